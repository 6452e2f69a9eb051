import { describe, expect, it } from 'vitest';
import {
  easterSunday,
  isMoving,
  publicHolidays,
  REGIONS,
  sameDayIn,
} from '../../src/lib/domain/public-holidays.ts';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  // The earliest and the latest that there is.
  [2285, '2285-03-22'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => expect(easterSunday(year)).toBe(day));

const daysOf = (region: string, year: number, isPartial = false) =>
  publicHolidays(region, year)
    .filter((one) => one.isPartial === isPartial)
    .map(({ day }) => day.slice(5))
    .join(' ');

describe('the public holidays of a whole region', () => {
  it.each([
    ['DE', 2024, '01-01 03-29 04-01 05-01 05-09 05-20 10-03 12-25 12-26'],
    ['DE-BW', 2026, '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 10-03 11-01 12-25 12-26'],
    ['DE-BY', 2027, '01-01 01-06 03-26 03-29 05-01 05-06 05-17 05-27 10-03 11-01 12-25 12-26'],
    ['DE-BE', 2025, '01-01 03-08 04-18 04-21 05-01 05-08 05-29 06-09 10-03 12-25 12-26'],
    ['DE-BE', 2028, '01-01 03-08 04-14 04-17 05-01 05-25 06-05 06-17 10-03 12-25 12-26'],
    ['DE-BB', 2026, '01-01 04-03 04-05 04-06 05-01 05-14 05-24 05-25 10-03 10-31 12-25 12-26'],
    ['DE-HH', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 10-31 12-25 12-26'],
    ['DE-HE', 2030, '01-01 04-19 04-22 05-01 05-30 06-10 06-20 10-03 12-25 12-26'],
    ['DE-MV', 2024, '01-01 03-08 03-29 04-01 05-01 05-09 05-20 10-03 10-31 12-25 12-26'],
    ['DE-SL', 2029, '01-01 03-30 04-02 05-01 05-10 05-21 05-31 08-15 10-03 11-01 12-25 12-26'],
    ['DE-SN', 2024, '01-01 03-29 04-01 05-01 05-09 05-20 10-03 10-31 11-20 12-25 12-26'],
    ['DE-SN', 2028, '01-01 04-14 04-17 05-01 05-25 06-05 10-03 10-31 11-22 12-25 12-26'],
    ['DE-ST', 2025, '01-01 01-06 04-18 04-21 05-01 05-29 06-09 10-03 10-31 12-25 12-26'],
    ['DE-TH', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 09-20 10-03 10-31 12-25 12-26'],
    ['AT-9', 2026, '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'],
    ['AT', 2030, '01-01 01-06 04-22 05-01 05-30 06-10 06-20 08-15 10-26 11-01 12-08 12-25 12-26'],
    ['CH', 2026, '01-01 05-14 08-01 12-25'],
    ['CH-ZH', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 08-01 12-25 12-26'],
    ['CH-BE', 2027, '01-01 01-02 03-26 03-29 05-06 05-17 08-01 12-25 12-26'],
    ['CH-GE', 2026, '01-01 04-03 04-06 05-14 05-25 08-01 09-10 12-25 12-31'],
    ['CH-VD', 2026, '01-01 01-02 04-03 04-06 05-14 05-25 08-01 09-21 12-25'],
    // Näfelser Fahrt, a week later where it were Maundy Thursday.
    ['CH-GL', 2025, '01-01 04-03 04-18 04-21 05-29 06-09 08-01 11-01 12-25 12-26'],
    ['CH-GL', 2026, '01-01 04-03 04-06 04-09 05-14 05-25 08-01 11-01 12-25 12-26'],
    // St Stephen's Day, not on a Saturday; Neuchâtel has it on a Monday only.
    ['CH-AR', 2026, '01-01 04-03 04-06 05-14 05-25 08-01 12-25'],
    ['CH-AR', 2027, '01-01 03-26 03-29 05-06 05-17 08-01 12-25 12-26'],
    ['CH-NE', 2026, '01-01 03-01 04-03 05-01 05-14 08-01 12-25'],
    ['CH-NE', 2028, '01-01 03-01 04-14 05-01 05-25 08-01 12-25'],
    [
      'CH-TI',
      2026,
      '01-01 01-06 03-19 04-06 05-01 05-14 05-25 06-04 06-29 08-01 08-15 11-01 12-08 12-25 12-26',
    ],
    ['', 2026, ''],
    ['DE-XX', 2026, ''],
  ])('%s in %i: %s', (region, year, days) => expect(daysOf(region, year)).toBe(days));

  it.each([
    ['DE-BY', '08-08 08-15'],
    ['DE-SN', '06-04'],
    ['AT-2', '03-19 10-10'],
    ['CH-SO', '01-02 05-01 06-04 08-15 11-01'],
  ])('%s has days of some of its places, apart: %s', (region, days) =>
    expect(daysOf(region, 2026, true)).toBe(days),
  );

  it('is sorted, has each day and name once, and at least those of its country', () => {
    expect(REGIONS).toHaveLength(17 + 10 + 27);
    for (const { id, country } of REGIONS)
      for (let year = 2024; year <= 2030; year++) {
        const [own, national] = [publicHolidays(id, year), publicHolidays(country, year)];
        const days = own.map(({ day }) => day);
        expect(days).toEqual([...new Set(days)].sort());
        expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
        expect(days).toEqual(expect.arrayContaining(national.map(({ day }) => day)));
      }
  });
});

describe('a day in another year', () => {
  it.each([
    ['DE-HH', '2025-12-24', '2026-12-24'],
    ['DE-HH', '2025-04-18', '2026-04-03'],
    ['DE-SN', '2025-11-19', '2026-11-18'],
    // No holiday there, and the date stays.
    ['DE-HH', '2025-11-19', '2026-11-19'],
    ['DE-NW', '2025-03-03', '2026-02-16'],
    ['DE-BE', '2025-05-08', '2026-05-08'],
    ['DE', '2024-02-29', null],
  ])('in %s, %s is %s', (region, day, there) => {
    expect(sameDayIn(day, 2026, region)).toBe(there);
  });

  it('moves with Easter or with its holiday, or keeps its date', () => {
    const moving = ['2026-04-03', '2026-05-25', '2026-12-24', '2026-10-03', '2026-11-18'];
    expect(moving.map((day) => isMoving(day, 'DE-SN'))).toEqual([true, true, false, false, true]);
  });
});
