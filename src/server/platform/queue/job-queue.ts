import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../database/database.ts';

export type JobQueue = PgBoss;

/** For jobs that are written in a transaction: they are there if all of it is, and not otherwise. */
export const within = (tx: Transaction) => ({
  db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
});

/** How often finished jobs are cleared away and lost ones found. */
const MAINTENANCE_SECONDS = 120;

/** One queue for everything in this process that gives or takes jobs; opened by the first that does. */
export interface SharedJobQueue {
  get: () => Promise<JobQueue>;
  close: () => Promise<void>;
}

export function shareJobQueue(db: Database, report: (error: unknown) => void): SharedJobQueue {
  let opening: Promise<JobQueue> | null = null;
  return {
    get: () =>
      (opening ??= openJobQueue(db, report).catch((error: unknown) => {
        // Whoever asks next tries again.
        opening = null;
        throw error;
      })),
    async close() {
      await (await opening)?.stop({ graceful: false, close: false });
    },
  };
}

/** The jobs of all processes on this database (pg-boss), in a schema of their own. */
export async function openJobQueue(db: Database, report: (error: unknown) => void): Promise<JobQueue> {
  const { $client: client } = db as unknown as { $client: PGlite | pg.Pool };
  const queue = new PgBoss({
    ...('listen' in client
      ? { db: fromPglite(client), backend: 'pglite' as const }
      : { db: { executeSql: (text: string, values?: unknown[]) => client.query(text, values) } }),
    schema: 'jobs',
    schedule: false,
    reindex: false,
    superviseIntervalSeconds: MAINTENANCE_SECONDS,
  });
  queue.on('error', report);
  await queue.start();
  return queue;
}

export interface QueueWork {
  /** Something was written in a transaction that is about to end: looks for it then, instead of when it would have looked anyway. */
  wake: () => void;
  /** Waits for what is under way. */
  close: () => Promise<void>;
}

/** After so many milliseconds most transactions have ended; one that has not is found by the next look. */
const SOON_MS = [60, 400];

interface Pace {
  /** How often a queue is looked into that nobody in this process has written to: jobs of others, and those that are tried again. */
  everySeconds: number;
  /** More than one at a time; of one group never. */
  groupsAtOnce?: number;
}

/** Does the jobs of a queue, one after the other for as long as there are any. `run` rejects if one is to be tried again. */
export async function workQueue<T>(
  jobs: JobQueue,
  queue: string,
  { everySeconds, groupsAtOnce }: Pace,
  run: (data: T) => Promise<unknown>,
): Promise<QueueWork> {
  const groups = groupsAtOnce === undefined ? {} : { localConcurrency: groupsAtOnce, groupConcurrency: 1 };
  const options = { batchSize: 1, pollingIntervalSeconds: everySeconds, ...groups };
  let worker: string | null = null;
  const look = () => {
    if (worker !== null) jobs.notifyWorker(worker);
  };
  worker = await jobs.work<T>(queue, options, async ([job]) => {
    if (!job) return;
    try {
      await run(job.data);
    } finally {
      // There may be more, and nobody is to wait for the next look.
      look();
    }
  });
  return {
    wake: () => SOON_MS.forEach((delay) => setTimeout(look, delay).unref()),
    close: () => jobs.offWork(queue, { wait: true }),
  };
}
