import { MOST_PRODUCTS } from '../../lib/contract/statistics.ts';
import type {
  DailyReport,
  DeliveryMethodStatistics,
  HighestActivity,
  PaymentMethodStatistics,
  PopularProducts,
  Ratings,
  SuccessfulOrders,
  TotalItems,
  TotalOrders,
  TotalTurnover,
} from '../../lib/contract/statistics.ts';
import type { Funnel } from '../../lib/contract/visits.ts';
import { addDays, type Day } from '../../lib/domain/dates.ts';
import { LANGUAGES, type Language } from '../../lib/domain/languages.ts';
import { MODES, type Mode } from '../../lib/domain/modes.ts';
import { asCents, fromCents } from '../../lib/domain/money.ts';
import { PAYMENT_METHODS } from '../../lib/domain/payment-methods.ts';
import { sum } from '../../lib/domain/quantity.ts';
import { stepsOf, VISIT_STEPS, type VisitCounts } from '../../lib/domain/visits.ts';
import type { Counts, ProductCounts, Tally } from '../platform/database/schema/statistics.ts';
import type { DayTotals } from './queries/read-totals.ts';

interface Period {
  from: Day;
  to: Day;
}

/** Sums of orders as stored. */
interface Totals {
  orders: number;
  items: number;
  cents: number;
  counts: Counts;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const STARS = [1, 2, 3, 4, 5];

const money = (cents: number) => fromCents(asCents(cents));
const periodOf = ({ from, to }: Period): Period => ({ from, to });
const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** Rounded half up to two decimals; null without values. */
const averageOf = (total: number, count: number) =>
  count === 0 ? null : Math.round((total * 100) / count) / 100;
/** With four decimals: a hundredth of a percent. */
const shareOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 10_000;

export function dailyReportOf(period: Period, totals: Totals): DailyReport {
  const { orders, items, cents, counts } = totals;
  const taxes = Object.entries(counts.taxes)
    .map(([rate, [gross, tax]]) => ({ rate: Number(rate), gross, tax }))
    .sort((a, b) => a.rate - b.rate);
  const tax = add(taxes.map((it) => it.tax));
  return {
    ...periodOf(period),
    orders,
    turnover: money(cents),
    items,
    net: money(cents - tax),
    tax: money(tax),
    delivery: money(counts.delivery),
    taxes: taxes.map((it) => ({
      rate: it.rate,
      gross: money(it.gross),
      net: money(it.gross - it.tax),
      tax: money(it.tax),
    })),
    paymentMethods: paymentMethodsOf(period, totals).paymentMethods,
    deliveryMethods: deliveryMethodsOf(period, totals).deliveryMethods,
    ...endsOf(counts),
  };
}

/** Every day of the period, with or without orders. */
function byDay<T>({ from, to }: Period, days: readonly DayTotals[], none: T, read: (day: DayTotals) => T) {
  const known = new Map(days.map((day) => [day.day, day]));
  const all: { day: Day; value: T }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const totals = known.get(day);
    all.push({ day, value: totals ? read(totals) : none });
  }
  return all;
}

export function totalTurnoverOf(period: Period, days: readonly DayTotals[]): TotalTurnover {
  const [orders, cents] = [add(days.map((day) => day.orders)), add(days.map((day) => day.cents))];
  return {
    ...periodOf(period),
    orders,
    turnover: money(cents),
    average: orders === 0 ? null : money(Math.round(cents / orders)),
    days: byDay(period, days, 0, (day) => money(day.cents)).map(({ day, value }) => ({
      day,
      turnover: value,
    })),
  };
}

export function totalOrdersOf(period: Period, days: readonly DayTotals[]): TotalOrders {
  return {
    ...periodOf(period),
    orders: add(days.map((day) => day.orders)),
    days: byDay(period, days, 0, (day) => day.orders).map(({ day, value }) => ({ day, orders: value })),
  };
}

export function totalItemsOf(period: Period, days: readonly DayTotals[]): TotalItems {
  const [orders, items] = [add(days.map((day) => day.orders)), sum(days.map((day) => day.items))];
  return {
    ...periodOf(period),
    orders,
    items,
    average: averageOf(items, orders),
    days: byDay(period, days, 0, (day) => day.items).map(({ day, value }) => ({ day, items: value })),
  };
}

export function popularProductsOf(period: Period, products: ProductCounts): PopularProducts {
  const sorted = Object.entries(products).sort(
    ([a, [, items, cents]], [b, [, otherItems, otherCents]]) =>
      otherItems - items || otherCents - cents || (a < b ? -1 : 1),
  );
  return {
    ...periodOf(period),
    products: sorted
      .slice(0, MOST_PRODUCTS)
      .map(([name, [orders, items, cents]]) => ({ name, orders, items, turnover: money(cents) })),
  };
}

