import { sql, type SQL } from 'drizzle-orm';
import { type Database, type Transaction, rowsOf } from '../database/database.ts';
import { readApplied } from '../database/open-database.ts';

/** Rows per table, such as `public.orders`. */
export type RowCounts = Record<string, number>;

/** A few rows of a table, each as a line of JSON. */
export interface RowBatch {
  /** With its schema, such as `public.orders`. */
  table: string;
  rows: string[];
}

/** Everything a database holds, seen at one instant. */
export interface Snapshot {
  /** Creation times of the applied migrations, in epoch milliseconds. */
  migrations: number[];
  sequences: { name: string; value: string }[];
  /** Every table, referenced ones first, empty ones too. */
  tables: string[];
  /** To be read once, within the snapshot. */
  rows: () => AsyncGenerator<RowBatch>;
}

const ROWS_AT_ONCE = 500;
/** Work that is queued, and the queues it waits in. What is done is not needed again. */
const JOB_TABLES = ['jobs.queue', 'jobs.job'];

/** Runs `work` on a snapshot: orders that are placed meanwhile are in it as a whole or not at all. The embedded database does nothing else. */
export function withSnapshot<T>(
  db: Database,
  work: (snapshot: Snapshot, tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      const tables = await listTables(tx);
      const sequences = await rowsOf<{ name: string; value: string }>(
        tx,
        sql`select sequencename as name, last_value::text as value from pg_sequences
            where schemaname = 'public' and last_value is not null order by 1`,
      );
      return work(
        {
          migrations: (await readApplied(tx)).toSorted((a, b) => a - b),
          sequences,
          tables,
          rows: () => readRows(tx, tables),
        },
        tx,
      );
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* readRows(tx: Transaction, tables: readonly string[]): AsyncGenerator<RowBatch> {
  for (const table of tables) {
    await tx.execute(
      sql`declare copied no scroll cursor for select row_to_json(r)::text as row from (select * ${copiedOf(table)}) r`,
    );
    for (;;) {
      const found = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from copied`));
      if (found.length > 0) yield { table, rows: found.map(({ row }) => row) };
      if (found.length < ROWS_AT_ONCE) break;
    }
    await tx.execute(sql`close copied`);
  }
}

/** The rows of a table that are copied. */
const copiedOf = (table: string): SQL =>
  table === 'jobs.job'
    ? sql`from ${nameOf(table)} where state in ('created', 'retry', 'active')`
    : sql`from ${nameOf(table)}`;

/** How many rows of each table are copied. */
export async function countRows(tx: Transaction, tables: readonly string[]): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of tables) {
    const [found] = await rowsOf<{ count: string }>(
      tx,
      sql`select count(*)::text as count ${copiedOf(table)}`,
    );
    counts[table] = Number(found?.count);
  }
  return counts;
}

/** Leaves out what belongs to an extension, by the object's id. */
export const notOfExtension = (id: SQL): SQL =>
  sql`not exists (select from pg_depend where objid = ${id} and deptype = 'e')`;

/** The shop's tables, each after those it references. */
export async function listTables(tx: Transaction | Database): Promise<string[]> {
  const found = await rowsOf<{ name: string }>(
    tx,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and ${notOfExtension(sql`pg_class.oid`)} order by 1`,
  );
  const references = await rowsOf<{ child: string; parent: string }>(
    tx,
    sql`select child.relname as child, parent.relname as parent from pg_constraint
        join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
        where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const sorted: string[] = [];
  let left = found.map(({ name }) => name);
  while (left.length > 0) {
    const free = left.filter(
      (name) => !references.some(({ child, parent }) => child === name && left.includes(parent)),
    );
    if (free.length === 0) throw new Error(`these tables reference each other: ${left.join(', ')}`);
    sorted.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  const [queued] = await rowsOf<{ name: string | null }>(
    tx,
    sql`select to_regclass('jobs.job')::text as name`,
  );
  return [...sorted.map((name) => `public.${name}`), ...(queued?.name ? JOB_TABLES : [])];
}

/** A name such as `public.orders`, quoted. */
export const nameOf = (table: string): SQL => {
  const [schema = '', name = ''] = table.split('.');
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
};
