import { describe, expect, it } from 'vitest';
import { changedPrice, type PriceChange } from '../../../src/backoffice/products/price-change.ts';

const percent = (value: number, rounding: PriceChange['rounding'] = 'cent'): PriceChange => ({
  kind: 'percent',
  value,
  rounding,
});

describe('a price change', () => {
  it('adds a percentage, rounding half cents up', () => {
    expect(changedPrice(10.5, percent(10))).toBe(11.55);
    expect(changedPrice(1.15, percent(10))).toBe(1.27);
    expect(changedPrice(9.9, percent(-10))).toBe(8.91);
  });

  it('adds or subtracts an amount, but never goes below 0', () => {
    expect(changedPrice(3.2, { kind: 'amount', value: 0.5, rounding: 'cent' })).toBe(3.7);
    expect(changedPrice(3.2, { kind: 'amount', value: -5, rounding: 'cent' })).toBe(0);
  });

  it('rounds to 5 or 10 cents, or to a price ending in ,90', () => {
    expect(changedPrice(8.9, percent(3, 'five'))).toBe(9.15);
    expect(changedPrice(8.9, percent(3, 'ten'))).toBe(9.2);
    expect(changedPrice(8.9, percent(3, 'ninety'))).toBe(8.9);
    expect(changedPrice(8.9, percent(8, 'ninety'))).toBe(9.9);
    expect(changedPrice(0.5, percent(10, 'ninety'))).toBe(0.9);
    expect(changedPrice(0, percent(10, 'ninety'))).toBe(0);
  });
});
