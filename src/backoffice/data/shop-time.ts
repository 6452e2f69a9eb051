import { DateTime } from 'luxon';
import type { Order } from '../../lib/contract/staff-orders.ts';
import { dayOf, formatDay, formatTime, relativeDay, type Day } from '../../lib/domain/dates.ts';

/** Times as the shop's clock shows them, wherever the browser is. */

const MINUTE_MS = 60_000;
/** As on the customer's time picker (SPEC section 9). */
const STEP_MS = 5 * MINUTE_MS;

export const today = (zone: string): Day => dayOf(Date.now(), zone);

/** When a day begins, for the API. */
export const startOfDay = (day: Day, zone: string): string =>
  DateTime.fromISO(day, { zone }).toUTC().toISO() ?? '';

/** When a day and a clock time are, for the API; null where that makes no sense. */
export function instantAt(day: Day, time: string, zone: string): string | null {
  if (day === '' || time === '') return null;
  const at = DateTime.fromISO(`${day}T${time}`, { zone });
  return at.isValid ? at.toUTC().toISO() : null;
}

/** '18:30', on other days than today 'Morgen, 18:30' or '24.11.2026, 18:30'. */
export function clock(instant: string, zone: string, now = Date.now()): string {
  const at = Date.parse(instant);
  const day = dayOf(at, zone);
  const time = formatTime(at, zone);
  switch (relativeDay(day, dayOf(now, zone))) {
    case 'today':
      return time;
    case 'tomorrow':
      return `Morgen, ${time}`;
    default:
      return `${formatDay(day)}, ${time}`;
  }
}

/** With its date in any case, as the history has it. */
export function dateAndTime(instant: string, zone: string): string {
  const at = Date.parse(instant);
  return `${formatDay(dayOf(at, zone))}, ${formatTime(at, zone)}`;
}

/** Whole minutes from now until an instant; negative once it is over. */
export const minutesUntil = (instant: string, now: number): number =>
  Math.round((Date.parse(instant) - now) / MINUTE_MS);

/** The time that was agreed on, else proposed, else asked for; null: as soon as possible. */
export const appointmentOf = ({ appointment, counterAppointment, appointmentDate }: Order): string | null =>
  appointment ?? counterAppointment ?? appointmentDate;

/** So many minutes later than what was asked for, or than now where that is over; on a time that clocks are set to. */
export function laterBy(order: Order, minutes: number, now: number): string {
  const asked = Date.parse(appointmentOf(order) ?? order.createdAt);
  const from = Math.max(asked, now);
  return new Date(Math.ceil((from + minutes * MINUTE_MS) / STEP_MS) * STEP_MS).toISOString();
}
