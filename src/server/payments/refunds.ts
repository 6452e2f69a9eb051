import type { Transaction } from '../platform/database/database.ts';
import { lockOrder } from '../orders/queries/orders.ts';
import {
  findPayment,
  findPaymentOfOrder,
  findRefund,
  findRefunds,
  lockPayment,
  insertRefund,
  sumRefunds,
  updatePayment,
  updateRefund,
  type PaymentRow,
  type RefundRow,
} from '../orders/queries/payments.ts';
import type { Asked, PaymentProvider } from './providers/payment-provider.ts';
import type { Actor } from '../platform/http/actor.ts';
import { lockOrderFor, type OrderListener } from '../orders/change-order.ts';
import { receivedMoney, markGivenBack, markStrayGivenBack } from './paid-order.ts';
import type { PaymentDependencies } from './dependencies.ts';
import { paymentTexts } from './words.ts';

interface NewRefund {
  reason: RefundRow['reason'];
  amountCents: number;
  currency: string;
  /** Why, in staff's words. */
  note?: string;
  at: Date;
  by?: Actor;
}

/** Inserts a refund with its job. A full refund exists once per payment, whatever its reason. */
export async function writeRefund(
  tx: Transaction,
  { jobs }: Pick<PaymentDependencies, 'jobs'>,
  payment: PaymentRow,
  { at, by, ...refund }: NewRefund,
): Promise<void> {
  const number = by ? (await findRefunds(tx, payment.id)).length + 1 : null;
  const id = await insertRefund(tx, {
    ...refund,
    paymentId: payment.id,
    key: `${payment.reference}-${number ?? 'all'}`,
    state: 'waiting',
    createdAt: at,
    ...(by ? { userId: by.id, userName: by.name } : {}),
  });
  if (id !== null) await jobs.writeRefund(tx, id);
}

/** The refundable rest of a payment: without refunds, pending ones and chargebacks. */
async function leftOf(tx: Transaction, payment: PaymentRow): Promise<number> {
  const { refundedCents, chargedBackCents } = payment;
  return (
    receivedMoney(payment).amountCents -
    Math.max(refundedCents, await sumRefunds(tx, payment.id)) -
    chargedBackCents
  );
}

/** Refunds the payment of a rejected, canceled or failed order; an unpaid one is checked, which cancels it. */
export function createPaymentListener(dependencies: PaymentDependencies): OrderListener {
  return async (tx, { order }, { moment }) => {
    if (moment !== 'rejected' && moment !== 'canceled' && moment !== 'failed') return;
    const payment = await findPaymentOfOrder(tx, order.id);
    if (!payment) return;
    if (payment.state === 'open' || payment.state === 'creating')
      return dependencies.jobs.writeCheck(payment.id, tx);
    const left = await leftOf(tx, payment);
    if (moment === 'failed' || !order.paidAt || order.refundedAt || left <= 0) return;
    const terms = { reason: moment, amountCents: left, currency: payment.currency };
    await writeRefund(tx, dependencies, payment, { ...terms, at: new Date(dependencies.now()) });
  };
}

type Refunded =
  { ok: true } | { ok: false; code: 'notFound' | 'notAllowed' | 'paymentNotOnline' | 'refundTooMuch' };

/** Refunds part or all of a payment on behalf of staff. */
export type RefundOrder = (
  actor: Actor,
  orderId: number,
  wish: { amountCents: number; note: string },
) => Promise<Refunded>;

export function createRefundOrder(dependencies: PaymentDependencies): RefundOrder {
  return (actor, id, { amountCents, note }) =>
    dependencies.db.transaction(async (tx): Promise<Refunded> => {
      const found = await lockOrderFor(tx, { actor, id });
      if (!found.ok) return found;
      const known = await findPaymentOfOrder(tx, id);
      const payment = known && (await lockPayment(tx, known.id));
      if (payment?.state !== 'paid') return { ok: false, code: 'paymentNotOnline' };
      const left = await leftOf(tx, payment);
      if (amountCents > left) return { ok: false, code: 'refundTooMuch' };
      const { currency } = receivedMoney(payment);
      const at = new Date(dependencies.now());
      const wish = { reason: 'staff' as const, amountCents, currency, note };
      await writeRefund(tx, dependencies, payment, { ...wish, at, by: actor });
      return { ok: true };
    });
}

