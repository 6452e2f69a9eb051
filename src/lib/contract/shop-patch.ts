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
