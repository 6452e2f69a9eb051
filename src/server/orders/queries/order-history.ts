import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { orderEvents } from '../../platform/database/schema.ts';
import type { Notices } from '../../platform/database/notices.ts';

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

/** A notice of a created, changed or deleted order. */
export interface OrderChange {
  id: number;
  branchId: number;
}

interface Listener {
  onChange: (change: OrderChange) => void;
  /** Listening has started, or restarted after a lost connection: earlier changes may have been missed. */
  onListening: () => void;
}

/** Changes of orders by any process. */
export interface OrderChanges {
  /** Subscribes until the returned function is called. */
  listen: (listener: Listener) => () => void;
}

/** The payload of the triggers in migration 0005. */
export function createOrderChanges(notices: Notices): OrderChanges {
  return {
    listen: ({ onChange, onListening }) =>
      notices.listen('order_changes', {
        onNotice: (payload) => onChange(JSON.parse(payload) as OrderChange),
        onListening,
      }),
  };
}
