import { DateTime } from 'luxon';
import { countItems } from '../../src/lib/domain/quantity.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import { shareOut, untaxedTipIn, type RateShare } from '../../src/lib/domain/day-close.ts';
import { ratesOf } from '../../src/server/books/queries/day-events.ts';
import {
  corrections,
  orderItems,
  orders,
  questionnaires,
} from '../../src/server/platform/database/schema.ts';

/** With what was given back of it by rate, without tips that have no tax. */
type Order = typeof orders.$inferSelect & { returned: RateShare[]; isVoided: boolean };
type Item = typeof orderItems.$inferSelect;

interface Scope {
  from: string;
  to: string;
  branchIds: readonly number[] | null;
}

const sumBy = <T>(list: readonly T[], read: (it: T) => number) => list.reduce((sum, it) => sum + read(it), 0);
const euros = (cents: number) => cents / 100;
const share = (part: number, all: number) => (all === 0 ? 0 : Math.round((part / all) * 10_000) / 10_000);
const mean = (numbers: number[]) =>
  numbers.length === 0 ? null : Math.round((sumBy(numbers, (it) => it) * 100) / numbers.length) / 100;

/** Without a tip that has no tax, which is the staff's, and without what was given back. */
const turnoverOf = ({ totalGrossCents, tipCents, tipsTaxRate, returned }: Order) =>
  totalGrossCents - (tipsTaxRate === null ? tipCents : 0) - sumBy(returned, ({ grossCents }) => grossCents);

/** What was given back of an order: a refund in proportion to its rates, each correction at its own. */
function returnedOf(
  order: typeof orders.$inferSelect,
  items: readonly Item[],
  given: readonly (typeof corrections.$inferSelect)[],
): RateShare[] {
  const sold = ratesOf({
    ...order,
    lines: items.map(({ taxRate, grossCents }) => ({ rate: taxRate, cents: grossCents })),
  });
  const atZero = sold.find(({ rate }) => rate === 0)?.grossCents ?? 0;
  const untaxedTipCents = order.tipsTaxRate === null ? Math.min(order.tipCents, atZero) : 0;
  return [shareOut(order.refundedCents, sold), ...given.map(({ rates }) => rates)].flatMap((rates) => {
    const tip = untaxedTipIn(rates, { rates: sold, untaxedTipCents });
    return rates.map((one) => (one.rate === 0 ? { ...one, grossCents: one.grossCents - tip } : one));
  });
}

function endOf(order: Order) {
  if (order.rejectedAt) return 'rejected';
  if (order.canceledAt) return 'canceled';
  if (order.failedAt) return 'failed';
  if (order.refundedAt || order.isVoided) return 'refunded';
  if (order.completedAt) return 'completed';
  const isOnline = ['mollie', 'datatrans', 'test-terminal'].includes(order.paymentMethod);
  return isOnline && !order.paidAt ? 'unpaid' : 'open';
}

/** The answers of all statistics but reviews, counted one order at a time from all that are stored. */
export async function recount(
  db: Database,
  { from, to, branchIds }: Scope,
): Promise<Record<string, unknown>> {
  const isMeant = ({ branchId, day }: { branchId: number; day: string }) =>
    from <= day && day <= to && (!branchIds || branchIds.includes(branchId));
  const byOrder = Map.groupBy(await db.select().from(orderItems), (item) => item.orderId);
  const itemsOf = ({ id }: { id: number }) => byOrder.get(id) ?? [];
  const corrected = Map.groupBy(await db.select().from(corrections), ({ orderId }) => orderId);
  const all = (await db.select().from(orders)).filter(isMeant).map((order): Order => {
    const given = corrected.get(order.id) ?? [];
    const isVoided = given.some(({ kind }) => kind === 'storno');
    return { ...order, isVoided, returned: returnedOf(order, itemsOf(order), given) };
  });
  const paying = all.filter((order) => ['completed', 'open'].includes(endOf(order)));
  const ratings = (await db.select().from(questionnaires)).filter(isMeant);
  const lines = paying.flatMap((order) => itemsOf(order));

  const period = { from, to };
  const tally = (list: Order[]) => ({
    orders: list.length,
    turnover: euros(sumBy(list, turnoverOf)),
  });
  const tallyOf = (isOne: (order: Order) => boolean) => {
    const some = paying.filter(isOne);
    return { ...tally(some), share: share(some.length, paying.length) };
  };
  const paymentMethods = ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans', 'test-terminal'].map(
    (method) => ({
      paymentMethod: method,
      ...tallyOf((order) => order.paymentMethod === method),
    }),
  );
  const deliveryMethods = [
    { mode: 'takeaway', ...tallyOf((order) => !order.isDelivery && !order.isDineIn) },
    { mode: 'delivery', ...tallyOf((order) => order.isDelivery) },
    { mode: 'dineIn', ...tallyOf((order) => order.isDineIn) },
  ];
  const ends = Object.fromEntries(
    ['completed', 'open', 'unpaid', 'rejected', 'canceled', 'failed', 'refunded'].map((end) => [
      end,
      all.filter((order) => endOf(order) === end).length,
    ]),
  ) as Record<string, number>;
  const ended = all.filter((order) => !['open', 'unpaid'].includes(endOf(order))).length;
  const totals = { ...tally(paying), items: countItems(lines) };
  const days: string[] = [];
  for (let day = DateTime.fromISO(from); day <= DateTime.fromISO(to); day = day.plus({ days: 1 }))
    days.push(day.toISODate() ?? '');
  const eachDay = <T>(read: (list: Order[]) => T) =>
    days.map((day) => ({ day, ...read(paying.filter((order) => order.day === day)) }));

  return {
    'daily-report': {
      ...period,
      ...totals,
      ...taxesOf(paying, itemsOf),
      delivery: euros(sumBy(paying, (order) => order.deliveryGrossCents)),
      paymentMethods,
      deliveryMethods,
      ...ends,
    },
    'total-turnover': {
      ...period,
      ...tally(paying),
      // In cents: a sum of euros would lose the half cent that is rounded up.
      average: paying.length === 0 ? null : euros(Math.round(sumBy(paying, turnoverOf) / paying.length)),
      days: eachDay((list) => ({ turnover: tally(list).turnover })),
    },
    'total-orders': { ...period, orders: paying.length, days: eachDay((list) => ({ orders: list.length })) },
    'total-items': {
      ...period,
      orders: paying.length,
      items: totals.items,
      average: paying.length === 0 ? null : Math.round((totals.items * 100) / paying.length) / 100,
      days: eachDay((list) => ({ items: countItems(list.flatMap(itemsOf)) })),
    },
    'popular-products': { ...period, products: productsOf(lines) },
    'highest-activity': { ...period, ...activityOf(paying) },
    'payment-methods': { ...period, paymentMethods },
    'delivery-methods': { ...period, deliveryMethods },
    'successful-orders': {
      ...period,
      orders: all.length,
      ...ends,
      share: ended === 0 ? null : share(ends['completed'] ?? 0, ended),
    },
    ratings: {
      ...period,
      ratings: ratings.length,
      rating: mean(ratings.map((it) => it.rating)),
      foodRating: mean(ratings.map((it) => it.foodRating)),
      serviceRating: mean(ratings.map((it) => it.serviceRating)),
      processRating: mean(ratings.map((it) => it.processRating)),
      stars: [1, 2, 3, 4, 5].map((rating) => ({
        rating,
        ratings: ratings.filter((it) => it.rating === rating).length,
      })),
    },
  };
}

