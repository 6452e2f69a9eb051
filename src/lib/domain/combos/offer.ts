import type { Menu } from '../menu.ts';
import type { Product } from '../product.ts';
import type { SoldOut } from '../sold-out.ts';
import { isCombo } from './combo.ts';
import { componentsOf, isStuck, NO_END } from './components.ts';

/** Until when an option cannot be had that its branch does not offer at all: pages do not show it. */
export const NOT_OFFERED = '9999-12-31T00:00:00.000Z';

interface Seller {
  id: number;
  soldOut: readonly SoldOut[];
}

interface Offer {
  menus: readonly Menu[];
  products: readonly Product[];
}

/** A component's places on menus. */
interface Place {
  branches: ReadonlySet<number>;
  isSold: boolean;
}

/** Says what branches have sold out, with the options of combos whose components they have not. */
export type SoldOutWithCombos = (branch: Seller) => readonly SoldOut[];

/** Null: the shop has no combos. */
export function createSoldOutWithCombos({ menus, products }: Offer): SoldOutWithCombos | null {
  const combos = products.filter(isCombo);
  if (combos.length === 0) return null;
  const places = placesOf(menus, combos);
  return ({ id: branch, soldOut }) => {
    const ends = new Map(
      soldOut.flatMap(({ product, part, until }) => (part === null ? [[product.id, until] as const] : [])),
    );
    const until = (id: number): string | null => ends.get(id) ?? endOf(places.get(id) ?? [], branch);
    return [...soldOut, ...combos.flatMap((combo) => soldOutOf(combo, soldOut, until))];
  };
}

function placesOf(menus: readonly Menu[], combos: readonly Product[]): ReadonlyMap<number, Place[]> {
  const ids = new Set(combos.flatMap(({ config }) => componentsOf(config.parts).map(({ id }) => id)));
  const places = new Map<number, Place[]>();
  for (const menu of menus) {
    const branches = new Set(menu.branches.map(({ id }) => id));
    for (const { products } of menu.catalog)
      for (const { id, enabled } of products)
        if (ids.has(id)) places.set(id, [...(places.get(id) ?? []), { branches, isSold: enabled }]);
  }
  return places;
}

/** Until when a branch does not sell a component; null: it does. What is on no menu is sold in combos only. */
function endOf(places: readonly Place[], branch: number): string | null {
  if (places.length === 0) return null;
  const own = places.filter(({ branches }) => branches.has(branch));
  if (own.length === 0) return NOT_OFFERED;
  return own.some(({ isSold }) => isSold) ? null : NO_END;
}

/** What a branch lacks of a combo besides what it has marked itself: single options, and all of it where nothing is left to choose. */
function soldOutOf(
  { id, config }: Product,
  soldOut: readonly SoldOut[],
  untilOf: (component: number) => string | null,
): SoldOut[] {
  const product = { id };
  const marked = new Map(
    soldOut.flatMap((one) =>
      one.product.id === id ? [[JSON.stringify([one.part, one.option]), one.until] as const] : [],
    ),
  );
  const own: SoldOut[] = [];
  const stuck: string[] = [];
  for (const part of config.parts) {
    const ends = new Map<string, string>();
    for (const option of part.options) {
      const before = marked.get(JSON.stringify([part.name, option.name])) ?? option.outUntil;
      const until = before ?? (option.product ? untilOf(option.product.id) : null);
      if (!until) continue;
      ends.set(option.name, until);
      if (!before) own.push({ product, part: part.name, option: option.name, until });
    }
    if (isStuck(part, ({ name }) => ends.has(name))) stuck.push([...ends.values()].sort()[0] ?? NO_END);
  }
  const isMarked = marked.has(JSON.stringify([null, null]));
  const last = stuck.sort().at(-1);
  return last === undefined || isMarked ? own : [...own, { product, part: null, option: null, until: last }];
}
