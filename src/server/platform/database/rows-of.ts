import type { SQL } from 'drizzle-orm';

/** A database, a transaction or a connection that runs statements. */
export interface Executor {
  execute: (query: SQL) => PromiseLike<unknown>;
}

/** The rows of a statement without types of its own, whichever driver runs it. */
export async function rowsOf<T = Record<string, unknown>>(db: Executor, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}
