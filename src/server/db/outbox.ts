import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { outbox } from './schema.ts';

export type OutboxRow = typeof outbox.$inferSelect;
type NewOutboxRow = Omit<typeof outbox.$inferInsert, 'id'>;

/** Writes down what is to be told, printed or asked, before anybody tries. */
export async function insertOutbox(tx: Transaction, errand: NewOutboxRow): Promise<number> {
  const [row] = await tx.insert(outbox).values(errand).returning({ id: outbox.id });
  if (!row) throw new Error('the outbox gave no number');
  return row.id;
}

/** Writes down what came of it. */
export async function updateOutbox(
  tx: Transaction,
  id: number,
  outcome: Pick<OutboxRow, 'state' | 'lastError' | 'doneAt' | 'tries'>,
): Promise<void> {
  await tx.update(outbox).set(outcome).where(eq(outbox.id, id));
}

export function findOutbox(db: Database | Transaction, orderId: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).where(eq(outbox.orderId, orderId)).orderBy(asc(outbox.id));
}
