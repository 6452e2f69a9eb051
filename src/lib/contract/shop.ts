import { z } from 'zod';
import { Block, Category, Division, Donatee, Station, Table, Tag, Menu } from './entities.ts';
import { Branch } from './branches.ts';
import { Config } from './config.ts';
import { OptionGroup, Product } from './products.ts';
import { PriceTime } from './price-times.ts';
import { Promotion } from './promotions.ts';
import { Translation } from './translations.ts';

/** The lists of a shop by their url in `/api/init` (DESIGN section 4). Customers get no option groups, stations and promotions. */
export const SHOP_LISTS = {
  '/api/divisions': { key: 'divisions', entity: Division },
  '/api/branches': { key: 'branches', entity: Branch },
  '/api/menus': { key: 'menus', entity: Menu },
  '/api/categories': { key: 'categories', entity: Category },
  '/api/products': { key: 'products', entity: Product },
  '/api/tags': { key: 'tags', entity: Tag },
  '/api/tables': { key: 'tables', entity: Table },
  '/api/blocks': { key: 'blocks', entity: Block },
  '/api/donatees': { key: 'donatees', entity: Donatee },
  '/api/option-groups': { key: 'optionGroups', entity: OptionGroup },
  '/api/stations': { key: 'stations', entity: Station },
  '/api/promotions': { key: 'promotions', entity: Promotion },
  '/api/price-times': { key: 'priceTimes', entity: PriceTime },
  '/api/translations': { key: 'translations', entity: Translation },
} as const;

/** The schema of each list's entities. */
const ENTITIES = new Map(
  Object.values(SHOP_LISTS).map(({ key, entity }) => [key as ShopList, entity as z.ZodType]),
);

/** The schema of a list's entities. */
export const entityOf = (list: ShopList): z.ZodType => ENTITIES.get(list) as z.ZodType;

/** A whole shop, as `/api/init` answers it and a shop file contains it. */
export interface Shop {
  config: Config;
  divisions: Division[];
  branches: Branch[];
  menus: Menu[];
  categories: Category[];
  products: Product[];
  tags: Tag[];
  tables: Table[];
  blocks: Block[];
  donatees: Donatee[];
  /** Staff only: customers get what products have of them. */
  optionGroups: OptionGroup[];
  /** What customers see has none. */
  stations: Station[];
  /** Nor promotions: a code is told to whom the shop wants. */
  promotions: Promotion[];
  /** Pages are rendered at their prices. */
  priceTimes: PriceTime[];
  /** The shop's own words in other languages; pages in these are rendered with them. */
  translations: Translation[];
}

/** The lists that a shop is made of. */
export type ShopList = Exclude<keyof Shop, 'config'>;

const URLS = new Map(Object.entries(SHOP_LISTS).map(([url, { key }]) => [key, url]));

/** Where the API has a list. */
export const urlOf = (list: ShopList): string => URLS.get(list) ?? '';

/** The envelope of `/api/init`; the entries' payloads are checked one by one by `parseShop`. */
export const Init = z
  .object({ data: z.array(z.object({ url: z.string(), data: z.object({ data: z.unknown() }) })) })
  .meta({ id: 'Init' });

/** An error in a shop file: list, entity, field and reason. */
export interface ShopProblem {
  url: string;
  id: number | null;
  field: string;
  code: string;
  /** `code` in German. */
  message: string;
}

/** The lists that customers never get, as they get them. */
export const NO_STAFF_LISTS: Pick<Shop, 'optionGroups' | 'stations' | 'promotions'> = {
  optionGroups: [],
  stations: [],
  promotions: [],
};

/** Whether only staff get a list. */
export const isStaffList = (list: ShopList): boolean => Object.hasOwn(NO_STAFF_LISTS, list);

/** Lists that other APIs lack and older shop files: left out where they are empty. */
const isLeftOut = (list: ShopList): boolean =>
  isStaffList(list) || list === 'translations' || list === 'priceTimes';

