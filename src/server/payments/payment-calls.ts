import type { OnlineMethod } from '../../lib/domain/payment-methods.ts';
import { findPaymentByProvider, findPaymentOfOrder } from '../orders/queries/payments.ts';
import type { TaskOutcome } from '../orders/order-tasks.ts';
import type { WebhookCall } from './providers/payment-provider.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import { toPublicOrder } from '../orders/public-order.ts';
import type { CheckPayment } from './check-payment.ts';
import type { PaymentDependencies } from './dependencies.ts';
import { paymentTexts } from './words.ts';

/** `notConfigured`: the shop is not set up for that provider. `reason` is for the log only: whoever calls is told nothing of it. */
type Taken =
  { ok: true } | { ok: false; code: 'notConfigured' } | { ok: false; code: 'notAccepted'; reason: string };

/** A provider says that something has changed. What it is the shop asks itself; a call that names nothing known is taken, too. */
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
 * A customer comes back from the provider, with whatever came of it: the address where they go on, which is the status page, or the
 * checkout with their cart if no money came. Null: there is no such order.
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
    const isOpen = payment !== null && payment.state !== 'paid' && payment.state !== 'ended';
    if (isOpen) await check(payment.id);
    const stored = (isOpen ? await findOwnOrder(db, uid, hash) : before) ?? before;
    const { order } = stored;
    const { isFailed, isPaid, strayPayment } = toPublicOrder(stored);
    return isFailed && !isPaid && !strayPayment
      ? `${site()}/store/${order.branch.identifier}/checkout/error`
      : `${site()}/status/${order.uid}/${order.hash}`;
  };
}

/** Staff want to know where a payment stands; what its provider says is written down as it is at any other time. */
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
