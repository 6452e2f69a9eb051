import type { DateTime } from 'luxon';
import { addMonths, dayNumber, type Day } from './dates.ts';
import {
  isModeOpen,
  modeRanges,
  modeRules,
  orderableFrom,
  rangesOfDays,
  SEARCH_DAYS,
  shiftDay,
  type BranchHours,
} from './hours.ts';
import type { LeadItems as Items } from './cart.ts';
import type { Mode } from './modes.ts';
import type { OpenRange } from './open-ranges.ts';
import { wallClock, type WallClock } from './wall-clock.ts';

/** Available times in epoch milliseconds: every multiple of 5 minutes from `start` to `end`, inclusive. */
export interface SlotWindow {
  start: number;
  end: number;
}

/** Why an appointment is unavailable (SPEC section 5). */
export type AppointmentProblem = 'past' | 'closed' | 'leadTime' | 'notOrderableYet' | 'tooFar';

/** Bounds of a slot search; the defaults are SPEC section 9's. */
export interface SlotSearch {
  /** Minutes from one slot to the next. */
  stepMinutes: number;
  /** Hours from the first slot to the last. */
  rangeHours: number;
}

/** Slots lie 30 minutes apart and are listed over 72 hours (SPEC section 9). */
export const SLOT_SEARCH: SlotSearch = { stepMinutes: 30, rangeHours: 72 };

/** Appointments are multiples of 5 minutes (SPEC section 9). */
export const APPOINTMENT_STEP_MINUTES = 5;

/** The half hour that contains an instant, end exclusive: the unit of a branch's limit on orders (`slotCapacity`). */
export function slotAround(instant: number): SlotWindow {
  const start = Math.floor(instant / SLOT_MS) * SLOT_MS;
  return { start, end: start + SLOT_MS };
}

const MINUTE_MS = 60_000;
const SLOT_MS = SLOT_SEARCH.stepMinutes * MINUTE_MS;
const STEP_MS = APPOINTMENT_STEP_MINUTES * MINUTE_MS;

const roundUp = (instant: number) => Math.ceil(instant / STEP_MS) * STEP_MS;

/** When a cart can be ready: after its lead times, and later while orders take longer than usual. */
const readyFrom = ({ extraMinutes = 0 }: Pick<BranchHours, 'extraMinutes'>, items: Items, now: DateTime) =>
  leadTimeEnd(items, now) + extraMinutes * MINUTE_MS;

/** The earliest available instant: after now, all lead times and `orderableFrom`, rounded up to 5 minutes. */
export function earliestAppointment(
  branch: Pick<BranchHours, 'orderableFrom' | 'extraMinutes'>,
  items: Items,
  now: DateTime,
): number {
  return roundUp(Math.max(readyFrom(branch, items, now), orderableFrom(branch)));
}

/** Why an instant is unavailable, the most important reason first, or null (SPEC section 5 'Appointment'). */
export function appointmentProblem(
  branch: BranchHours,
  mode: Mode,
  items: Items,
  at: DateTime,
  now: DateTime,
): AppointmentProblem | null {
  const instant = at.toMillis();
  if (instant < now.toMillis()) return 'past';
  if (instant < orderableFrom(branch)) return 'notOrderableYet';
  if (instant < readyFrom(branch, items, now)) return 'leadTime';
  if (instant > now.plus({ days: SEARCH_DAYS }).toMillis()) return 'tooFar';
  return isModeOpen(branch, mode, at) ? null : 'closed';
}

/** When a branch accepts orders in a mode with these items, as of `now`: the basis of every search in this file. */
interface Bounds {
  earliest: number;
  latest: number;
}

function boundsOf(branch: BranchHours, items: Items, now: DateTime): Bounds {
  const horizon = now.plus({ days: SEARCH_DAYS }).toMillis();
  return {
    earliest: earliestAppointment(branch, items, now),
    latest: Math.floor(horizon / STEP_MS) * STEP_MS,
  };
}

/** The windows of ranges. The last time is before its range's end, so that nothing is due after closing. */
function windowsIn(ranges: readonly OpenRange[], { earliest, latest }: Bounds): SlotWindow[] {
  return ranges
    .map((range) => ({
      start: Math.max(roundUp(range.start), earliest),
      end: Math.min(roundUp(range.end) - STEP_MS, latest),
    }))
    .filter((window) => window.start <= window.end);
}

