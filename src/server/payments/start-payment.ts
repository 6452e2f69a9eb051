import { setTimeout } from 'node:timers/promises';
import { orderState } from '../../lib/domain/order.ts';
import { minutesToNextCheck } from '../../lib/domain/payment.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { lockOrder, updateOrder, findOrderById, type StoredOrder } from '../orders/queries/orders.ts';
import {
  findPaymentOfOrder,
  lockPayment,
  updatePayment,
  type PaymentRow,
} from '../orders/queries/payments.ts';
import type { PaymentProvider, ProviderPayment } from './providers/payment-provider.ts';
import type { StartPayment } from '../orders/place-order.ts';
import { toPublicOrder } from '../orders/order-views.ts';
import { failOrder } from './paid-order.ts';
import { paymentTexts } from './words.ts';
import type { PaymentDependencies } from './dependencies.ts';

/** Paths of webhooks and of returning customers below the API's origin. */
export const webhookPath = (method: string) => `/api/webhooks/${method}`;
export const returnPath = ({ uid, hash }: { uid: string; hash: string }) =>
  `/api/orders/public/${uid}/${hash}/payment-return`;

/** How long a repeated request waits for the first: longer than that waits for the provider. */
const WAIT = { everyMs: 250, times: 60 };

export function createStartPayment(dependencies: PaymentDependencies): StartPayment {
  const { db, providers, api, now } = dependencies;

  function ask({ order }: StoredOrder, payment: PaymentRow, provider: PaymentProvider) {
    return provider.create(
      {
        reference: payment.reference,
        amountCents: payment.amountCents,
        currency: payment.currency,
        description: paymentTexts.description(order.ticketNumber, order.branch.name),
        returnUrl: api() + returnPath(order),
        webhookUrl: webhookUrlOf(api(), payment.method),
      },
      payment.reference,
    );
  }

  /** The order once its payment is open or over; null: the order failed. */
  async function read(id: number): Promise<StoredOrder | null> {
    const stored = await findOrderById(db, id);
    return stored?.order.failedAt ? null : stored;
  }

  /** The outcome of the request that stored the order; null: none, or none yet. */
  async function waitForFirst(id: number): Promise<StoredOrder | null> {
    for (let time = 0; time < WAIT.times; time++) {
      const payment = await findPaymentOfOrder(db, id);
      if (payment?.state !== 'creating') return read(id);
      await setTimeout(WAIT.everyMs);
    }
    return null;
  }

  /** Fails the order, since no address to pay at was given, unless a concurrent request got one. */
  function giveUp(orderId: number, paymentId: number, reason: string): Promise<StoredOrder | null> {
    return db.transaction(async (tx) => {
      const held = await lockOrder(tx, { id: orderId });
      const payment = await lockPayment(tx, paymentId);
      if (payment?.state !== 'creating') return payment?.state === 'open' ? held : null;
      const at = new Date(now());
      await updatePayment(tx, paymentId, { state: 'ended', endedAt: at, checkAt: null, lastError: reason });
      if (held) await failOrder(tx, dependencies, held, at);
      return null;
    });
  }

  return async (stored, isFirst) => {
    const { order } = stored;
    if (!isOnlinePayment(order.paymentMethod) || order.paidAt || order.paymentRedirectUrl !== null)
      return stored;
    const payment = await findPaymentOfOrder(db, order.id);
    if (payment?.state !== 'creating') return read(order.id);
    const provider = providers[order.paymentMethod];
    if (!provider) return giveUp(order.id, payment.id, paymentTexts.noProvider);
    let asked = await ask(stored, payment, provider);
    // Its answer may have been lost. With the same key, the provider creates the payment once.
    if (isFirst && !asked.ok && !asked.isCertain) asked = await ask(stored, payment, provider);
    if (!asked.ok && !asked.isCertain && !isFirst) return waitForFirst(order.id);
    if (!asked.ok || asked.value.checkoutUrl === null)
      return giveUp(order.id, payment.id, asked.ok ? paymentTexts.noAddress : asked.reason);
    const opened = await keepOpened(dependencies, stored, payment, asked.value);
    // The order failed while the provider created the payment.
    if (!opened) await provider.cancel({ paymentId: asked.value.id, reference: payment.reference });
    return opened;
  };
}

/** null for the test provider, which calls nobody. */
function webhookUrlOf(api: string, method: string): string | null {
  return method === 'test-terminal' ? null : api + webhookPath(method);
}

function keepOpened(
  { db, now }: PaymentDependencies,
  { order: { id } }: StoredOrder,
  payment: PaymentRow,
  seen: ProviderPayment,
): Promise<StoredOrder | null> {
  return db.transaction(async (tx) => {
    const held = await lockOrder(tx, { id });
    const current = await lockPayment(tx, payment.id);
    if (!held || !current) return null;
    if (current.state === 'creating' && orderState(toPublicOrder(held)) === 'new') {
      await updatePayment(tx, payment.id, {
        state: 'open',
        providerId: seen.id,
        checkAt: new Date(now() + minutesToNextCheck(0) * 60_000),
      });
      const order = await updateOrder(tx, id, {
        paymentRedirectUrl: seen.checkoutUrl,
        paymentWaitsUntil: current.waitsUntil,
      });
      return { ...held, order };
    }
    // A concurrent request was first.
    if (current.providerId === seen.id) return held;
    // It is about to be canceled there, which may fail.
    const checkAt = new Date(now() + minutesToNextCheck(0) * 60_000);
    await updatePayment(tx, payment.id, { providerId: seen.id, checkAt });
    return null;
  });
}
