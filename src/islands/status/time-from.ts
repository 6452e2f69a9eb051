import { dayOf, formatDate, formatTime } from '../../lib/domain/dates.ts';

/** '18:30' in the shop's zone, with the date before it if that is another day than today. */
export function timeFrom(instant: string, timezone: string): string {
  const at = Date.parse(instant);
  const time = formatTime(at, timezone);
  return dayOf(at, timezone) === dayOf(Date.now(), timezone) ? time : `${formatDate(at, timezone)}, ${time}`;
}
