import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';

/**
 * Inserts rows, all with the same columns, as one JSON value, and gives back what `end` returns of them. A statement with a
 * value for each column of each row would be built here and read by the database anew for every number of rows.
 */
export async function insertRows<T>(
  tx: Transaction,
  table: PgTable,
  rows: readonly object[],
  end: SQL = sql``,
): Promise<T[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.raw(columns.map(([key]) => toSnakeCase(key)).join());
  const values = sql.raw(columns.map(([key]) => `"${key}"`).join());
  const shape = sql.raw(columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join());
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(${shape})`;
  const result = await tx.execute(sql`insert into ${table} (${names}) select ${values} from ${given} ${end}`);
  return (result as unknown as { rows: T[] }).rows;
}
