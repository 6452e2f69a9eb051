import { describe, expect, test } from 'vitest';
import { closesSoon, isOpenIn, nextRange, rangeAt, stateAt } from '../../src/lib/domain/open-ranges.ts';
import { clipStart } from '../../src/lib/domain/hours.ts';
import { mergeRanges } from '../../src/lib/domain/hours-rules.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const MORNING = { start: 100 * MINUTE, end: 300 * MINUTE };
const EVENING = { start: 400 * MINUTE, end: 600 * MINUTE };
const DAY = [MORNING, EVENING];

describe('Open ranges', () => {
  test('a range begins with its first instant and ends before its last', () => {
    expect(rangeAt(DAY, MORNING.start)).toBe(MORNING);
    expect(rangeAt(DAY, MORNING.end - 1)).toBe(MORNING);
    expect(rangeAt(DAY, MORNING.end)).toBeNull();
    expect(rangeAt(DAY, MORNING.start - 1)).toBeNull();
    expect([99, 100, 299, 300, 400].map((at) => isOpenIn(DAY, at * MINUTE))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  test('the next range is the first that starts later', () => {
    expect(nextRange(DAY, 0)).toBe(MORNING);
    expect(nextRange(DAY, MORNING.start)).toBe(EVENING);
    expect(nextRange(DAY, EVENING.start)).toBeNull();
  });

  test('closing soon: the range ends within 60 minutes (SPEC section 9)', () => {
    expect(closesSoon(MORNING, 239 * MINUTE)).toBe(false);
    expect(closesSoon(MORNING, 240 * MINUTE)).toBe(true);
  });

  test('open is open until the end of the range', () => {
    expect(stateAt(DAY, 150 * MINUTE)).toEqual({ state: 'open', until: MORNING.end, closesSoon: false });
    expect(stateAt(DAY, 299 * MINUTE)).toEqual({ state: 'open', until: MORNING.end, closesSoon: true });
  });

  test('closed is closed until the next range, if there is one', () => {
    expect(stateAt(DAY, 300 * MINUTE)).toEqual({ state: 'closed', next: EVENING });
    expect(stateAt(DAY, 600 * MINUTE)).toEqual({ state: 'closed', next: null });
  });

  test('a closing time more than a week away is not named', () => {
    expect(stateAt([{ start: 0, end: WEEK }], 0)).toMatchObject({ until: WEEK });
    expect(stateAt([{ start: 0, end: WEEK + 1 }], 0)).toEqual({
      state: 'open',
      until: null,
      closesSoon: false,
    });
  });

  test('ranges that overlap or touch become one, in whatever order they came', () => {
    const given = [
      { start: 50, end: 60 },
      { start: 10, end: 40 },
      { start: 15, end: 20 },
      { start: 40, end: 45 },
    ];
    expect(mergeRanges(given)).toEqual([
      { start: 10, end: 45 },
      { start: 50, end: 60 },
    ]);
    expect(given[1]).toEqual({ start: 10, end: 40 });
    expect(mergeRanges([])).toEqual([]);
  });

  test('ranges can be clipped at an instant', () => {
    expect(clipStart(DAY, 0)).toEqual(DAY);
    expect(clipStart(DAY, MORNING.end)).toEqual([EVENING]);
    expect(clipStart(DAY, 150 * MINUTE)).toEqual([{ start: 150 * MINUTE, end: MORNING.end }, EVENING]);
  });
});
