import type { Transaction } from '../platform/database/database.ts';
import { updateOrder, type OrderColumns } from '../orders/queries/hold-order.ts';
import type { StoredOrder } from '../orders/queries/orders.ts';
import type { PaymentRow } from '../orders/queries/payments.ts';
import { insertChange } from '../orders/change-order.ts';
import { toOrder } from '../orders/order-views.ts';
import { notifyOrderChanges } from '../orders/notify-order-changes.ts';
import type { PaymentDependencies } from './dependencies.ts';

/** Money in the currency in which it came. */
export interface Amount {
  amountCents: number;
  currency: string;
}

type JobWriter = Pick<PaymentDependencies, 'writeJobs'>;

/** An order that nobody pays comes to nothing: its place is free again, and so is its key, for another try with the same cart. */
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

/** Money of an order has gone back, part of it or all. Whoever is told of it is told of each time. */
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

/** What came, which may be something else than what was asked for. */
export const receivedMoney = ({
  amountCents,
  currency,
  seenCents,
  seenCurrency,
}: Pick<PaymentRow, 'amountCents' | 'currency' | 'seenCents' | 'seenCurrency'>): Amount => ({
  amountCents: seenCents ?? amountCents,
  currency: seenCurrency ?? currency,
});

/** What of the money that came for an order is with the shop still; null: nothing is. */
export function keptOf({ payment }: Pick<StoredOrder, 'payment'>): Amount | null {
  if (payment?.state !== 'paid') return null;
  const { amountCents, currency } = receivedMoney(payment);
  const left = amountCents - payment.refundedCents - payment.chargedBackCents;
  return left > 0 ? { amountCents: left, currency } : null;
}

/** Money that was never the order's has gone back. The order stays as it is; whoever hears of refunds hears of this one, too. */
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
  await notifyOrderChanges(tx, writeJobs, [{ before, after }]);
}

/** The customer's bank has taken back what was left of an order's money, or has given it again. */
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
  const after = { ...held, order };
  await insertChange(tx, null, { at, action }, toOrder(held), toOrder(after));
  await notifyOrderChanges(tx, writeJobs, [{ before: held, after }]);
  return after;
}
