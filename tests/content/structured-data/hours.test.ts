import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingHours } from '../../../src/content/structured-data/restaurant.ts';
import { addDays, dayNumber, weekdayIndex } from '../../../src/lib/domain/dates.ts';
import { isOpen, type HoursRule } from '../../../src/lib/domain/hours.ts';
import { CASES, hoursRules } from '../../domain/arbitraries.ts';
import { berlin, rule } from '../../domain/samples.ts';
import { schemaProblems } from '../../support/schema-org.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

interface Entry {
  dayOfWeek?: string[];
  validFrom?: string;
  validThrough?: string;
  opens: string;
  closes: string;
}

const entriesOf = (rules: HoursRule[]) => openingHours(rules, TODAY) as unknown as Entry[];

/** Entries in short: 'Monday,Tuesday 10:00-22:00', '2026-12-24 00:00-00:00'. */
const told = (...rules: HoursRule[]) =>
  entriesOf(rules).map(
    ({ dayOfWeek, validFrom, opens, closes }) => `${dayOfWeek?.join() ?? validFrom} ${opens}-${closes}`,
  );

const WEEK = 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday';

describe('Opening hours as structured data', () => {
  test('group days with equal hours, with an entry per range', () => {
    expect(
      told(rule('daily', '12:00-14:30'), rule('daily', '17:00-22:30'), rule('sunday', '12:00-21:00')),
    ).toEqual([
      'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday 12:00-14:30',
      'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday 17:00-22:30',
      'Sunday 12:00-21:00',
    ]);
  });

  test('close on the next day at a time before that of opening', () => {
    expect(told(rule('friday', '18:00-02:00'))).toContain('Friday 18:00-02:00');
    expect(told(rule('daily', '18:00-00:00'))).toEqual([`${WEEK} 18:00-00:00`]);
  });

  test('mark a day without hours as closed', () => {
    expect(told(rule('daily', '10:00-20:00'), rule('monday', 'closed'))).toContain('Monday 00:00-00:00');
  });

  test('distinguish round the clock from closed', () => {
    expect(told(rule('daily', '00:00-00:00'))).toEqual([`${WEEK} 00:00-23:59`]);
    expect(told(rule('daily', '06:00-06:00'))).toEqual([`${WEEK} 06:00-05:59`]);
  });

  test('split ranges longer than a day after its last minute', () => {
    expect(told(rule('monday', '00:00-00:00'), rule('monday', '23:00-05:00'))).toEqual(
      expect.arrayContaining(['Monday 00:00-23:59', 'Monday 23:59-05:00']),
    );
  });

  test('list coming dates with special hours', () => {
    const rules = [
      rule('daily', '10:00-20:00'),
      rule('2026-12-24', 'closed'),
      rule('2026-12-31', '10:00-14:00'),
    ];
    expect(told(...rules).slice(1)).toEqual(['2026-12-24 00:00-00:00', '2026-12-31 10:00-14:00']);
    expect(entriesOf(rules)[1]).toMatchObject({ validFrom: '2026-12-24', validThrough: '2026-12-24' });
  });

  test('leave out past dates and dates with regular hours', () => {
    const rules = [
      rule('daily', '10:00-20:00'),
      rule('2026-11-19', 'closed'),
      rule('2026-12-01', '10:00-20:00'),
    ];
    expect(told(...rules)).toEqual([`${WEEK} 10:00-20:00`]);
  });

  test('are omitted if there are none', () => {
    expect(told()).toEqual([]);
  });
});

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whole days end at their last minute, which is all that is lost. */
const isWholeDay = ({ opens, closes }: Entry) => (minutesOf(closes) + 1) % 1440 === minutesOf(opens);

/** What schema.org says the entries mean: those for a date replace those of its weekday. */
function entriesOn(entries: readonly Entry[], date: string): Entry[] {
  const special = entries.filter(({ validFrom }) => validFrom === date);
  const weekday = WEEK.split(',')[weekdayIndex(dayNumber(date))] ?? '';
  return special.length > 0 ? special : entries.filter(({ dayOfWeek }) => dayOfWeek?.includes(weekday));
}

function covers({ opens, closes }: Entry, minute: number): boolean {
  const [start, end] = [minutesOf(opens), minutesOf(closes)];
  return minute >= start && minute < (end < start ? end + 1440 : end);
}

describe('A consumer of that data', () => {
  const dates = ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-25', '2026-12-01'];
  const days = fc.integer({ min: 0, max: 12 });
  const minutes = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 1, 119, 120, 1438, 1439));

  test('gets the same state as the shop itself at any minute of a fortnight', () => {
    fc.assert(
      fc.property(hoursRules(dates), days, minutes, (rules, ahead, minute) => {
        const entries = entriesOf(rules);
        const date = addDays(TODAY, ahead);
        const today = entriesOn(entries, date);
        const yesterday = entriesOn(entries, addDays(date, -1));
        fc.pre(![...today, ...yesterday].some((one) => isWholeDay(one) && minutesOf(one.closes) === minute));
        const read =
          today.some((one) => covers(one, minute)) || yesterday.some((one) => covers(one, minute + 1440));
        expect(read).toBe(isOpen(rules, berlin(date).plus({ minutes: minute })));
      }),
      { numRuns: CASES },
    );
  });

  test('finds only terms of schema.org', () => {
    fc.assert(
      fc.property(hoursRules(dates), (rules) => {
        expect(schemaProblems(openingHours(rules, TODAY) as unknown as Record<string, unknown>[])).toEqual(
          [],
        );
      }),
      { numRuns: CASES / 10 },
    );
  });
});
