import { eq } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { findOrderByUid, type OrderRow, type StoredOrder } from './orders.ts';
import { orders, questionnaires } from './schema.ts';
import type { Questionnaire } from '../../lib/contract/orders.ts';

/** Holds an order until the transaction ends, so that nobody else takes a step with it, and reads it then. */
export async function holdOrder(tx: Transaction, uid: string): Promise<StoredOrder | null> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.uid, uid)).for('update');
  return findOrderByUid(tx, uid);
}

/** Writes what a customer's own step changes. */
export async function updateOrder(
  tx: Transaction,
  id: number,
  changes: Partial<Pick<OrderRow, 'confirmedAt' | 'rejectedAt' | 'appointment'>>,
): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, id));
}

/** Stores a rating; false if the order has one. */
export async function insertQuestionnaire(
  tx: Transaction,
  { id, branchId, day }: Pick<OrderRow, 'id' | 'branchId' | 'day'>,
  answers: Questionnaire,
  createdAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(questionnaires)
    .values({ orderId: id, branchId, day, ...answers, createdAt })
    .onConflictDoNothing()
    .returning({ orderId: questionnaires.orderId });
  return rows.length > 0;
}
