import { DateTime } from 'luxon';
import type { Order } from '../../lib/contract/staff-orders.ts';
import type { Day } from '../../lib/domain/dates.ts';

const MINUTE_MS = 60_000;
/** As on the customer's time picker (SPEC section 9). */
const STEP_MS = 5 * MINUTE_MS;

/** Whole minutes from now until an instant; negative once it has passed. */
export const minutesUntil = (instant: string, now: number): number =>
  Math.round((Date.parse(instant) - now) / MINUTE_MS);

/** The agreed time, else the proposed, else the requested one; null: as soon as possible. */
export const appointmentOf = ({ appointment, counterAppointment, appointmentDate }: Order): string | null =>
  appointment ?? counterAppointment ?? appointmentDate;

/** So many minutes after the appointment, or after now once that has passed; rounded up to five minutes. */
export function laterBy(order: Order, minutes: number, now: number): string {
  const requested = Date.parse(appointmentOf(order) ?? order.createdAt);
  const from = Math.max(requested, now);
  return new Date(Math.ceil((from + minutes * MINUTE_MS) / STEP_MS) * STEP_MS).toISOString();
}

/** The instant at which a day begins, for the API. */
export const startOfDay = (day: Day, zone: string): string =>
  DateTime.fromISO(day, { zone }).toUTC().toISO() ?? '';

/** The instant of a day and a time of day, for the API; null if they are none. */
export function instantAt(day: Day, time: string, zone: string): string | null {
  if (day === '' || time === '') return null;
  const at = DateTime.fromISO(`${day}T${time}`, { zone });
  return at.isValid ? at.toUTC().toISO() : null;
}
