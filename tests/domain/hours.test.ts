import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import {
  dayRanges,
  isOpen,
  openRanges,
  rangesOfDays,
  shiftDay,
  weekSchedule,
} from '../../src/lib/domain/hours.ts';
import type { HoursRule } from '../../src/lib/domain/hours.ts';
import { wallClock } from '../../src/lib/domain/wall-clock.ts';
import { berlin, BERLIN, rule, shown } from './samples.ts';

/** The hours table of the week of Saturday, 21 November 2026, one line a day. */
function table(rules: HoursRule[], week = '2026-11-21T12:00'): string[] {
  return weekSchedule(rules, berlin(week)).map(
    ({ weekday, hours }) =>
      `${weekday.slice(0, 3)} ${hours.map(({ from, to }) => `${from}-${to}`).join(' ') || 'closed'}`,
  );
}

/** The ranges that touch the given time, as the clock shows them. */
function ranges(rules: HoursRule[], from: string, to: string): (string | null)[][] {
  return openRanges(rules, berlin(from), berlin(to)).map(({ start, end }) => [shown(start), shown(end)]);
}

describe('A weekly schedule starts with every day closed; rules apply in order (SPEC section 4)', () => {
  const CLOSED = [
    'mon closed',
    'tue closed',
    'wed closed',
    'thu closed',
    'fri closed',
    'sat closed',
    'sun closed',
  ];

  test('without rules every day is closed', () => {
    expect(table([])).toEqual(CLOSED);
  });

  test('a daily rule applies to all days', () => {
    expect(table([rule('daily', '11:00-22:00')])).toEqual(
      CLOSED.map((day) => day.replace('closed', '11:00-22:00')),
    );
  });

  test('a weekday rule replaces its day only', () => {
    expect(table([rule('daily', '11:00-22:00'), rule('friday', '16:00-23:00')])[4]).toBe('fri 16:00-23:00');
    expect(table([rule('daily', '11:00-22:00'), rule('friday', '16:00-23:00')])[5]).toBe('sat 11:00-22:00');
  });

  test.each([
    ['monday', 0],
    ['tuesday', 1],
    ['wednesday', 2],
    ['thursday', 3],
    ['friday', 4],
    ['saturday', 5],
    ['sunday', 6],
  ] as const)('a %s rule applies to the day %i after Monday', (weekday, index) => {
    const days = table([rule(weekday, '10:00-12:00')]);
    expect(days.filter((day) => day.endsWith('10:00-12:00'))).toEqual([`${weekday.slice(0, 3)} 10:00-12:00`]);
    expect(days[index]).toContain('10:00');
  });

  test('a more specific rule wins wherever it stands in the list (DESIGN 5.1)', () => {
    const rules = [rule('2026-11-20', 'closed'), rule('friday', '16:00-23:00'), rule('daily', '11:00-22:00')];
    expect(table(rules)[4]).toBe('fri closed');
    expect(table(rules.slice(1))[4]).toBe('fri 16:00-23:00');
  });

  test('time ranges of one kind accumulate', () => {
    const rules = [rule('daily', '17:00-22:00'), rule('daily', '11:00-14:00'), rule('friday', '16:00-23:00')];
    expect(table(rules)[0]).toBe('mon 11:00-14:00 17:00-22:00');
    expect(table([...rules, rule('friday', '10:00-12:00')])[4]).toBe('fri 10:00-12:00 16:00-23:00');
  });

  test('ranges of a day that overlap or touch are shown as one', () => {
    const rules = [rule('daily', '11:00-14:00'), rule('daily', '13:00-15:00'), rule('daily', '15:00-18:00')];
    expect(table(rules)[0]).toBe('mon 11:00-18:00');
  });

  test('closed rules clear the hours; a later range of the same kind opens again', () => {
    const rules = [rule('friday', '11:00-14:00'), rule('friday', 'closed'), rule('friday', '18:00-20:00')];
    expect(table(rules.slice(0, 2))[4]).toBe('fri closed');
    expect(table(rules)[4]).toBe('fri 18:00-20:00');
    expect(table([rule('daily', '11:00-14:00'), rule('friday', 'closed')])[4]).toBe('fri closed');
  });

  test('a once rule applies only in the ISO week of its date', () => {
    const rules = [rule('daily', '11:00-22:00'), rule('2026-11-20', '12:00-15:00')];
    expect(table(rules)[4]).toBe('fri 12:00-15:00');
    expect(table(rules, '2026-11-27T12:00')[4]).toBe('fri 11:00-22:00');
    expect(table(rules, '2026-11-15T12:00')[4]).toBe('fri 11:00-22:00');
    expect(table(rules, '2026-11-22T23:59')[4]).toBe('fri 12:00-15:00');
  });

  test('a once rule on New Year’s Day is in the week that began last year', () => {
    const rules = [rule('2027-01-01', '14:00-18:00')];
    expect(table(rules, '2026-12-28T00:00')[4]).toBe('fri 14:00-18:00');
    expect(table(rules, '2027-01-03T23:00')[4]).toBe('fri 14:00-18:00');
    expect(table(rules, '2027-01-04T00:00')[4]).toBe('fri closed');
    expect(weekSchedule(rules, berlin('2026-12-31T12:00')).map(({ day }) => day)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });

  test('a once rule without a date applies to no day', () => {
    expect(table([{ ...rule('2026-11-20', '12:00-15:00'), date: null }])).toEqual(CLOSED);
  });

  test('hours past midnight are shown with the day on which they start', () => {
    expect(table([rule('friday', '18:00-02:00')])).toEqual(
      CLOSED.map((day) => (day.startsWith('fri') ? 'fri 18:00-02:00' : day)),
    );
    expect(table([rule('friday', '18:00-00:00')])[4]).toBe('fri 18:00-00:00');
    expect(table([rule('friday', '00:00-00:00')])[4]).toBe('fri 00:00-00:00');
    expect(table([rule('friday', '09:05-09:07')])[4]).toBe('fri 09:05-09:07');
  });

  test("the shop's zone decides which week it is", () => {
    const sundayInUtc = DateTime.fromISO('2026-11-22T23:30:00Z', { zone: BERLIN });
    expect(weekSchedule([], sundayInUtc)[0]?.day).toBe('2026-11-23');
  });
});

describe('Open now: current time inside a range (SPEC section 4)', () => {
  const late = [rule('friday', '18:00-02:00')];

  test.each([
    ['2026-11-20T17:59', false],
    ['2026-11-20T18:00', true],
    ['2026-11-21T00:30', true],
    ['2026-11-21T01:59', true],
    ['2026-11-21T02:00', false],
    ['2026-11-21T18:00', false],
    ['2026-11-20T00:30', false],
  ])('a branch that closes at 02:00 on Saturdays is open at %s: %s', (at, expected) => {
    expect(isOpen(late, berlin(at))).toBe(expected);
  });

  test('closing at 02:00 means closed at 02:00:00 and open until then', () => {
    expect(isOpen(late, berlin('2026-11-21T01:59:59.999'))).toBe(true);
    expect(isOpen(late, berlin('2026-11-20T17:59:59.999'))).toBe(false);
  });

  test('hours past midnight belong to the day on which they started (DESIGN 5.2)', () => {
    expect(shiftDay(late, berlin('2026-11-21T00:30'))).toBe('2026-11-20');
    expect(shiftDay(late, berlin('2026-11-20T23:30'))).toBe('2026-11-20');
    expect(shiftDay(late, berlin('2026-11-21T02:00'))).toBeNull();
  });

  test('a closed day still has the tail of the previous night', () => {
    const rules = [rule('daily', '18:00-02:00'), rule('2026-11-21', 'closed')];
    expect(isOpen(rules, berlin('2026-11-21T01:00'))).toBe(true);
    expect(isOpen(rules, berlin('2026-11-21T18:30'))).toBe(false);
    expect(isOpen(rules, berlin('2026-11-22T01:00'))).toBe(false);
  });

  test('equal from and to mean open around the clock', () => {
    const rules = [rule('friday', '10:00-10:00')];
    expect(ranges(rules, '2026-11-20T00:00', '2026-11-22T00:00')).toEqual([
      ['2026-11-20T10:00', '2026-11-21T10:00'],
    ]);
  });

  test('ranges that overlap with the previous day are merged, but each minute belongs to one day', () => {
    const rules = [rule('friday', '18:00-04:00'), rule('saturday', '03:00-10:00')];
    expect(ranges(rules, '2026-11-20T00:00', '2026-11-22T00:00')).toEqual([
      ['2026-11-20T18:00', '2026-11-21T10:00'],
    ]);
    const days = dayRanges(rules, berlin('2026-11-20T00:00'), berlin('2026-11-22T00:00'));
    expect(days.map(({ day, start, end }) => [day, shown(start), shown(end)])).toEqual([
      ['2026-11-20', '2026-11-20T18:00', '2026-11-21T04:00'],
      ['2026-11-21', '2026-11-21T04:00', '2026-11-21T10:00'],
    ]);
    expect(shiftDay(rules, berlin('2026-11-21T03:30'))).toBe('2026-11-20');
  });

  test("hours entirely within the previous day's tail add nothing", () => {
    const rules = [
      rule('friday', '18:00-04:00'),
      rule('saturday', '01:00-03:00'),
      rule('saturday', '03:30-05:00'),
    ];
    const days = dayRanges(rules, berlin('2026-11-20T00:00'), berlin('2026-11-22T00:00'));
    expect(days.map(({ day, start, end }) => [day, shown(start), shown(end)])).toEqual([
      ['2026-11-20', '2026-11-20T18:00', '2026-11-21T04:00'],
      ['2026-11-21', '2026-11-21T04:00', '2026-11-21T05:00'],
    ]);
  });

  test('days without hours have no ranges', () => {
    expect(rangesOfDays([], wallClock(berlin('2026-11-21T00:00').zone), 0, 7)).toEqual([]);
  });

  test('ranges are complete where they extend beyond the queried interval', () => {
    const rules = [rule('daily', '18:00-02:00')];
    expect(ranges(rules, '2026-11-21T01:00', '2026-11-21T18:01')).toEqual([
      ['2026-11-20T18:00', '2026-11-21T02:00'],
      ['2026-11-21T18:00', '2026-11-22T02:00'],
    ]);
    expect(ranges(rules, '2026-11-21T02:00', '2026-11-21T18:00')).toEqual([]);
  });
});

describe('Ranges are wall-clock times of the shop’s zone (DESIGN 5.4)', () => {
  const hoursOf = (rules: HoursRule[], day: string) =>
    openRanges(rules, berlin(`${day}T00:00`), berlin(`${day}T12:00`)).map(({ start, end }) => [
      DateTime.fromMillis(start, { zone: BERLIN }).toFormat('HH:mm ZZ'),
      DateTime.fromMillis(end, { zone: BERLIN }).toFormat('HH:mm ZZ'),
    ]);

  test('on the day of a clock change the shop opens and closes by its local time', () => {
    expect(hoursOf([rule('daily', '01:00-06:00')], '2026-03-29')).toEqual([['01:00 +01:00', '06:00 +02:00']]);
    expect(hoursOf([rule('daily', '01:00-06:00')], '2026-10-25')).toEqual([['01:00 +02:00', '06:00 +01:00']]);
  });

  test('a time that is skipped in spring is the instant of the change', () => {
    expect(hoursOf([rule('daily', '02:30-06:00')], '2026-03-29')).toEqual([['03:00 +02:00', '06:00 +02:00']]);
    expect(hoursOf([rule('daily', '01:00-02:30')], '2026-03-29')).toEqual([['01:00 +01:00', '03:00 +02:00']]);
    expect(hoursOf([rule('daily', '02:00-06:00')], '2026-03-29')).toEqual([['03:00 +02:00', '06:00 +02:00']]);
  });

  test('hours entirely within the skipped hour do not take place', () => {
    expect(hoursOf([rule('daily', '02:15-02:45')], '2026-03-29')).toEqual([]);
  });

  test('a time that occurs twice in autumn counts at its first occurrence', () => {
    expect(hoursOf([rule('daily', '02:30-06:00')], '2026-10-25')).toEqual([['02:30 +02:00', '06:00 +01:00']]);
    expect(hoursOf([rule('daily', '01:00-02:30')], '2026-10-25')).toEqual([['01:00 +02:00', '02:30 +02:00']]);
    expect(hoursOf([rule('daily', '01:00-03:00')], '2026-10-25')).toEqual([['01:00 +02:00', '03:00 +01:00']]);
    expect(
      isOpen([rule('daily', '01:00-02:30')], DateTime.fromISO('2026-10-25T02:15+01:00', { zone: BERLIN })),
    ).toBe(false);
  });

  test.each(['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'])(
    'around the change the rest of the day is as ever: %s',
    (day) => {
      expect(ranges([rule('daily', '11:00-22:15')], `${day}T00:00`, `${day}T23:00`)).toEqual([
        [`${day}T11:00`, `${day}T22:15`],
      ]);
      expect(ranges([rule('daily', '00:15-00:45')], `${day}T00:00`, `${day}T23:00`)).toEqual([
        [`${day}T00:15`, `${day}T00:45`],
      ]);
    },
  );
});