/** Sends a refund to the provider; rejects to be retried. A refund without an answer is never sent twice. */
export type SendRefund = (id: number) => Promise<void>;

export function createSendRefund(dependencies: PaymentDependencies): SendRefund {
  const { db, providers, now, report } = dependencies;
  return async (id) => {
    const refund = await findRefund(db, id);
    const payment = refund && (await findPayment(db, refund.paymentId));
    const provider = payment && providers[payment.method];
    if (!refund || !payment || refund.state !== 'waiting') return;
    if (!provider) throw new Error(`there is no provider to pay back by ${payment.method}`);
    await updateRefund(db, id, { tries: refund.tries + 1 });
    const asked = await giveBack(provider, payment, refund);
    if (asked.ok) return db.transaction((tx) => finish(tx, dependencies, refund, asked.value.id));
    await db.transaction((tx) => fail(tx, refund, asked, new Date(now())));
    if (!asked.isCertain) throw new Error(`a refund was not answered: ${asked.reason}`);
    report(new Error(`refund ${refund.key} was refused: ${asked.reason}`));
  };
}

async function giveBack(
  provider: PaymentProvider,
  { providerId, refundedCents, chargedBackCents, ...paid }: PaymentRow,
  { amountCents, currency, key, tries }: RefundRow,
): Promise<Asked<{ id: string | null }>> {
  if (providerId === null) return { ok: false, isCertain: true, reason: paymentTexts.nothingPaid };
  const kept = receivedMoney(paid).amountCents - refundedCents - chargedBackCents;
  if (chargedBackCents > 0 && amountCents > kept)
    return { ok: false, isCertain: true, reason: paymentTexts.chargedBack };
  if (tries > 0) {
    // Providers forget idempotency keys after an hour or a day: look first whether the last try came through.
    const seen = await provider.read(providerId);
    if (!seen.ok) return seen;
    if (seen.value.refundedCents >= refundedCents + amountCents) return { ok: true, value: { id: null } };
  }
  // Some providers make a refund a transaction of its own, with its own reference.
  return provider.refund({ paymentId: providerId, reference: key, amountCents, currency }, key);
}

async function finish(
  tx: Transaction,
  dependencies: PaymentDependencies,
  { id, paymentId, amountCents }: RefundRow,
  providerId: string | null,
): Promise<void> {
  const at = new Date(dependencies.now());
  const known = await findPayment(tx, paymentId);
  const orderId = known?.orderId ?? null;
  const held = orderId === null ? null : await lockOrder(tx, { id: orderId });
  const payment = await lockPayment(tx, paymentId);
  const current = await findRefund(tx, id);
  if (!payment || current?.state !== 'waiting') return;
  await updateRefund(tx, id, { state: 'done', doneAt: at, providerId, lastError: null });
  const refundedCents = payment.refundedCents + amountCents;
  const after = await updatePayment(tx, paymentId, { refundedCents });
  if (!held) return;
  if (!held.order.paidAt)
    return markStrayGivenBack(tx, dependencies, { ...held, payment }, { payment: after, at });
  const isAll = refundedCents >= receivedMoney(payment).amountCents;
  await markGivenBack(tx, dependencies, held, { cents: amountCents, isAll, at });
}

/** Marks a finally refused refund for staff to handle. */
async function fail(
  tx: Transaction,
  { id, paymentId }: RefundRow,
  { isCertain, reason }: { isCertain: boolean; reason: string },
  at: Date,
): Promise<void> {
  await updateRefund(tx, id, {
    lastError: reason,
    ...(isCertain ? { state: 'failed' as const, doneAt: at } : {}),
  });
  if (!isCertain) return;
  const payment = await findPayment(tx, paymentId);
  if (payment?.problem !== 'chargedBack') await updatePayment(tx, paymentId, { problem: 'refundFailed' });
}
