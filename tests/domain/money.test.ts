import * as english from '../../src/lib/domain/words/en/locale.ts';
import { describe, expect, test } from 'vitest';
import { asCents, formatMoney, fromCents, sumCents, toCents } from '../../src/lib/domain/money.ts';

describe('Money', () => {
  test.each([
    [10.4, 1040],
    [0.07, 7],
    [1.005, 101],
    [1.004, 100],
    [-2.5, -250],
    [-1.005, -101],
    [0, 0],
    [0.1 + 0.2, 30],
    [999999.99, 99999999],
  ])('%f on the wire are %i cents', (money, cents) => {
    expect(toCents(money)).toBe(cents);
  });

  test('cents survive the wire', () => {
    expect(fromCents(asCents(1040))).toBe(10.4);
  });

  test('a fraction of a cent is a bug', () => {
    expect(() => asCents(0.5)).toThrow('not a whole number of cents: 0.5');
    expect(() => asCents(2 ** 53)).toThrow(RangeError);
    expect(() => asCents(NaN)).toThrow(RangeError);
  });

  test('zero is never negative', () => {
    expect(Object.is(asCents(-0), 0)).toBe(true);
  });

  test('amounts add up', () => {
    expect(sumCents([asCents(1), asCents(2)])).toBe(3);
    expect(sumCents([])).toBe(0);
  });

  test('Currency: German locale, 2 decimals, followed by the currency code (SPEC section 9)', () => {
    expect(formatMoney(asCents(1250), 'EUR')).toBe('12,50 EUR');
    expect(formatMoney(asCents(123456789), 'CHF')).toBe('1.234.567,89 CHF');
    expect(formatMoney(asCents(1250), 'EUR')).toBe('12,50 EUR');
    expect(formatMoney(asCents(100000), 'GBP', english)).toBe('1,000.00 GBP');
    expect(formatMoney(asCents(7), 'EUR')).toBe('0,07 EUR');
  });
});
