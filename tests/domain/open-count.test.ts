import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCountAt, openCountSteps } from '../../src/lib/domain/open-count.ts';
import { isOpenIn } from '../../src/lib/domain/open-ranges.ts';
import { mergeRanges } from '../../src/lib/domain/hours-rules.ts';

const range = fc
  .tuple(fc.integer({ min: -50, max: 150 }), fc.integer({ min: 1, max: 60 }))
  .map(([start, length]) => ({ start, end: start + length }));
const branches = fc.array(fc.array(range).map(mergeRanges), { maxLength: 8 });

test('the count at every instant is the number of ranges that contain it', () => {
  fc.assert(
    fc.property(branches, fc.integer({ min: 0, max: 99 }), (all, at) => {
      const open = all.filter((ranges) => isOpenIn(ranges, at)).length;
      expect(openCountAt(openCountSteps(all, 0, 100), at)).toBe(open);
    }),
  );
});

test('nothing is claimed outside the queried interval', () => {
  const steps = openCountSteps([[{ start: -5, end: 500 }]], 0, 100);
  expect(steps).toEqual([
    { at: 0, count: 1 },
    { at: 100, count: null },
  ]);
  expect(openCountAt(steps, -1)).toBeNull();
  expect(openCountAt(steps, 100)).toBeNull();
});

test('one closing as another opens is no change', () => {
  const steps = openCountSteps([[{ start: 0, end: 50 }], [{ start: 50, end: 100 }]], 0, 100);
  expect(steps.map(({ at }) => at)).toEqual([0, 100]);
});
