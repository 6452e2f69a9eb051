/** OpenStreetMap's evaluator of opening hours, which the domain's rules are held against. */
import type { DateTime } from 'luxon';
import OpeningHours from 'opening_hours';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An ISO date as OpenStreetMap writes it: `2026 Nov 23`. */
export function osmDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${year} ${MONTHS[Number(month) - 1]} ${day}`;
}

/** When hours such as `Mo-Su 11:00-14:00` are open. */
export const openIntervals = (hours: string, from: DateTime, to: DateTime) =>
  new OpeningHours(hours, null).getOpenIntervals(from.toJSDate(), to.toJSDate());
