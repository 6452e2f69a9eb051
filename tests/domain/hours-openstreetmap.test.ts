import fc from 'fast-check';
import { DateTime } from 'luxon';
import { afterAll, describe, expect, test } from 'vitest';
import { openRanges, WEEKDAYS } from '../../src/lib/domain/hours.ts';
import type { HoursRule } from '../../src/lib/domain/hours.ts';
import { openIntervals, osmDate } from '../support/openstreetmap.ts';
import { CASES } from './arbitraries.ts';
import { rule } from './samples.ts';

/** OpenStreetMap's evaluator has no zones: it computes in the machine's, so that is put to the shop's for each case. */
const machineZone = process.env['TZ'];
afterAll(() => {
  process.env['TZ'] = machineZone;
});

const ZONES = ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich'];

/**
 * New Year with its ISO weeks, and the weeks before and after each change of clocks: without the day of the change and the
 * night after it, which OpenStreetMap's evaluator miscounts (its issue 221: it takes every day for 24 hours).
 */
const WEEKS = [
  ['2025-12-22', '2026-01-12'],
  ['2026-12-21', '2027-01-11'],
  ['2020-12-21', '2021-01-11'],
  ['2026-03-16', '2026-03-29'],
  ['2026-03-31', '2026-04-12'],
  ['2026-10-12', '2026-10-25'],
  ['2026-10-27', '2026-11-08'],
] as const;

const OSM_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const quarter = (count: number) =>
  `${String(Math.floor(count / 4) % 24).padStart(2, '0')}:${String((count % 4) * 15).padStart(2, '0')}`;

/** Hours within one day, up to midnight. */
const dayHours = fc
  .tuple(fc.nat(94), fc.integer({ min: 1, max: 95 }))
  .map(([from, length]) => `${quarter(from)}-${quarter(Math.min(96, from + length))}`);

/** Hours that may last into the next morning. */
const nightHours = fc
  .tuple(fc.integer({ min: 24, max: 95 }), fc.integer({ min: 1, max: 70 }))
  .map(([from, length]) => `${quarter(from)}-${quarter(from + length)}`);

const listOf = (hours: fc.Arbitrary<string>) => fc.array(hours, { minLength: 1, maxLength: 3 });
const orClosed = fc.oneof(
  { arbitrary: listOf(dayHours), weight: 4 },
  { arbitrary: fc.constant<string[]>(['closed']), weight: 1 },
);
const setting = fc.record({ zone: fc.constantFrom(...ZONES), week: fc.constantFrom(...WEEKS) });

const rulesOf = (type: string, hours: string[]): HoursRule[] => hours.map((text) => rule(type, text));
const osmHours = (hours: string[]) => hours.join(',').replace('closed', 'off').replaceAll('-00:00', '-24:00');

function expectAgreement(
  zone: string,
  [first, last]: readonly [string, string],
  rules: HoursRule[],
  osm: string,
) {
  process.env['TZ'] = zone;
  const [from, to] = [DateTime.fromISO(first, { zone }), DateTime.fromISO(last, { zone })];
  const theirs = openIntervals(osm, from, to);
  const cut = openRanges(rules, from, to).map(({ start, end }) => [
    Math.max(start, from.toMillis()),
    Math.min(end, to.toMillis()),
  ]);
  const text = (instant: number) => DateTime.fromMillis(instant, { zone }).toFormat('yyyy-MM-dd HH:mm');
  const ours = cut.map((range) => range.map(text).join(' to '));
  expect(ours).toEqual(theirs.map((range) => `${text(range[0].getTime())} to ${text(range[1].getTime())}`));
}

describe("Hours agree with OpenStreetMap's evaluator, over New Year and around clock changes", () => {
  test('daily hours, overwritten by weekday hours, overwritten by the hours of a date', () => {
    const weekdays = fc.uniqueArray(fc.tuple(fc.nat(6), orClosed), {
      selector: ([day]) => day,
      maxLength: 4,
    });
    const dates = fc.uniqueArray(fc.tuple(fc.nat(20), orClosed), { selector: ([day]) => day, maxLength: 3 });
    fc.assert(
      fc.property(setting, listOf(dayHours), weekdays, dates, ({ zone, week }, daily, weekly, once) => {
        const dateOf = (day: number) =>
          DateTime.fromISO(week[0], { zone: 'utc' }).plus({ days: day }).toISODate() ?? '';
        const rules = [
          ...once.flatMap(([day, hours]) => rulesOf(dateOf(day), hours)),
          ...rulesOf('daily', daily),
          ...weekly.flatMap(([day, hours]) => rulesOf(WEEKDAYS[day] ?? '', hours)),
        ];
        const osm = [
          `Mo-Su ${osmHours(daily)}`,
          ...weekly.map(([day, hours]) => `${OSM_DAYS[day]} ${osmHours(hours)}`),
          ...once.map(([day, hours]) => `${osmDate(dateOf(day))} ${osmHours(hours)}`),
        ];
        expectAgreement(zone, week, rules, osm.join('; '));
      }),
      { numRuns: CASES },
    );
  }, 60_000);

  // OpenStreetMap cuts hours past midnight where another rule begins, so here each day has its own and none overwrites.
  test('hours past midnight of every weekday', () => {
    const weekdays = fc.uniqueArray(fc.tuple(fc.nat(6), listOf(nightHours)), {
      selector: ([day]) => day,
      minLength: 1,
    });
    fc.assert(
      fc.property(setting, weekdays, ({ zone, week }, weekly) => {
        const rules = weekly.flatMap(([day, hours]) => rulesOf(WEEKDAYS[day] ?? '', hours));
        const osm = weekly.map(([day, hours]) => `${OSM_DAYS[day]} ${osmHours(hours)}`).join(', ');
        expectAgreement(zone, week, rules, osm);
      }),
      { numRuns: CASES },
    );
  }, 60_000);
});
