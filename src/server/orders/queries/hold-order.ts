import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import {
  findOrderById,
  findOrderByUid,
  type OrderItemRow,
  type OrderRow,
  type StoredOrder,
} from './orders.ts';
import { orderItems, orders } from '../../platform/database/schema.ts';

/** Locks an order until the transaction ends, and reads it. */
export async function holdOrder(
  tx: Transaction,
  key: { uid: string } | { id: number },
): Promise<StoredOrder | null> {
  const condition = 'uid' in key ? eq(orders.uid, key.uid) : eq(orders.id, key.id);
  await tx.select({ id: orders.id }).from(orders).where(condition).for('update');
  return 'uid' in key ? findOrderByUid(tx, key.uid) : findOrderById(tx, key.id);
}

/** Columns that may change after an order was placed. */
export type OrderColumns = Partial<Omit<OrderRow, 'id' | 'dueAt'>>;

/** Updates a locked order and answers it. */
export async function updateOrder(tx: Transaction, id: number, changes: OrderColumns): Promise<OrderRow> {
  const [row] = await tx.update(orders).set(changes).where(eq(orders.id, id)).returning();
  if (!row) throw new Error(`order ${id} is held and not there`);
  return row;
}

export type ItemColumns = Partial<
  Pick<OrderItemRow, 'amount' | 'unitPriceCents' | 'grossCents' | 'isApproximate'>
>;

/** Updates a line item of a locked order. */
export async function updateOrderItem(
  tx: Transaction,
  orderId: number,
  position: number,
  changes: ItemColumns,
): Promise<void> {
  await tx
    .update(orderItems)
    .set(changes)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}
