import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows as one JSON value, for `insert into … (names) select values from rows`. */
interface GivenRows {
  names: SQL;
  values: SQL;
  rows: SQL;
}

/**
 * Makes a table of rows, all with the same columns, `given` with its own `extra` columns besides those of `table`. A statement
 * with a value for each column of each row would be built here, and read by the database, anew for every number of rows.
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
