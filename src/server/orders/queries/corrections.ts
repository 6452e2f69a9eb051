import { asc, eq } from 'drizzle-orm';
import type { Correction } from '../../../lib/contract/payments.ts';
import { asCents, fromCents } from '../../../lib/domain/money.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { corrections } from '../../platform/database/schema.ts';

type CorrectionRow = typeof corrections.$inferSelect;

export async function insertCorrection(
  tx: Transaction,
  correction: typeof corrections.$inferInsert,
): Promise<void> {
  await tx.insert(corrections).values(correction);
}

/** What was given back of an order that was paid on site, oldest first. */
export function findCorrections(db: Database | Transaction, orderId: number): Promise<CorrectionRow[]> {
  return db.select().from(corrections).where(eq(corrections.orderId, orderId)).orderBy(asc(corrections.id));
}

const money = (cents: number) => fromCents(asCents(cents));

/** The same as staff see it. */
export async function readCorrections(db: Database | Transaction, orderId: number): Promise<Correction[]> {
  return (await findCorrections(db, orderId)).map(
    ({ id, kind, lines, reason, createdAt, amountCents, rates, userName }) => ({
      id,
      at: createdAt.toISOString(),
      kind,
      amount: money(amountCents),
      rates: rates.map(({ rate, grossCents, taxCents }) => ({
        rate,
        gross: money(grossCents),
        tax: money(taxCents),
      })),
      lines,
      reason,
      user: userName,
    }),
  );
}
