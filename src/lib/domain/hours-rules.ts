import { dayNumber, weekdayIndex } from './dates.ts';
import type { OpenRange } from './open-ranges.ts';

/** Weekdays as rules name them, Monday first like ISO weeks (SPEC section 3 'Opening-hours rule'). */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** One opening or delivery hours rule (SPEC section 3, DESIGN section 4). Clock times are HH:mm of the shop's zone. */
export interface HoursRule {
  type: 'once' | 'daily' | Weekday;
  /** The day a `once` rule is for, YYYY-MM-DD; null for the other types. */
  date: string | null;
  isClosed: boolean;
  from: string;
  to: string;
}

/** A range within a day in minutes after midnight; `end` is after `start` and may be on the next days (1440 and more). */
export interface DaySpan {
  start: number;
  end: number;
}

export const DAY_MINUTES = 1440;

/** The clock time HH:mm in minutes after midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes after midnight as the clock time HH:mm; 1440 and more are the next day's. */
export function clockTime(minutes: number): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(minutes / 60) % 24)}:${digits(minutes % 60)}`;
}

/** Sorted by start, with overlapping and touching ranges merged, so that nothing is offered twice. */
export function mergeRanges(ranges: readonly OpenRange[]): OpenRange[] {
  const merged: OpenRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ start: range.start, end: range.end });
  }
  return merged;
}

function spanOf(rule: HoursRule): DaySpan {
  const [start, end] = [minutesOf(rule.from), minutesOf(rule.to)];
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

/** Every day, one weekday, or one date: the more specific kind wins. */
function placeOf(rule: HoursRule): ['daily' | 'weekday' | 'once', number] {
  if (rule.type === 'daily') return ['daily', 0];
  if (rule.type === 'once') return ['once', dayNumber(rule.date ?? '')];
  return ['weekday', WEEKDAYS.indexOf(rule.type)];
}

/**
 * The hours of each day, sorted and merged, by the day's number (see `dayNumber`). A more specific kind replaces a more general one
 * (daily, weekday, once), wherever it is in the list; rules of one kind apply in the list's order, adding ranges or clearing earlier ones
 * (SPEC section 4, DESIGN 5.1 to 5.3).
 */
export function hoursByDay(rules: readonly HoursRule[]): (day: number) => DaySpan[] {
  const kinds = {
    daily: new Map<number, DaySpan[]>(),
    weekday: new Map<number, DaySpan[]>(),
    once: new Map<number, DaySpan[]>(),
  };
  for (const rule of rules) {
    const [kind, key] = placeOf(rule);
    const spans = kinds[kind].get(key);
    if (rule.isClosed) kinds[kind].set(key, []);
    else if (spans) spans.push(spanOf(rule));
    else kinds[kind].set(key, [spanOf(rule)]);
  }
  for (const kind of Object.values(kinds)) {
    for (const [key, spans] of kind) kind.set(key, mergeRanges(spans));
  }
  const { daily, weekday, once } = kinds;
  return (day) => once.get(day) ?? weekday.get(weekdayIndex(day)) ?? daily.get(0) ?? [];
}
