import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { Payment, PaymentDetails, Refund } from '../../lib/contract/payments.ts';
import { asCents, fromCents } from '../../lib/domain/money.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { listPayments, type ListedPayment } from './queries/payments.ts';
import {
  findPaymentOfOrder,
  findRefunds,
  type PaymentRow,
  type RefundRow,
} from '../orders/queries/payments.ts';
import { branchesOf, type Actor } from '../platform/http/actor.ts';

/** Payments as staff see them: admins of all branches, employees of their own. */
export type ReadPayments = (actor: Actor, query: ListQuery) => Promise<ListPage<Payment>>;

export function createReadPayments(db: Database): ReadPayments {
  return async (actor, query) => {
    const { items, total } = await listPayments(db, query, branchesOf(actor));
    return { items: items.map(toPayment), total };
  };
}

/** An order's online payment; null: none. */
export async function readPaymentOf(
  db: Database | Transaction,
  { id, ticketNumber }: { id: number; ticketNumber: number },
): Promise<PaymentDetails | null> {
  const payment = await findPaymentOfOrder(db, id);
  if (!payment) return null;
  const refunds = await findRefunds(db, payment.id);
  return { ...toPayment({ payment, ticketNumber }), refunds: refunds.map(toRefund) };
}

const money = (cents: number) => fromCents(asCents(cents));

function toPayment({ payment, ticketNumber }: ListedPayment): Payment {
  const { id, orderId, branchId, method, providerId, reference, state, problem, currency }: PaymentRow =
    payment;
  return {
    id,
    order: orderId === null ? null : { id: orderId, ticketNumber: String(ticketNumber ?? '') },
    branch: { id: branchId },
    method,
    providerId,
    reference,
    state,
    problem,
    currency,
    amount: money(payment.amountCents),
    seenAmount: payment.seenCents === null ? null : money(payment.seenCents),
    seenCurrency: payment.seenCurrency,
    refunded: money(payment.refundedCents),
    chargedBack: money(payment.chargedBackCents),
    createdAt: payment.createdAt.toISOString(),
    waitsUntil: payment.waitsUntil.toISOString(),
    endedAt: payment.endedAt?.toISOString() ?? null,
    lastError: payment.lastError,
  };
}

function toRefund({
  id,
  createdAt,
  amountCents,
  currency,
  reason,
  note,
  state,
  userName,
  lastError,
}: RefundRow): Refund {
  const at = createdAt.toISOString();
  return { id, at, amount: money(amountCents), currency, reason, note, state, user: userName, lastError };
}
