import { z } from 'zod';
import { type FieldError, Day, Id, Instant, Line } from './fields.ts';
import { LIST_MESSAGES } from './words/customers.ts';
import type { CustomerWords } from './words/languages.ts';
import type { ShopList } from './shop.ts';

/**
 * Lists as the back office asks for them: `?filter={"q":"piz","branchId":1,"id":[1,2]}&range=[0,24]&sort=["name","ASC"]`,
 * answered with `Content-Range: products 0-24/319`. All three are optional.
 */

/** The most entries that one answer holds where a range is asked for. */
export const LARGEST_PAGE = 1000;
/** The most values that one field of a filter names. */
const MOST_VALUES = LARGEST_PAGE;
const LONGEST_PARAM = 16_000;

const param = (description: string) => z.string().max(LONGEST_PARAM).optional().meta({ description });

/** The query of a list's route; `parseListQuery` parses its values by the list's fields. */
export const ListParams = z.object({
  filter: param(
    'JSON object: field to value or values; "q" searches, "_gte" and "_lte" behind a field bound it',
  ),
  range: param(`JSON list of first and last index, both included; at most ${LARGEST_PAGE} entries`),
  sort: param('JSON list of field and "ASC" or "DESC"'),
});

const KINDS = {
  id: Id,
  integer: z.int().min(-2_147_483_648).max(2_147_483_647),
  number: z.number(),
  boolean: z.boolean(),
  text: Line(200),
  day: Day,
  instant: Instant.transform((instant) => new Date(instant)),
} as const;

/** The fields that a list can be filtered and sorted by, with their types. Others are refused. */
export type ListFields = Readonly<Record<string, keyof typeof KINDS>>;

export type ListValue = string | number | boolean | Date | null;

export interface ListCondition {
  field: string;
  /** `is`: one of the values; `from` and `to`: not before, not after the one value, that one included. */
  operator: 'is' | 'from' | 'to';
  values: ListValue[];
}

/** A parsed query. `range` is null where none was given. */
export interface ListQuery {
  /** Search words; all have to match. */
  words: string[];
  conditions: ListCondition[];
  sort: { field: string; direction: 'asc' | 'desc' } | null;
  /** Both included, counted from 0. */
  range: { first: number; last: number } | null;
}

/** Part of a list, and the length of the whole. */
export interface ListPage<T> {
  items: T[];
  total: number;
}

type ParamName = keyof z.output<typeof ListParams>;
type Parsed = { ok: true; query: ListQuery } | { ok: false; errors: FieldError[] };

/** Parses a list's query: the query, or an error for each invalid parameter (400); without other words in German, as staff read it. */
export function parseListQuery(
  params: z.output<typeof ListParams>,
  fields: ListFields,
  words: CustomerWords['LIST_MESSAGES'] = LIST_MESSAGES,
): Parsed {
  const errors: FieldError[] = [];
  const refuse = (field: ParamName, message: keyof typeof LIST_MESSAGES) =>
    errors.push({ field, message: words[message] });

  const filter = Filter.safeParse(json(params.filter) ?? {});
  if (!filter.success) refuse('filter', 'filter');
  const { q, ...wanted } = filter.data ?? {};
  const conditions = Object.entries(wanted).map(([name, value]) => condition(name, value, fields));
  if (conditions.includes(null)) refuse('filter', 'filterField');
  const search = Line(200).optional().safeParse(q);
  if (!search.success) refuse('filter', 'filterSearch');

  const sort = Sort.nullable().safeParse(json(params.sort) ?? null);
  if (!sort.success || (sort.data && !hasField(fields, sort.data[0]))) refuse('sort', 'sort');

  const range = Range.nullable().safeParse(json(params.range) ?? null);
  if (!range.success) refuse('range', 'range');
  else if (range.data && range.data[1] - range.data[0] >= LARGEST_PAGE) refuse('range', 'rangeTooLarge');

  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    query: {
      words: (search.data ?? '').split(/\s+/).filter((word) => word !== ''),
      conditions: conditions.filter((it) => it !== null),
      sort: sort.data ? { field: sort.data[0], direction: sort.data[1] === 'ASC' ? 'asc' : 'desc' } : null,
      range: range.data ? { first: range.data[0], last: range.data[1] } : null,
    },
  };
}

