import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import { sumCart } from '../../../src/lib/domain/cart-sum.ts';
import { priceCart } from '../../../src/lib/domain/pricing.ts';
import { PRICE_MODIFIERS, type PartOption } from '../../../src/lib/domain/product.ts';
import { CASES, money } from '../arbitraries.ts';
import { part, product } from '../samples.ts';

const CONTEXT = { mode: 'takeaway', area: null } as const;
const rates = fc.constantFrom(0, 7, 10, 19);
const modifiers = fc.constantFrom(...PRICE_MODIFIERS);

const component = fc.record({ value: money(5), single: money(30), tax: rates, modifier: modifiers });
const extra = fc.record({ value: money(5), tax: fc.option(rates, { nil: undefined }), modifier: modifiers });

const combos = fc
  .record({
    price: money(60),
    tax: rates,
    asks: fc.boolean(),
    main: fc.array(component, { minLength: 1, maxLength: 3 }),
    more: fc.array(component, { maxLength: 3 }),
    extras: fc.array(extra, { maxLength: 2 }),
    amount: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ asks, main, more, extras, amount, ...own }) => {
    const of = (place: string) => (one: (typeof main)[number], index: number) =>
      ({
        name: `${place} ${index}`,
        modifier: one.modifier,
        value: one.value,
        tax: one.tax,
        takeawayTax: one.tax,
        product: { id: 100 + index, price: one.single },
      }) satisfies PartOption;
    const parts = [
      part({ name: 'Haupt', type: 'multiselect', optional: !asks, options: main.map(of('Haupt')) }),
      part({ name: 'Dazu', type: 'multiselect', optional: true, options: more.map(of('Dazu')) }),
      part({
        name: 'Extras',
        type: 'multiselect',
        optional: true,
        options: extras.map((one, index) => ({ name: `Extra ${index}`, ...one })),
      }),
    ];
    const chosen = parts.map(({ name, options }) => ({ name, value: options.map((one) => one.name) }));
    const item: CartItem = {
      product: product({ ...own, takeawayTax: own.tax, taxShares: [], config: { parts } }),
      amount,
      unit: 'Stk',
      parts: chosen,
    };
    return { item, options: parts.flatMap(({ options }) => options), asks };
  });

const cents = (value: number) => BigInt(Math.round(value * 100));

/** Shares a whole amount out: the floors, then one each by the largest remainder, of equal ones the first. */
function shareOut(amount: bigint, weights: bigint[]): bigint[] {
  const all = weights.reduce((a, b) => a + b, 0n);
  const parts = weights.map((weight) => (amount * weight) / all);
  const order = weights
    .map((weight, index) => ({ index, rest: (amount * weight) % all }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  let left = amount - parts.reduce((a, b) => a + b, 0n);
  for (const { index } of order) if (left-- > 0n) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}

/** What belongs to each rate of a line of `gross` cents, computed a second time without any function of the domain; null: all at one rate. */
function expected(
  { item, options, asks }: typeof combos extends fc.Arbitrary<infer T> ? T : never,
  gross: number,
) {
  const { product: combo } = item;
  let base = cents(combo.price);
  let apart: { rate: number; value: bigint }[] = [];
  for (const option of options) {
    const value = cents(option.value);
    if (option.modifier === 'overwrite') {
      base = value;
      apart = [];
    } else if (option.modifier === 'subtract') base -= value;
    else if (option.product) base += value;
    else apart.push({ rate: option.tax ?? combo.tax, value });
  }
  const goods = options.flatMap((option) =>
    option.product ? [{ rate: option.tax ?? 0, single: cents(option.product.price ?? 0) }] : [],
  );
  const perRate = new Map<number, bigint>();
  const put = (rate: number, value: bigint) =>
    value > 0n && perRate.set(rate, (perRate.get(rate) ?? 0n) + value);
  if (goods.some(({ single }) => single > 0n)) {
    const all = asks ? goods : [{ rate: combo.tax, single: cents(combo.price) }, ...goods];
    const shares = shareOut(
      base > 0n ? base : 0n,
      all.map(({ single }) => single),
    );
    all.forEach(({ rate }, index) => put(rate, shares[index] ?? 0n));
  } else put(combo.tax, base);
  for (const { rate, value } of apart) put(rate, value);
  const sorted = [...perRate].sort(([a], [b]) => a - b);
  if (sorted.length === 0) return [[combo.tax, gross]];
  const parts = shareOut(
    BigInt(gross),
    sorted.map(([, weight]) => weight),
  );
  return sorted.map(([rate], index) => [rate, Number(parts[index])]);
}

const check = (predicate: (one: typeof combos extends fc.Arbitrary<infer T> ? T : never) => void) =>
  fc.assert(fc.property(combos, predicate), { numRuns: CASES });

describe('Any combo', () => {
  test('is split over the rates of what was chosen as a second calculation splits it', () => {
    check((combo) => {
      const { lines } = priceCart([combo.item], CONTEXT);
      const [line] = lines;
      const taxes = line?.taxes ?? [{ taxRate: line?.taxRate, gross: line?.gross }];
      expect(taxes.map(({ taxRate, gross }) => [taxRate, gross])).toEqual(expected(combo, line?.gross ?? 0));
    });
  });

  test('costs the same in browser and server, the sum of its rates, and nothing of it is negative', () => {
    check(({ item }) => {
      const pricing = priceCart([item], CONTEXT);
      const [line] = pricing.lines;
      expect(pricing.totalGross).toBe(sumCart([item], CONTEXT).totalGross);
      expect(pricing.taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(pricing.totalGross);
      for (const { gross } of line?.taxes ?? []) expect(gross).toBeGreaterThanOrEqual(0);
      for (const { amount } of pricing.taxes) expect(amount).toBeGreaterThanOrEqual(0);
    });
  });
});
