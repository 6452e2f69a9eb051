import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { testPayments } from '../../platform/database/schema.ts';

export type TestPaymentRow = typeof testPayments.$inferSelect;

/** The payment with that key; the first call creates it. */
export async function makeTestPayment(
  db: Database,
  payment: typeof testPayments.$inferInsert,
): Promise<TestPaymentRow> {
  await db.insert(testPayments).values(payment).onConflictDoNothing();
  const [row] = await db.select().from(testPayments).where(eq(testPayments.key, payment.key));
  if (!row) throw new Error('a test payment was made and is not there');
  return row;
}

export async function findTestPayment(db: Database, id: string): Promise<TestPaymentRow | null> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id));
  return row ?? null;
}

/** Ends an open one; of two who do so at the same time the first has it. */
export async function endTestPayment(
  db: Database,
  id: string,
  state: TestPaymentRow['state'],
): Promise<void> {
  await db
    .update(testPayments)
    .set({ state })
    .where(and(eq(testPayments.id, id), eq(testPayments.state, 'open')));
}

/** Gives back once for each key. */
export async function refundTestPayment(
  db: Database,
  id: string,
  { key, amountCents }: { key: string; amountCents: number },
): Promise<void> {
  await db
    .update(testPayments)
    .set({
      refundedCents: sql`${testPayments.refundedCents} + ${amountCents}`,
      refundKeys: sql`array_append(${testPayments.refundKeys}, ${key})`,
    })
    .where(and(eq(testPayments.id, id), sql`not (${key} = any(${testPayments.refundKeys}))`));
}
