import type { OpenRange } from './open-ranges.ts';
import { rangeAt } from './open-ranges.ts';

/** Staff are reminded after so many times the shop's minutes. */
const AFTER = [1, 3];

const MINUTE_MS = 60_000;

/**
 * How many reminders are due of an order that nobody has answered: 0 to 2. Minutes count from when it came, or from when the branch opened if
 * that was later: nobody answers a closed shop. `minutes` 0: none. Instants are epoch milliseconds.
 */
export function remindersDue(
  { createdAt, ranges, minutes }: { createdAt: number; ranges: readonly OpenRange[]; minutes: number },
  now: number,
): number {
  const open = rangeAt(ranges, now);
  if (minutes <= 0 || !open) return 0;
  const waited = now - Math.max(createdAt, open.start);
  return AFTER.filter((times) => waited >= times * minutes * MINUTE_MS).length;
}
