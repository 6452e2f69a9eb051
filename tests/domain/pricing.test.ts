import { describe, expect, test } from 'vitest';
import { decimalOf, divideHalfUp, times, asCents } from '../../src/lib/domain/money.ts';
import { netOf, priceCart, priceLines } from '../../src/lib/domain/pricing.ts';
import { lineGross, priceLine, taxRateOf, unitPrice } from '../../src/lib/domain/line-price.ts';
import type { Part, PartOption } from '../../src/lib/domain/product.ts';
import { area, cheese, item, part, product } from './samples.ts';

const TAKEAWAY = { mode: 'takeaway', area: null } as const;

function withOptions(...options: PartOption[]): { parts: Part[] } {
  return { parts: [part({ name: 'Extras', type: 'multiselect', optional: true, options })] };
}

function choose(...names: string[]) {
  return [{ name: 'Extras', value: names }];
}

describe('Unit price: product price, then each chosen option in order, never below 0 (DESIGN 5.7)', () => {
  const pizza = product({
    price: 10,
    config: withOptions(
      { name: 'Käse', modifier: 'add', value: 1.5 },
      { name: 'ohne Sauce', modifier: 'subtract', value: 0.7 },
      { name: 'Mittagspreis', modifier: 'overwrite', value: 8 },
      { name: 'Trüffel', modifier: 'add', value: 4.05 },
      { name: 'geschenkt', modifier: 'subtract', value: 50 },
    ),
  });

  test.each([
    [[], 1000],
    [['Käse'], 1150],
    [['ohne Sauce'], 930],
    [['Mittagspreis'], 800],
    [['Käse', 'Mittagspreis'], 800],
    [['Mittagspreis', 'Trüffel'], 1205],
    [['Trüffel', 'Mittagspreis'], 1205],
    [['geschenkt'], 0],
    [['unbekannt'], 1000],
  ])('with %j it is %i cents', (names, cents) => {
    expect(unitPrice(pizza, choose(...names))).toBe(cents);
  });
});

describe('Line price = unit price × amount × ratio, rounded half up to cents (DESIGN 5.7)', () => {
  test.each([
    ['Stk', 3, 1868],
    ['g', 250, 623],
    ['g', 333, 829],
    ['kg', 0.333, 829],
    ['kg', 1, 2490],
  ] as const)('cheese by %s: %f cost %i cents', (unit, amount, cents) => {
    expect(priceLine(item({ product: cheese(), unit, amount }), 'takeaway').gross).toBe(cents);
  });

  test('half a cent is rounded up, less is rounded down', () => {
    const grams = (amount: number) =>
      priceLine(item({ product: product({ price: 0.01 }), amount }), 'takeaway').gross;
    expect([0.49, 0.5, 1.49, 1.5, 2.5].map(grams)).toEqual([0, 1, 1, 2, 3]);
  });

  test('exact halves survive floating-point input', () => {
    const line = item({ product: product({ price: 1.15 }), amount: 0.1 });
    expect(priceLine(line, 'takeaway').gross).toBe(12);
    expect(priceLine({ ...line, amount: 0.7 }, 'takeaway').gross).toBe(81);
  });

  test('a fixed price is charged once, whatever the amount', () => {
    const hall = product({ price: 80, pricing: 'fixed', unit: { type: 'person', symbol: 'Person' } });
    expect(priceLine(item({ product: hall, unit: 'Person', amount: 25 }), 'dineIn').gross).toBe(8000);
  });

  test('a negative amount costs nothing', () => {
    expect(priceLine(item({ amount: -3 }), 'takeaway').gross).toBe(0);
  });

  test("a unit that the product is not sold in counts like the product's own", () => {
    expect(priceLine(item({ amount: 2, unit: 'l' }), 'takeaway').gross).toBe(1980);
  });

  test('an amount that is not a number is a programming error', () => {
    expect(() => priceLine(item({ amount: NaN }), 'takeaway')).toThrow('not a finite number: NaN');
  });
});

describe('Tax rate per item depends on delivery, takeaway or dine-in (SPEC section 9)', () => {
  test.each([
    ['delivery', 1],
    ['takeaway', 2],
    ['dineIn', 3],
  ] as const)('%s has its own rate', (mode, rate) => {
    expect(taxRateOf({ tax: 1, takeawayTax: 2, dineInTax: 3 }, mode)).toBe(rate);
    expect(
      priceLine(item({ product: product({ tax: 1, takeawayTax: 2, dineInTax: 3 }) }), mode).taxRate,
    ).toBe(rate);
  });
});

describe('Calculation models: approximate (ca.), minimum (ab) (SPEC section 9, DESIGN 5.9)', () => {
  test('a fixed price is neither', () => {
    expect(priceLine(item(), 'takeaway')).toMatchObject({ isApproximate: false, isMinimum: false });
  });

  test("the product's model counts in every unit", () => {
    const byWeight = cheese({ calculationModel: 'minimum' });
    expect(priceLine(item({ product: byWeight, unit: 'g', amount: 100 }), 'takeaway')).toMatchObject({
      isApproximate: false,
      isMinimum: true,
    });
  });

  test("an alternative unit's model counts in that unit alone", () => {
    expect(priceLine(item({ product: cheese(), unit: 'Stk' }), 'takeaway').isApproximate).toBe(true);
    expect(priceLine(item({ product: cheese(), unit: 'g' }), 'takeaway').isApproximate).toBe(false);
  });

  test('one such line makes the whole cart so', () => {
    const byPiece = item({ product: cheese(), unit: 'Stk' });
    expect(priceCart([item(), byPiece], TAKEAWAY)).toMatchObject({ isApproximate: true, isMinimum: false });
    const from = item({ product: product({ calculationModel: 'minimum' }) });
    expect(priceCart([item(), from], TAKEAWAY)).toMatchObject({ isApproximate: false, isMinimum: true });
  });
});

