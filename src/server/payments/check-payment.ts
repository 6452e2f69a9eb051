import {
  findPayment,
  type PaymentRow,
  findPaymentByProvider,
  findPaymentOfOrder,
  takeDuePayments,
} from '../orders/queries/payments.ts';
import { settlePayment, type ProviderAnswer } from './settle-payment.ts';
import type { PaymentDependencies } from './dependencies.ts';
import { paymentTexts } from './words.ts';
import { statusPageOf } from '../../lib/contract/site-pages.ts';
import { baseOf } from '../../lib/domain/languages.ts';
import type { OnlineMethod } from '../../lib/domain/payment-methods.ts';
import type { TaskOutcome } from '../orders/order-tasks.ts';
import type { WebhookCall } from './providers/payment-provider.ts';
import { findOwnOrder } from '../orders/read-orders.ts';
import { toPublicOrder } from '../orders/order-views.ts';
import { forEachConcurrently } from '../platform/async/concurrency.ts';
import { repeat } from '../platform/async/repeat.ts';

/** The payment's state, or that the provider did not answer. */
export type CheckedPayment = { ok: true; payment: PaymentRow } | { ok: false; reason: string };

/**
 * Reads a payment from its provider and applies its state. Idempotent: any number of checks ends in the same state.
 * null: there is no such payment.
 */
export type CheckPayment = (id: number) => Promise<CheckedPayment | null>;

export function createCheckPayment(dependencies: PaymentDependencies): CheckPayment {
  const { db, providers } = dependencies;

  async function ask({ providerId, method, amountCents }: PaymentRow): Promise<ProviderAnswer> {
    if (providerId === null) return { ok: true, value: null };
    const provider = providers[method];
    if (!provider) return { ok: false, reason: paymentTexts.noProvider };
    const asked = await provider.read(providerId);
    if (!asked.ok) return asked;
    const { state } = asked.value;
    if (asked.value.amountCents === null && (state === 'paid' || state === 'authorized'))
      return { ok: false, reason: paymentTexts.noAmount };
    return { ok: true, value: { ...asked.value, amountCents: asked.value.amountCents ?? amountCents } };
  }

  const settle = (payment: PaymentRow, said: ProviderAnswer) =>
    db.transaction((tx) => settlePayment(tx, dependencies, payment, said));

  /**
   * Captures an authorised payment; the outcome is read afterwards. If the order fails at the same moment, the money is refunded as late
   * money.
   */
  async function take({ method, providerId, reference, amountCents, currency }: PaymentRow): Promise<void> {
    const terms = { reference, amountCents, currency };
    if (providerId !== null) await providers[method]?.capture?.({ paymentId: providerId, ...terms });
  }

  /** A failed capture leaves the payment open until it expires. */
  const untaken = (said: ProviderAnswer): ProviderAnswer =>
    said.ok && said.value?.state === 'authorized'
      ? { ok: true, value: { ...said.value, state: 'open' } }
      : said;

  return async (id) => {
    const payment = await findPayment(db, id);
    if (!payment) return null;
    // Outside of the transaction: it may take long.
    let said = await ask(payment);
    let settled = await settle(payment, said);
    if (settled?.mustCapture) {
      await take(settled.payment);
      said = untaken(await ask(settled.payment));
      settled = await settle(payment, said);
    }
    if (!settled) return null;
    const { method, providerId, reference } = settled.payment;
    if (settled.mustCancel && providerId !== null)
      await providers[method]?.cancel({ paymentId: providerId, reference });
    return said.ok ? { ok: true, payment: settled.payment } : said;
  };
}

/** `notConfigured`: the provider is not set up. `reason` is for the log only and never answered. */
type Taken =
  { ok: true } | { ok: false; code: 'notConfigured' } | { ok: false; code: 'notAccepted'; reason: string };

/** Accepts a webhook: it only causes a check of the payment. Calls about unknown payments are accepted, too. */
export type TakePaymentCall = (method: OnlineMethod, call: Omit<WebhookCall, 'now'>) => Promise<Taken>;

export function createTakePaymentCall({ db, providers, jobs, now }: PaymentDependencies): TakePaymentCall {
  return async (method, call) => {
    const provider = providers[method];
    if (!provider) return { ok: false, code: 'notConfigured' };
    const read = provider.readCall({ ...call, now: now() });
    if (!read.ok) return { ok: false, code: 'notAccepted', reason: read.reason };
    if (read.paymentId === null) return { ok: true };
    const payment = await findPaymentByProvider(db, method, read.paymentId);
    if (payment) await jobs.writeCheck(payment.id);
    return { ok: true };
  };
}

/**
 * The address that a customer returning from the provider goes on to: the status page, or the checkout with the cart if nothing was
 * paid. null: there is no such order.
 */
export type ReturnFromProvider = (uid: string, hash: string) => Promise<string | null>;

export function createReturnFromProvider(
  { db, site }: PaymentDependencies,
  check: CheckPayment,
): ReturnFromProvider {
  return async (uid, hash) => {
    const before = await findOwnOrder(db, uid, hash);
    if (!before) return null;
    const payment = await findPaymentOfOrder(db, before.order.id);
    const mayChange = payment !== null && payment.state !== 'paid' && payment.providerId !== null;
    if (mayChange) await check(payment.id);
    const stored = (mayChange ? await findOwnOrder(db, uid, hash) : before) ?? before;
    const { order } = stored;
    const { isFailed, isPaid, strayPayment } = toPublicOrder(stored);
    return isFailed && !isPaid && !strayPayment
      ? `${site()}${baseOf(order.language)}/store/${order.branch.identifier}/checkout/error`
      : statusPageOf(order, site());
  };
}

/** Checks a payment for staff, like any other check. */
export type RecheckPayment = (orderId: number) => Promise<TaskOutcome>;

export function createRecheckPayment(
  { db, providers }: PaymentDependencies,
  check: CheckPayment,
): RecheckPayment {
  return async (orderId) => {
    const payment = await findPaymentOfOrder(db, orderId);
    if (payment && !providers[payment.method])
      return { ok: false, reason: paymentTexts.noProvider, isMissing: true };
    const checked = payment && (await check(payment.id));
    if (!checked) return { ok: false, reason: paymentTexts.noPayment };
    return checked.ok ? { ok: true } : checked;
  };
}

const EVERY_MS = 5000;
/** Payments per run, and checks at a time: providers limit calls. */
const MOST_AT_ONCE = 40;
const SIDE_BY_SIDE = 4;
/** After a crash, another process checks a claimed payment then. */
const AGAIN_MS = 120_000;

/** Checks every unfinished payment that is due, with or without a webhook. Answers how many. */
export async function checkDuePayments(
  dependencies: PaymentDependencies,
  check: CheckPayment,
): Promise<number> {
  const now = dependencies.now();
  const due = await takeDuePayments(dependencies.db, {
    now: new Date(now),
    again: new Date(now + AGAIN_MS),
    most: MOST_AT_ONCE,
  });
  await forEachConcurrently(due, { atOnce: SIDE_BY_SIDE }, async (id) => {
    await check(id).catch(dependencies.report);
  });
  return due.length;
}

/** Checks every five seconds until the returned function is called, which waits for the run under way. */
export function keepPaymentsChecked(
  dependencies: PaymentDependencies,
  check: CheckPayment,
): () => Promise<void> {
  return repeat(EVERY_MS, () => checkDuePayments(dependencies, check), dependencies.report);
}
