import { describe, expect, test } from 'vitest';
import { asCents } from '../../src/lib/domain/money.ts';
import { priceCart, apportion } from '../../src/lib/domain/pricing.ts';
import type { PartOption, Product } from '../../src/lib/domain/product.ts';
import { area, item, part, product } from './samples.ts';

const TAKEAWAY = { mode: 'takeaway', area: null } as const;
const menu = product({ price: 10, taxShares: [{ share: 25, tax: 19 }] });

const partsOf = (of: Product, names: string[] = [], mode: 'takeaway' | 'dineIn' = 'takeaway') =>
  priceCart([item({ product: of, parts: [{ name: 'Dazu', value: names }] })], {
    ...TAKEAWAY,
    mode,
  }).lines[0]?.taxes?.map(({ taxRate, gross }) => [taxRate, gross]);

const withOptions = (of: Product, ...options: PartOption[]) => ({
  ...of,
  config: { parts: [part({ name: 'Dazu', type: 'multiselect', optional: true, options })] },
});

describe('A price of several rates is split (UStAE 10.1 Abs. 11)', () => {
  test('by set shares, the rest at the product’s own rate', () => {
    expect(partsOf(menu)).toEqual([
      [7, 750],
      [19, 250],
    ]);
  });

  test('each share has a rate per mode; equal rates are one', () => {
    expect(partsOf(menu, [], 'dineIn')).toBeUndefined();
    expect(partsOf({ ...menu, taxShares: [{ share: 25, tax: 7, takeawayTax: 19 }] })).toHaveLength(2);
  });

  test('by values: what an option costs belongs to its own rate', () => {
    const wine: PartOption = { name: 'Wein', modifier: 'add', value: 5, tax: 19 };
    expect(partsOf(withOptions(product({ price: 10 }), wine), ['Wein'])).toEqual([
      [7, 1000],
      [19, 500],
    ]);
  });

  test('an overwriting option with own rates leaves nothing of what was before', () => {
    const whole: PartOption = { name: 'Nur Getränke', modifier: 'overwrite', value: 4, tax: 19 };
    expect(partsOf(withOptions(menu, whole), ['Nur Getränke'])).toEqual([[19, 400]]);
  });

  test('what makes it cheaper reduces the product’s part, never below nothing', () => {
    const wine: PartOption = { name: 'Wein', modifier: 'add', value: 5, tax: 19 };
    const gift: PartOption = { name: 'Gutschein', modifier: 'subtract', value: 12 };
    expect(partsOf(withOptions(product({ price: 10 }), wine, gift), ['Wein', 'Gutschein'])).toEqual([
      [19, 300],
    ]);
  });

  test('cents that are left go to the largest remainder, of equal ones to the lower rate', () => {
    const halves = [
      { taxRate: 7, weight: 1 },
      { taxRate: 19, weight: 1 },
    ];
    expect(apportion(asCents(333), halves).map(({ gross }) => gross)).toEqual([167, 166]);
    const thirds = [...halves, { taxRate: 20, weight: 4 }];
    expect(apportion(asCents(100), thirds).map(({ gross }) => gross)).toEqual([17, 17, 66]);
  });
});

describe('A delivery fee by the goods’ rates', () => {
  const drink = product({ id: 2, price: 5, tax: 19 });
  const context = { mode: 'delivery', area: area({ price: 3, tax: 20 }), deliveryTaxing: 'goods' } as const;

  test('is split in proportion to their gross', () => {
    const { taxes } = priceCart(
      [item({ product: product({ price: 10 }) }), item({ product: drink })],
      context,
    );
    expect(taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
      [7, 1200],
      [19, 600],
    ]);
  });

  test('has its area’s rate where the goods cost nothing', () => {
    const { taxes } = priceCart([item({ product: product({ price: 0 }) })], context);
    expect(taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
      [7, 0],
      [20, 300],
    ]);
  });
});