function taxesOf(paying: Order[], itemsOf: (order: Order) => Item[]) {
  const byRate = new Map<number, { gross: number; tax: number }>();
  const add = (rate: number, gross: number, tax: number) => {
    const so = byRate.get(rate) ?? { gross: 0, tax: 0 };
    byRate.set(rate, { gross: so.gross + gross, tax: so.tax + tax });
  };
  for (const order of paying) {
    for (const { taxRate, grossCents, taxes, deposits } of itemsOf(order)) {
      for (const part of taxes ?? [{ rate: taxRate, grossCents }]) add(part.rate, part.grossCents, 0);
      for (const deposit of deposits ?? []) add(deposit.taxRate, deposit.grossCents, 0);
    }
    if (order.deliveryGrossCents > 0) add(order.area?.tax ?? 0, order.deliveryGrossCents, 0);
    if (order.tipsTaxRate !== null) add(order.tipsTaxRate, order.tipCents, 0);
    for (const { rate, amountCents } of order.taxes) add(rate, 0, amountCents);
    for (const { rate, grossCents, taxCents } of order.returned)
      if (grossCents !== 0) add(rate, -grossCents, -taxCents);
  }
  const rates = [...byRate].sort(([a], [b]) => a - b);
  const tax = sumBy(rates, ([, it]) => it.tax);
  return {
    net: euros(sumBy(paying, turnoverOf) - tax),
    tax: euros(tax),
    taxes: rates.map(([rate, it]) => ({
      rate,
      gross: euros(it.gross),
      net: euros(it.gross - it.tax),
      tax: euros(it.tax),
    })),
  };
}

function productsOf(lines: Item[]) {
  const products = [...Map.groupBy(lines, ({ name }) => name)].map(([name, list]) => ({
    name,
    orders: new Set(list.map(({ orderId }) => orderId)).size,
    items: countItems(list),
    turnover: euros(sumBy(list, ({ grossCents }) => grossCents)),
  }));
  return products.sort((a, b) => b.items - a.items || b.turnover - a.turnover || (a.name < b.name ? -1 : 1));
}

function activityOf(paying: Order[]) {
  const weekdayOf = (order: Order) => DateTime.fromISO(order.day).weekday;
  const cells = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    Array.from({ length: 24 }, (_, hour) => ({
      weekday,
      hour,
      orders: paying.filter((order) => weekdayOf(order) === weekday && order.hour === hour).length,
    })),
  );
  const most = Math.max(...cells.map(({ orders: number }) => number));
  const within = (isOne: (cell: (typeof cells)[number]) => boolean) =>
    sumBy(cells.filter(isOne), ({ orders: number }) => number);
  return {
    busiest: most === 0 ? null : (cells.find(({ orders: number }) => number === most) ?? null),
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      orders: within((cell) => cell.weekday === weekday),
    })),
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, orders: within((cell) => cell.hour === hour) })),
    hoursOfWeek: cells.filter(({ orders: number }) => number > 0),
  };
}
