import { atom, computed } from 'nanostores';
import { formatTime, type Day } from '../../domain/dates.ts';
import { clockTime, minutesOf } from '../../domain/hours-rules.ts';
import type { AppointmentRules } from './appointment.ts';

/** What the steppers step by, in minutes (SPEC section 9). */
export const HOUR_STEP = 60;
export const MINUTE_STEP = 5;

const DAY_MINUTES = 1440;

/** Hour and minute of a day; `start` is the time so far. */
export function createTimePicker(rules: AppointmentRules, day: Day, start: number | null) {
  const windows = rules.windowsOf(day);
  const isOfDay = start !== null && rules.dayShown(start) === day;
  const first = isOfDay ? start : (rules.onDay(day) ?? null);
  const minutesAt = (instant: number) => minutesOf(formatTime(instant, rules.zone));
  /** Minutes after midnight, as the clock shows them. */
  const $minutes = atom(first === null ? 12 * 60 : minutesAt(first));

  const $view = computed($minutes, (minutes) => {
    const at = rules.atTime(day, clockTime(minutes));
    return {
      hour: Math.floor(minutes / 60),
      minute: minutes % 60,
      /** The instant that would be saved; null: it cannot be had. */
      at,
      /** What can be had instead, where the time lies outside of it. */
      offered: at === null ? windows : [],
      isFullyBooked: windows.length === 0,
    };
  });

  const step = (minutes: number) => $minutes.set(($minutes.get() + minutes + DAY_MINUTES) % DAY_MINUTES);

  return {
    $view,
    later: (minutes: number) => step(minutes),
    earlier: (minutes: number) => step(-minutes),
    /** Takes a time that is offered. */
    choose: (instant: number) => $minutes.set(minutesAt(instant)),
  };
}
