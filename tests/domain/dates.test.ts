import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dateLocale,
  dayAt,
  dayNumber,
  dayOf,
  formatDate,
  formatDay,
  formatTime,
  isoWeek,
  mondayOf,
  monthWeeks,
  relativeDay,
  weekdayIndex,
  weekdayName,
} from '../../src/lib/domain/dates.ts';
import { BERLIN, ms } from './samples.ts';

describe('Dates DD.MM.YYYY, times HH:mm (SPEC section 9)', () => {
  test("an instant is shown in the shop's time zone", () => {
    const late = Date.parse('2026-12-31T23:05:00Z');
    expect(formatDate(late, BERLIN)).toBe('01.01.2027');
    expect(formatTime(late, BERLIN)).toBe('00:05');
    expect(dayOf(late, BERLIN)).toBe('2027-01-01');
    expect(formatDate(late, 'America/New_York')).toBe('31.12.2026');
    expect(formatTime(late, 'America/New_York')).toBe('18:05');
  });

  test('daylight saving time is respected', () => {
    expect(formatTime(Date.parse('2026-07-01T10:00:00Z'), BERLIN)).toBe('12:00');
    expect(formatTime(Date.parse('2026-12-01T10:00:00Z'), BERLIN)).toBe('11:00');
  });

  test('a day is written with day and month first', () => {
    expect(formatDay('2026-03-09')).toBe('09.03.2026');
  });

  test("the day of an instant agrees with the shop's midnight", () => {
    expect(dayOf(ms('2026-11-21T00:00'), BERLIN)).toBe('2026-11-21');
    expect(dayOf(ms('2026-11-21T00:00') - 1, BERLIN)).toBe('2026-11-20');
  });
});

describe("Date label: 'Heute', 'Morgen' or the date (SPEC section 2)", () => {
  test.each([
    ['2026-12-31', 'today'],
    ['2027-01-01', 'tomorrow'],
    ['2027-01-02', 'other'],
    ['2026-12-30', 'other'],
  ])('on New Year’s Eve %s is %s', (day, expected) => {
    expect(relativeDay(day, '2026-12-31')).toBe(expected);
  });
});

describe('Date locales: German is default and fallback (SPEC section 9)', () => {
  test.each([
    ['de', 'de'],
    ['de-at', 'de-AT'],
    ['de_CH', 'de-CH'],
    ['de-LI', 'de'],
    ['en-gb', 'en-GB'],
    ['en-NZ', 'en'],
    ['en_US', 'en-US'],
    ['en-AU', 'en-AU'],
    ['en-CA', 'en-CA'],
    ['fr-BE', 'fr'],
    ['it', 'it'],
    ['pl', 'de'],
    ['', 'de'],
  ])('%j gives %s', (wish, locale) => {
    expect(dateLocale(wish)).toBe(locale);
  });

  test('weekdays have names in the language', () => {
    expect(weekdayName('2026-11-21')).toBe('Samstag');
    expect(weekdayName('2026-11-21', 'de', 'short')).toBe('Sa');
    expect(weekdayName('2026-11-21', 'en')).toBe('Saturday');
    expect(weekdayName('2026-11-21', 'pl')).toBe('Samstag');
  });
});

describe('The calendar: ISO weeks, weeks start Monday (SPEC section 2 Date picker)', () => {
  test('days are counted from 1970-01-01', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('1969-12-31')).toBe(-1);
    expect(dayAt(20_778)).toBe('2026-11-21');
  });

  test('days are added across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  test('the week starts on Monday', () => {
    expect(
      ['2026-11-16', '2026-11-22', '1970-01-01', '1969-12-29', '1969-12-28'].map((day) =>
        weekdayIndex(dayNumber(day)),
      ),
    ).toEqual([0, 6, 3, 0, 6]);
    expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  test.each([
    ['2026-01-01', 1],
    ['2025-12-29', 1],
    ['2025-12-28', 52],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2026-11-21', 47],
    ['2021-01-03', 53],
    ['2024-12-30', 1],
  ])('%s lies in week %i', (day, week) => {
    expect(isoWeek(day)).toBe(week);
  });

  test('a month has all weeks that have a day of it', () => {
    const november = monthWeeks('2026-11');
    expect(november.map(({ week }) => week)).toEqual([44, 45, 46, 47, 48, 49]);
    expect(november[0]?.days).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(november.at(-1)?.days.at(-1)).toBe('2026-12-06');
  });

  test('a February of 28 days that starts on a Monday has four weeks', () => {
    expect(monthWeeks('2027-02').map(({ week }) => week)).toEqual([5, 6, 7, 8]);
  });

  test('months are added across years', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', 0)).toBe('2026-11');
  });
});
