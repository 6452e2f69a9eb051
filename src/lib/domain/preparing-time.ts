/** So few orders say nothing about the next one. */
export const LEAST_ORDERS = 3;
/** The orders that count: the last ones, of the last hours. */
export const MOST_COUNTED = 10;
export const COUNTED_MS = 3 * 60 * 60_000;

const MINUTE_MS = 60_000;
/** Customers get round figures, in minutes. */
const STEP = 5;
export const LONGEST_MINUTES = 120;

/**
 * How long an order takes now until it is ready or leaves, in minutes: the median of the last orders' times (in ms), rounded up to 5
 * and 120 at most; null: too few orders.
 */
export function preparingMinutes(times: readonly number[]): number | null {
  if (times.length < LEAST_ORDERS) return null;
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const rounded = Math.ceil(median / MINUTE_MS / STEP) * STEP;
  return Math.min(Math.max(rounded, STEP), LONGEST_MINUTES);
}
