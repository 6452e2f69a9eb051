import type { Database } from '../platform/database/database.ts';
import { deleteSentMails } from '../orders/queries/outbox.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';

const EVERY_MS = 3_600_000;
/** Whoever asks what a mail looked like does so within a quarter of a year; what it said stays with its order. */
const KEPT_MS = 90 * 86_400_000;
/** Mails cleared away at once. */
const MOST_AT_ONCE = 500;

/** Clears away how mails of long ago looked, which takes more room than all else of their orders; says how many those were. */
export function sweepSentMails(db: Database, now: number): Promise<number> {
  return deleteSentMails(db, new Date(now - KEPT_MS), MOST_AT_ONCE);
}

/** Does so every hour until the answer is called, which waits for the round under way. */
export function scheduleSentMailCleanup(db: Database, { now, report }: JobContext): () => Promise<void> {
  return repeat(EVERY_MS, () => sweepSentMails(db, now()), report);
}
