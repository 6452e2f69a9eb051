import type { PublicOrder } from '../../lib/contract/orders.ts';
import { asksCounterAppointment } from '../../lib/domain/order.ts';
import type { Database } from '../db/database.ts';
import { holdOrder, updateOrder } from '../db/public-orders.ts';
import { toPublicOrder } from './public-order.ts';
import { isSameSecret } from './order-keys.ts';

/** `movedOn`: nobody asks the customer about a time any more. */
export type CustomerStep = { ok: true; order: PublicOrder } | { ok: false; code: 'notFound' | 'movedOn' };

/** The customer's answer to the appointment that the shop proposes (SPEC section 4 'Counter appointment'). */
export type AnswerCounterAppointment = (
  uid: string,
  hash: string,
  answer: 'confirm' | 'reject',
) => Promise<CustomerStep>;

/** Confirmed, the proposed time is what both agreed on (DESIGN 5.12); rejected, the order has come to its end. */
export function createAnswerCounterAppointment(db: Database, now: () => number): AnswerCounterAppointment {
  return (uid, hash, answer) =>
    db.transaction(async (tx) => {
      const held = await holdOrder(tx, uid);
      const isKnown = isSameSecret(held?.order.hash ?? '', hash);
      if (!held || !isKnown) return { ok: false, code: 'notFound' };
      const { order } = held;
      if (!asksCounterAppointment(toPublicOrder(held))) return { ok: false, code: 'movedOn' };
      const at = new Date(now());
      const changes =
        answer === 'confirm'
          ? { confirmedAt: at, appointment: order.counterAppointment }
          : { rejectedAt: at };
      await updateOrder(tx, order.id, changes);
      return { ok: true, order: toPublicOrder({ ...held, order: { ...order, ...changes } }) };
    });
}
