import { activeMenu, type Menu, type MenuPlace } from './menu.ts';
import { DateTime } from 'luxon';
import type { Day } from './dates.ts';
import type { Product } from './product.ts';
import { cachedZone } from './wall-clock.ts';

/** A product, or one option of it. */
export interface OutOf {
  product: { id: number };
  /** The option's part; null: the whole product. */
  part: string | null;
  option: string | null;
}

/** What a branch has sold out until an instant. Other branches may still sell it. */
export interface SoldOut extends OutOf {
  until: string;
  /** Its number is used up (`stock.ts`); absent: staff have said so. */
  isCounted?: boolean | undefined;
}

/** The fields of a branch that the rules need. */
interface Seller {
  id: number;
  soldOut: readonly SoldOut[];
  /** Absent: enough of everything. */
  fewLeft?: readonly Few[] | undefined;
}

type Few = OutOf & { left: number };

/** The branch's active menu at an instant in epoch milliseconds, as `menuOfBranch` makes it; null: none. */
export function branchMenu(menus: readonly Menu[], branch: Seller, at: number): Menu | null {
  const menu = activeMenu(menus, branch.id, at);
  return menu && menuOfBranch(menu, branch.soldOut, branch.fewLeft);
}

const ENOUGH: readonly Few[] = [];
/** Cached by object, since many pages and calls need the same menu of the same branch. */
const known = new WeakMap<readonly SoldOut[], WeakMap<readonly Few[], WeakMap<Menu, Menu>>>();

/** A menu for one branch: its sold-out products are disabled, its sold-out options are listed, and it says of what few are left. */
export function menuOfBranch<M extends Menu>(
  menu: M,
  soldOut: readonly SoldOut[],
  fewLeft: readonly Few[] = ENOUGH,
): M {
  if (soldOut.length + fewLeft.length === 0) return menu;
  const withFew = known.get(soldOut) ?? new WeakMap<readonly Few[], WeakMap<Menu, Menu>>();
  known.set(soldOut, withFew);
  const ofBranch = withFew.get(fewLeft) ?? new WeakMap<Menu, Menu>();
  withFew.set(fewLeft, ofBranch);
  const made = ofBranch.get(menu) ?? overlay(menu, soldOut, fewLeft);
  ofBranch.set(menu, made);
  return made as M;
}

function overlay(menu: Menu, soldOut: readonly SoldOut[], fewLeft: readonly Few[]): Menu {
  const outOf = Map.groupBy(soldOut, ({ product }) => product.id);
  const fewOf = Map.groupBy(fewLeft, ({ product }) => product.id);
  return {
    ...menu,
    catalog: menu.catalog.map((entry) => ({
      ...entry,
      products: entry.products.map((place) =>
        placeWithFew(placeWithout(place, outOf.get(place.id)), fewOf.get(place.id)),
      ),
    })),
  };
}

function placeWithFew(place: MenuPlace, few: readonly Few[] | undefined): MenuPlace {
  if (!few) return place;
  const left = few.find(({ option }) => option === null)?.left;
  const fewOptions = few.flatMap(({ part, option, left: ofOption }) =>
    part === null || option === null ? [] : { part, option, left: ofOption },
  );
  return { ...place, ...(left !== undefined && { left }), ...(fewOptions.length > 0 && { fewOptions }) };
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

/** Whether both are the same product, or the same option of it. */
export const isSame = (one: OutOf, other: OutOf): boolean =>
  one.product.id === other.product.id && one.part === other.part && one.option === other.option;

/** The list with a product or option sold out, or (`until` null) available again. */
export function withSoldOut(
  soldOut: readonly SoldOut[],
  { product, part, option }: OutOf,
  until: string | null,
): SoldOut[] {
  const what = { product, part, option };
  const others = soldOut.filter((one) => !isSame(one, what));
  return until === null ? others : [...others, { ...what, until }];
}

/** The entries still valid at an instant in epoch milliseconds; the same list if all are. */
export function stillSoldOut<T extends { until: string }>(soldOut: T[], now: number): T[] {
  const left = soldOut.filter(({ until }) => Date.parse(until) > now);
  return left.length === soldOut.length ? soldOut : left;
}

/** The shop's day begins at three in the morning, when nobody orders and the clocks have been changed. */
const DAY_START_HOUR = 3;

/** The day of the shop that an instant (epoch milliseconds) belongs to. */
export const shopDay = (timezone: string, at: number): Day =>
  DateTime.fromMillis(at, { zone: cachedZone(timezone) })
    .minus({ hours: DAY_START_HOUR })
    .toISODate() ?? '';

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
