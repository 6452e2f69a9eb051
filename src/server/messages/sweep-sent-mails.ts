import type { Database } from '../platform/database/database.ts';
import { deleteSentMails } from '../orders/queries/outbox.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';

const EVERY_MS = 3_600_000;
/** How long a mail's HTML is stored; its text stays with the order. */
const KEPT_MS = 90 * 86_400_000;
/** Deleted at once. */
const MOST_AT_ONCE = 500;

/** Deletes the HTML of old mails, the largest part of an order's data; returns their number. */
export function sweepSentMails(db: Database, now: number): Promise<number> {
  return deleteSentMails(db, new Date(now - KEPT_MS), MOST_AT_ONCE);
}

/** Runs hourly. Returns how to stop, which waits for the running round. */
export function scheduleSentMailCleanup(db: Database, { now, report }: JobContext): () => Promise<void> {
  return repeat(EVERY_MS, () => sweepSentMails(db, now()), report);
}
