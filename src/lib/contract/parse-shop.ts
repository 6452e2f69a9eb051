import type { z } from 'zod';
import { SHOP_LISTS, urlOf, type Shop, type ShopList, type ShopProblem, Init } from './shop.ts';
import type { ImageRef } from '../domain/product.ts';
import type { Branch } from './branches.ts';
import { Config } from './config.ts';
import { messageOf } from './words/issues.ts';

type Entity<L extends ShopList> = Shop[L][number];
interface Reference {
  field: string;
  list: ShopList;
  id: number;
}
interface Broken {
  field: string;
  code: string;
  message: string;
}

/** What an entity of each list refers to, with the field that says so. */
const REFERENCES: { [L in ShopList]?: (entity: Entity<L>) => Reference[] } = {
  branches: ({ tags, division }) => [
    ...tags.map(({ id }, i): Reference => ({ field: `tags.${i}.id`, list: 'tags', id })),
    ...(division ? [{ field: 'division.id', list: 'divisions', id: division.id } as const] : []),
  ],
  categories: preparedAt,
  products: ({ goesWith = [], config, station }) => [
    ...goesWith.map(({ id }, i): Reference => ({ field: `goesWith.${i}.id`, list: 'products', id })),
    ...config.parts.flatMap(({ group }, i): Reference[] =>
      group ? [{ field: `config.parts.${i}.group.id`, list: 'optionGroups', id: group.id }] : [],
    ),
    ...preparedAt({ station }),
  ],
  tables: ({ branch }) => [{ field: 'branch.id', list: 'branches', id: branch.id }],
  promotions: ({ branches, categories, products, giftCategories, giftProducts }) => [
    ...refs('branches', 'branches', branches),
    ...refs('categories', 'categories', categories),
    ...refs('products', 'products', products),
    ...refs('giftCategories', 'categories', giftCategories),
    ...refs('giftProducts', 'products', giftProducts),
  ],
  priceTimes: ({ branches, categories, products, prices }) => [
    ...refs('branches', 'branches', branches),
    ...refs('categories', 'categories', categories),
    ...refs('products', 'products', products),
    ...prices.map(({ product }, i): Reference => ({
      field: `prices.${i}.product.id`,
      list: 'products',
      id: product.id,
    })),
  ],
  menus: ({ branches, catalog }) => [
    ...branches.map(({ id }, i): Reference => ({ field: `branches.${i}.id`, list: 'branches', id })),
    ...catalog.flatMap((entry, i): Reference[] => [
      { field: `catalog.${i}.id`, list: 'categories', id: entry.id },
      ...entry.products.map(({ id }, j): Reference => ({
        field: `catalog.${i}.products.${j}.id`,
        list: 'products',
        id,
      })),
    ]),
  ],
};

function refs(field: string, list: ShopList, all: readonly { id: number }[]): Reference[] {
  return all.map(({ id }, index) => ({ field: `${field}.${index}.id`, list, id }));
}

function preparedAt({ station }: Pick<Entity<'categories'>, 'station'>): Reference[] {
  return station ? [{ field: 'station.id', list: 'stations', id: station.id }] : [];
}

const ID_TWICE = { field: 'id', code: 'id stands twice', message: 'Diese id kommt mehrfach vor.' };
export const IDENTIFIER_TWICE = {
  field: 'identifier',
  code: 'identifier stands twice',
  message: 'Diese Kennung kommt mehrfach vor.',
};

const CODE_TWICE = {
  field: 'code',
  code: 'code stands twice',
  message: 'Diesen Code hat schon eine andere Aktion.',
};

const FORMER_TWICE = {
  code: 'former identifier stands twice',
  message: 'Diese Kennung führt schon zu einer anderen Filiale.',
};

/** Whose each address of a branch page is, today's and former ones apart, by identifier. */
type Owners = ReadonlyMap<string, { today: number[]; former: number[] }>;

function ownersOf(branches: readonly Branch[]): Owners {
  const owners = new Map<string, { today: number[]; former: number[] }>();
  const own = (identifier: string, when: 'today' | 'former', id: number) => {
    const ids = owners.get(identifier) ?? { today: [], former: [] };
    ids[when].push(id);
    owners.set(identifier, ids);
  };
  for (const { id, identifier, formerIdentifiers } of branches) {
    own(identifier, 'today', id);
    for (const former of formerIdentifiers) own(former, 'former', id);
  }
  return owners;
}

