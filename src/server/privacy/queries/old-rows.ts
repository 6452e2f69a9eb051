import { and, asc, eq, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { logs, orders, outbox, prints } from '../../platform/database/schema.ts';

/** Locks some orders that were due before and still have personal data; other processes take the next ones. */
export async function holdOldOrders(tx: Transaction, before: Date, most: number): Promise<number[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.erasedAt), lt(orders.dueAt, before)))
    .orderBy(asc(orders.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Deletes some of a table's rows; answers how many. */
async function deleteSome(
  db: Database,
  { table, id }: { table: PgTable; id: PgColumn },
  condition: SQL | undefined,
  most: number,
): Promise<number> {
  const some = db.select({ id }).from(table).where(condition).orderBy(asc(id)).limit(most);
  return (await db.delete(table).where(inArray(id, some)).returning({ id })).length;
}

/** Messages and tasks of orders, with their content. */
export const deleteOldMessages = (db: Database, before: Date, most: number) =>
  deleteSome(db, { table: outbox, id: outbox.id }, lt(outbox.createdAt, before), most);

/** Records of prints; one that waits for its printer stays. */
export const deleteOldPrints = (db: Database, before: Date, most: number) =>
  deleteSome(
    db,
    { table: prints, id: prints.id },
    and(lt(prints.createdAt, before), ne(prints.state, 'queued')),
    most,
  );

/** Usage events. */
export const deleteOldAnalytics = (db: Database, before: Date, most: number) =>
  deleteSome(
    db,
    { table: logs, id: logs.id },
    and(lt(logs.createdAt, before), eq(logs.level, 'analytics')),
    most,
  );

/** Changes by staff. */
export const deleteOldLogs = (db: Database, before: Date, most: number) =>
  deleteSome(
    db,
    { table: logs, id: logs.id },
    and(lt(logs.createdAt, before), ne(logs.level, 'analytics')),
    most,
  );

/** Log entries that hold a whole order: earlier versions wrote them for deleted ones. */
const HOLDS_ORDER = sql`${logs.context} ->> 'entity' = 'orders' and jsonb_typeof(${logs.context} -> 'before') = 'object'`;

/** Removes the orders inside of log entries; answers how many. */
export async function eraseOrderLogs(db: Database | Transaction, condition: SQL): Promise<number> {
  const erased = await db
    .update(logs)
    .set({ context: sql`${logs.context} || '{"before": null, "after": null}'::jsonb` })
    .where(and(HOLDS_ORDER, condition))
    .returning({ id: logs.id });
  return erased.length;
}

/** The same of entries from before an instant. */
export const eraseOldOrderLogs = (db: Database, before: Date) =>
  eraseOrderLogs(db, lt(logs.createdAt, before));
