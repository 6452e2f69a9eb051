import type { ListCondition, ListFields, ListPage, ListQuery, ListValue } from '../../lib/contract/lists.ts';

type Entry = Readonly<Record<string, unknown>>;
interface WithId {
  id: number;
}

/** Entities that an entry refers to, by the filter's name. */
export type References = Readonly<Record<string, (entry: Entry) => readonly (WithId | null | undefined)[]>>;

const REFERENCES: References = {
  branchId: ({ branch, branches }) => [branch as WithId | undefined, ...((branches as WithId[]) ?? [])],
  tagId: ({ tags }) => tags as WithId[],
  imageId: ({ image, logo, images }) => [
    image as WithId | null | undefined,
    logo as WithId | null | undefined,
    ...((images as WithId[]) ?? []),
  ],
  stationId: ({ station }) => [station as WithId | null | undefined],
  categoryId: ({ catalog }) => catalog as WithId[],
  productId: ({ catalog }) => (catalog as { products: WithId[] }[]).flatMap(({ products }) => products),
};

const collator = new Intl.Collator('de', { numeric: true });

/** Filters, searches, sorts and slices a list in memory. `references`: references that are not fields of the entries. */
export function selectEntries<T extends object>(
  entries: readonly T[],
  { words, conditions, sort, range }: ListQuery,
  fields: ListFields,
  searched: readonly string[],
  references: References = {},
): ListPage<T> {
  const referring = { ...REFERENCES, ...references };
  const valuesOf = (entry: T, field: string) => valuesIn(entry as Entry, field, fields, referring);
  const folded = words.map(fold);
  const found = entries.filter(
    (entry) =>
      conditions.every((condition) => meets(valuesOf(entry, condition.field), condition)) &&
      folded.every((word) =>
        searched.some((field) => {
          const text = (entry as Entry)[field];
          return typeof text === 'string' && fold(text).includes(word);
        }),
      ),
  );
  if (sort) {
    const sign = sort.direction === 'desc' ? -1 : 1;
    // Sorting is stable.
    found.sort(
      (a, b) => sign * compare(valuesOf(a, sort.field)[0] ?? null, valuesOf(b, sort.field)[0] ?? null),
    );
  }
  return { items: range ? found.slice(range.first, range.last + 1) : found, total: found.length };
}

function valuesIn(entry: Entry, field: string, fields: ListFields, referring: References): ListValue[] {
  const references = referring[field];
  if (references) return references(entry).flatMap((it) => (it ? [it.id] : []));
  const value = entry[field] as ListValue;
  return [fields[field] === 'instant' && typeof value === 'string' ? new Date(value) : value];
}

function meets(values: readonly ListValue[], { operator, values: wanted }: ListCondition): boolean {
  const [bound = null] = wanted;
  switch (operator) {
    case 'is':
      return wanted.some((want) =>
        want === null
          ? values.every((value) => value === null)
          : values.some((value) => value !== null && compare(value, want) === 0),
      );
    case 'from':
      return values.some((value) => value !== null && compare(value, bound) >= 0);
    case 'to':
      return values.some((value) => value !== null && compare(value, bound) <= 0);
  }
}

/** null sorts last. */
function compare(a: ListValue, b: ListValue): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string')
    return a === b ? 0 : collator.compare(a, b) || (a < b ? -1 : 1);
  return Number(a) - Number(b);
}

const fold = (text: string) => text.toLocaleLowerCase('de');
