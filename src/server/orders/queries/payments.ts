import { and, asc, eq, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { OnlineMethod } from '../../../lib/domain/payment-methods.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { payments, refunds } from '../../platform/database/schema.ts';
import { findCorrections } from './corrections.ts';

type Reader = Database | Transaction;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type NewPaymentRow = typeof payments.$inferInsert;
export type PaymentColumns = Partial<Omit<PaymentRow, 'id' | 'orderId' | 'reference'>>;

export async function insertPayments(tx: Transaction, rows: NewPaymentRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(payments).values(rows);
}

export async function findPayment(db: Reader, id: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

export async function findPaymentOfOrder(db: Reader, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return row ?? null;
}

/** A payment by the provider's id. */
export async function findPaymentByProvider(
  db: Reader,
  method: OnlineMethod,
  providerId: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.providerId, providerId)));
  return row ?? null;
}

/** Locks a payment until the transaction ends. The order, if needed, is locked first. */
export async function lockPayment(tx: Transaction, id: number): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row ?? null;
}

export async function updatePayment(
  tx: Transaction,
  id: number,
  columns: PaymentColumns,
): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(columns).where(eq(payments.id, id)).returning();
  if (!row) throw new Error(`payment ${id} is held and not there`);
  return row;
}

/**
 * Claims payments whose check is due, so that no other process checks them; after a crash they are due again at `again`.
 */
export async function takeDuePayments(
  db: Database,
  { now, again, most }: { now: Date; again: Date; most: number },
): Promise<number[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNotNull(payments.checkAt), lte(payments.checkAt, now)))
    .orderBy(asc(payments.checkAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(payments)
    .set({ checkAt: again })
    .where(sql`${payments.id} in (${due})`)
    .returning({ id: payments.id });
  return taken.map(({ id }) => id);
}

/** Inserts a refund; null: its key exists. */
export async function insertRefund(
  tx: Transaction,
  refund: typeof refunds.$inferInsert,
): Promise<number | null> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return row?.id ?? null;
}

export async function findRefund(db: Reader, id: number): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

export function findRefunds(db: Reader, paymentId: number): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.id));
}

export async function updateRefund(
  tx: Reader,
  id: number,
  columns: Partial<Omit<RefundRow, 'id' | 'paymentId' | 'key'>>,
): Promise<void> {
  await tx.update(refunds).set(columns).where(eq(refunds.id, id));
}

/** Sum of pending and done refunds of a payment, in cents. */
export async function sumRefunds(tx: Reader, paymentId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::integer` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'failed')));
  return row?.cents ?? 0;
}

/** Whether an order's payment has ended, or money of it was given back. */
export async function isPaymentOver(tx: Transaction, orderId: number): Promise<boolean> {
  if ((await findCorrections(tx, orderId)).length > 0) return true;
  const payment = await findPaymentOfOrder(tx, orderId);
  if (!payment) return false;
  if (payment.state === 'ended' || payment.state === 'abandoned') return true;
  return (await sumRefunds(tx, payment.id)) > 0;
}
