import { orderState } from '../../lib/domain/order.ts';
import {
  decidePayment,
  LONGEST_WATCH_DAYS,
  MINUTES_TO_LATE_CHECK,
  minutesToNextCheck,
  type PaymentDecision,
  type ReportedPayment,
} from '../../lib/domain/payment.ts';
import type { Transaction } from '../platform/database/database.ts';
import { lockOrder, type StoredOrder } from '../orders/queries/orders.ts';
import {
  lockPayment,
  insertRefund,
  sumRefunds,
  updatePayment,
  type PaymentColumns,
  type PaymentRow,
} from '../orders/queries/payments.ts';
import { toPublicOrder } from '../orders/order-views.ts';
import { failOrder, markChargedBack, markGivenBack, markPaid, markStrayGivenBack } from './paid-order.ts';
import { writeRefund } from './refunds.ts';
import type { PaymentDependencies } from './dependencies.ts';

/** The provider's view of a payment; null: it has none. */
export type ProviderAnswer = { ok: true; value: ReportedPayment | null } | { ok: false; reason: string };

/** What to request from the provider: capture the authorised amount, or cancel the payment. */
type Settled = { payment: PaymentRow } & Pick<PaymentDecision, 'mustCapture' | 'mustCancel'>;

const MINUTE = 60_000;

/** Applies the provider's view to payment, order and refunds. null: the payment is gone. */
export async function settlePayment(
  tx: Transaction,
  dependencies: PaymentDependencies,
  { id, orderId }: PaymentRow,
  said: ProviderAnswer,
): Promise<Settled | null> {
  const held = orderId === null ? null : await lockOrder(tx, { id: orderId });
  const payment = await lockPayment(tx, id);
  if (!payment) return null;
  const at = new Date(dependencies.now());
  const order = {
    state: held && orderState(toPublicOrder(held)),
    isTimeUp: at >= payment.waitsUntil,
  };
  // A provider that never answers counts as unpaid once the time is over, until it answers otherwise.
  const heard = said.ok ? said.value : null;
  const seen: ReportedPayment = heard ?? { ...payment, state: 'open', refundedCents: 0 };
  const decision = decidePayment(payment, seen, order);
  const columns = columnsOf(payment, decision, seen, at);
  const settled = await updatePayment(tx, id, {
    ...columns,
    lastError: said.ok ? null : said.reason,
  });
  const after = held && (await writeOrder(tx, dependencies, held, decision.order, at));
  if (decision.mustRefund)
    await writeRefund(tx, dependencies, settled, {
      reason: decision.problem === 'late' ? 'late' : 'mismatch',
      amountCents: seen.amountCents,
      currency: seen.currency,
      at,
    });
  if (heard) {
    const given =
      after && (await noteForeignRefund(tx, dependencies, { payment: settled, held: after, seen, at }));
    await noteChargeBack(tx, dependencies, { payment: settled, held: given, seen, at });
  }
  const { mustCapture, mustCancel } = decision;
  return { payment: settled, mustCapture, mustCancel };
}

function columnsOf(
  payment: PaymentRow,
  { state, problem }: PaymentDecision,
  seen: ReportedPayment,
  at: Date,
): PaymentColumns {
  const told = problem ? { problem, seenCents: seen.amountCents, seenCurrency: seen.currency } : {};
  if (payment.state === 'paid') return { checkAt: null };
  if (payment.state === 'ended' && state === 'ended') return { checkAt: lateCheck(payment, at) };
  // Without a provider's id it is still being created, or over: nobody can pay it.
  const next = payment.providerId === null ? (state === 'abandoned' ? 'ended' : 'creating') : state;
  if (next === 'paid') return { ...told, state: next, endedAt: at, checkAt: null };
  if (next === 'ended') return { ...told, state: next, endedAt: at, checkAt: lateCheck(payment, at) };
  return { ...told, state: next, ...nextCheck(payment, at) };
}

