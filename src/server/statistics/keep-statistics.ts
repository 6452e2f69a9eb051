import type { Database } from '../platform/database/database.ts';
import { keepStatisticsFresh } from './queries/keep-fresh.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';

const EVERY_MS = 60_000;

/** Keeps statistics current. Returns how to stop, which waits for the current step. A failed round is followed by the next. */
export function scheduleStatistics(db: Database, { now, report }: JobContext): () => Promise<void> {
  const round = (signal: AbortSignal) =>
    keepStatisticsFresh(db, new Date(now()).toISOString().slice(0, 10), signal);
  return repeat(EVERY_MS, round, report);
}