/** Shop → the body of `/api/init`, lists in the order of DESIGN section 4. */
export function toInit(shop: Shop): z.output<typeof Init> {
  const lists = Object.entries(SHOP_LISTS)
    .filter(([, { key }]) => !isLeftOut(key) || shop[key].length > 0)
    .map(([url, { key }]) => ({ url, data: { data: shop[key] as unknown } }));
  return { data: [{ url: '/api/config', data: { data: shop.config } }, ...lists] };
}

/** The difference between two shops: changed entities, and the ids of a list whose members or order changed. */
export interface ShopPatch {
  config: Config | null;
  lists: { list: ShopList; ids: number[] | null; changed: { id: number }[] }[];
}

/** Compares by identity: identical objects count as unchanged. */
export function diffShops(before: Shop, after: Shop): ShopPatch {
  const lists: ShopPatch['lists'] = [];
  for (const list of ENTITIES.keys()) {
    const [old, now]: (readonly { id: number }[])[] = [before[list], after[list]];
    if (!old || !now || old === now) continue;
    const isInPlace = old.length === now.length && old.every(({ id }, i) => id === now[i]?.id);
    const known = isInPlace ? null : new Set(old);
    const changed = now.filter((entity, i) => (known ? !known.has(entity) : entity !== old[i]));
    if (changed.length > 0 || !isInPlace)
      lists.push({ list, ids: isInPlace ? null : now.map(({ id }) => id), changed });
  }
  return { config: before.config === after.config ? null : after.config, lists };
}

/** Applies a patch; entities are parsed as in `parseShop`. Throws on invalid ones. */
export function patchShop(shop: Shop, { config, lists }: ShopPatch): Shop {
  const patched: Shop = { ...shop, config: config ? Config.parse(config) : shop.config };
  for (const { list, ids, changed } of lists) {
    const entity = ENTITIES.get(list);
    const fresh = new Map(changed.map((one) => [one.id, entity?.parse(one) as { id: number }]));
    const old: readonly { id: number }[] = shop[list];
    const byId = ids && new Map(old.map((one) => [one.id, one]));
    const next = ids
      ? ids.flatMap((id) => fresh.get(id) ?? byId?.get(id) ?? [])
      : old.map((one) => fresh.get(one.id) ?? one);
    Object.assign(patched, { [list]: next });
  }
  return patched;
}

/** A chunk of a shop for another process: its config, which comes first, or some entities of a list. */
export type ShopPart = { config: Config } | { list: ShopList; entities: readonly { id: number }[] };

/** Entities per chunk: few enough that neither side holds a second copy of the shop. */
const AT_ONCE = 200;

/** The chunks of a shop in order. */
export function* shopParts(shop: Shop): Generator<ShopPart> {
  yield { config: shop.config };
  for (const list of ENTITIES.keys())
    for (let start = 0; start < shop[list].length; start += AT_ONCE)
      yield { list, entities: shop[list].slice(start, start + AT_ONCE) };
}

function read(list: ShopList, one: { id: number }): unknown {
  const parsed = ENTITIES.get(list)?.safeParse(one);
  if (parsed?.success) return parsed.data;
  const fields = parsed?.error.issues.map(({ path }) => path.join('.')) ?? [];
  throw new Error(`${list} ${one.id} ${fields.join(', ')}`);
}

/** Assembles a shop from its chunks; entities are parsed as in `parseShop`. `add` throws on invalid ones. */
export function joinShop(): { add: (part: ShopPart) => void; shop: () => Shop } {
  let config: Config | null = null;
  const lists = new Map([...ENTITIES.keys()].map((list) => [list, [] as unknown[]]));
  return {
    add(part) {
      if ('config' in part) config = Config.parse(part.config);
      else lists.get(part.list)?.push(...part.entities.map((one) => read(part.list, one)));
    },
    shop() {
      if (!config) throw new Error('the shop has no config yet');
      return { config, ...Object.fromEntries(lists) } as unknown as Shop;
    },
  };
}
