import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';
import type { Storage } from '../storage/storage.ts';
import type { CheckedBackup } from './read-backup.ts';
import { isKnownSchema, replaceDatabase, type RowCounts, type RowSource } from './write-rows.ts';

/**
 * `newer`: by a version that this one does not know; `inUse`: others are connected to the database; `notEmpty`: it has a shop of its own, or
 * orders.
 */
export type FillProblem = 'newer' | 'inUse' | 'notEmpty';

export type Filled = { ok: true; counts: RowCounts } | { ok: false; code: FillProblem };

interface Target {
  db: Database;
  /** What may be there: nothing but the demo shop, or anything. */
  accepts: 'demo' | 'anything';
}

/** Brings all rows of a source into a database that no server uses. */
async function fillDatabase({ db, accepts }: Target, source: RowSource): Promise<Filled> {
  if (!isKnownSchema(source.migrations)) return { ok: false, code: 'newer' };
  if (accepts === 'demo' && (await hasOwnShop(db))) return { ok: false, code: 'notEmpty' };
  if (await isUsedByOthers(db)) return { ok: false, code: 'inUse' };
  return { ok: true, counts: await replaceDatabase(db, source) };
}

/** The same from a checked backup, with its files. `smallCopies`: the storage keys of copies that were drawn from a file. */
export async function restoreBackup(
  target: Target & { storage: Storage; smallCopies: (name: string) => string[] },
  { contents, rows, files }: CheckedBackup,
): Promise<Filled> {
  const filled = await fillDatabase(target, { ...contents, rows });
  if (!filled.ok) return filled;
  for await (const { name, bytes } of files()) {
    await target.storage.write(name, bytes);
    await target.storage.remove(target.smallCopies(name));
  }
  return filled;
}

/** Servers and other programs on the same PostgreSQL. The embedded one is locked by its only user. */
async function isUsedByOthers(db: Database): Promise<boolean> {
  const { $client: client } = db as unknown as { $client: { totalCount?: number } };
  if (client.totalCount === undefined) return false;
  const [found] = await rowsOf<{ count: string }>(
    db,
    sql`select count(*)::text as count from pg_stat_activity
        where datname = current_database() and usename = current_user and backend_type = 'client backend'`,
  );
  return Number(found?.count) > client.totalCount;
}

async function hasOwnShop(db: Database): Promise<boolean> {
  const [tables] = await rowsOf<{ orders: string | null; shop: string | null }>(
    db,
    sql`select to_regclass('public.orders')::text as orders, to_regclass('public.shop_revision')::text as shop`,
  );
  if (!tables?.orders || !tables.shop) return false;
  const [found] = await rowsOf<{ found: boolean }>(
    db,
    sql`select exists (select from orders) or exists (select from shop_revision where not is_demo) as found`,
  );
  return found?.found ?? false;
}
