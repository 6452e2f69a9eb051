import { activeMenu, type Menu, type MenuPlace } from './menu.ts';
import { DateTime } from 'luxon';
import type { Product } from './product.ts';
import { cachedZone } from './wall-clock.ts';

/** A product, or one option of it, that a branch has sold out until an instant. Other branches may still sell it. */
export interface SoldOut {
  product: { id: number };
  /** The option's part; null: the whole product. */
  part: string | null;
  option: string | null;
  until: string;
}

/** The fields of a branch that the rules need. */
interface Seller {
  id: number;
  soldOut: readonly SoldOut[];
}

/** The branch's active menu at an instant in epoch milliseconds, without its sold-out products and options; null: none. */
export function branchMenu(menus: readonly Menu[], branch: Seller, at: number): Menu | null {
  const menu = activeMenu(menus, branch.id, at);
  return menu && menuOfBranch(menu, branch.soldOut);
}

/** Cached by object, since many pages and calls need the same menu of the same branch. */
const known = new WeakMap<readonly SoldOut[], WeakMap<Menu, Menu>>();

/** A menu for one branch: its sold-out products are disabled, and its sold-out options are listed. */
export function menuOfBranch<M extends Menu>(menu: M, soldOut: readonly SoldOut[]): M {
  if (soldOut.length === 0) return menu;
  const ofBranch = known.get(soldOut) ?? new WeakMap<Menu, Menu>();
  known.set(soldOut, ofBranch);
  const made = ofBranch.get(menu) ?? overlay(menu, soldOut);
  ofBranch.set(menu, made);
  return made as M;
}

function overlay(menu: Menu, soldOut: readonly SoldOut[]): Menu {
  const ofProduct = Map.groupBy(soldOut, ({ product }) => product.id);
  return {
    ...menu,
    catalog: menu.catalog.map((entry) => ({
      ...entry,
      products: entry.products.map((place) => placeWithout(place, ofProduct.get(place.id))),
    })),
  };
}

function placeWithout(place: MenuPlace, out: readonly SoldOut[] | undefined): MenuPlace {
  if (!out) return place;
  if (out.some(({ option }) => option === null)) return { ...place, enabled: false };
  const outOptions = out.map(({ part, option, until }) => ({
    part: part ?? '',
    option: option ?? '',
    until,
  }));
  return { ...place, outOptions };
}

const isSame = (one: Omit<SoldOut, 'until'>, other: Omit<SoldOut, 'until'>) =>
  one.product.id === other.product.id && one.part === other.part && one.option === other.option;

/** The list with a product or option sold out, or (`until` null) available again. */
export function withSoldOut(
  soldOut: readonly SoldOut[],
  what: Omit<SoldOut, 'until'>,
  until: string | null,
): SoldOut[] {
  const others = soldOut.filter((one) => !isSame(one, what));
  return until === null ? others : [...others, { ...what, until }];
}

/** The entries still valid at an instant in epoch milliseconds; the same list if all are. */
export function stillSoldOut(soldOut: SoldOut[], now: number): SoldOut[] {
  const left = soldOut.filter(({ until }) => Date.parse(until) > now);
  return left.length === soldOut.length ? soldOut : left;
}

/** The shop's day begins at three in the morning, when nobody orders and the clocks have been changed. */
export const DAY_START_HOUR = 3;

/** The end of today's sold-out entries: the next start of the shop's day, as an instant. `now` in epoch milliseconds. */
export function nextRestock(timezone: string, now: number): string {
  const today = DateTime.fromMillis(now, { zone: cachedZone(timezone) }).minus({ hours: DAY_START_HOUR });
  return today.plus({ days: 1 }).startOf('day').set({ hour: DAY_START_HOUR }).toUTC().toISO() ?? '';
}

type Out = Pick<Product, 'enabled' | 'outUntil' | 'config'>;

/** The fields of a product to restock now, or null. Others stay. */
export function restockedFields<T extends Out>(product: T, now: number): Partial<Out> | null {
  const isDue = (until: string | null | undefined) => Boolean(until) && Date.parse(until ?? '') <= now;
  const { parts } = product.config;
  const hasDueOption = parts.some(({ options }) => options.some(({ outUntil }) => isDue(outUntil)));
  if (!isDue(product.outUntil) && !hasDueOption) return null;
  return {
    ...(isDue(product.outUntil) ? { enabled: true, outUntil: null } : {}),
    ...(hasDueOption
      ? {
          config: {
            parts: parts.map((part) => ({
              ...part,
              options: part.options.map(({ outUntil, ...option }) =>
                outUntil && !isDue(outUntil) ? { ...option, outUntil } : option,
              ),
            })),
          },
        }
      : {}),
  };
}