/** Where a former identifier of a branch is another's as well: an address leads to one branch only. */
function sharedAddresses({ id, identifier, formerIdentifiers }: Branch, owners: Owners): Broken[] {
  const isOthers = (one: number) => one !== id;
  const fields = formerIdentifiers.flatMap((former, at) => {
    const { today = [], former: before = [] } = owners.get(former) ?? {};
    return [...today, ...before].some(isOthers) ? [`formerIdentifiers.${at}`] : [];
  });
  const isLeft = owners.get(identifier)?.former.some(isOthers) ?? false;
  return [...(isLeft ? ['identifier'] : []), ...fields].map((field) => ({ ...FORMER_TWICE, field }));
}

/** References that point at nothing, and ids or identifiers that stand twice. */
function brokenReferences(shop: Shop): ShopProblem[] {
  const owners = ownersOf(shop.branches);
  return Object.entries(SHOP_LISTS).flatMap(([url, { key }]) => {
    const [ids, identifiers] = [new Set<number>(), new Set<string>()];
    return shop[key].flatMap((entity) => {
      const shared = key === 'branches' ? sharedAddresses(entity as Branch, owners) : [];
      const problems = [...missing(shop, key, entity), ...shared, ...sharedCodes(shop, key, entity)];
      const identifier = scopedIdentifier(entity);
      if (identifier !== null && identifiers.has(identifier)) problems.unshift(twiceIn(key));
      if (ids.has(entity.id)) problems.unshift(ID_TWICE);
      ids.add(entity.id);
      if (identifier !== null) identifiers.add(identifier);
      return problems.map((problem) => ({ url, id: entity.id, ...problem }));
    });
  });
}

/** As `brokenReferences`, for one entity that is added to a valid shop, or replaces the one with its id. */
export function brokenReferencesOf<L extends ShopList>(shop: Shop, list: L, entity: Entity<L>): Broken[] {
  const identifier = scopedIdentifier(entity);
  const isTaken =
    identifier !== null &&
    shop[list].some((other) => other.id !== entity.id && scopedIdentifier(other) === identifier);
  return [
    ...(isTaken ? [twiceIn(list)] : []),
    ...(list === 'branches' ? sharedAddresses(entity as Branch, ownersOf(shop.branches)) : []),
    ...missing(shop, list, entity),
    ...sharedCodes(shop, list, entity),
  ];
}

/** A code leads to one promotion. */
function sharedCodes(
  shop: Shop,
  list: ShopList,
  { id, code }: { id: number; code?: string | null },
): Broken[] {
  if (list !== 'promotions' || code === undefined || code === null) return [];
  const isTaken = shop.promotions.some((other) => other.id !== id && other.code === code);
  return isTaken ? [CODE_TWICE] : [];
}

function missing<L extends ShopList>(shop: Shop, list: L, entity: Entity<L>): Broken[] {
  const references = (REFERENCES[list] as ((entity: Entity<L>) => Reference[]) | undefined)?.(entity) ?? [];
  return references
    .filter((reference) => !idsOf(shop[reference.list]).has(reference.id))
    .map((reference) => ({
      field: reference.field,
      code: `no ${reference.list} entry with id ${reference.id}`,
      message: `In ${urlOf(reference.list)} gibt es keinen Eintrag mit der id ${reference.id}.`,
    }));
}

const known = new WeakMap<object, Set<number>>();

/** The ids of a list, gathered once for it. */
function idsOf(list: readonly { id: number }[]): ReadonlySet<number> {
  const ids = known.get(list) ?? new Set(list.map(({ id }) => id));
  known.set(list, ids);
  return ids;
}

const TEXT_TWICE = { field: 'german', code: 'text stands twice', message: 'Dieser Text kommt mehrfach vor.' };
const twiceIn = (list: ShopList) => (list === 'translations' ? TEXT_TWICE : IDENTIFIER_TWICE);

/** What one entity of a list has only. A table's identifier is its branch's own: two branches may both have a table 1. */
function scopedIdentifier(entity: {
  id: number;
  identifier?: string | null;
  german?: string;
  branch?: { id: number };
}): string | null {
  const { identifier = entity.german, branch } = entity;
  if (identifier === undefined || identifier === null) return null;
  return branch ? `${branch.id}/${identifier}` : identifier;
}

