import { Config } from './config.ts';
import { ENTITIES, type Shop, type ShopList } from './shop.ts';

/** What leads from one shop to another: the entities that differ, and the ids of a list whose members or order do. */
export interface ShopPatch {
  config: Config | null;
  lists: { list: ShopList; ids: number[] | null; changed: { id: number }[] }[];
}

/** Entities that are the same object count as unchanged: costs one comparison for each of a list that differs. */
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

/** The shop that a patch leads to; entities are read as `parseShop` reads them. Throws for what does not fit. */
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

/** A part of a shop on its way to another process: its config, which comes first, or some entities of a list. */
export type ShopPart = { config: Config } | { list: ShopList; entities: readonly { id: number }[] };

/** Enough to be quick, few enough that what sends or reads them holds no second copy of the shop. */
const AT_ONCE = 200;

/** The parts of a shop in their order. */
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

/** Puts a shop together from its parts; entities are read as `parseShop` reads them. `add` throws for one that does not fit. */
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
