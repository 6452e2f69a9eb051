import { describe, expect, test } from 'vitest';
import { alternativeOf, ratioOf } from '../../src/lib/domain/quantity.ts';
import { unitsOf } from '../../src/lib/domain/units-of.ts';
import { convert, UNIT_SYMBOLS, UNIT_TYPES, UNITS } from '../../src/lib/domain/units.ts';
import { cheese, product } from './samples.ts';

describe('Units (SPEC section 9)', () => {
  test.each([
    ['Stk', 'amount', 1],
    ['Portion', 'serving', 1],
    ['Paar', 'pair', 1],
    ['Person', 'person', 1],
    ['g', 'weight', 1],
    ['dag', 'weight', 10],
    ['kg', 'weight', 1000],
    ['ml', 'volume', 1],
    ['cl', 'volume', 10],
    ['dl', 'volume', 100],
    ['l', 'volume', 1000],
    ['mm', 'length', 1],
    ['cm', 'length', 10],
    ['dm', 'length', 100],
    ['m', 'length', 1000],
    ['mm²', 'area', 1],
    ['cm²', 'area', 100],
    ['dm²', 'area', 10_000],
    ['m²', 'area', 1_000_000],
    ['mm³', 'cubic', 1],
    ['cm³', 'cubic', 1000],
    ['dm³', 'cubic', 1_000_000],
    ['m³', 'cubic', 1_000_000_000],
  ] as const)('one %s measures %s and is %i of its smallest unit', (symbol, type, factor) => {
    expect(UNITS[symbol]).toEqual({ type, factor });
  });

  test('there are no other units or types', () => {
    expect(UNIT_SYMBOLS).toHaveLength(23);
    expect(UNIT_TYPES).toEqual([
      'amount',
      'serving',
      'pair',
      'person',
      'weight',
      'volume',
      'length',
      'area',
      'cubic',
    ]);
  });

  test.each([
    [1.1, 'kg', 'g', 1100],
    [250, 'g', 'kg', 0.25],
    [3, 'dl', 'cl', 30],
    [0.3, 'm³', 'mm³', 300_000_000],
    [2, 'Stk', 'Stk', 2],
  ] as const)('%f %s are the same as so many %s', (amount, from, to, expected) => {
    expect(convert(amount, from, to)).toBe(expected);
  });

  test('a weight cannot be turned into a volume', () => {
    expect(convert(1, 'kg', 'l')).toBeNull();
  });

  test('a product is sold in its own unit and its alternatives, in the order of the shop', () => {
    expect(unitsOf(cheese()).map((unit) => unit.symbol)).toEqual(['kg', 'g', 'Stk']);
  });

  test('a ratio says how many of its own unit one alternative unit is', () => {
    expect(ratioOf(cheese(), 'kg')).toBe(1);
    expect(ratioOf(cheese(), 'g')).toBe(0.001);
    expect(ratioOf(cheese(), 'Stk')).toBe(0.25);
  });

  test('a product is not sold in unknown units', () => {
    expect(ratioOf(cheese(), 'l')).toBeNull();
    expect(alternativeOf(cheese(), 'l')).toBeNull();
  });

  test("a product's own unit wins over an alternative of the same symbol", () => {
    const [inGrams] = cheese().alternativeUnits.map((unit) => ({ ...unit, unit: product().unit, ratio: 12 }));
    const odd = product({ alternativeUnits: inGrams ? [inGrams] : [] });
    expect(ratioOf(odd, 'Stk')).toBe(1);
    expect(alternativeOf(odd, 'Stk')).toBeNull();
  });
});
