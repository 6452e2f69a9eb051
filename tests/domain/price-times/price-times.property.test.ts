import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { menuGroups } from '../../../src/lib/domain/menu.ts';
import { menuAtPrices, priceStateAt } from '../../../src/lib/domain/price-times/price-times.ts';
import { PRICE_CHANGES } from '../../../src/lib/domain/price-times/price-change.ts';
import { CASES, hoursRules, money } from '../arbitraries.ts';
import { calendarOf, openMinutes } from '../hours-oracle.ts';
import { BERLIN, product } from '../samples.ts';
import { menuOf, priceTime } from './samples.ts';

/** Over the end of summer time. */
const CALENDAR = calendarOf(BERLIN, '2026-10-23', 5);
/** From the second day on: the calendar knows no night before the first. */
const MINUTES = fc.integer({ min: 1440, max: CALENDAR.minutes.length - 1 });
const PRODUCTS = [1, 2, 3];
const MENU = menuOf({ 1: [1, 2], 2: [2, 3] });
const CATEGORIES = [1, 2].map((id) => ({ id, name: `${id}`, image: null, visible: true }));

const some = (ids: readonly number[]) => fc.subarray([...ids]).map((all) => all.map((id) => ({ id })));
const priceTimes = fc
  .array(
    fc.record({
      isEnabled: fc.boolean(),
      hours: hoursRules(CALENDAR.dates),
      branches: some([1, 2]),
      categories: some([1, 2]),
      products: some(PRODUCTS),
      kind: fc.constantFrom(...PRICE_CHANGES),
      percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
      value: money(30),
      prices: fc
        .subarray(PRODUCTS)
        .chain((ids) => fc.tuple(...ids.map((id) => money(30).map((price) => ({ product: { id }, price }))))),
    }),
    { maxLength: 4 },
  )
  .map((all) => all.map((one, index) => priceTime({ id: index + 1, ...one })));

type PriceTimes = typeof priceTimes extends fc.Arbitrary<infer T> ? T : never;

/** The lowest price in cents by a calculation of its own: minute by minute, in exact fractions of a hundredth of a cent. */
function lowest(all: PriceTimes, id: number, regular: number, minute: number): number {
  const prices = all.flatMap(
    ({ isEnabled, hours, branches, categories, products, kind, percent, value, prices: own }) => {
      const isHere = isEnabled && (branches.length === 0 || branches.some((branch) => branch.id === 1));
      if (!isHere || !openMinutes(hours, CALENDAR)[minute]) return [];
      if (kind === 'fixed')
        return own.filter((one) => one.product.id === id).map(({ price }) => Math.round(price * 100));
      const listed = [id <= 2 ? 1 : 0, id >= 2 ? 2 : 0];
      const isAll = categories.length === 0 && products.length === 0;
      const isMeant =
        isAll || products.some((one) => one.id === id) || categories.some((one) => listed.includes(one.id));
      if (!isMeant) return [];
      if (kind === 'amount') return [Math.max(0, regular - Math.round(value * 100))];
      const exact = BigInt(regular) * BigInt(10_000 - Math.round(percent * 100));
      return [Number((2n * exact + 10_000n) / 20_000n)];
    },
  );
  return prices.length > 0 ? Math.min(...prices) : regular;
}

describe('Any price times at any minute', { timeout: 120_000 }, () => {
  test('give each product the lowest price of those that hold, in whole cents and never below nothing', () => {
    fc.assert(
      fc.property(priceTimes, MINUTES, fc.tuple(money(30), money(30), money(30)), (all, minute, regular) => {
        const at = CALENDAR.minutes[minute] ?? 0;
        const goods = PRODUCTS.map((id, index) => product({ id, price: regular[index] ?? 0 }));
        const menu = menuAtPrices(MENU, priceStateAt(all, 1, at, BERLIN));
        for (const { products } of menuGroups(menu, CATEGORIES, goods))
          for (const { product: shown } of products) {
            const before = Math.round((regular[shown.id - 1] ?? 0) * 100);
            expect(Math.round(shown.price * 100)).toBe(lowest(all, shown.id, before, minute));
            expect(shown.price).toBeGreaterThanOrEqual(0);
            expect(Math.round((shown.timed?.regular ?? shown.price) * 100)).toBe(before);
          }
      }),
      { numRuns: Math.min(CASES, 300) },
    );
  });

  test('hold until their state says so, and no longer', () => {
    fc.assert(
      fc.property(priceTimes, MINUTES, (all, minute) => {
        const at = CALENDAR.minutes[minute] ?? 0;
        const idsAt = (instant: number) =>
          priceStateAt([...all], 1, instant, BERLIN).holding.map(({ priceTime: { id } }) => id);
        const { until } = priceStateAt(all, 1, at, BERLIN);
        expect(until).toBeGreaterThan(at);
        expect(idsAt(until - 1)).toEqual(idsAt(at));
      }),
      { numRuns: Math.min(CASES, 300) },
    );
  });
});
