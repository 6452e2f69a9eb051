import { and, asc, eq, inArray, isNull, lt, ne, sql, type SQL, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { logs, orders, outbox, prints } from '../../platform/database/schema.ts';
import { selectOrders, withItems, type StoredOrder } from '../../orders/queries/orders.ts';

/** Locks some orders that were due before and still have personal data; other processes take the next ones. */
export async function lockOldOrders(tx: Transaction, before: Date, most: number): Promise<number[]> {
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
async function eraseOrderLogs(db: Database | Transaction, condition: SQL): Promise<number> {
  const erased = await db
    .update(logs)
    .set({ context: sql`${logs.context} || '{"before": null, "after": null}'::jsonb` })
    .where(and(HOLDS_ORDER, condition))
    .returning({ id: logs.id });
  return erased.length;
}

/** As `eraseOrderLogs`, for entries from before an instant. */
export const eraseOldOrderLogs = (db: Database, before: Date) =>
  eraseOrderLogs(db, lt(logs.createdAt, before));

/** A customer, by an address in lower case or a number as stored. */
export type Customer = { email: string } | { phone: string };

const isTheirs = (customer: Customer) =>
  'email' in customer ? eq(sql`lower(${orders.email})`, customer.email) : eq(orders.phone, customer.phone);

/** Their orders, oldest first. */
export async function findOrdersOf(db: Database | Transaction, customer: Customer): Promise<StoredOrder[]> {
  return withItems(db, await selectOrders(db).where(isTheirs(customer)).orderBy(asc(orders.id)));
}

/** Locks their orders until the transaction ends, in the order of their ids. */
export async function lockOrdersOf(tx: Transaction, customer: Customer): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(isTheirs(customer))
    .orderBy(asc(orders.id))
    .for('update');
}

/** Messages to them. Someone may be a customer with a branch's own address. */
const toThem = (customer: Customer) =>
  and(
    eq(sql`lower(${outbox.recipient})`, 'email' in customer ? customer.email : customer.phone),
    sql`${outbox.audience} is distinct from 'branch'`,
  );

/** Messages to them, and about their orders, oldest first. */
export function findMessagesOf(db: Database | Transaction, customer: Customer, orderIds: readonly number[]) {
  const aboutOrders = and(inArray(outbox.orderId, [...orderIds]), inArray(outbox.channel, ['mail', 'sms']));
  return db
    .select({
      channel: outbox.channel,
      recipient: outbox.recipient,
      createdAt: outbox.createdAt,
      said: outbox.said,
    })
    .from(outbox)
    .where(or(toThem(customer), aboutOrders))
    .orderBy(asc(outbox.id));
}

/** Deletes what is left of messages to them, about orders that have another contact by now. */
export async function deleteMessagesTo(tx: Transaction, customer: Customer): Promise<void> {
  await tx.delete(outbox).where(toThem(customer));
}

/** Removes the orders inside of log entries that name them, and usage events that do; answers how many. */
export async function eraseLogsOf(
  tx: Transaction,
  customer: Customer,
  orderIds: readonly number[],
): Promise<number> {
  const words = 'email' in customer ? customer.email : customer.phone;
  const namesThem = sql`strpos(lower(${logs.context}::text), ${words}) > 0`;
  const ids = orderIds.map(String);
  const isAbout = ids.length > 0 ? inArray(sql`${logs.context} ->> 'id'`, ids) : sql`false`;
  const changed = await eraseOrderLogs(tx, sql`(${namesThem} or ${isAbout})`);
  const gone = await tx
    .delete(logs)
    .where(and(eq(logs.level, 'analytics'), namesThem))
    .returning({ id: logs.id });
  return changed + gone.length;
}
