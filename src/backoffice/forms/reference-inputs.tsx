import { AutocompleteArrayInput, SelectInput, type RaRecord } from 'react-admin';
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
function useRefField({ reference, named = 'name', helperText, ...field }: RefProps) {
  const { data: choices = [], isPending } = useAllOf<RaRecord<number>>(reference, named);
  return {
    ...field,
    choices,
    isPending,
    optionText: named,
    helperText: helperText ?? false,
    fullWidth: true,
  };
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
