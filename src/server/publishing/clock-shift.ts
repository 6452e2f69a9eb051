import { CLOCK_BASE, MOST_YEARS_OFF, type ClockWish } from '../../lib/contract/clock.ts';
import { dayNumber } from '../../lib/domain/dates.ts';
import { cachedZone, wallClock } from '../../lib/domain/wall-clock.ts';

const MOST_SECONDS = MOST_YEARS_OFF * 366 * 86_400;
const DAY_SECONDS = 86_400;

/** The seconds by which a clock has to be ahead to show what is wished now, in the shop's zone; null: that is too far off. */
export function shiftTo({ day, time }: ClockWish, zone: string, now: number): number | null {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = wallClock(cachedZone(zone)).instantAt(dayNumber(day), hours * 60 + minutes);
  // Rounded up: rounded down, it would show the minute before.
  const shift = Math.ceil((at - now) / 1000);
  return Math.abs(shift) > MOST_SECONDS ? null : shift;
}

/** An address of a simulated shop: `path` is the page's own. */
interface ClockPlace {
  shift: number;
  path: string;
}

const PLACE = new RegExp(`^${CLOCK_BASE}/(0|-?[1-9]\\d{0,8})(/.*)?$`);

/** The folder of a simulated shop. */
export const clockFolder = (shift: number): string => `${CLOCK_BASE}/${shift}`;

/** Reads an address; null: it is none. A clock may run for a day after it was set. */
export function readClockPlace(address: string): ClockPlace | null {
  const [, seconds, path = '/'] = PLACE.exec(address) ?? [];
  const shift = Number(seconds);
  return Math.abs(shift) <= MOST_SECONDS + DAY_SECONDS ? { shift, path } : null;
}
