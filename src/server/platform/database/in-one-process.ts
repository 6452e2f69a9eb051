import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * Runs work unless another process on the same database is at work under the same number. Returns whether it ran. The lock ends with its
 * process, however that ends. The embedded database has one process only.
 */
export async function inOneProcess(
  db: Database,
  lock: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { $client: pool } = db as unknown as { $client: pg.Pool | object };
  if (!('totalCount' in pool)) {
    await work();
    return true;
  }
  const client = await pool.connect();
  let lost: Error | undefined;
  // A connection that breaks while nothing is asked of it; the event must be handled.
  const note = (error: Error) => (lost = error);
  client.on('error', note);
  try {
    const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [lock]);
    if (!rows[0]?.ok) return false;
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]).catch(note);
    }
    return true;
  } finally {
    client.off('error', note);
    // With an error, the pool closes the connection, and with it the lock.
    client.release(lost);
  }
}
