import { describe, expect, test } from 'vitest';
import {
  canDecrease,
  canIncrease,
  decrease,
  formatAmount,
  increase,
  parseAmount,
  sumAmounts,
  isAllowedAmount,
  countItems,
  defaultChoice,
  LARGEST_AMOUNT,
  quantityRule,
  snap,
} from '../../src/lib/domain/quantity.ts';
import { cheese, item, product } from './samples.ts';

const RULE = { minimum: 1, maximum: 7, step: 2 };

describe('Valid amounts of a product', () => {
  test("a product's own unit has the product's minimum, maximum and step", () => {
    expect(quantityRule(cheese(), 'kg')).toEqual({ minimum: 0.1, maximum: 5, step: 0.05 });
  });

  test('an alternative unit has its own minimum, maximum and step', () => {
    expect(quantityRule(cheese(), 'g')).toEqual({ minimum: 100, maximum: 5000, step: 10 });
    expect(quantityRule(cheese(), 'Stk')).toEqual({ minimum: 1, maximum: 8, step: 1 });
  });

  test('a unit that the product is not sold in has no rule', () => {
    expect(quantityRule(cheese(), 'l')).toBeNull();
  });

  test('a maximum of 0 means that there is none', () => {
    expect(quantityRule(product(), 'Stk')?.maximum).toBe(LARGEST_AMOUNT);
    expect(LARGEST_AMOUNT).toBe(1_000_000);
  });

  test('a minimum of 0 means one step', () => {
    const rule = quantityRule(product({ minimumQuantity: 0, quantityStepSize: 0.5 }), 'Stk');
    expect(rule).toMatchObject({ minimum: 0.5, step: 0.5 });
  });

  test('a step of 0 means steps of 1', () => {
    expect(quantityRule(product({ minimumQuantity: 2, quantityStepSize: 0 }), 'Stk')).toMatchObject({
      minimum: 2,
      step: 1,
    });
  });

  test('the effective maximum is the last reachable step', () => {
    const rule = quantityRule(
      product({ minimumQuantity: 1, maximumQuantity: 6, quantityStepSize: 2 }),
      'Stk',
    );
    expect(rule).toEqual({ minimum: 1, maximum: 5, step: 2 });
  });

  test('a maximum below the minimum leaves the minimum alone', () => {
    const rule = quantityRule(product({ minimumQuantity: 10, maximumQuantity: 3 }), 'Stk');
    expect(rule).toEqual({ minimum: 10, maximum: 10, step: 1 });
  });

  test('a dialog starts with the default amount in the default unit', () => {
    const choice = defaultChoice(cheese({ defaultUnit: 'g', defaultQuantity: 254 }));
    expect(choice).toEqual({ unit: 'g', amount: 250 });
  });

  test("an unavailable default unit falls back to the product's own", () => {
    expect(defaultChoice(cheese({ defaultUnit: 'l', defaultQuantity: 9 }))).toEqual({
      unit: 'kg',
      amount: 5,
    });
  });
});

describe('Amount input accepts comma as decimal separator; non-numeric becomes 0 (SPEC section 5)', () => {
  test.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 2 ', 2],
    ['1.250,5', 1250.5],
    ['1.250.000,25', 1250000.25],
    ['1.250', 1.25],
    [',5', 0.5],
    [',25', 0.25],
    ['1,250.000', 0],
    ['.5', 0.5],
    ['3,', 3],
    ['+3', 3],
    ['-3', -3],
    ['', 0],
    ['abc', 0],
    ['12a', 0],
    ['a12', 0],
    ['1,2,3', 0],
    ['1.25,5', 0],
    ['.', 0],
    ['1e3', 0],
    ['0x10', 0],
    ['Infinity', 0],
    ['5 kg', 0],
  ])('%j is parsed as %f', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test('an amount is shown with the comma of the language and no thousands separator', () => {
    expect(formatAmount(1250.5)).toBe('1250,5');
    expect(formatAmount(1250.5, 'en')).toBe('1250.5');
    expect(formatAmount(0.000001)).toBe('0,000001');
    expect(formatAmount(2)).toBe('2');
  });
});

describe('Amounts are snapped to minimum, maximum and step (SPEC section 5)', () => {
  test.each([
    [0, 1],
    [-5, 1],
    [NaN, 1],
    [1, 1],
    [1.9, 1],
    [2, 3],
    [3.99, 3],
    [4, 5],
    [6, 7],
    [8, 7],
    [Infinity, 7],
  ])('%f becomes %f with steps of 2 from 1 to 7', (typed, amount) => {
    expect(snap(typed, RULE)).toBe(amount);
  });

  test('amounts do not drift: 0.1 and two steps of 0.1 are 0.3', () => {
    const rule = { minimum: 0.1, maximum: 1, step: 0.1 };
    expect(increase(increase(0.1, rule), rule)).toBe(0.3);
    expect(decrease(0.3, rule)).toBe(0.2);
    expect(snap(0.1 + 0.2, rule)).toBe(0.3);
  });

  test('only an amount on a step within the bounds is valid', () => {
    expect([1, 3, 5, 7].every((amount) => isAllowedAmount(amount, RULE))).toBe(true);
    expect([0, 2, 3.000001, 9, -1, NaN, Infinity].some((amount) => isAllowedAmount(amount, RULE))).toBe(
      false,
    );
  });

  test('minus is disabled at or below the minimum', () => {
    expect([0, 1, 1.5, 3].map((amount) => canDecrease(amount, RULE))).toEqual([false, false, true, true]);
  });

  test('plus is disabled at the maximum', () => {
    expect([5, 6.5, 7, 8].map((amount) => canIncrease(amount, RULE))).toEqual([true, true, false, false]);
  });

  test('plus and minus move by one step and stop at the bounds', () => {
    expect([1, 3, 7].map((amount) => increase(amount, RULE))).toEqual([3, 5, 7]);
    expect([1, 3, 7].map((amount) => decrease(amount, RULE))).toEqual([1, 1, 5]);
  });
});

describe('The item count of a cart (SPEC section 9)', () => {
  test('pieces, servings and pairs count by amount, everything else counts 1', () => {
    expect(
      countItems([
        item({ amount: 2, unit: 'Stk' }),
        item({ amount: 3, unit: 'Portion' }),
        item({ amount: 4, unit: 'Paar' }),
        item({ amount: 20, unit: 'Person' }),
        item({ amount: 250, unit: 'g' }),
        item({ amount: 5, unit: 'l' }),
      ]),
    ).toBe(12);
  });

  test('half portions add up without drift', () => {
    expect(countItems([item({ amount: 0.1, unit: 'Portion' }), item({ amount: 0.2, unit: 'Portion' })])).toBe(
      0.3,
    );
  });

  test('an empty cart counts nothing', () => {
    expect(countItems([])).toBe(0);
    expect(sumAmounts([])).toBe(0);
  });

  test('the checkout adds up all amounts', () => {
    expect(sumAmounts([item({ amount: 0.1, unit: 'g' }), item({ amount: 0.2 }), item({ amount: 2 })])).toBe(
      2.3,
    );
  });
});
