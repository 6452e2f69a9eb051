import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openCountAt, openCountSteps } from '../../src/lib/domain/open-count.ts';
import { isOpenIn, mergeRanges } from '../../src/lib/domain/open-ranges.ts';
import { CASES } from './arbitraries.ts';

describe("The toolbar counts the open branches: '{n} Standorte geöffnet' (SPEC section 2)", () => {
  test('the count changes when a branch opens or closes', () => {
    const steps = openCountSteps([[{ start: 10, end: 30 }], [{ start: 20, end: 40 }]], 0, 100);
    expect(steps).toEqual([
      { at: 0, count: 0 },
      { at: 10, count: 1 },
      { at: 20, count: 2 },
      { at: 30, count: 1 },
      { at: 40, count: 0 },
      { at: 100, count: null },
    ]);
  });

  test('a branch that opens when another closes changes nothing', () => {
    expect(openCountSteps([[{ start: 0, end: 20 }], [{ start: 20, end: 50 }]], 0, 50)).toEqual([
      { at: 0, count: 1 },
      { at: 50, count: null },
    ]);
  });

  test('a branch that was open before counts from the start, one that had closed does not', () => {
    expect(openCountSteps([[{ start: -20, end: 5 }], [{ start: -20, end: 0 }]], 0, 50)).toEqual([
      { at: 0, count: 1 },
      { at: 5, count: 0 },
      { at: 50, count: null },
    ]);
  });

  test('outside the time told of the count is not known', () => {
    const steps = openCountSteps([[{ start: 0, end: 500 }]], 0, 100);
    expect([-1, 0, 99, 100, 400].map((at) => openCountAt(steps, at))).toEqual([null, 1, 1, null, null]);
  });

  test('at any instant it is the number of branches whose ranges contain it', () => {
    const range = fc
      .tuple(fc.integer({ min: -50, max: 150 }), fc.integer({ min: 1, max: 60 }))
      .map(([start, length]) => ({ start, end: start + length }));
    const branches = fc.array(fc.array(range, { maxLength: 4 }).map(mergeRanges), { maxLength: 6 });
    fc.assert(
      fc.property(branches, fc.integer({ min: 0, max: 99 }), (given, at) => {
        const steps = openCountSteps(given, 0, 100);
        expect(openCountAt(steps, at)).toBe(given.filter((ranges) => isOpenIn(ranges, at)).length);
      }),
      { numRuns: CASES },
    );
  });
});
