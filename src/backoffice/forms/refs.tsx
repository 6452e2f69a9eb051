import { AutocompleteArrayInput, SelectInput, useGetList, type RaRecord } from 'react-admin';
import { LARGEST_PAGE } from '../api/limits.ts';

interface Ref {
  id: number;
}
interface RefProps {
  source: string;
  reference: string;
  label: string;
  /** The field that choices are named by. */
  named?: string;
  helperText?: string;
}

const everything = (named: string) => ({
  pagination: { page: 1, perPage: LARGEST_PAGE },
  sort: { field: named, order: 'ASC' as const },
});

const idsOf = (refs: Ref[] | null | undefined) => refs?.map(({ id }) => id) ?? [];
const refsOf = (ids: number[] | null | undefined) => ids?.map((id) => ({ id })) ?? [];
const idOf = (ref: Ref | null | undefined) => ref?.id ?? '';
const refOf = (id: number | '') => (id === '' ? null : { id });

/** Several entities that another refers to, as `[{ id }]`. */
export function RefsInput({ source, reference, label, named = 'name', helperText }: RefProps) {
  const { data = [], isPending } = useGetList<RaRecord<number>>(reference, everything(named));
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={data}
      optionText={named}
      isPending={isPending}
      format={idsOf}
      parse={refsOf}
      helperText={helperText ?? false}
      fullWidth
    />
  );
}

/** One entity that another refers to, as `{ id }`. */
export function RefInput({
  source,
  reference,
  label,
  named = 'name',
  helperText,
  choose = () => true,
}: RefProps & { choose?: (record: RaRecord<number>) => boolean }) {
  const { data = [], isPending } = useGetList<RaRecord<number>>(reference, everything(named));
  return (
    <SelectInput
      source={source}
      label={label}
      choices={data.filter(choose)}
      optionText={named}
      isPending={isPending}
      format={idOf}
      parse={refOf}
      helperText={helperText ?? false}
      isRequired
      fullWidth
    />
  );
}
