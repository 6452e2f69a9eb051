import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { signInTries } from '../../platform/database/schema.ts';

interface Tries {
  tries: number;
  lastAt: Date;
}

/** The counters of some keys, locked until the transaction ends; all callers pass `keys` in the same order. */
export async function lockTries(tx: Transaction, keys: string[], at: Date): Promise<Map<string, Tries>> {
  await tx
    .insert(signInTries)
    .values(keys.map((key) => ({ key, tries: 0, lastAt: at })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(signInTries)
    .where(inArray(signInTries.key, keys))
    .orderBy(asc(signInTries.key))
    .for('update');
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}

export async function writeTries(tx: Transaction, key: string, { tries, lastAt }: Tries): Promise<void> {
  await tx
    .insert(signInTries)
    .values({ key, tries, lastAt })
    .onConflictDoUpdate({ target: signInTries.key, set: { tries, lastAt } });
}

/** Removes attempts that were not guesses. */
export async function forgiveTries(db: Database, keys: string[], tries: number): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - ${tries}::int, 0)` })
    .where(inArray(signInTries.key, keys));
}

/** Deletes attempts older than `before`. */
export async function sweepTries(db: Database, before: Date): Promise<void> {
  await db.delete(signInTries).where(lt(signInTries.lastAt, before));
}

export async function deleteTries(db: Database, key: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.key, key));
}
