import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basePrice, basePriceOf, netContentOf } from '../../src/lib/domain/base-price.ts';
import { asCents } from '../../src/lib/domain/money.ts';
import { CONTENT_UNITS, type ContentUnit } from '../../src/lib/domain/product.ts';
import { UNITS } from '../../src/lib/domain/units.ts';
import { CASES } from './arbitraries.ts';
import { part, product } from './samples.ts';

const of = (cents: number, amount: number, unit: ContentUnit) => basePrice(asCents(cents), { amount, unit });

describe('The base price of packed goods', () => {
  test.each([
    [320, 330, 'ml', 970, 'l'],
    [320, 33, 'cl', 970, 'l'],
    [320, 0.33, 'l', 970, 'l'],
    [1890, 0.75, 'l', 2520, 'l'],
    [199, 250, 'g', 796, 'kg'],
    [1, 1, 'dag', 100, 'kg'],
    [0, 500, 'g', 0, 'kg'],
  ] as const)('%i cents for %d %s are %i cents per 1 %s', (cents, amount, unit, price, per) => {
    expect(of(cents, amount, unit)).toEqual({ cents: price, per: per });
  });

  test('is left out where it equals the price, and for less than 10 g or ml', () => {
    expect(of(300, 1, 'l')).toBeNull();
    expect(of(300, 1000, 'g')).toBeNull();
    expect(of(300, 9.9, 'ml')).toBeNull();
    expect(of(300, 10, 'ml')).toEqual({ cents: 30_000, per: 'l' });
  });

  const content = fc.record({
    amount: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100),
    unit: fc.constantFrom(...CONTENT_UNITS),
  });

  test('is the price by the amount in kilograms or litres, rounded half up to cents', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), content, (cents, { amount, unit }) => {
        const found = of(cents, amount, unit);
        if (!found) return;
        const factor = UNITS[unit].factor;
        // In hundredths of grams or millilitres, so that all is whole.
        const small = BigInt(Math.round(amount * 100)) * BigInt(factor);
        const exact = BigInt(cents) * 100_000n;
        const rest = exact - BigInt(found.cents) * small;
        expect(2n * rest < small && 2n * rest >= -small).toBe(true);
        expect(found.per).toBe(UNITS[unit].type === 'weight' ? 'kg' : 'l');
      }),
      { numRuns: CASES },
    );
  });

  test('is the same whatever unit the content is written in', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 10, max: 5000 }), (cents, amount) => {
        expect(of(cents, amount, 'ml')).toEqual(of(cents, amount / 10, 'cl'));
        expect(of(cents, amount, 'g')?.cents).toEqual(of(cents, amount, 'ml')?.cents);
      }),
      { numRuns: CASES },
    );
  });
});

describe('The base price of a product', () => {
  const size = part({
    name: 'Größe',
    type: 'select',
    options: [
      { name: 'Klein', modifier: 'overwrite', value: 2, netContent: { amount: 0.25, unit: 'l' } },
      { name: 'Groß', modifier: 'overwrite', value: 3, netContent: { amount: 0.5, unit: 'l' } },
      { name: 'Becher', modifier: 'add', value: 0.5 },
    ],
  });
  const cola = product({
    price: 2,
    netContent: { amount: 0.2, unit: 'l' },
    config: { parts: [size] },
  });
  const chosen = (value: string) => [{ name: 'Größe', value }];

  test("follows the chosen size's price and content", () => {
    expect(basePriceOf(cola, chosen('Klein'))).toEqual({ cents: 800, per: 'l' });
    expect(basePriceOf(cola, chosen('Groß'))).toEqual({ cents: 600, per: 'l' });
  });

  test('has the product’s content where the chosen one names none', () => {
    expect(netContentOf(cola, chosen('Becher'))).toEqual({ amount: 0.2, unit: 'l' });
    expect(basePriceOf(cola, chosen('Becher'))).toEqual({ cents: 1250, per: 'l' });
  });

  test('is for the drained weight, unless the chosen size has a content of its own', () => {
    const label = { drainedWeight: { amount: 400, unit: 'g' as const } };
    const olives = { ...cola, netContent: { amount: 800, unit: 'g' as const }, label };
    expect(netContentOf(olives, [])).toEqual({ amount: 800, unit: 'g' });
    expect(basePriceOf(olives, [])).toEqual({ cents: 500, per: 'kg' });
    expect(basePriceOf(olives, chosen('Groß'))).toEqual({ cents: 600, per: 'l' });
  });

  test('is left out for goods by weight, for a price for any amount, and without a content', () => {
    expect(basePriceOf({ ...cola, unit: { type: 'weight', symbol: 'kg' } }, [])).toBeNull();
    expect(basePriceOf({ ...cola, pricing: 'fixed' }, [])).toBeNull();
    expect(basePriceOf(product({ price: 2 }), [])).toBeNull();
  });
});