/** All available times within 180 days, sorted (SPEC section 9). */
export function slotWindows(branch: BranchHours, mode: Mode, items: Items, now: DateTime): SlotWindow[] {
  const ranges = modeRanges(branch, mode, now, now.plus({ days: SEARCH_DAYS }));
  return windowsIn(ranges, boundsOf(branch, items, now));
}

/** The earliest time at which a cart can be had: the first of `slotWindows`. Null: at none within 180 days. */
export function earliestTime(branch: BranchHours, mode: Mode, items: Items, now: DateTime): number | null {
  return slotWindows(branch, mode, items, now)[0]?.start ?? null;
}

/**
 * The slots of the quick choice, in epoch milliseconds: every 30 minutes over 72 hours from the first available one, restarting in each
 * range (SPEC section 9). When clocks go back, a time shown twice is offered once (DESIGN 5.4).
 */
export function searchSlots(
  branch: BranchHours,
  mode: Mode,
  items: Items,
  now: DateTime,
  { stepMinutes, rangeHours }: SlotSearch = SLOT_SEARCH,
): number[] {
  const windows = slotWindows(branch, mode, items, now);
  const last = (windows[0]?.start ?? 0) + rangeHours * 60 * MINUTE_MS;
  const slots: number[] = [];
  let shown = -Infinity;
  for (const { start, end } of windows) {
    for (let at = start; at <= Math.min(end, last); at += stepMinutes * MINUTE_MS) {
      const shows = at + now.zone.offset(at) * MINUTE_MS;
      if (shows > shown) slots.push(at);
      shown = Math.max(shown, shows);
    }
  }
  return slots;
}

/** The windows of the days from `first` to `last` (numbers), by the day whose hours they come from. */
function windowsByDay(
  branch: BranchHours,
  mode: Mode,
  bounds: Bounds,
  clock: WallClock,
  [first, last]: [number, number],
): Map<Day, SlotWindow[]> {
  const byDay = new Map<Day, SlotWindow[]>();
  for (const range of rangesOfDays(modeRules(branch, mode), clock, first, last)) {
    const windows = windowsIn([range], bounds);
    if (windows.length > 0) byDay.set(range.day, [...(byDay.get(range.day) ?? []), ...windows]);
  }
  return byDay;
}

/** The available days of a month (YYYY-MM), for the date picker; all others are disabled (SPEC section 2). */
export function availableDays(
  branch: BranchHours,
  mode: Mode,
  items: Items,
  now: DateTime,
  month: string,
): Day[] {
  const clock = wallClock(now.zone);
  const days: [number, number] = [dayNumber(`${month}-01`), dayNumber(`${addMonths(month, 1)}-01`) - 1];
  return [...windowsByDay(branch, mode, boundsOf(branch, items, now), clock, days).keys()];
}

/** The available times of a day, for the time picker: hours past midnight belong to the day they started on (DESIGN 5.2). */
export function dayWindows(
  branch: BranchHours,
  mode: Mode,
  items: Items,
  now: DateTime,
  day: Day,
): SlotWindow[] {
  const number = dayNumber(day);
  const bounds = boundsOf(branch, items, now);
  return windowsByDay(branch, mode, bounds, wallClock(now.zone), [number, number]).get(day) ?? [];
}

/** The pickers' initial time: the next full hour if available, else the first available time; null: none (SPEC section 4). */
export function defaultAppointment(
  branch: BranchHours,
  mode: Mode,
  items: Items,
  now: DateTime,
): number | null {
  const nextHour = now.startOf('hour').plus({ hours: 1 });
  if (appointmentProblem(branch, mode, items, nextHour, now) === null) return nextHour.toMillis();
  return earliestTime(branch, mode, items, now);
}

/** The pickers' day of an appointment: the one whose hours contain it, else null (DESIGN 5.2). */
export function appointmentDay(branch: BranchHours, mode: Mode, at: DateTime): Day | null {
  return shiftDay(modeRules(branch, mode), at);
}

/** The end of the longest lead time; days and weeks keep the time of day over clock changes (SPEC section 4). */
export function leadTimeEnd(items: Items, now: DateTime): number {
  return items.reduce((latest, { product }) => {
    if (!product.isLeadTimeEnabled) return latest;
    return Math.max(latest, now.plus({ [product.leadTimeType]: product.leadTimeValue }).toMillis());
  }, now.toMillis());
}
