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
