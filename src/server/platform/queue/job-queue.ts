import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type Queue } from 'pg-boss';
import type { Database, Transaction } from '../database/database.ts';

export type JobQueue = PgBoss;

/** Runs a queue operation within a transaction: jobs exist only if it commits. */
export const within = (tx: Transaction) => ({
  db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
});

/** A job whose process has given no sign for so long is lost. */
const HEARTBEAT_SECONDS = 10;
/** How often lost jobs are found. */
const SUPERVISE_SECONDS = 30;

/** One queue for all users in this process, opened by the first. */
export interface SharedJobQueue {
  get: () => Promise<JobQueue>;
  close: () => Promise<void>;
}

export function shareJobQueue(db: Database, report: (error: unknown) => void): SharedJobQueue {
  let opening: Promise<JobQueue> | null = null;
  return {
    get: () =>
      (opening ??= openJobQueue(db, report).catch((error: unknown) => {
        // The next caller tries again.
        opening = null;
        throw error;
      })),
    async close() {
      await (await opening)?.stop({ graceful: false, close: false });
    },
  };
}

/** The jobs of all processes on this database (pg-boss), in their own schema. */
export async function openJobQueue(db: Database, report: (error: unknown) => void): Promise<JobQueue> {
  const { $client: client } = db as unknown as { $client: PGlite | pg.Pool };
  const queue = new PgBoss({
    ...('listen' in client
      ? { db: fromPglite(client), backend: 'pglite' as const }
      : { db: { executeSql: (text: string, values?: unknown[]) => client.query(text, values) } }),
    schema: 'jobs',
    schedule: false,
    reindex: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  queue.on('error', report);
  await queue.start();
  return queue;
}

/** Opens a queue with these settings; a killed process's jobs are run again within a minute. */
export async function openQueue(
  jobs: JobQueue,
  name: string,
  { policy, ...options }: Omit<Queue, 'name'>,
): Promise<void> {
  const settings = { heartbeatSeconds: HEARTBEAT_SECONDS, ...options };
  const known = await jobs.getQueue(name);
  if (!known) await jobs.createQueue(name, policy === undefined ? settings : { ...settings, policy });
  // An earlier version may have opened it with others.
  else if (Object.entries(settings).some(([key, value]) => known[key as keyof Queue] !== value))
    await jobs.updateQueue(name, settings);
  // Reads the settings now: within a transaction the embedded database has no other connection.
  await jobs.insert(name, []);
}

export interface QueueWork {
  /** Jobs were written in a transaction that is about to commit: looks for them soon instead of at the next poll. */
  wake: () => void;
  /** Waits for running jobs. */
  close: () => Promise<void>;
}

/** Most transactions have committed by then; the next poll finds the others. */
const SOON_MS = [60, 400];

interface Pace {
  /** The polling interval for other processes' jobs and retries. */
  everySeconds: number;
  /** Parallel jobs, at most one per group. */
  groupsAtOnce?: number;
}

/** Runs the jobs of a queue one after the other. `run` rejects to be retried. */
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
      // There may be more jobs, which must not wait for the next poll.
      look();
    }
  });
  return {
    wake: () => SOON_MS.forEach((delay) => setTimeout(look, delay).unref()),
    close: () => jobs.offWork(queue, { wait: true }),
  };
}
