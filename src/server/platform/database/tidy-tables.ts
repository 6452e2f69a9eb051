import type { PGlite } from '@electric-sql/pglite';

/**
 * PGlite has one process and so no autovacuum: the room of rows that were changed or deleted would never be used again, and the planner
 * would know nothing of what the tables hold. Table by table, so that whoever orders meanwhile waits for one of them only.
 */
export async function tidyTables(pglite: PGlite, signal: AbortSignal): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  for (const { name } of rows) {
    if (signal.aborted) return;
    await pglite.exec(`vacuum (analyze) ${name}`);
  }
}
