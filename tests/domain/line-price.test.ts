import { describe, expect, test } from 'vitest';
import { reconcile } from '../../src/lib/domain/cart-changes.ts';
import { sumCart } from '../../src/lib/domain/cart-sum.ts';
import { asCents } from '../../src/lib/domain/money.ts';
import { priceCart } from '../../src/lib/domain/pricing.ts';
import { depositText } from '../../src/lib/domain/words/facts.ts';
import { area, cheese, item, part, product } from './samples.ts';

const TAKEAWAY = { mode: 'takeaway', area: null } as const;
const water = product({
  price: 3.4,
  tax: 19,
  takeawayTax: 19,
  deposit: { amount: 0.25, kind: 'einweg' },
  alternativeUnits: [
    {
      unit: { type: 'pair', symbol: 'Paar' },
      ratio: 2,
      minimumQuantity: 1,
      maximumQuantity: 0,
      quantityStepSize: 1,
      calculationModel: 'fixed',
    },
  ],
});

const depositsOf = (line: ReturnType<typeof item>) =>
  priceCart([line], TAKEAWAY).lines[0]?.deposits?.map(({ pieces, gross, taxRate }) => [
    pieces,
    gross,
    taxRate,
  ]);

describe('A deposit is paid besides the price (PAngV § 7)', () => {
  test('for each piece, also of units that hold several', () => {
    expect(depositsOf(item({ product: water, amount: 3 }))).toEqual([[3, 75, 19]]);
    expect(depositsOf(item({ product: water, amount: 2, unit: 'Paar' }))).toEqual([[4, 100, 19]]);
  });

  test('half a piece has a whole one', () => {
    expect(depositsOf(item({ product: water, amount: 1.5 }))).toEqual([[2, 50, 19]]);
  });

  test('once for what is weighed', () => {
    const jar = cheese({ deposit: { amount: 1, kind: 'mehrweg' } });
    expect(depositsOf(item({ product: jar, amount: 400, unit: 'g' }))).toEqual([[1, 100, 7]]);
    expect(depositsOf(item({ product: jar, amount: 2, unit: 'Stk' }))).toEqual([[2, 200, 7]]);
  });

  test('at its own rate, else at that of the product', () => {
    const free = { ...water, deposit: { amount: 0.25, kind: 'einweg', tax: 0 } as const };
    expect(depositsOf(item({ product: free }))).toEqual([[1, 25, 0]]);
  });

  test('of a reusable bowl that is chosen as an option (VerpackG § 33)', () => {
    const bowl = { name: 'Mehrwegschale', modifier: 'add', value: 0 } as const;
    const options = [{ ...bowl, deposit: { amount: 5, kind: 'mehrweg' } as const }];
    const salad = product({ config: { parts: [part({ name: 'Verpackung', optional: true, options })] } });
    expect(depositsOf(item({ product: salad }))).toBeUndefined();
    const parts = [{ name: 'Verpackung', value: 'Mehrwegschale' }];
    expect(depositsOf(item({ product: salad, amount: 2, parts }))).toEqual([[2, 1000, 7]]);
  });

  test('and reaches neither minimum order value nor free delivery', () => {
    const items = [item({ product: { ...water, price: 29.9 } })];
    expect(sumCart(items, { mode: 'delivery', area: area() })).toMatchObject({
      gross: 2990,
      depositGross: 25,
      deliveryGross: 250,
      totalGross: 3265,
    });
  });

  test('a line whose deposit has changed is dropped, as the customer has not agreed to it', () => {
    const dearer = { ...water, deposit: { amount: 0.5, kind: 'einweg' } as const };
    const { items, changes } = reconcile(
      [item({ product: water })],
      [{ product: dearer, isOrderable: true }],
    );
    expect(items).toEqual([]);
    expect(changes).toMatchObject([{ reason: 'changed' }]);
  });

  test('its kind and pieces are named', () => {
    expect(depositText({ kind: 'einweg', pieces: 1 }, '0,25 EUR')).toBe('Pfand 0,25 EUR, Einweg');
    expect(depositText({ kind: 'mehrweg', pieces: 3 }, '0,15 EUR')).toBe('3 × Pfand 0,15 EUR, Mehrweg');
  });

  test('an empty cart has no tip', () => {
    expect(sumCart([], { ...TAKEAWAY, tip: asCents(500) })).toMatchObject({ tip: 0, totalGross: 0 });
  });
});
