import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { selectOrders, withItems, type StoredOrder } from '../../orders/queries/orders.ts';
import { logs, orders, outbox } from '../../platform/database/schema.ts';
import { eraseOrderLogs } from './old-rows.ts';

/** A customer, by an address in lower case or a number as stored. */
export type Customer = { email: string } | { phone: string };

const isTheirs = (customer: Customer) =>
  'email' in customer ? eq(sql`lower(${orders.email})`, customer.email) : eq(orders.phone, customer.phone);

/** Their orders, oldest first. */
export async function findOrdersOf(db: Database | Transaction, customer: Customer): Promise<StoredOrder[]> {
  return withItems(db, await selectOrders(db).where(isTheirs(customer)).orderBy(asc(orders.id)));
}

/** Locks their orders until the transaction ends, in the order of their ids. */
export async function holdOrdersOf(tx: Transaction, customer: Customer): Promise<void> {
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
