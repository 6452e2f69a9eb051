import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAST_ORDERS, LONGEST_MINUTES, preparingMinutes } from '../../src/lib/domain/preparing-time.ts';
import { CASES } from './arbitraries.ts';

const minutes = (...all: number[]) => preparingMinutes(all.map((one) => one * 60_000));

describe('How long an order takes now', () => {
  test('is what it took the one in the middle, rounded up to 5 minutes', () => {
    expect(minutes(12, 21, 90)).toBe(25);
    expect(minutes(20, 20, 20, 20)).toBe(20);
    expect(minutes(20, 21, 22, 23)).toBe(25);
  });

  test('is not said after too few orders', () => {
    expect([minutes(), minutes(20), minutes(20, 20)]).toEqual([null, null, null]);
  });

  test('is at least 5 minutes and at most 120', () => {
    expect([minutes(0, 0, 0), minutes(500, 500, 500)]).toEqual([5, LONGEST_MINUTES]);
  });

  test('is a round figure that a single forgotten order does not change (property)', () => {
    const times = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: LEAST_ORDERS, maxLength: 10 });
    fc.assert(
      fc.property(times, (all) => {
        const said = minutes(...all) ?? 0;
        expect(said % 5).toBe(0);
        expect(said).toBeLessThanOrEqual(60);
        expect(minutes(...all, 10_000)).toBeLessThanOrEqual(60);
      }),
      { numRuns: CASES },
    );
  });
});
