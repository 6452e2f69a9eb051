import type { Order } from '../../lib/contract/staff-orders.ts';
import type { WebhookType } from '../../lib/contract/webhooks.ts';
import { asCents, fromCents, toCents } from '../../lib/domain/money.ts';
import { refundedTotal, type OrderMoment } from '../../lib/domain/order-moments.ts';
import { orderState, type OrderState } from '../../lib/domain/order.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { skipUndoneEvent, writeWebhookEvents, type NewWebhookEvent } from '../webhooks/queries/events.ts';
import { toOrder, toPublicOrder } from './order-views.ts';
import { findOrderById, type StoredOrder } from './queries/orders.ts';

const TYPES = {
  placed: 'order.placed',
  counterAppointment: 'order.time_proposed',
  confirmed: 'order.accepted',
  inDelivery: 'order.in_delivery',
  completed: 'order.completed',
  rejected: 'order.rejected',
  canceled: 'order.cancelled',
  failed: 'order.failed',
  refunded: 'payment.refunded',
} as const satisfies Record<OrderMoment, WebhookType>;

/** The event of a step that may be undone, by the state that it led to. */
const STEPS: Partial<Record<OrderState, WebhookType>> = {
  confirmed: TYPES.confirmed,
  inDelivery: TYPES.inDelivery,
  completed: TYPES.completed,
  rejected: TYPES.rejected,
  canceled: TYPES.canceled,
};

const CONTACT = ['name', 'email', 'phone', 'street', 'city', 'floor', 'stairway', 'door', 'comment'] as const;

/** An order as webhooks tell it: without its customer, and without the keys of its status page. */
function withoutContact(order: Order) {
  const { uid: _, hash: __, paymentRedirectUrl: ___, takenBy: ____, ...rest } = order;
  return Object.fromEntries(
    Object.entries(rest).filter(([field]) => !(CONTACT as readonly string[]).includes(field)),
  );
}

/** The contact data of an order, as of now; null: there is none any more. */
export async function readContact(db: Database, orderId: number): Promise<Record<string, unknown> | null> {
  const stored = await findOrderById(db, orderId);
  if (!stored || stored.order.erasedAt) return null;
  const order = toOrder(stored);
  return Object.fromEntries(CONTACT.map((field) => [field, order[field]]));
}

/** A change of an order with the moments that it caused; `before` is null for a new one. */
export interface ToldChange {
  before: StoredOrder | null;
  after: StoredOrder;
  moments: readonly OrderMoment[];
}

/** Writes the webhook events of changes, in their transaction. A step is told once it cannot be undone, and not at all if it was. */
export async function writeOrderWebhooks(
  tx: Transaction,
  changes: readonly ToldChange[],
  { at, afterSeconds }: { at: Date; afterSeconds: number },
): Promise<void> {
  for (const { before, after } of changes) {
    const left = before && leftState(before, after);
    if (left) await skipUndoneEvent(tx, after.order.id, left);
  }
  await writeWebhookEvents(tx, () => changes.flatMap((change) => eventsOf(change, at, afterSeconds)));
}

/** The event of the state that an undo has left; null: it was none. */
function leftState(before: StoredOrder, after: StoredOrder): WebhookType | null {
  const [from, to] = [orderState(toPublicOrder(before)), orderState(toPublicOrder(after))];
  return from !== to && isEarlier(to, from) ? (STEPS[from] ?? null) : null;
}

const WAY: readonly OrderState[] = ['new', 'confirmed', 'inDelivery', 'completed'];
const isEarlier = (to: OrderState, from: OrderState) => {
  const [end, start] = [WAY.indexOf(to), WAY.indexOf(from)];
  return end >= 0 && (start < 0 || end < start);
};

function eventsOf({ before, after, moments }: ToldChange, at: Date, afterSeconds: number): NewWebhookEvent[] {
  const order = toOrder(after);
  const isPaid = after.order.paidAt !== null && !before?.order.paidAt;
  const types: WebhookType[] = [
    ...(isPaid ? ['payment.paid' as const] : []),
    ...moments.map((moment) => TYPES[moment]),
  ];
  if (types.length === 0 && before && isOtherwiseChanged(before, after)) types.push('order.changed');
  const shown = withoutContact(order);
  const refunded = toCents(refundedTotal(order));
  const earlier = before ? toCents(refundedTotal(toPublicOrder(before))) : 0;
  return types.map((type) => ({
    ...{ type, branchId: after.order.branchId, orderId: order.id, at, afterSeconds },
    data: {
      order: shown,
      ...(type === 'payment.refunded' && {
        refund: { amount: fromCents(asCents(refunded - earlier)), total: fromCents(asCents(refunded)) },
      }),
    },
  }));
}

/** Whether anything else was changed: a corrected item, another time, contact data. An undo is no news. */
function isOtherwiseChanged(before: StoredOrder, after: StoredOrder): boolean {
  if (leftState(before, after)) return false;
  return JSON.stringify(toOrder(before)) !== JSON.stringify(toOrder(after));
}

/** Writes that money of an order was given back on site. */
export const writeCorrectionWebhook = (
  tx: Transaction,
  held: StoredOrder,
  { at, ...correction }: { at: Date; amountCents: number; reason: string; isAll: boolean },
): Promise<void> =>
  writeWebhookEvents(tx, () => [
    {
      type: 'order.corrected',
      branchId: held.order.branchId,
      orderId: held.order.id,
      at,
      data: {
        order: withoutContact(toOrder(held)),
        correction: {
          amount: fromCents(asCents(correction.amountCents)),
          reason: correction.reason,
          isAll: correction.isAll,
        },
      },
    },
  ]);
