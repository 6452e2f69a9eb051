import { useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { useMemo } from 'react';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Config } from '../../lib/contract/config.ts';
import type { CartItem } from '../../lib/domain/cart-item.ts';
import { sumCart, type CartSum } from '../../lib/domain/cart-sum.ts';
import { isCashRounded } from '../../lib/domain/cash-rounding.ts';
import type { Day } from '../../lib/domain/dates.ts';
import { dishWords, searchDishes, type DishWords } from '../../lib/domain/dish-search.ts';
import { isModeOpen } from '../../lib/domain/hours.ts';
import { menuGroups, type MenuProduct } from '../../lib/domain/menu.ts';
import type { Mode } from '../../lib/domain/modes.ts';
import { takesFiles } from '../../lib/domain/parts.ts';
import type { PaymentMethod } from '../../lib/domain/payment-methods.ts';
import { branchMenu } from '../../lib/domain/sold-out.ts';
import { createAppointmentRules } from '../../lib/stores/checkout/appointment.ts';
import { earliestOf, placesIn } from '../../lib/stores/checkout/time-choice.ts';
import { call } from '../data/call.ts';
import type { DraftLine, TakingDraft } from './draft.ts';
import { takingTexts as texts } from './texts.ts';

/** The query key prefix of customers who are found by their number. */
export const CUSTOMERS = ['taking', 'customer'];

/** Prices, sold-out dishes and hours change while a caller thinks. */
const EVERY_MS = 30_000;

async function readOffer(branchId: number) {
  const own = { params: { id: branchId } };
  const filter = JSON.stringify({ branchId });
  const [branch, menus, categories, products, tables, config] = await Promise.all([
    call('get /api/branches/{id}', own, texts.loadFailed),
    call('get /api/branches/{id}/menus', own, texts.loadFailed),
    call('get /api/categories', {}, texts.loadFailed),
    // As customers get them: with what options of combos take from their components.
    call('get /api/products', { query: { language: 'de' } }, texts.loadFailed),
    call('get /api/tables', { query: { filter } }, texts.loadFailed),
    call('get /api/config', {}, texts.loadFailed),
  ]);
  return {
    branch: branch.data,
    menus: menus.data,
    categories: categories.data,
    products: products.data,
    tables: tables.data,
    config: config.data,
  };
}

/** What a branch sells and how, as its customers see it. */
export type TakingOffer = Awaited<ReturnType<typeof readOffer>>;

export const useTakingOffer = (branchId: number | null) =>
  useQuery({
    queryKey: ['taking', branchId],
    queryFn: () => readOffer(branchId ?? 0),
    enabled: branchId !== null,
    refetchInterval: EVERY_MS,
  });

/** The offer at the prices of an instant in epoch milliseconds, once they are loaded; null: of now. */
export function useOfferAt(offer: TakingOffer, at: number | null): TakingOffer {
  const { id } = offer.branch;
  const { data: menus } = useQuery({
    queryKey: ['taking', id, 'menus', at],
    queryFn: async () => {
      const params = { id, at: new Date(at ?? 0).toISOString() };
      return (await call('get /api/branches/{id}/menus/{at}', { params }, texts.loadFailed)).data;
    },
    enabled: at !== null,
  });
  return useMemo(() => (at === null || !menus ? offer : { ...offer, menus }), [offer, at, menus]);
}

/** A dish of the menu; `problem`: why it cannot be taken. */
export interface TakingDish extends MenuProduct {
  problem: string | null;
}

/** The dishes of a menu, each once, with the words that they are found by. */
export interface TakingMenu {
  dishes: readonly TakingDish[];
  words: readonly DishWords[];
}

/** The branch's menu at the time for which an order is taken; null: it has none. */
export function menuAt(offer: TakingOffer, dueAt: number): TakingMenu | null {
  const menu = branchMenu(offer.menus, offer.branch, dueAt);
  if (!menu) return null;
  const found = new Map<number, { dish: TakingDish; words: DishWords }>();
  for (const { category, products } of menuGroups(menu, offer.categories, offer.products))
    for (const place of products) {
      const { product, isOrderable } = place;
      if (found.get(product.id)?.dish.isOrderable) continue;
      const needsFile = product.config.parts.some((part) => takesFiles(part) && !part.optional);
      const problem = isOrderable ? (needsFile ? texts.needsFile : null) : texts.soldOut;
      found.set(product.id, {
        dish: { ...place, problem },
        words: dishWords({ ...product, category: category.name }),
      });
    }
  const all = [...found.values()];
  return { dishes: all.map(({ dish }) => dish), words: all.map(({ words }) => words) };
}

