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
