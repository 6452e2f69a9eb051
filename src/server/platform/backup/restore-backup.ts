import { sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { type Database, type Transaction, poolOf, rowsOf } from '../database/database.ts';
import { MIGRATIONS, readApplied } from '../database/open-database.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import {
  countRows,
  listTables,
  nameOf,
  notOfExtension,
  type RowBatch,
  type RowCounts,
  type Snapshot,
  withSnapshot,
} from './read-rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { CheckedBackup } from './read-backup.ts';

/** What a database gets: a snapshot, or what is left of one in a file. */
interface RowSource extends Pick<Snapshot, 'migrations' | 'sequences'> {
  rows: () => AsyncIterable<RowBatch>;
}

/** Whether rows of such a database can be read by this version: it must know all of its migrations, in order. */
function isKnownSchema(applied: readonly number[]): boolean {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis);
  return applied.length > 0 && applied.every((at, index) => at === known[index]);
}

/** Whether a shop, of whatever version, has made a database's tables. */
async function isOfShop(db: Database): Promise<boolean> {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return first !== undefined && (await readApplied(db)).includes(first.folderMillis);
}

/**
 * Replaces everything in a database by the rows of a source, in one transaction: an error leaves what was there. Rows of an older version
 * come into the tables of that version, and are then migrated. Returns the rows that were found in the end, before the migration;
 * throws if those are not all.
 */
async function replaceDatabase(db: Database, { migrations, sequences, rows }: RowSource): Promise<RowCounts> {
  // Its tables are made by the queue itself, which has its own version of them.
  await (await openJobQueue(db, () => undefined)).stop({ graceful: false, close: false });
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return db.transaction(async (tx) => {
    await removeTables(tx);
    for (const migration of known.slice(0, migrations.length)) await apply(tx, migration);
    const tables = await listTables(tx);
    // What migrations wrote, and what was queued.
    for (const table of tables.toReversed()) await tx.execute(sql`delete from ${nameOf(table)}`);
    const own = tables.filter((table) => table.startsWith('public.'));
    // These count, note and announce changes, which the copied rows already tell of.
    for (const table of own) await tx.execute(sql`alter table ${nameOf(table)} disable trigger user`);
    const given: RowCounts = {};
    for await (const batch of rows()) {
      given[batch.table] = (given[batch.table] ?? 0) + batch.rows.length;
      if (!tables.includes(batch.table)) throw new Error(`there is no table ${batch.table}`);
      await insert(tx, batch);
    }
    for (const { name, value } of sequences)
      await tx.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint)`);
    for (const table of own) await tx.execute(sql`alter table ${nameOf(table)} enable trigger user`);
    const counts = await countRows(tx, tables);
    const differing = tables.find((table) => counts[table] !== (given[table] ?? 0));
    if (differing !== undefined) throw new Error(`not every row of ${differing} arrived`);
    for (const migration of known.slice(migrations.length)) await apply(tx, migration);
    return counts;
  });
}

/** Tables and functions of the shop; extensions stay, as others may use them. */
async function removeTables(tx: Transaction): Promise<void> {
  for (const table of await listTables(tx))
    if (table.startsWith('public.')) await tx.execute(sql`drop table ${nameOf(table)} cascade`);
  const functions = await rowsOf<{ name: string }>(
    tx,
    sql`select oid::regprocedure::text as name from pg_proc
        where pronamespace = 'public'::regnamespace and ${notOfExtension(sql`pg_proc.oid`)}`,
  );
  for (const { name } of functions) await tx.execute(sql`drop function ${sql.raw(name)} cascade`);
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
}

/** Like drizzle's, but within an open transaction. */
async function apply(tx: Transaction, { sql: statements, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
  );
}

async function insert(tx: Transaction, { table, rows }: RowBatch): Promise<void> {
  const given = Object.keys(JSON.parse(rows[0] ?? '{}') as object);
  const columns = await rowsOf<{ name: string }>(
    tx,
    sql`select attname as name from pg_attribute where attrelid = ${table}::text::regclass
        and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const copied = columns.map(({ name }) => name).filter((name) => given.includes(name));
  const names = sql.join(
    copied.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    copied.map((name) => valueOf(table, name)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${nameOf(table)} (${names})
        select ${values} from json_populate_recordset(null::${nameOf(table)}, ${`[${rows.join(',')}]`}::json)`,
  );
}

/** The queue keeps its jobs in one table in the embedded database, and in a partition in PostgreSQL. */
function valueOf(table: string, column: string) {
  return table === 'jobs.queue' && column === 'table_name'
    ? sql`case when to_regclass('jobs.job_common') is null then 'job' else 'job_common' end`
    : sql.identifier(column);
}

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
async function fillDatabase({ db, accepts }: Target, source: RowSource): Promise<Filled> {
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

/** As `fillDatabase`, from a checked backup and with its files. `smallCopies`: the storage keys of copies that were drawn from a file. */
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
  const pool = poolOf(db);
  if (!pool) return false;
  const [found] = await rowsOf<{ count: string }>(
    db,
    sql`select count(*)::text as count from pg_stat_activity
        where datname = current_database() and usename = current_user and backend_type = 'client backend'`,
  );
  return Number(found?.count) > pool.totalCount;
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

interface Databases {
  /** Only read. */
  from: Database;
  /** Empty, or with nothing but the demo shop. */
  to: Database;
}

/** A table, and how many of its rows were found on both sides. */
export interface MovedTable {
  table: string;
  here: number;
  there: number;
}

type Moved = { ok: true; tables: MovedTable[] } | { ok: false; code: FillProblem };

/** Copies everything of one database into another, in one transaction on each side. Throws if not every row arrives, and leaves nothing. */
export function moveDatabase({ from, to }: Databases): Promise<Moved> {
  return withSnapshot(from, async (snapshot, tx) => {
    const here = await countRows(tx, snapshot.tables);
    const filled = await fillDatabase({ db: to, accepts: 'demo' }, snapshot);
    if (!filled.ok) return filled;
    const tables = Object.entries(here).map(([table, count]) => ({
      table,
      here: count,
      there: filled.counts[table] ?? 0,
    }));
    return { ok: true, tables };
  });
}
