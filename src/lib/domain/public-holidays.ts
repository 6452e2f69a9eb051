import type { Country } from './country.ts';
import { addDays, dayNumber, type Day } from './dates.ts';
import { EASTER_HOLIDAYS, HOLIDAY_RULES, REGION_NAMES, type HolidayRule } from './holiday-calendar.ts';

/** A country (`DE`), or a state or canton of it (`DE-HH`, `CH-ZH`). */
export type Region = string;

/** A public holiday of a region. */
export interface Holiday {
  day: Day;
  name: string;
  /** Not in the whole region, only for some, or half a day: nobody closes for it unasked. */
  isPartial: boolean;
}

/** All regions with their names: each country first, then its states or cantons by name. */
export const REGIONS: readonly { id: Region; country: Country; name: string }[] = (
  Object.keys(REGION_NAMES) as Country[]
).flatMap((country) =>
  Object.entries(REGION_NAMES[country]).map(([state, name]) => ({
    id: state === '' ? country : `${country}-${state}`,
    country,
    name,
  })),
);

/** Easter Sunday of a year from 1583 on, by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${year}-${digits(Math.floor(sum / 31))}-${digits((sum % 31) + 1)}`;
}

/** The day of a rule in a year; null: there is none in that year. */
function dayIn({ on, since = 0, only }: HolidayRule, year: number): Day | null {
  if (year < since || (only !== undefined && year !== only)) return null;
  if (typeof on === 'number') return addDays(easterSunday(year), on);
  return typeof on === 'string' ? `${year}-${on}` : on(year, easterSunday(year));
}

const isAmong = (states: HolidayRule['in'], state: string) =>
  states === 'all' || (states?.split(' ').includes(state) ?? false);

/**
 * The public holidays of a region in a year, by day: `publicHolidays('DE-HH', 2026)`. Those of a whole country are what all of its states
 * have. An unknown region has none. Sources: `holiday-calendar.ts`.
 */
export function publicHolidays(region: Region, year: number): Holiday[] {
  const [country = '', state = ''] = region.split('-');
  if (!REGIONS.some(({ id }) => id === region)) return [];
  const found = HOLIDAY_RULES[country as Country].flatMap((rule) => {
    const isPartial = !isAmong(rule.in, state);
    const day = isPartial && !isAmong(rule.partlyIn, state) ? null : dayIn(rule, year);
    return day === null ? [] : [{ day, name: rule.name, isPartial }];
  });
  return found.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** The same day in another year: holidays follow their rule, and what moves with Easter moves with it; all else keeps its date. Null: 29 February. */
export function sameDayIn(day: Day, year: number, region: Region): Day | null {
  const from = Number(day.slice(0, 4));
  const fixed = `${year}${day.slice(4)}`;
  const holiday = publicHolidays(region, from).find((one) => one.day === day);
  if (holiday) return publicHolidays(region, year).find(({ name }) => name === holiday.name)?.day ?? fixed;
  const offset = dayNumber(day) - dayNumber(easterSunday(from));
  if (EASTER_HOLIDAYS.has(offset)) return addDays(easterSunday(year), offset);
  return isDay(fixed) ? fixed : null;
}

/** Whether a date exists: 29 February does not in most years. */
const isDay = (day: Day) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day;

/** Whether a day is no fixed date: a holiday that moves, or a day that goes with Easter. */
export function isMoving(day: Day, region: Region): boolean {
  const next = sameDayIn(day, Number(day.slice(0, 4)) + 1, region);
  return next !== null && next.slice(5) !== day.slice(5);
}
