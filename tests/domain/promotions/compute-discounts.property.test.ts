import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCart } from '../../../src/lib/domain/cart-sum.ts';
import { paidFor, priceCart } from '../../../src/lib/domain/pricing.ts';
import { createDiscountsOf } from '../../../src/lib/domain/promotions/compute-discounts.ts';
import { splitByWeight } from '../../../src/lib/domain/split.ts';
import { CASES, contexts } from '../arbitraries.ts';
import { mostSaved } from './oracle.ts';
import { cartsOfAShop, promotions } from './samples.ts';

const OCCASION = { orderedOn: '2026-11-27', due: { day: '2026-11-27', time: '18:30' }, isFirstOrder: true };

const cases = fc.tuple(cartsOfAShop, contexts, promotions).map(([cart, context, all]) => ({
  cart,
  // Deliveries are offered in deliveries only, as on the pages.
  all: all.filter(({ effect }) => effect.kind !== 'delivery' || context.mode === 'delivery'),
  plain: context,
  context: { ...context, discountsOf: createDiscountsOf(all, OCCASION) },
}));

const check = (predicate: (one: typeof cases extends fc.Arbitrary<infer T> ? T : never) => void) =>
  fc.assert(fc.property(cases, predicate), { numRuns: CASES });

describe('Any cart with any promotions', { timeout: 120_000 }, () => {
  test('saves what the oracle computes piece by piece, the most that may count together', () => {
    check(({ cart, context, all }) => {
      const { lines, deliveryGross, discount, deliveryDiscount } = priceCart(cart, context);
      const counted = ['Stk', 'Portion', 'Paar'];
      const seen = cart.map(({ product, amount, unit }, index) => ({
        product: product.id,
        gross: lines[index]?.gross ?? 0,
        amount,
        isCounted: product.pricing === 'unit' && counted.includes(unit),
      }));
      const there = all.filter(
        ({ effect, goods }) =>
          cart.length > 0 &&
          (effect.kind === 'delivery' ||
            !goods ||
            goods.some((id) => seen.some((line) => line.product === id))),
      );
      expect(discount + deliveryDiscount).toBe(mostSaved(there, seen, deliveryGross));
    });
  });

  test('costs never less than nothing, in no line, at no rate and in all', () => {
    check(({ cart, context }) => {
      const pricing = priceCart(cart, context);
      expect(pricing.totalGross).toBeGreaterThanOrEqual(pricing.tip + pricing.depositGross);
      expect(pricing.deliveryDiscount).toBeLessThanOrEqual(pricing.deliveryGross);
      for (const line of pricing.lines) {
        expect(paidFor(line)).toBeGreaterThanOrEqual(0);
        expect(paidFor(line)).toBeLessThanOrEqual(line.gross);
      }
      for (const { gross, amount } of pricing.taxes) {
        expect(gross).toBeGreaterThanOrEqual(0);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('has sums by rate that are the total, and amounts that are the lines', () => {
    check(({ cart, context }) => {
      const pricing = priceCart(cart, context);
      const untaxed = context.tipsTaxRate === null ? pricing.tip : 0;
      const byRate = pricing.taxes.reduce((sum, { gross }) => sum + gross, untaxed);
      expect(byRate).toBe(pricing.totalGross);
      const taxes = pricing.taxes.reduce((sum, { amount }) => sum + amount, 0);
      expect(pricing.totalNet + taxes + untaxed).toBe(pricing.totalGross);
      expect(pricing.net + pricing.tax).toBe(pricing.gross - pricing.discount);
      const paid = pricing.lines.reduce((sum, line) => sum + paidFor(line), 0);
      expect(paid).toBe(pricing.gross - pricing.discount);
      for (const one of pricing.promotions) {
        expect(one.amount).toBe(one.lines.reduce((sum, cents) => sum + cents, 0) + one.delivery);
        expect(one.amount).toBeGreaterThan(0);
      }
      for (const line of pricing.lines)
        if (line.taxes) expect(line.taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(paidFor(line));
    });
  });

  test('costs the same in any order of its lines, at every rate', () => {
    fc.assert(
      fc.property(cases, fc.nat(1000), ({ cart, context }, seed) => {
        const turned = cart
          .map((item, index) => ({ item, place: ((index + 1) * 7919 * (seed + 1)) % 104_729 }))
          .sort((a, b) => a.place - b.place)
          .map(({ item }) => item);
        const { totalGross, totalNet, taxes, discount } = priceCart(cart, context);
        expect(priceCart(turned, context)).toMatchObject({ totalGross, totalNet, taxes, discount });
      }),
      { numRuns: CASES },
    );
  });

  test('costs the same in any order of the promotions', () => {
    check(({ cart, plain, all }) => {
      const price = (list: typeof all) =>
        priceCart(cart, { ...plain, discountsOf: createDiscountsOf(list, OCCASION) });
      expect(price(all.toReversed())).toEqual(price(all));
    });
  });

  test('costs in the cart, which knows no taxes, what it costs at the checkout', () => {
    check(({ cart, context }) => {
      const { gross, discount, deliveryDiscount, totalGross, promotions: applied } = priceCart(cart, context);
      const sum = sumCart(cart, context);
      expect(sum).toMatchObject({ gross, discount, deliveryDiscount, totalGross });
      expect(sum.promotions.map(({ id, amount }) => ({ id, amount }))).toEqual(
        applied.map(({ id, amount }) => ({ id, amount })),
      );
    });
  });

  test('keeps its delivery fee and what is missing to a minimum order value: they count before promotions', () => {
    check(({ cart, context, plain }) => {
      const { gross, deliveryGross } = sumCart(cart, plain);
      expect(sumCart(cart, context)).toMatchObject({ gross, deliveryGross });
    });
  });
});

describe('Splitting an amount', () => {
  test('gives parts that sum up to it, each less than one from its exact share', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000_000),
        fc.array(fc.nat(999_999_999), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          const parts = splitByWeight(amount, weights);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : amount);
          parts.forEach((part, index) => {
            const exact = total === 0 ? 0 : (amount * (weights[index] ?? 0)) / total;
            expect(Math.abs(part - exact)).toBeLessThan(1.001);
          });
        },
      ),
      { numRuns: CASES },
    );
  });
});