/** A picture that something shows, and the field that says so. */
interface ShownImage {
  field: string;
  image: ImageRef;
}

const one = (field: string, image: ImageRef | null): ShownImage[] => (image ? [{ field, image }] : []);
const several = (field: string, images: readonly ImageRef[]): ShownImage[] =>
  images.map((image, index) => ({ field: `${field}.${index}`, image }));

/** The pictures of an entity of each list. */
const IMAGES: { readonly [L in ShopList]: (entity: Shop[L][number]) => ShownImage[] } = {
  divisions: () => [],
  branches: ({ logo, images }) => [...one('logo', logo), ...several('images', images)],
  menus: () => [],
  categories: ({ image }) => one('image', image),
  products: ({ images }) => several('images', images),
  tags: ({ image }) => one('image', image),
  tables: () => [],
  blocks: ({ data }) =>
    data.flatMap((part, index) => (part.type === 'image' ? one(`data.${index}.value`, part.value) : [])),
  donatees: () => [],
  optionGroups: () => [],
  stations: () => [],
  promotions: () => [],
  priceTimes: () => [],
  translations: () => [],
};

/** The pictures of one entity of the shop. */
export function imagesOf<L extends ShopList>(list: L, entity: Shop[L][number]): ShownImage[] {
  return IMAGES[list](entity);
}

export const imagesOfConfig = ({
  logo,
  logoDark,
  heroPicture,
  guaranteeNotice,
}: Shop['config']): ShownImage[] => [
  ...one('logo', logo),
  ...one('logoDark', logoDark),
  ...one('heroPicture', heroPicture),
  ...one('guaranteeNotice', guaranteeNotice),
];

/** Every reference to a picture that the shop has. */
export function imageRefsOf(shop: Shop): ImageRef[] {
  const lists = Object.keys(IMAGES) as ShopList[];
  const shown = lists.flatMap((list) => shop[list].flatMap((entity) => imagesOf(list, entity as never)));
  return [...imagesOfConfig(shop.config), ...shown].map(({ image }) => image);
}

type Parsed = { ok: true; shop: Shop } | { ok: false; problems: ShopProblem[] };

function problemsOf(error: z.ZodError, url: string, id: number | null): ShopProblem[] {
  return error.issues.map((issue) => ({
    url,
    id,
    field: issue.path.join('.'),
    code: issue.message,
    message: messageOf(issue),
  }));
}

function idOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'number' ? id : null;
}

/**
 * Reads the body of `/api/init` or a shop file. Unknown fields are ignored, missing optional ones get their
 * defaults, and every entity that does not fit is reported by url, id and field. A list may be missing; the
 * config may not.
 */
export function parseShop(body: unknown): Parsed {
  const envelope = Init.safeParse(body);
  if (!envelope.success) return { ok: false, problems: problemsOf(envelope.error, '/api/init', null) };
  const payloads = new Map(envelope.data.data.map((entry) => [entry.url, entry.data.data]));
  const problems: ShopProblem[] = [];

  const config = Config.safeParse(payloads.get('/api/config'));
  if (!config.success) problems.push(...problemsOf(config.error, '/api/config', null));

  const lists: Record<string, unknown[]> = {};
  for (const [url, { key, entity }] of Object.entries(SHOP_LISTS)) {
    const payload = payloads.get(url) ?? [];
    if (!Array.isArray(payload)) {
      problems.push({
        url,
        id: null,
        field: '',
        code: 'expected a list',
        message: 'Hier muss eine Liste stehen.',
      });
      continue;
    }
    const items: unknown[] = [];
    for (const value of payload) {
      const parsed = (entity as z.ZodType).safeParse(value);
      if (parsed.success) items.push(parsed.data);
      else problems.push(...problemsOf(parsed.error, url, idOf(value)));
    }
    lists[key] = items;
  }
  if (problems.length > 0 || !config.success) return { ok: false, problems };
  const shop = { config: config.data, ...lists } as unknown as Shop;
  const broken = brokenReferences(shop);
  return broken.length > 0 ? { ok: false, problems: broken } : { ok: true, shop };
}
