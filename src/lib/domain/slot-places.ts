import type { DateTime } from 'luxon';
import type { Day } from './dates.ts';
import type { BranchHours } from './hours.ts';
import type { LeadItems } from './cart.ts';
import type { Mode } from './modes.ts';
import { APPOINTMENT_STEP_MINUTES, dayWindows, slotAround, slotWindows, type SlotWindow } from './slots.ts';
import type { ZoneOffsets } from './wall-clock.ts';

// Places of the half hours that a branch's limit on orders counts (`slotCapacity`). Times are epoch milliseconds.

const STEP_MS = APPOINTMENT_STEP_MINUTES * 60_000;

/** Other times are proposed on the quarter hour, and where hours begin. */
const PROPOSED_EVERY_MS = 15 * 60_000;

/** What a customer is offered in place of a refused time. */
export const MOST_PROPOSED = 3;

/** The starts of the half hours in which windows have times. */
export function halfHoursOf(windows: readonly SlotWindow[]): number[] {
  const starts = windows.flatMap(({ start, end }) => {
    const found: number[] = [];
    for (let slot = slotAround(start); slot.start <= end; slot = slotAround(slot.end)) found.push(slot.start);
    return found;
  });
  return [...new Set(starts)];
}

/** The starts of the half hours of a day in which a branch takes orders, whatever is in the cart. */
export function halfHoursOfDay(branch: BranchHours, mode: Mode, now: DateTime, day: Day): number[] {
  return halfHoursOf(dayWindows(branch, mode, [], now, day));
}

/** A time to choose, and the half hour whose places it takes. */
export interface OfferedTime {
  at: number;
  slot: number;
}

/** The times of windows, one per half hour: its start, or the window's. When clocks go back, a time shown twice is offered once (DESIGN 5.4). */
export function offeredTimes(windows: readonly SlotWindow[], zone: ZoneOffsets): OfferedTime[] {
  let shown = -Infinity;
  return windows
    .flatMap((window) => halfHoursOf([window]).map((slot) => ({ at: Math.max(slot, window.start), slot })))
    .filter(({ at }) => {
      const shows = at + zone.offset(at) * 60_000;
      const isNew = shows > shown;
      shown = Math.max(shown, shows);
      return isNew;
    });
}

/** What is left of windows without the half hours that are full, by their starts. */
export function freeWindows(windows: readonly SlotWindow[], full: ReadonlySet<number>): SlotWindow[] {
  return windows.flatMap((window) => {
    const free: SlotWindow[] = [];
    for (const slot of halfHoursOf([window]).map(slotAround)) {
      if (full.has(slot.start)) continue;
      const start = Math.max(slot.start, window.start);
      const end = Math.min(slot.end - STEP_MS, window.end);
      const before = free.at(-1);
      if (before && before.end + STEP_MS === start) before.end = end;
      else free.push({ start, end });
    }
    return free;
  });
}

/**
 * The times that can be proposed in place of a wanted one, the nearest first, of two as near the later. Whether they are full is left
 * to the caller.
 */
export function timesNear(
  branch: BranchHours,
  mode: Mode,
  items: LeadItems,
  wanted: number,
  now: DateTime,
): number[] {
  const times = slotWindows(branch, mode, items, now).flatMap(({ start, end }) => {
    const found = [start];
    for (let at = nextQuarter(start); at <= end; at += PROPOSED_EVERY_MS) found.push(at);
    return found;
  });
  const distance = (at: number) => Math.abs(at - wanted);
  return times.sort((a, b) => distance(a) - distance(b) || b - a);
}

const nextQuarter = (at: number) => (Math.floor(at / PROPOSED_EVERY_MS) + 1) * PROPOSED_EVERY_MS;
