import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Database, Transaction } from '../database/database.ts';
import { MIGRATIONS, readApplied } from '../database/open-database.ts';
import { rowsOf } from '../database/rows-of.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import {
  countRows,
  listTables,
  nameOf,
  notOfExtension,
  type RowBatch,
  type RowCounts,
  type Snapshot,
} from './read-rows.ts';

/** What a database gets: a snapshot, or what is left of one in a file. */
export interface RowSource extends Pick<Snapshot, 'migrations' | 'sequences'> {
  rows: () => AsyncIterable<RowBatch>;
}

/** Whether rows of such a database can be read by this version: it must know all of its migrations, in order. */
export function isKnownSchema(applied: readonly number[]): boolean {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis);
  return applied.length > 0 && applied.every((at, index) => at === known[index]);
}

/** Whether a shop, of whatever version, has made a database's tables. */
export async function isOfShop(db: Database): Promise<boolean> {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return first !== undefined && (await readApplied(db)).includes(first.folderMillis);
}

/**
 * Replaces everything in a database by the rows of a source, in one transaction: an error leaves what was there. Rows of an older version
 * come into the tables of that version, and are then migrated. Returns the rows that were found in the end, before the migration;
 * throws if those are not all.
 */
export async function replaceDatabase(
  db: Database,
  { migrations, sequences, rows }: RowSource,
): Promise<RowCounts> {
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
