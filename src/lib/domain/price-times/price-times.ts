import { DateTime } from 'luxon';
import { openRanges, type HoursRule } from '../hours.ts';
import type { Menu } from '../menu.ts';
import { nextRange, rangeAt } from '../open-ranges.ts';
import { cachedZone } from '../wall-clock.ts';
import type { PriceChange } from './price-change.ts';
import { KEPT_MS } from './timed-product.ts';

interface Ref {
  id: number;
}

/** Hours at which products have another price: happy hour, lunch, weekend. */
export interface PriceTime extends Pick<PriceChange, 'id' | 'kind' | 'percent' | 'value' | 'isRegularShown'> {
  isEnabled: boolean;
  hours: readonly HoursRule[];
  /** Where it holds; empty: everywhere. */
  branches: readonly Ref[];
  /** What it is for: all that a menu has in these categories, and these products; both empty: the whole menu. For `fixed` neither counts. */
  categories: readonly Ref[];
  products: readonly Ref[];
  /** `fixed`: the products with their prices. */
  prices: readonly { product: Ref; price: number }[];
}

/** A price time that holds, as instants in epoch milliseconds; `until` null: it does not end within a week. */
interface Holding {
  priceTime: PriceTime;
  since: number;
  until: number | null;
}

/** The price times that hold at a branch from one instant to another; epoch milliseconds. */
export interface PriceState {
  holding: readonly Holding[];
  from: number;
  until: number;
}

/** Later ends are not told. */
const WEEK_MS = 7 * 86_400_000;

/** The last state of each branch: pages and calls ask for that of now again and again. */
const known = new WeakMap<readonly PriceTime[], Map<string, PriceState>>();

/** The price times that hold at a branch at an instant (epoch milliseconds) by the clock of a zone. */
export function priceStateAt(
  priceTimes: readonly PriceTime[],
  branchId: number,
  at: number,
  zone: string,
): PriceState {
  const key = `${branchId} ${zone}`;
  const ofBranch = known.get(priceTimes) ?? new Map<string, PriceState>();
  known.set(priceTimes, ofBranch);
  const last = ofBranch.get(key);
  if (last && last.from <= at && at < last.until) return last;
  const made = makeState(priceTimes, branchId, at, zone);
  ofBranch.set(key, made);
  return made;
}

function makeState(priceTimes: readonly PriceTime[], branchId: number, at: number, zone: string): PriceState {
  const from = DateTime.fromMillis(at, { zone: cachedZone(zone) });
  const holding: Holding[] = [];
  let until = at + WEEK_MS;
  for (const priceTime of priceTimes) {
    const { branches, isEnabled, hours } = priceTime;
    if (!isEnabled || (branches.length > 0 && !branches.some(({ id }) => id === branchId))) continue;
    const ranges = openRanges(hours, from, from.plus({ days: 8 }));
    const range = rangeAt(ranges, at);
    until = Math.min(until, range?.end ?? nextRange(ranges, at)?.start ?? until);
    if (range)
      holding.push({ priceTime, since: range.start, until: range.end > at + WEEK_MS ? null : range.end });
  }
  return { holding, from: at, until };
}

/** The states of a branch in the time for which a price is kept, the current one first. */
export function keptStates(
  priceTimes: readonly PriceTime[],
  branchId: number,
  now: number,
  zone: string,
): PriceState[] {
  const states: PriceState[] = [];
  let at = now - KEPT_MS + 1;
  while (priceTimes.length > 0 && at < now) {
    const state = makeState(priceTimes, branchId, at, zone);
    if (state.until <= now) states.push(state);
    at = state.until;
  }
  return [priceStateAt(priceTimes, branchId, now, zone), ...states];
}

/** A text that is equal for states that show the same on pages. */
export const stateKey = ({ holding }: PriceState): string =>
  holding.length === 0 ? '' : JSON.stringify(holding);

const instant = (at: number) => new Date(at).toISOString();

/** What holds for the products of a menu, by their ids. A category's are those that the menu has in it, wherever else it has them. */
export function priceChanges({ catalog }: Pick<Menu, 'catalog'>, { holding }: PriceState): PriceChanges {
  const found = new Map<number, PriceChange[]>();
  for (const { priceTime, since, until } of holding) {
    const { id, kind, percent, value, isRegularShown, categories, products, prices } = priceTime;
    const change = {
      id,
      kind,
      percent,
      value,
      isRegularShown,
      since: instant(since),
      until: until === null ? null : instant(until),
    };
    const add = (product: number, price = value) =>
      found.set(product, [...(found.get(product) ?? []), { ...change, value: price }]);
    if (kind === 'fixed') for (const { product, price } of prices) add(product.id, price);
    else {
      const wanted = new Set(categories.map((category) => category.id));
      const isAll = wanted.size === 0 && products.length === 0;
      const ofCategories = catalog.flatMap((entry) => (isAll || wanted.has(entry.id) ? entry.products : []));
      for (const product of new Set([...ofCategories, ...products].map((one) => one.id))) add(product);
    }
  }
  return found;
}

/** Price times that hold, by product. */
export type PriceChanges = ReadonlyMap<number, readonly PriceChange[]>;

/** A menu with the price times that hold (`menuGroups` gives their prices to products); without any it is the same object. */
export function menuAtPrices<M extends Menu>(menu: M, state: PriceState): M {
  const changes = priceChanges(menu, state);
  if (changes.size === 0) return menu;
  return {
    ...menu,
    catalog: menu.catalog.map((entry) => ({
      ...entry,
      products: entry.products.map((place) => {
        const timed = changes.get(place.id);
        return timed ? { ...place, timed: [...timed] } : place;
      }),
    })),
  };
}

/** What prices by the clock depend on of a shop. */
interface TimedShop {
  priceTimes: readonly PriceTime[];
  config: { timezone: string };
}

/** The state of a shop's branch at an instant in epoch milliseconds. */
export const shopPrices = ({ priceTimes, config }: TimedShop, branchId: number, at: number): PriceState =>
  priceStateAt(priceTimes, branchId, at, config.timezone);
