import { describe, expect, test } from 'vitest';
import { isCashRounded, payable } from '../../src/lib/domain/cash-rounding.ts';
import { asCents, fromCents } from '../../src/lib/domain/money.ts';
import { priceCart } from '../../src/lib/domain/pricing.ts';
import { chosenTip, isTipUntaxed, tipOf } from '../../src/lib/domain/tip.ts';
import { item } from './samples.ts';

describe('A tip', () => {
  test.each([
    [5, 990, 50],
    [10, 990, 100],
    [10, 1249, 120],
    [10, 1250, 130],
    [5, 0, 0],
  ])('of %i percent of %i cents is %i', (percent, goods, tip) => {
    expect(tipOf(percent, asCents(goods))).toBe(tip);
  });

  test.each([
    ['own', '2,50', 250],
    ['own', 'viel', 0],
    ['own', '-3', 0],
    ['own', '99999', 50_000],
    ['', '2,50', 0],
    ['10', '2,50', 200],
  ] as const)('chosen as "%s" with "%s" typed is %i cents of 20 EUR', (tip, tipAmount, cents) => {
    expect(chosenTip({ tip, tipAmount }, asCents(2000))).toBe(cents);
  });

  test('has no tax and is no turnover, unless it belongs to the business', () => {
    const context = { mode: 'takeaway', area: null, tip: asCents(119) } as const;
    expect(priceCart([item()], context)).toMatchObject({
      totalGross: 1109,
      totalNet: 925,
      taxes: [{ rate: 7 }],
    });
    expect(priceCart([item()], { ...context, tipsTaxRate: 19 })).toMatchObject({
      totalGross: 1109,
      totalNet: 1025,
      taxes: [
        { rate: 7, amount: 65 },
        { rate: 19, gross: 119, amount: 19 },
      ],
    });
  });

  test.each([
    [null, 119, true],
    [19, 119, false],
    [null, 0, false],
  ])('at the rate %s of %i cents is untaxed: %s', (tipsTaxRate, cents, isUntaxed) => {
    const priced = priceCart([item()], { mode: 'takeaway', area: null, tip: asCents(cents), tipsTaxRate });
    const { tip, totalGross, totalNet, taxes } = priced;
    const wire = {
      tip: fromCents(tip),
      totalGross: fromCents(totalGross),
      totalNet: fromCents(totalNet),
      taxes: taxes.map(({ amount }) => ({ amount: fromCents(amount) })),
    };
    expect(isTipUntaxed(wire)).toBe(isUntaxed);
  });
});

describe('Cash in francs is rounded to 5 Rappen, and nothing else', () => {
  test.each([
    [0.01, 990, 0],
    [0.02, 991, -1],
    [0.03, 992, -2],
    [0.04, 993, 2],
    [0.05, 994, 1],
  ])('case %f: a total of %i cents by %i', (_case, total, rounding) => {
    const context = { mode: 'takeaway', area: null, tip: asCents(total - 990) } as const;
    const pricing = priceCart([item()], { ...context, isCashRounded: true });
    expect(pricing).toMatchObject({ totalGross: total, rounding });
  });

  test('by currency and method', () => {
    expect(isCashRounded('CHF', 'cash')).toBe(true);
    expect(isCashRounded('CHF', 'datatrans')).toBe(false);
    expect(isCashRounded('EUR', 'cash')).toBe(false);
    expect(isCashRounded('CHF', null)).toBe(false);
  });

  test('what is paid is the total as rounded', () => {
    expect(payable({ totalGross: 9.92, rounding: -0.02 })).toBe(9.9);
    expect(payable({ totalGross: 9.92 })).toBe(9.92);
  });
});
