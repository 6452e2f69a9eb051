import { DateTime } from 'luxon';
import { addDays, addMonths, dayOf, type Day } from '../../domain/dates.ts';
import { SEARCH_DAYS, type BranchHours } from '../../domain/hours.ts';
import type { LeadItems } from '../../domain/cart.ts';
import type { Mode } from '../../domain/modes.ts';
import { MOST_PROPOSED, offeredTimes, timesNear, type OfferedTime } from '../../domain/slot-places.ts';
import {
  appointmentDay,
  appointmentProblem,
  availableDays,
  dayWindows,
  defaultAppointment,
  earliestTime,
  slotAround,
  type AppointmentProblem,
  type SlotWindow,
} from '../../domain/slots.ts';

/** What the available times depend on. */
export interface AppointmentContext {
  branch: BranchHours;
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
  const daysOf = (month: string): Day[] => availableDays(branch, mode, items, at(now), month);
  const today = dayOf(now, zone);
  const lastDay = dayOf(at(now).plus({ days: SEARCH_DAYS }).toMillis(), zone);

  return {
    zone,
    today,
    /** The last day that can have times. */
    lastDay,
    /** The days of a month (YYYY-MM) with available times. */
    daysOf,
    /** The next so many days with available times; last night's hours may still go on. */
    nextDays(count: number): Day[] {
      const days: Day[] = [];
      let month = addDays(today, -1).slice(0, 7);
      for (; days.length < count && month <= lastDay.slice(0, 7); month = addMonths(month, 1))
        days.push(...daysOf(month));
      return days.slice(0, count);
    },
    /** The times of a day to choose from. */
    timesOf: (day: Day): OfferedTime[] => offeredTimes(windowsOf(day), at(now).zone),
    /** The start of the half hour that contains an instant. */
    slotOf: (instant: number) => slotAround(instant).start,
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
    /** The time that choosing a day sets: what the pickers start with if it is that day's, else the first (SPEC section 4). */
    onDay(day: Day): number | null {
      const suggested = suggestion();
      if (suggested !== null && dayShown(suggested) === day) return suggested;
      return windowsOf(day)[0]?.start ?? null;
    },
  };
}

export type AppointmentRules = ReturnType<typeof createAppointmentRules>;