/** The next check: ever more rarely, at the expiry, and finally never. */
function nextCheck(payment: PaymentRow, at: Date): { checkAt: Date | null; checks: number } {
  const checks = payment.checks + 1;
  const soon = at.getTime() + minutesToNextCheck(payment.checks) * MINUTE;
  const end = payment.waitsUntil.getTime();
  if (soon > endOfWatch(payment)) return { checkAt: null, checks };
  return { checkAt: new Date(at.getTime() < end ? Math.min(soon, end) : soon), checks };
}

/** The next check of a payment that has ended; null: nobody can pay it, or it has been watched long enough. */
function lateCheck(payment: PaymentRow, at: Date): Date | null {
  const next = at.getTime() + MINUTES_TO_LATE_CHECK * MINUTE;
  return payment.providerId === null || next > endOfWatch(payment) ? null : new Date(next);
}

const endOfWatch = ({ createdAt }: PaymentRow) => createdAt.getTime() + LONGEST_WATCH_DAYS * 86_400_000;

function writeOrder(
  tx: Transaction,
  dependencies: PaymentDependencies,
  held: StoredOrder,
  what: PaymentDecision['order'],
  at: Date,
): Promise<StoredOrder> {
  switch (what) {
    case null:
      return Promise.resolve(held);
    case 'failed':
      return failOrder(tx, dependencies, held, at);
    case 'paid':
      return markPaid(tx, dependencies, held, { at, action: 'payment-paid' });
    case 'paidTooLate':
      return markPaid(tx, dependencies, held, { at, action: 'payment-late' });
  }
}

interface Seen<Held = StoredOrder> {
  payment: PaymentRow;
  held: Held;
  seen: ReportedPayment;
  at: Date;
}

/** Money that was refunded in the provider's own dashboard: a refund like the shop's own, so that the books have it. */
async function noteForeignRefund(
  tx: Transaction,
  dependencies: PaymentDependencies,
  { payment, held, seen, at }: Seen,
): Promise<StoredOrder> {
  if (payment.state !== 'paid' || seen.refundedCents <= payment.refundedCents) return held;
  // The shop's own refunds are counted when they are done.
  if ((await sumRefunds(tx, payment.id)) > payment.refundedCents) return held;
  const cents = seen.refundedCents - payment.refundedCents;
  await insertRefund(tx, {
    paymentId: payment.id,
    key: `${payment.reference}-provider-${seen.refundedCents}`,
    reason: 'provider',
    amountCents: cents,
    currency: seen.currency,
    state: 'done',
    createdAt: at,
    doneAt: at,
  });
  const after = await updatePayment(tx, payment.id, { refundedCents: seen.refundedCents });
  if (!held.order.paidAt) {
    await markStrayGivenBack(tx, dependencies, { ...held, payment }, { payment: after, at });
    return { ...held, payment: after };
  }
  const isAll = seen.refundedCents >= payment.amountCents;
  return markGivenBack(tx, dependencies, held, { cents, isAll, at });
}

/** Chargebacks and their reversals, which staff have to see. */
async function noteChargeBack(
  tx: Transaction,
  dependencies: PaymentDependencies,
  { payment: { id }, held, seen, at }: Seen<StoredOrder | null>,
): Promise<void> {
  const payment = await lockPayment(tx, id);
  const { chargedBackCents = payment?.chargedBackCents ?? 0 } = seen;
  if (payment?.state !== 'paid' || chargedBackCents === payment.chargedBackCents) return;
  const problem = payment.problem === 'chargedBack' ? null : payment.problem;
  await updatePayment(tx, id, {
    chargedBackCents,
    problem: chargedBackCents > 0 ? 'chargedBack' : problem,
  });
  const isGone = chargedBackCents > 0 && chargedBackCents + payment.refundedCents >= seen.amountCents;
  if (held) await markChargedBack(tx, dependencies, held, { at, isGone });
}
