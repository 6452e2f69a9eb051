import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Transaction } from '../src/server/platform/database/database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/** Runs a statement whose text is the same every time, under a name of its own: each connection reads and plans it once. */
export async function runPrepared<T>(tx: Transaction, name: string, query: SQL): Promise<T[]> {
  const statement = tx._.session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false);
  return ((await statement.execute()) as { rows: T[] }).rows;
}
