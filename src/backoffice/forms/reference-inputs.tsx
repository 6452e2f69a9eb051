import { useEffect } from 'react';
import { AutocompleteArrayInput, SelectInput, useRecordContext, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useAllOf } from '../data/lists.ts';

interface Ref {
  id: number;
}
interface RefProps {
  source: string;
  reference: string;
  label: string;
  /** The field that names the choices. */
  named?: string;
  helperText?: string;
  /** Whether a new entity has the only choice from the start: a shop with one branch is not asked which. */
  takesOnly?: boolean;
}
interface OneRefProps extends RefProps {
  /** What no reference is called; without it, one has to be chosen. */
  emptyText?: string;
}

const idsOf = (refs: Ref[] | null | undefined) => refs?.map(({ id }) => id) ?? [];
const refsOf = (ids: number[] | null | undefined) => ids?.map((id) => ({ id })) ?? [];
const idOf = (ref: Ref | null | undefined) => ref?.id ?? '';
const refOf = (id: number | '') => (id === '' ? null : { id });

/** Props of both inputs: all entities that can be referred to. */
function useRefField({ reference, named = 'name', helperText, takesOnly = false, ...field }: RefProps) {
  const { data: choices = [], isPending } = useAllOf<RaRecord<number>>(reference, named);
  const only = choices.length === 1 ? choices[0]?.id : undefined;
  useOnly(field.source, takesOnly ? only : undefined);
  return {
    ...field,
    choices,
    isPending,
    optionText: named,
    helperText: helperText ?? false,
    fullWidth: true,
  };
}

/** Fills an empty field of a new entity with what alone can be chosen. */
function useOnly(source: string, only: number | undefined): void {
  const isNew = useRecordContext()?.id === undefined;
  const { formState, getValues, setValue } = useFormContext();
  const { isReady } = formState;
  useEffect(() => {
    // Before it is ready, the form would overwrite the value with its defaults.
    if (!isReady || !isNew || only === undefined) return;
    const value: unknown = getValues(source);
    if (value === null) setValue(source, { id: only });
    else if (Array.isArray(value) && value.length === 0) setValue(source, [{ id: only }]);
  }, [isReady, isNew, only, source, getValues, setValue]);
}

/** References to several entities, as `[{ id }]`. */
export function RefsInput(props: RefProps) {
  return <AutocompleteArrayInput {...useRefField(props)} format={idsOf} parse={refsOf} />;
}

/** A reference to one entity, as `{ id }`. */
export function RefInput({ emptyText, ...props }: OneRefProps) {
  const field = useRefField(props);
  const empty = emptyText === undefined ? { isRequired: true } : { emptyText };
  return <SelectInput {...field} format={idOf} parse={refOf} {...empty} />;
}
