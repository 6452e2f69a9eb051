import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { fromPglite, PgBoss } from 'pg-boss';
import type { Database } from './database.ts';

export type JobQueue = PgBoss;

/** How often finished jobs are cleared away and lost ones found. */
const MAINTENANCE_SECONDS = 120;

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