const Filter = z.record(z.string(), z.unknown());
const Sort = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const Index = z.int().min(0).max(1_000_000_000);
const Range = z.tuple([Index, Index]).refine(([first, last]) => first <= last);

/** Text that is no JSON stays text, which no parameter accepts. */
function json(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const hasField = (fields: ListFields, name: string) => Object.hasOwn(fields, name);

function condition(name: string, value: unknown, fields: ListFields): ListCondition | null {
  const [, bounded, bound] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  const field = bounded ?? name;
  const kind = hasField(fields, field) ? fields[field] : undefined;
  if (!kind) return null;
  if (bound) {
    const parsed = KINDS[kind].safeParse(value);
    return parsed.success
      ? { field, operator: bound === 'gte' ? 'from' : 'to', values: [parsed.data] }
      : null;
  }
  const one = (KINDS[kind] as z.ZodType<ListValue>).nullable();
  const parsed = z
    .array(one)
    .max(MOST_VALUES)
    .safeParse(Array.isArray(value) ? value : [value]);
  return parsed.success ? { field, operator: 'is', values: parsed.data } : null;
}

/** The Content-Range header: the part of the list and its whole length, `products 0-24/319`. */
export function contentRange(name: string, { items, total }: ListPage<unknown>, query: ListQuery): string {
  const first = query.range?.first ?? 0;
  return items.length === 0 ? `${name} */${total}` : `${name} ${first}-${first + items.length - 1}/${total}`;
}

const identified = { id: 'id', identifier: 'text' } as const;
const named = { id: 'id', name: 'text' } as const;

/** Fields of the shop's lists. `branchId` and the like match entities that an entry refers to. */
export const SHOP_LIST_FIELDS = {
  divisions: { ...identified, name: 'text' },
  branches: {
    ...identified,
    name: 'text',
    street: 'text',
    zipCode: 'text',
    city: 'text',
    isPublic: 'boolean',
    isDeliveryEnabled: 'boolean',
    isTakeawayEnabled: 'boolean',
    isDineInEnabled: 'boolean',
    isPreorderEnabled: 'boolean',
    tagId: 'id',
    imageId: 'id',
  },
  menus: { ...named, availableFrom: 'instant', branchId: 'id', categoryId: 'id', productId: 'id' },
  categories: { ...named, visible: 'boolean', imageId: 'id', stationId: 'id' },
  products: {
    ...named,
    type: 'text',
    enabled: 'boolean',
    visible: 'boolean',
    price: 'number',
    tax: 'number',
    isLeadTimeEnabled: 'boolean',
    imageId: 'id',
    categoryId: 'id',
    stationId: 'id',
  },
  tags: { ...named, imageId: 'id' },
  tables: { ...identified, branchId: 'id' },
  blocks: { ...identified, isEnabled: 'boolean', isPublic: 'boolean' },
  donatees: { ...identified, name: 'text' },
  optionGroups: named,
  stations: named,
  promotions: {
    ...named,
    isEnabled: 'boolean',
    trigger: 'text',
    kind: 'text',
    validFrom: 'day',
    validUntil: 'day',
  },
  priceTimes: { ...named, isEnabled: 'boolean', kind: 'text' },
  translations: { id: 'id', german: 'text' },
} as const satisfies Record<ShopList, ListFields>;

/** Fields that a search looks in. */
export const SEARCHED_FIELDS: Readonly<Record<ShopList, readonly string[]>> = {
  divisions: ['identifier', 'name'],
  branches: ['identifier', 'name', 'street', 'zipCode', 'city', 'keywords'],
  menus: ['name'],
  categories: ['name'],
  products: ['name', 'description'],
  tags: ['name'],
  tables: ['identifier'],
  blocks: ['identifier'],
  donatees: ['identifier', 'name', 'description'],
  optionGroups: ['name'],
  stations: ['name'],
  promotions: ['name', 'code'],
  priceTimes: ['name'],
  translations: ['german'],
};
