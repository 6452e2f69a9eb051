import { sql } from 'drizzle-orm';
import { listTables, nameOf } from '../../src/server/platform/backup/read-rows.ts';
import { type Database, rowsOf } from '../../src/server/platform/database/database.ts';

/** Every row of every table of the shop, as text. */
export function allRows(db: Database): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    const found: Record<string, string[]> = {};
    for (const table of await listTables(tx)) {
      if (!table.startsWith('public.')) continue;
      const rows = sql`select to_jsonb(r)::text as row from ${nameOf(table)} r order by 1`;
      found[table] = (await rowsOf<{ row: string }>(tx, rows)).map(({ row }) => row);
    }
    return found;
  });
}
