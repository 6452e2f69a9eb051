import { eq } from 'drizzle-orm';
import type { Questionnaire } from '../../../lib/contract/orders.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { OrderRow } from './orders.ts';
import { questionnaires } from '../../platform/database/schema.ts';

/** Stores a review; false: the order has one. */
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

/** An order's review; null: none. */
export async function findQuestionnaire(
  db: Database | Transaction,
  orderId: number,
): Promise<Questionnaire | null> {
  const [row] = await db
    .select({
      rating: questionnaires.rating,
      foodRating: questionnaires.foodRating,
      serviceRating: questionnaires.serviceRating,
      processRating: questionnaires.processRating,
      comment: questionnaires.comment,
    })
    .from(questionnaires)
    .where(eq(questionnaires.orderId, orderId));
  return row ?? null;
}
