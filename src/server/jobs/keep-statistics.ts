import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { keepStatisticsFresh } from '../db/statistics/keep-fresh.ts';

const EVERY_MS = 60_000;

interface Surroundings {
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/** Keeps statistics fresh until the answer is called, which waits for the step under way. A round that fails is followed by the next. */
export function keepStatistics(db: Database, { now, report }: Surroundings): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const running = (async () => {
    while (!signal.aborted) {
      const today = new Date(now()).toISOString().slice(0, 10);
      await keepStatisticsFresh(db, today, signal).catch(report);
      await pause(EVERY_MS, undefined, { signal }).catch(() => {});
    }
  })();
  return () => {
    ending.abort();
    return running;
  };
}
