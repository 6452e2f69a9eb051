import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';
import type { Storage } from '../storage/storage.ts';
import type { CheckedBackup } from './read-backup.ts';
import { listTables, notOfExtension, type RowCounts } from './read-rows.ts';
import { isKnownSchema, isOfShop, replaceDatabase, type RowSource } from './write-rows.ts';

/**
 * `newer`: by a version that this one does not know; `foreign`: another program's tables are there; `forbidden`: its user may not create
 * or replace tables; `notEmpty`: it has a shop of its own, or orders; `inUse`: others are connected to the database.
 */
export type FillProblem = 'newer' | 'foreign' | 'forbidden' | 'notEmpty' | 'inUse';

export type Filled = { ok: true; counts: RowCounts } | { ok: false; code: FillProblem };

interface Target {
  db: Database;
  /** What may be there: nothing but the demo shop, or anything. */
  accepts: 'demo' | 'anything';
}

/** Brings all rows of a source into a database that no server uses. */
export async function fillDatabase({ db, accepts }: Target, source: RowSource): Promise<Filled> {
  const problem = await findProblem({ db, accepts }, source);
  return problem ? { ok: false, code: problem } : { ok: true, counts: await replaceDatabase(db, source) };
}

async function findProblem({ db, accepts }: Target, source: RowSource): Promise<FillProblem | null> {
  if (!isKnownSchema(source.migrations)) return 'newer';
  if (!(await mayReplace(db))) return 'forbidden';
  // Its tables would be lost.
  const hasTables = (await listTables(db)).some((table) => table.startsWith('public.'));
  if (hasTables && !(await isOfShop(db))) return 'foreign';
  if (accepts === 'demo' && (await hasOwnShop(db))) return 'notEmpty';
  return (await isUsedByOthers(db)) ? 'inUse' : null;
}

/** Whether the user may make the shop's schemas and tables, and owns what is there of them. The database's owner may. */
async function mayReplace(db: Database): Promise<boolean> {
  const isOthers = (owner: SQL) => sql`not pg_has_role(${owner}, 'USAGE')`;
  const [found] = await rowsOf<{ ok: boolean }>(
    db,
    sql`select has_database_privilege(current_database(), 'CREATE')
          and has_schema_privilege('public', 'CREATE')
          and not exists (select from pg_namespace where nspname in ('jobs', 'drizzle') and ${isOthers(sql`nspowner`)})
          and not exists (select from pg_class where relnamespace::regnamespace::text in ('public', 'jobs', 'drizzle')
            and relkind in ('r', 'p') and ${isOthers(sql`relowner`)} and ${notOfExtension(sql`pg_class.oid`)})
          and not exists (select from pg_proc where pronamespace = 'public'::regnamespace
            and ${isOthers(sql`proowner`)} and ${notOfExtension(sql`pg_proc.oid`)}) as ok`,
  );
  return found?.ok ?? false;
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
