import { isDeepStrictEqual } from 'node:util';
import type { Order } from '../../lib/contract/staff-orders.ts';
import type { TillReceipt } from '../../lib/contract/till.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import type { Database } from '../platform/database/database.ts';
import { branchesOf, type Actor } from '../platform/http/actor.ts';
import { actorColumns, lockOrderFor } from './change-order.ts';
import { toOrder } from './order-views.ts';
import { findTillOrders } from './queries/find-orders.ts';
import { insertOrderEvent } from './queries/order-history.ts';
import { updateOrder } from './queries/orders.ts';

/** `notForTill`: it is paid online, not confirmed, or came to nothing. `tillReceiptThere`: another receipt is recorded. */
type Recorded =
  | { ok: true; order: Order }
  | { ok: false; code: 'notFound' | 'notAllowed' | 'notForTill' | 'tillReceiptThere' };

/** The hand-over to a till: what it has to enter, and what it made of it. */
export interface TillReceipts {
  /** Orders that wait for a till's receipt, oldest first. */
  list: (actor: Actor) => Promise<Order[]>;
  /** Records a till's receipt, once. */
  record: (actor: Actor, orderId: number, receipt: TillReceipt) => Promise<Recorded>;
}

const BACK_MS = 30 * 86_400_000;

export function createTillReceipts(db: Database, now: () => number): TillReceipts {
  return {
    async list(actor) {
      return (await findTillOrders(db, branchesOf(actor), new Date(now() - BACK_MS))).map(toOrder);
    },
    record(actor, id, receipt) {
      return db.transaction(async (tx): Promise<Recorded> => {
        const found = await lockOrderFor(tx, { actor, id });
        if (!found.ok) return found;
        const { order } = found.held;
        // A bridge that was cut off sends it again.
        if (isDeepStrictEqual(order.tillReceipt, receipt)) return { ok: true, order: toOrder(found.held) };
        if (order.tillReceipt) return { ok: false, code: 'tillReceiptThere' };
        const isGone = order.rejectedAt ?? order.canceledAt ?? order.failedAt;
        if (!order.confirmedAt || isGone || isOnlinePayment(order.paymentMethod))
          return { ok: false, code: 'notForTill' };
        const row = await updateOrder(tx, id, { tillReceipt: receipt });
        const changes = { tillReceipt: { from: null, to: `${receipt.till} ${receipt.number}` } };
        const event = { orderId: id, at: new Date(now()), action: 'till-receipt', changes };
        await insertOrderEvent(tx, { ...event, ...actorColumns({ actor, id }) });
        return { ok: true, order: toOrder({ ...found.held, order: row }) };
      });
    },
  };
}
