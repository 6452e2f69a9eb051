import type pg from 'pg';
import type { PgDatabase, PgQueryResultHKT, PgTransaction, PgTable } from 'drizzle-orm/pg-core';
import { type ExtractTablesWithRelations, type SQL, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type * as schema from './schema.ts';

/** The database, embedded or not, with the same interface. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Transaction = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** A database, a transaction or a connection that runs statements. */
export interface Executor {
  execute: (query: SQL) => PromiseLike<unknown>;
}

/** The pool of a PostgreSQL; null: the database is embedded. */
export function poolOf(db: Database): pg.Pool | null {
  const { $client: client } = db as unknown as { $client: pg.Pool | object };
  return 'totalCount' in client ? client : null;
}

/** The rows of a statement without types of its own, whichever driver runs it. */
export async function rowsOf<T = Record<string, unknown>>(db: Executor, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}

/** Rows as one JSON value, for `insert into … (names) select values from rows`. */
interface GivenRows {
  names: SQL;
  values: SQL;
  rows: SQL;
}

/**
 * Builds a table of rows for a statement, all with the same columns: those of `table` and the `extra` ones. A statement with one value per
 * column and row would have to be built and parsed again for every number of rows.
 */
export function givenRows(
  table: PgTable,
  rows: readonly object[],
  extra: Readonly<Record<string, string>> = {},
): GivenRows {
  const first = rows[0] ?? {};
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const shape = [
    ...columns.map(([key, column]) => [key, column.getSQLType()] as const),
    ...Object.entries(extra),
  ].map(([name, type]) => `"${name}" ${type}`);
  return {
    names: sql.raw(columns.map(([key]) => toSnakeCase(key)).join()),
    values: sql.raw(columns.map(([key]) => `given."${key}"`).join()),
    rows: sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(${sql.raw(shape.join())})`,
  };
}
