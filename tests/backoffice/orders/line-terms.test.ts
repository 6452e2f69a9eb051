import { expect, test } from 'vitest';
import { grossBy, termsOf } from '../../../src/backoffice/orders/detail/line-terms.ts';
import { toCents } from '../../../src/lib/domain/money.ts';

const olives = {
  unit: { type: 'weight', symbol: 'kg' },
  pricing: 'unit',
  alternativeUnits: [
    { unit: { type: 'weight', symbol: 'g' }, ratio: 0.001 },
    { unit: { type: 'serving', symbol: 'Portion' }, ratio: 0.15 },
  ].map((offer) => ({
    ...offer,
    minimumQuantity: 1,
    maximumQuantity: 0,
    quantityStepSize: 1,
    calculationModel: 'approximate',
  })),
} as const;
/** As a product of the contract has them. */
const product = { ...olives, alternativeUnits: [...olives.alternativeUnits] } as Parameters<
  typeof termsOf
>[1];
const weighed = { amount: 250, unit: 'g', unitPrice: 24.9, gross: 6.23 } as const;

test('an item weighed in grams is priced per kilogram, and its sum follows', () => {
  const terms = termsOf(weighed, product);
  expect(terms).toEqual({ per: 'kg', ratio: 0.001, pricing: 'unit' });
  expect(grossBy(terms!, 265, 24.9)).toBe(toCents(6.6));
});

test('a serving is priced by its weight', () => {
  const terms = termsOf({ amount: 2, unit: 'Portion', unitPrice: 24.9, gross: 7.47 }, product);
  expect(terms).toMatchObject({ per: 'kg', ratio: 0.15 });
});

test('a line item keeps its terms when its product is gone or changed', () => {
  expect(termsOf(weighed, null)).toMatchObject({ per: 'kg', ratio: 0.001 });
  const bySlice = {
    unit: { type: 'amount', symbol: 'Stk' },
    pricing: 'fixed',
    alternativeUnits: [],
  } as const;
  expect(termsOf(weighed, { ...bySlice, alternativeUnits: [] })).toMatchObject({ per: 'kg' });
  expect(termsOf({ amount: 3, unit: 'Stk', unitPrice: 4, gross: 12 }, null)).toMatchObject({
    per: 'Stk',
    ratio: 1,
  });
});

test('a fixed price stays fixed when the amount changes', () => {
  const terms = termsOf({ ...weighed, gross: 24.9 }, product && { ...product, pricing: 'fixed' });
  expect(grossBy(terms!, 400, 20)).toBe(toCents(20));
});

test('terms are unknown where nothing reproduces the sum, and for sums beyond the safe range', () => {
  expect(termsOf({ amount: 2, unit: 'Portion', unitPrice: 24.9, gross: 7.47 }, null)).toBeNull();
  const terms = termsOf(weighed, product)!;
  expect(grossBy(terms, 1e300, 24.9)).toBeNull();
  expect(grossBy(terms, 0, 24.9)).toBeNull();
  expect(grossBy(terms, 250, -1)).toBeNull();
});
