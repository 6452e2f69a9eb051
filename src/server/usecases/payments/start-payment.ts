import { orderState } from '../../../lib/domain/order.ts';
import { isOnlinePayment } from '../../../lib/domain/payment-methods.ts';
import { holdOrder, updateOrder } from '../../db/hold-order.ts';
import type { StoredOrder } from '../../db/orders.ts';
import { findPaymentOfOrder, holdPayment, updatePayment, type PaymentRow } from '../../db/payments.ts';
import type { PaymentProvider, ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { toPublicOrder } from '../public-order.ts';
import { failOrder } from './paid-order.ts';
import type { PaymentWorld } from './terminals.ts';

/** Where calls of providers and the way back of customers lead to, below the API's origin. */
export const webhookPath = (method: string) => `/api/webhooks/${method}`;
export const returnPath = ({ uid, hash }: { uid: string; hash: string }) =>
  `/api/orders/public/${uid}/${hash}/payment-return`;

/**
 * Has an order that waits for its money opened at the terminal, and gives it with the address to pay at. Asked twice, it is opened
 * once. Null: it cannot be paid now; the order has come to nothing then, its key is free again, and nobody can pay it.
 */
export type StartPayment = (stored: StoredOrder) => Promise<StoredOrder | null>;

export function createStartPayment(world: PaymentWorld): StartPayment {
  const { db, terminals, api, now } = world;

  async function open(stored: StoredOrder, payment: PaymentRow, terminal: PaymentProvider) {
    const { order } = stored;
    const asked = await terminal.create(
      {
        reference: payment.reference,
        amountCents: payment.amountCents,
        currency: payment.currency,
        description: `Bestellung ${order.ticketNumber}, ${order.branch.name}`,
        returnUrl: api() + returnPath(order),
        webhookUrl: webhookUrlOf(api(), payment.method),
      },
      payment.reference,
    );
    if (asked.ok && asked.value.checkoutUrl !== null) return asked.value;
    await giveUp(order.id, payment.id, asked.ok ? 'there is no address to pay at' : asked.reason);
    return null;
  }

  /** Nobody has been given an address to pay at: there will be no money. */
  function giveUp(orderId: number, paymentId: number, reason: string): Promise<void> {
    return db.transaction(async (tx) => {
      const held = await holdOrder(tx, { id: orderId });
      const payment = await holdPayment(tx, paymentId);
      if (payment?.state !== 'creating') return;
      const at = new Date(now());
      await updatePayment(tx, paymentId, { state: 'ended', endedAt: at, checkAt: null, lastError: reason });
      if (held) await failOrder(tx, world, held, at);
    });
  }

  return async (stored) => {
    const { order } = stored;
    if (!isOnlinePayment(order.paymentMethod) || order.paidAt || order.paymentRedirectUrl !== null)
      return stored;
    const payment = await findPaymentOfOrder(db, order.id);
    if (payment?.state !== 'creating') return stored;
    const terminal = terminals[order.paymentMethod];
    if (!terminal) {
      await giveUp(order.id, payment.id, 'there is no terminal for this method');
      return null;
    }
    const seen = await open(stored, payment, terminal);
    if (!seen) return null;
    const opened = await keepOpened(world, stored, payment, seen);
    // It came to nothing while the terminal was being asked.
    if (!opened) await terminal.cancel({ paymentId: seen.id, reference: payment.reference });
    return opened;
  };
}

/** Providers call nobody who is at home, and refuse to be told of such an address. */
function webhookUrlOf(api: string, method: string): string | null {
  return method === 'test-terminal' ? null : api + webhookPath(method);
}

function keepOpened(
  { db }: PaymentWorld,
  { order: { id } }: StoredOrder,
  payment: PaymentRow,
  seen: ProviderPayment,
): Promise<StoredOrder | null> {
  return db.transaction(async (tx) => {
    const held = await holdOrder(tx, { id });
    const current = await holdPayment(tx, payment.id);
    if (!held || !current) return null;
    if (current.state === 'creating' && orderState(toPublicOrder(held)) === 'new') {
      await updatePayment(tx, payment.id, { state: 'open', providerId: seen.id });
      const order = await updateOrder(tx, id, { paymentRedirectUrl: seen.checkoutUrl });
      return { ...held, order };
    }
    // Somebody who asked at the same time was first.
    if (current.providerId === seen.id) return held;
    await updatePayment(tx, payment.id, { providerId: seen.id });
    return null;
  });
}