export function activityOf(period: Period, { counts }: Pick<Totals, 'counts'>): HighestActivity {
  const hoursOfWeek = Object.entries(counts.hours)
    .map(([key, orders]) => ({ weekday: Math.floor(Number(key) / 24) + 1, hour: Number(key) % 24, orders }))
    .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour);
  const ordersIn = (isMeant: (it: (typeof hoursOfWeek)[number]) => boolean) =>
    add(hoursOfWeek.filter(isMeant).map(({ orders }) => orders));
  return {
    ...periodOf(period),
    // Of equally busy hours, the earliest in the week.
    busiest: hoursOfWeek.toSorted((a, b) => b.orders - a.orders)[0] ?? null,
    weekdays: WEEKDAYS.map((weekday) => ({ weekday, orders: ordersIn((it) => it.weekday === weekday) })),
    hours: HOURS.map((hour) => ({ hour, orders: ordersIn((it) => it.hour === hour) })),
    hoursOfWeek,
  };
}

/** The count of each name, with its share of all orders. */
function talliesOf<K extends string>(names: readonly K[], tallies: Record<string, Tally>, all: number) {
  return names.map((name) => {
    const [orders, cents] = tallies[name] ?? [0, 0];
    return { name, tally: { orders, turnover: money(cents), share: shareOf(orders, all) } };
  });
}

export function paymentMethodsOf(
  period: Period,
  { orders, counts }: Pick<Totals, 'orders' | 'counts'>,
): PaymentMethodStatistics {
  const tallies = talliesOf(PAYMENT_METHODS, counts.payments, orders);
  return {
    ...periodOf(period),
    paymentMethods: tallies.map(({ name, tally }) => ({ paymentMethod: name, ...tally })),
  };
}

export function deliveryMethodsOf(
  period: Period,
  { orders, counts }: Pick<Totals, 'orders' | 'counts'>,
): DeliveryMethodStatistics {
  const tallies = talliesOf(MODES, counts.modes, orders);
  return {
    ...periodOf(period),
    deliveryMethods: tallies.map(({ name, tally }) => ({ mode: name, ...tally })),
  };
}

function endsOf({ ends }: Counts) {
  return {
    completed: ends['completed'] ?? 0,
    open: ends['open'] ?? 0,
    unpaid: ends['unpaid'] ?? 0,
    rejected: ends['rejected'] ?? 0,
    canceled: ends['canceled'] ?? 0,
    failed: ends['failed'] ?? 0,
    refunded: ends['refunded'] ?? 0,
  };
}

export function successOf(period: Period, { counts }: Pick<Totals, 'counts'>): SuccessfulOrders {
  const ends = endsOf(counts);
  const ended = ends.completed + ends.rejected + ends.canceled + ends.failed + ends.refunded;
  return {
    ...periodOf(period),
    orders: ended + ends.open + ends.unpaid,
    ...ends,
    share: ended === 0 ? null : shareOf(ends.completed, ended),
  };
}

export function ratingsOf(period: Period, { counts }: Pick<Totals, 'counts'>): Ratings {
  const count = add(counts.stars);
  const [food, service, process] = counts.ratings;
  return {
    ...periodOf(period),
    ratings: count,
    rating: averageOf(add(counts.stars.map((number, index) => number * (index + 1))), count),
    foodRating: averageOf(food, count),
    serviceRating: averageOf(service, count),
    processRating: averageOf(process, count),
    stars: STARS.map((rating) => ({ rating, ratings: counts.stars[rating - 1] ?? 0 })),
  };
}

const NOTHING: VisitCounts = { page: 0, dish: 0, cart: 0, checkout: 0, ordered: 0 };

function addVisits(all: readonly VisitCounts[]): VisitCounts {
  const total = { ...NOTHING };
  for (const counts of all) for (const step of VISIT_STEPS) total[step] += counts[step];
  return total;
}

/** Sums by order type and language as a funnel, and each for itself where there are any. */
export function funnelOf(
  period: Period,
  rows: readonly (VisitCounts & { mode: Mode; language: Language })[],
): Funnel {
  const of = (isMeant: (row: (typeof rows)[number]) => boolean) => addVisits(rows.filter(isMeant));
  const isAny = (counts: VisitCounts) => VISIT_STEPS.some((step) => counts[step] > 0);
  return {
    ...periodOf(period),
    steps: stepsOf(addVisits(rows)),
    modes: MODES.map((mode) => ({ mode, ...of((row) => row.mode === mode) })).filter(isAny),
    languages: LANGUAGES.map((language) => ({ language, ...of((row) => row.language === language) })).filter(
      isAny,
    ),
  };
}
