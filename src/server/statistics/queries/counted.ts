import { sum } from '../../../lib/domain/quantity.ts';
import type { Counts, ProductCounts, Tally } from '../../platform/database/schema/statistics.ts';

/** What orders of some days come to. */
export interface Totals {
  orders: number;
  items: number;
  cents: number;
  counts: Counts;
  products: ProductCounts;
}

/** The totals of a branch's day, or of its month, as of so many changes. */
export interface Counted extends Totals {
  branchId: number;
  /** The day, or the month's first. */
  start: string;
  changes: number;
}

/** Everything of several rows together. */
export function addTotals(rows: readonly Totals[]): Totals {
  return {
    orders: add(rows.map(({ orders }) => orders)),
    items: sum(rows.map(({ items }) => items)),
    cents: add(rows.map(({ cents }) => cents)),
    counts: addCounts(rows.map(({ counts }) => counts)),
    products: addProducts(rows.map(({ products }) => products)),
  };
}

export function addCounts(all: readonly Counts[]): Counts {
  const [stars, ratings] = [[0, 0, 0, 0, 0] as Counts['stars'], [0, 0, 0] as Counts['ratings']];
  for (const counts of all) {
    counts.stars.forEach((number, index) => (stars[index] = (stars[index] ?? 0) + number));
    counts.ratings.forEach((number, index) => (ratings[index] = (ratings[index] ?? 0) + number));
  }
  return {
    delivery: add(all.map(({ delivery }) => delivery)),
    ends: addNumbers(all.map(({ ends }) => ends)),
    hours: addNumbers(all.map(({ hours }) => hours)),
    payments: addPairs(all.map(({ payments }) => payments)),
    modes: addPairs(all.map(({ modes }) => modes)),
    taxes: addPairs(all.map(({ taxes }) => taxes)),
    stars,
    ratings,
  };
}

export function addProducts(all: readonly ProductCounts[]): ProductCounts {
  const total = new Map<string, ProductCounts[string]>();
  for (const products of all)
    for (const name in products) {
      const [orders, items, cents] = products[name] ?? [0, 0, 0];
      const so = total.get(name);
      if (so) {
        so[0] += orders;
        so[1] = sum([so[1], items]);
        so[2] += cents;
      } else total.set(name, [orders, items, cents]);
    }
  return Object.fromEntries(total);
}

const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function addNumbers(all: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const numbers of all) for (const key in numbers) total[key] = (total[key] ?? 0) + (numbers[key] ?? 0);
  return total;
}

function addPairs(all: readonly Record<string, Tally>[]): Record<string, Tally> {
  const total: Record<string, Tally> = {};
  for (const pairs of all)
    for (const key in pairs) {
      const [first, second] = pairs[key] ?? [0, 0];
      const so = (total[key] ??= [0, 0]);
      so[0] += first;
      so[1] += second;
    }
  return total;
}
