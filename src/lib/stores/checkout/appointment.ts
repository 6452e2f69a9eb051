import { DateTime } from 'luxon';
import type { Branch } from '../../domain/branch.ts';
import { dayOf, type Day } from '../../domain/dates.ts';
import { SEARCH_DAYS } from '../../domain/hours.ts';
import type { LeadItems } from '../../domain/lead-time.ts';
import type { Mode } from '../../domain/modes.ts';
import { MOST_PROPOSED, timesNear } from '../../domain/slot-places.ts';
import {
  appointmentAt,
  appointmentDay,
  appointmentProblem,
  availableDays,
  dayWindows,
  defaultAppointment,
  earliestTime,
  type AppointmentProblem,
  type SlotWindow,
} from '../../domain/slots.ts';

/** What the available times depend on. */
export interface AppointmentContext {
  branch: Branch;
  mode: Mode;
  items: LeadItems;
  zone: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Which times a customer can choose, by the rules of `domain/slots.ts`; instants are epoch milliseconds. It needs Luxon, so it is
 * fetched when the customer is about to choose a time.
 */
export function createAppointmentRules({ branch, mode, items, zone, now }: AppointmentContext) {
  const at = (instant: number) => DateTime.fromMillis(instant, { zone });
  const dayShown = (instant: number): Day =>
    appointmentDay(branch, mode, at(instant)) ?? dayOf(instant, zone);
  const suggestion = () => defaultAppointment(branch, mode, items, at(now));
  const windowsOf = (day: Day): SlotWindow[] => dayWindows(branch, mode, items, at(now), day);

  return {
    zone,
    today: dayOf(now, zone),
    /** The last day that can have times. */
    lastDay: dayOf(at(now).plus({ days: SEARCH_DAYS }).toMillis(), zone),
    /** The days of a month (YYYY-MM) with available times. */
    daysOf: (month: string): Day[] => availableDays(branch, mode, items, at(now), month),
    windowsOf,
    /** When the cart can be had at the earliest; null: never. */
    earliest: () => earliestTime(branch, mode, items, at(now)),
    /** The times nearest to one that is not available. */
    near: (instant: number) => timesNear(branch, mode, items, instant, at(now)).slice(0, MOST_PROPOSED),
    /** The day that the pickers show for an instant: the one whose hours it falls in (DESIGN 5.2). */
    dayShown,
    /** What the pickers start with; null: nothing is available. */
    suggestion,
    problemOf: (instant: number): AppointmentProblem | null =>
      appointmentProblem(branch, mode, items, at(instant), at(now)),
    /** The instant of a day and a clock time HH:mm; null: not available. */
    atTime: (day: Day, time: string): number | null => appointmentAt(windowsOf(day), day, time, at(now).zone),
    /** The time that choosing a day sets: what the pickers start with if it is that day's, else the first (SPEC section 4). */
    onDay(day: Day): number | null {
      const suggested = suggestion();
      if (suggested !== null && dayShown(suggested) === day) return suggested;
      return windowsOf(day)[0]?.start ?? null;
    },
  };
}

export type AppointmentRules = ReturnType<typeof createAppointmentRules>;
