import { DateTime } from 'luxon';
import type { Branch } from '../domain/branch.ts';
import type { CartItem } from '../domain/cart.ts';
import { addMonths, dayOf, type Day } from '../domain/dates.ts';
import type { Mode } from '../domain/modes.ts';
import { availableDays, dayWindows } from '../domain/slots.ts';

/** Minutes between the times of a day's list; the times themselves are multiples of it from a window's start on. */
const LIST_STEP_MS = 15 * 60_000;
/** How many days the list shows. */
const LISTED_DAYS = 14;

interface Wish {
  branch: Branch;
  mode: Mode;
  items: CartItem[];
  zone: string;
}

const shopNow = (zone: string) => DateTime.now().setZone(zone);

/** The next days with times to be had. */
export function appointmentDays({ branch, mode, items, zone }: Wish): Day[] {
  const now = shopNow(zone);
  const month = dayOf(now.toMillis(), zone).slice(0, 7);
  const months = [month, addMonths(month, 1)];
  return months.flatMap((one) => availableDays(branch, mode, items, now, one)).slice(0, LISTED_DAYS);
}

/** The instants of a day that can be had, in epoch milliseconds. */
export function appointmentTimes({ branch, mode, items, zone }: Wish, day: Day): number[] {
  return dayWindows(branch, mode, items, shopNow(zone), day).flatMap(({ start, end }) => {
    const times: number[] = [];
    for (let at = start; at <= end; at += LIST_STEP_MS) times.push(at);
    return times;
  });
}
