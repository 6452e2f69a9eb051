import { rangeAt, type OpenRange } from './open-ranges.ts';

/** What customers of an unattended branch see: nothing, a request to call, or also that it takes no orders for now. */
export const UNATTENDED_ACTIONS = ['tell', 'call', 'refuse'] as const;
export type UnattendedAction = (typeof UNATTENDED_ACTIONS)[number];

/** Staff are reminded of an order twice; after so many times the shop's minutes for that, the branch counts as unattended. */
const UNANSWERED_TIMES = 4;

const MINUTE_MS = 60_000;

interface Attendance {
  /** When a board or printer of the branch was last awake; null: never. */
  awakeAt: number | null;
  /** When its oldest unanswered order was placed; null: all are answered. */
  unansweredSince: number | null;
  ranges: readonly OpenRange[];
}

/**
 * Since when an open branch has been unattended; null: it is attended or closed, or the shop does not check (`minutes` 0). A branch is
 * unattended if no board or printer was awake for so many minutes, or if an order is unanswered long after both reminders
 * (`reminderMinutes`; 0: orders do not count). Minutes count from the opening at the earliest. Instants are epoch milliseconds.
 */
export function unattendedSince(
  { awakeAt, unansweredSince, ranges }: Attendance,
  { minutes, reminderMinutes }: { minutes: number; reminderMinutes: number },
  now: number,
): number | null {
  const open = rangeAt(ranges, now);
  if (minutes <= 0 || !open) return null;
  const asleep = Math.max(awakeAt ?? open.start, open.start);
  if (now - asleep >= minutes * MINUTE_MS) return asleep;
  if (unansweredSince === null || reminderMinutes <= 0) return null;
  const waiting = Math.max(unansweredSince, open.start);
  return now - waiting >= UNANSWERED_TIMES * reminderMinutes * MINUTE_MS ? waiting : null;
}

/** Staff are reminded after so many times the shop's minutes. */
const AFTER = [1, 3];

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