describe('Net is gross without its tax, rounded half up to cents (SPEC section 9, DESIGN 5.8)', () => {
  test.each([
    [1070, 7, 1000],
    [1000, 7, 935],
    [1000, 19, 840],
    [1000, 8.1, 925],
    [1000, 2.6, 975],
    [999, 0, 999],
    [0, 19, 0],
    [3, 100, 2],
    [1, 100, 1],
    [300, 1e-7, 300],
    [1_000_000, 1e-7, 1_000_000],
  ])('%i cents at a rate of %f are %i net', (gross, rate, net) => {
    expect(netOf(asCents(gross), rate)).toBe(net);
  });
});

describe('Totals: net, tax, gross, delivery, total, taxes grouped per rate (SPEC section 9)', () => {
  const drink = product({ id: 2, price: 3.5, tax: 19, takeawayTax: 19, dineInTax: 19 });

  test('a delivered cart', () => {
    const items = [item({ amount: 2 }), item({ product: drink, amount: 2 })];
    expect(priceCart(items, { mode: 'delivery', area: area() })).toEqual({
      gross: 2680,
      discount: 0,
      deliveryDiscount: 0,
      promotions: [],
      net: 2438,
      tax: 242,
      depositGross: 0,
      deliveryGross: 250,
      deliveryNet: 210,
      tip: 0,
      rounding: 0,
      totalGross: 2930,
      totalNet: 2648,
      taxes: [
        { rate: 7, gross: 1980, amount: 130 },
        { rate: 19, gross: 950, amount: 152 },
      ],
      isApproximate: false,
      isMinimum: false,
      lines: [
        { unitPrice: 990, gross: 1980, taxRate: 7, isApproximate: false, isMinimum: false },
        { unitPrice: 350, gross: 700, taxRate: 19, isApproximate: false, isMinimum: false },
      ],
    });
  });

  test('rates are listed in ascending order, each once', () => {
    const items = [item({ product: drink }), item(), item({ product: drink })];
    expect(priceCart(items, TAKEAWAY).taxes.map((tax) => tax.rate)).toEqual([7, 19]);
  });

  test('free delivery has no tax of its own', () => {
    const pricing = priceCart([item({ amount: 4 })], { mode: 'delivery', area: area() });
    expect(pricing).toMatchObject({ deliveryGross: 0, deliveryNet: 0, taxes: [{ rate: 7 }] });
    expect(pricing.taxes).toHaveLength(1);
  });

  test('nothing is delivered in other modes, even if an area is known', () => {
    expect(priceCart([item()], { mode: 'takeaway', area: area() })).toMatchObject({
      deliveryGross: 0,
      deliveryNet: 0,
      totalGross: 990,
    });
  });

  test('a delivery without an area costs no fee yet', () => {
    expect(priceCart([item()], { mode: 'delivery', area: null })).toMatchObject({
      deliveryGross: 0,
      deliveryNet: 0,
      totalGross: 990,
    });
  });

  test('an empty cart costs nothing, not even delivery', () => {
    expect(priceCart([], { mode: 'delivery', area: area() })).toMatchObject({
      gross: 0,
      deliveryGross: 0,
      totalGross: 0,
      totalNet: 0,
      taxes: [],
    });
  });
});

describe('Exact decimals', () => {
  test('a number is the decimal that it is written as', () => {
    expect(decimalOf(0.1)).toEqual({ digits: 1n, scale: 1 });
    expect(decimalOf(12.34)).toEqual({ digits: 1234n, scale: 2 });
    expect(decimalOf(1e21)).toEqual({ digits: 1n, scale: -21 });
    expect(decimalOf(1.5e-9)).toEqual({ digits: 15n, scale: 10 });
  });

  test('products and quotients are exact before they are rounded', () => {
    expect(times(decimalOf(0.1), decimalOf(0.2))).toEqual({ digits: 2n, scale: 2 });
    expect(divideHalfUp(decimalOf(1e21), decimalOf(1e20))).toBe(10);
    expect(divideHalfUp(decimalOf(0.5), decimalOf(1))).toBe(1);
    expect(divideHalfUp(decimalOf(1), decimalOf(0.4))).toBe(3);
    expect(divideHalfUp(decimalOf(1), decimalOf(0.41))).toBe(2);
  });

  test('a non-finite number is a programming error', () => {
    expect(() => decimalOf(Infinity)).toThrow(RangeError);
  });
});

describe('Lines with stored prices cost what their cart does', () => {
  test('in each mode, with and without a delivery fee', () => {
    const items = [item({ amount: 3 }), item({ product: cheese(), amount: 350, unit: 'g' })];
    for (const context of [
      TAKEAWAY,
      { mode: 'delivery', area: area() },
      { mode: 'dineIn', area: null },
    ] as const) {
      const lines = items.map((one) => priceLine(one, context.mode));
      expect(priceLines(lines, context)).toEqual(priceCart(items, context));
    }
  });

  test('rounded half up to the cent, by amount and ratio, or once if the price is fixed', () => {
    const line = { unitPrice: asCents(199), amount: 0.35, ratio: 10, pricing: 'unit' } as const;
    expect(lineGross(line)).toBe(697);
    expect(lineGross({ ...line, pricing: 'fixed' })).toBe(199);
    expect(lineGross({ ...line, amount: 0.5, ratio: 1 })).toBe(100);
  });
});
