import type { Database } from './database.ts';
import { logs } from './schema.ts';

type NewLog = typeof logs.$inferInsert;

/** Adds one line to the shop's log. */
export async function insertLog(db: Database, log: NewLog): Promise<void> {
  await db.insert(logs).values(log);
}
