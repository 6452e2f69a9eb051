import { LOCALE, writtenDay } from './words/locale.ts';

/** A day as YYYY-MM-DD, without a zone; `dayOf` gives an instant's day. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Locales for dates (SPEC section 9); German is default and fallback. */
export const DATE_LOCALES = [
  'de',
  'de-AT',
  'de-CH',
  'en',
  'en-GB',
  'en-US',
  'en-AU',
  'en-CA',
  'fr',
  'it',
  'tr',
] as const;

/** The date locale of a requested one in any spelling: itself, else its language's, else German (SPEC section 9). */
export function dateLocale(wish: string): (typeof DATE_LOCALES)[number] {
  const [language = ''] = wish.split(/[-_]/);
  const find = (name: string) =>
    DATE_LOCALES.find((locale) => locale.toLowerCase() === name.replace('_', '-').toLowerCase());
  return find(wish) ?? find(language) ?? 'de';
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    // Only the numbers are used; Swedish formats them like ISO 8601.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(zone, clock);
  }
  return clock;
}

/** More than the openings of two weeks. */
const MOST_KNOWN = 500;
const shown = new Map<string, Map<number, string>>();

/** Date and time of an instant in a zone. Cached: formatting is slow, and branches share opening times. */
function shownAt(instant: number, zone: string): string {
  let known = shown.get(zone);
  if (!known) shown.set(zone, (known = new Map<number, string>()));
  let text = known.get(instant);
  if (text === undefined) {
    text = clockOf(zone).format(instant);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(instant, text);
  }
  return text;
}

/** The day that an instant (epoch milliseconds) falls on in a zone. */
export function dayOf(instant: number, zone: string): Day {
  return shownAt(instant, zone).slice(0, 10);
}

/** The clock time HH:mm of an instant in a zone (SPEC section 9). */
export function formatTime(instant: number, zone: string): string {
  return shownAt(instant, zone).slice(-5);
}

/** The date DD.MM.YYYY of an instant in a zone (SPEC section 9). */
export function formatDate(instant: number, zone: string): string {
  return formatDay(dayOf(instant, zone));
}

/** '2026-11-21' → '21.11.2026' (SPEC section 9). */
export const formatDay: (day: Day) => string = writtenDay;

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** The name of a day's weekday: 'Samstag'. */
export function weekdayName(day: Day, locale: string = LOCALE, length: 'long' | 'short' = 'long'): string {
  const key = `${locale} ${length}`;
  let names = weekdays.get(key);
  if (!names) {
    names = new Intl.DateTimeFormat(dateLocale(locale), { weekday: length, timeZone: 'UTC' });
    weekdays.set(key, names);
  }
  return names.format(Date.parse(day));
}

/** A day relative to today: 'Heute, {date}', 'Morgen, {date}' or the date alone (SPEC section 2 'Gewünschter Termin'). */
export function relativeDay(day: Day, today: Day): 'today' | 'tomorrow' | 'other' {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'other';
}

/** Later weekdays would be ambiguous. */
const NEXT_OF_ITS_NAME_DAYS = 6;

/** A future day by its weekday if that is unambiguous, else by its date: 'Samstag', '28.11.2026'. */
export function dayByName(day: Day, today: Day): string {
  return dayNumber(day) - dayNumber(today) <= NEXT_OF_ITS_NAME_DAYS ? weekdayName(day) : formatDay(day);
}

/** The number of a day, counted from 1970-01-01. */
export function dayNumber(day: Day): number {
  return Date.parse(day) / DAY_MS;
}

const days = new Map<number, Day>();

/** The day with that number. Cached, since all branches need the same two weeks. */
export function dayAt(number: number): Day {
  let day = days.get(number);
  if (day === undefined) {
    day = new Date(number * DAY_MS).toISOString().slice(0, 10);
    if (days.size >= MOST_KNOWN) days.clear();
    days.set(number, day);
  }
  return day;
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return dayAt(dayNumber(day) + days);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndex(number: number): number {
  // Day 0 was a Thursday.
  return (((number + 3) % 7) + 7) % 7;
}

/** The Monday of a day's ISO week. */
export function mondayOf(day: Day): Day {
  const number = dayNumber(day);
  return dayAt(number - weekdayIndex(number));
}

/** A day's ISO week number, 1 to 53: the week belongs to the year of its Thursday (the date picker's 'KW'). */
export function isoWeek(day: Day): number {
  const thursday = dayNumber(mondayOf(day)) + 3;
  const newYear = dayNumber(`${dayAt(thursday).slice(0, 4)}-01-01`);
  return Math.floor((thursday - newYear) / 7) + 1;
}

/** One row of the date picker: its ISO week and its days from Monday to Sunday. */
export interface CalendarWeek {
  week: number;
  days: Day[];
}

/** The rows of a month (YYYY-MM): every week that has a day of it, with the neighbours' days at its ends (SPEC section 2). */
export function monthWeeks(month: string): CalendarWeek[] {
  const weeks: CalendarWeek[] = [];
  for (let monday = mondayOf(`${month}-01`); ; monday = addDays(monday, 7)) {
    if (weeks.length > 0 && monday.slice(0, 7) !== month) return weeks;
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push({ week: isoWeek(monday), days });
  }
}

/** The month (YYYY-MM) so many months later, or earlier when negative. */
export function addMonths(month: string, months: number): string {
  const [year, index] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7);
}
