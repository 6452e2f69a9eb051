import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { orderEvents } from '../../platform/database/schema.ts';

export type NewOrderEvent = Omit<typeof orderEvents.$inferInsert, 'id'>;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** Adds to an order's history, in the transaction of the change itself. */
export async function insertOrderEvent(tx: Transaction, event: NewOrderEvent): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

/** An order's history, oldest first. */
export function findOrderEvents(db: Database | Transaction, orderId: number): Promise<OrderEventRow[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}
