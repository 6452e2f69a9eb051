import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type Job, type Queue } from 'pg-boss';
import type { Database, Transaction } from '../database/database.ts';
import { dueQueues } from './due-queues.ts';

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
  /** Jobs were written in a transaction that is about to commit: looks for them soon instead of within a second. */
  wake: () => void;
  /** Waits for running jobs. */
  close: () => Promise<void>;
}

/** Most transactions have committed by then; the next look finds the others. */
const SOON_MS = [60, 400];

/** pg-boss's own polling is only the net beneath `dueQueues`. */
const POLL_SECONDS = 60;

/**
 * Lets work of the same group wait for each other. pg-boss does not claim a job beside a running one of its group, but two workers that
 * look at the same moment may both claim one.
 */
function inTurn() {
  const last = new Map<string, Promise<void>>();
  return async (group: string, run: () => Promise<unknown>): Promise<void> => {
    const before = last.get(group);
    const { promise: end, resolve: over } = Promise.withResolvers<void>();
    last.set(group, end);
    await before;
    try {
      await run();
    } finally {
      if (last.get(group) === end) last.delete(group);
      over();
    }
  };
}

/** Runs the jobs of a queue one after the other, or `groupsAtOnce` in parallel, at most one per group. `run` rejects to be retried. */
export async function workQueue<T>(
  jobs: JobQueue,
  queue: string,
  run: (data: T, id: string) => Promise<unknown>,
  groupsAtOnce = 1,
): Promise<QueueWork> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: POLL_SECONDS,
    ...(groupsAtOnce > 1 && { groupConcurrency: 1 }),
  };
  const workers: string[] = [];
  const turn = inTurn();
  const look = () => workers.forEach((worker) => jobs.notifyWorker(worker));
  const work = async ([job]: Job<T>[]) => {
    if (!job) return;
    try {
      await turn(job.groupId ?? job.id, () => run(job.data, job.id));
    } finally {
      // There may be more jobs, which must not wait for the next look.
      look();
    }
  };
  // Each has a name to be woken by; those of pg-boss's `localConcurrency` share one.
  while (workers.length < groupsAtOnce) workers.push(await jobs.work<T>(queue, options, work));
  const due = dueQueues(jobs);
  due.add(queue, look);
  return {
    wake: () => SOON_MS.forEach((delay) => setTimeout(look, delay).unref()),
    async close() {
      await due.remove(queue);
      await jobs.offWork(queue, { wait: true });
    },
  };
}