/** Enough to choose from at a glance. */
const MOST_FOUND = 8;

/** What was typed into the search: '2 marg' or '2x marg' asks for two. */
export function findDishes({ dishes, words }: TakingMenu, typed: string) {
  const [, count, rest] = /^(\d{1,3})\s*[x×]?\s+(\D.*)$/.exec(typed.trim()) ?? [];
  const query = rest ?? typed.trim();
  if (query === '') return { amount: null, found: [] };
  const ranks = searchDishes(words, query);
  const found = dishes
    .flatMap((dish, at) => {
      const rank = ranks[at] ?? null;
      return rank === null ? [] : [{ dish, rank }];
    })
    .sort((a, b) => Number(a.dish.problem !== null) - Number(b.dish.problem !== null) || a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ dish }) => dish);
  return { amount: count === undefined ? null : Number(count), found };
}

/** A line with its dish as it is sold now; null: it is not any more. */
export interface TakingLine {
  line: DraftLine;
  item: CartItem | null;
}

export function linesOf(lines: readonly DraftLine[], menu: TakingMenu | null): TakingLine[] {
  const byId = new Map(menu?.dishes.map((dish) => [dish.product.id, dish]));
  return lines.map((line) => {
    const dish = byId.get(line.productId);
    const { amount, unit, parts } = line;
    return { line, item: dish?.problem === null ? { product: dish.product, amount, unit, parts } : null };
  });
}

/** What an order costs as it stands. The server decides; a difference is told before anything is taken. */
export function sumOf(
  items: readonly CartItem[],
  { branch, config }: TakingOffer,
  { area }: Pick<TakingDraft, 'area'>,
  mode: Mode,
  paymentMethod: PaymentMethod,
): CartSum {
  const terms = mode === 'delivery' ? branch.deliveryAreas.find((entry) => entry.area === area) : null;
  return sumCart(items, {
    mode,
    area: terms ?? null,
    isCashRounded: isCashRounded(config.currency, paymentMethod),
  });
}

/** Days that can be chosen from. */
const DAYS = 14;

interface Times {
  /** Whether an order can be made at once. */
  isNow: boolean;
  /** What 'as soon as possible' means where that is not now; null: there is no time. */
  earliest: number | null;
  days: readonly Day[];
  /** The free times of a day in epoch milliseconds. */
  timesOf: (day: Day) => number[];
  today: Day;
}

/** When an order can be had, by the customers' own rules. `left`: the places of half hours, where the branch limits them. */
export function timesFor(
  { branch, config }: { branch: Branch; config: Pick<Config, 'timezone'> },
  mode: Mode,
  items: readonly CartItem[],
  now: number,
  left: ReadonlyMap<number, number>,
): Times {
  const zone = config.timezone;
  const rules = createAppointmentRules({ branch, mode, items, zone, now });
  const isOpen = isModeOpen(branch, mode, DateTime.fromMillis(now, { zone }));
  const earliest = branch.isAppointmentRequired
    ? rules.earliest()
    : earliestOf(rules, items, isOpen, left, now);
  return {
    isNow: earliest === undefined,
    earliest: earliest ?? null,
    days: rules.nextDays(DAYS),
    timesOf: (day) => rules.timesOf(day).flatMap(({ at, slot }) => (placesIn(left, slot) > 0 ? [at] : [])),
    today: rules.today,
  };
}

/** The places that are left on a day, where the branch limits them. */
export function usePlaces(
  branch: Branch | undefined,
  mode: Mode | null,
  day: Day,
): ReadonlyMap<number, number> {
  const { data } = useQuery({
    queryKey: ['taking', branch?.id, 'places', mode, day],
    queryFn: async () => {
      const params = { id: branch?.id ?? 0, mode: mode ?? 'takeaway', day };
      const places = await call('get /api/branches/{id}/places/{mode}/{day}', { params }, texts.loadFailed);
      return new Map(places.data.slots?.map(({ start, places: n }) => [Date.parse(start), n]));
    },
    enabled: branch !== undefined && mode !== null && branch.slotCapacity !== null,
    refetchInterval: EVERY_MS,
  });
  return data ?? NO_LIMIT;
}

const NO_LIMIT: ReadonlyMap<number, number> = new Map();
