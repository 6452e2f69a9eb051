import type { Transaction } from '../platform/database/database.ts';
import { updateOrder, type OrderColumns, type StoredOrder } from '../orders/queries/orders.ts';
import type { PaymentRow } from '../orders/queries/payments.ts';
import { insertChange, keepUsesAndStock, notifyOrderChanges } from '../orders/change-order.ts';
import { toOrder } from '../orders/order-views.ts';
import type { PaymentDependencies } from './dependencies.ts';

/** Received money in its own currency. */
export interface Amount {
  amountCents: number;
  currency: string;
}

type JobWriter = Pick<PaymentDependencies, 'writeJobs'>;

/** Fails an unpaid order: its slot and its idempotency key are free again. */
export function failOrder(
  tx: Transaction,
  dependencies: JobWriter,
  held: StoredOrder,
  at: Date,
): Promise<StoredOrder> {
  const columns = { failedAt: at, idempotencyKey: null };
  return change(tx, dependencies, held, { columns, at, action: 'payment-failed' });
}

export function markPaid(
  tx: Transaction,
  dependencies: JobWriter,
  held: StoredOrder,
  { at, action }: { at: Date; action: 'payment-paid' | 'payment-late' },
): Promise<StoredOrder> {
  return change(tx, dependencies, held, { columns: { paidAt: at }, at, action });
}

/** Records a refund of an order, partial or full; listeners are notified of each. */
export async function markGivenBack(
  tx: Transaction,
  dependencies: JobWriter,
  held: StoredOrder,
  { cents, isAll, at }: { cents: number; isAll: boolean; at: Date },
): Promise<StoredOrder> {
  const { refundedAt, refundedCents } = held.order;
  if (refundedAt) return held;
  const columns = { refundedCents: refundedCents + cents, ...(isAll ? { refundedAt: at } : {}) };
  const action = isAll ? 'payment-refunded' : 'payment-refunded-partly';
  return change(tx, dependencies, held, { columns, at, action });
}

/** The received money, which may differ from what was requested. */
export const receivedMoney = ({
  amountCents,
  currency,
  seenCents,
  seenCurrency,
}: Pick<PaymentRow, 'amountCents' | 'currency' | 'seenCents' | 'seenCurrency'>): Amount => ({
  amountCents: seenCents ?? amountCents,
  currency: seenCurrency ?? currency,
});

/** Received money that the shop still holds; null: none. */
export function heldMoney({ payment }: Pick<StoredOrder, 'payment'>): Amount | null {
  if (payment?.state !== 'paid') return null;
  const { amountCents, currency } = receivedMoney(payment);
  const left = amountCents - payment.refundedCents - payment.chargedBackCents;
  return left > 0 ? { amountCents: left, currency } : null;
}

/** Records the refund of a payment that did not pay the order. The order stays; listeners are notified. */
export async function markStrayGivenBack(
  tx: Transaction,
  { writeJobs }: JobWriter,
  before: StoredOrder,
  { payment, at }: { payment: PaymentRow; at: Date },
): Promise<void> {
  const after = { ...before, payment };
  const isAll = payment.refundedCents >= receivedMoney(payment).amountCents;
  const action = isAll ? 'payment-refunded' : 'payment-refunded-partly';
  await insertChange(tx, null, { at, action }, toOrder(before), toOrder(after));
  await notifyOrderChanges(tx, writeJobs, [{ before, after }], { at });
}

/** Records a chargeback of the rest of an order's money, or its reversal. */
export async function markChargedBack(
  tx: Transaction,
  dependencies: JobWriter,
  held: StoredOrder,
  { at, isGone }: { at: Date; isGone: boolean },
): Promise<void> {
  if (isGone === (held.order.chargedBackAt !== null)) return;
  const action = isGone ? 'payment-charged-back' : 'payment-charge-back-reversed';
  await change(tx, dependencies, held, { columns: { chargedBackAt: isGone ? at : null }, at, action });
}

async function change(
  tx: Transaction,
  { writeJobs }: JobWriter,
  held: StoredOrder,
  { columns, at, action }: { columns: OrderColumns; at: Date; action: string },
): Promise<StoredOrder> {
  const order = await updateOrder(tx, held.order.id, columns);
  await keepUsesAndStock(tx, held, order);
  const after = { ...held, order };
  await insertChange(tx, null, { at, action }, toOrder(held), toOrder(after));
  await notifyOrderChanges(tx, writeJobs, [{ before: held, after }], { at });
  return after;
}
