import { ORDER_MOMENTS, type RefundTotals, type OrderMoment } from '../../lib/domain/order-moments.ts';
import { isMobileNumber } from '../../lib/domain/phone.ts';
import type { OrderRow } from '../orders/queries/orders.ts';
import type { MessageChannel } from '../orders/queries/outbox.ts';
import type { OrderListener } from '../orders/change-order.ts';
import { type MessageFacts, readMessageFacts } from './queries/messages.ts';
import { findPushReceivers } from './queries/push-subscriptions.ts';
import { queueMessages, type QueuingTerms } from './queue-messages.ts';

export type Audience = 'customer' | 'branch' | 'staff';

/** One recipient of a moment in one channel. */
export interface PlannedMessage {
  channel: MessageChannel;
  audience: Audience;
  recipient: string;
  /** Unique: a message is written once, however often it is planned. */
  key: string;
  /** The instant of the event: a repeated event is another one. */
  since: string;
}

/** Subscribed browsers, by the ids of their subscriptions. */
export interface PushReceivers {
  customer: readonly number[];
  staff: readonly number[];
}

/** The moments per channel for customers: mails are records, text messages are urgent. */
const CUSTOMER: Readonly<Record<MessageChannel, readonly OrderMoment[]>> = {
  mail: ORDER_MOMENTS,
  sms: ['placed', 'counterAppointment', 'confirmed', 'inDelivery', 'rejected', 'canceled'],
  push: ORDER_MOMENTS.filter((moment) => moment !== 'placed'),
};

/** Endings that the shop must hear of when the customer caused them. */
const CUSTOMERS_ENDS: readonly OrderMoment[] = ['rejected', 'canceled'];

/** Whether the shop is notified of a moment: of new orders, and of events that others caused. */
function isForShop(moment: OrderMoment, { isByCustomer }: MessageFacts): boolean {
  return moment === 'placed' || (CUSTOMERS_ENDS.includes(moment) && isByCustomer);
}

/**
 * Who is notified of a moment, and how. Pure: the same order at the same moment gives the same keys; refunds differ by the total refunded,
 * which only grows.
 */
export function planMessages(
  order: OrderRow,
  moment: OrderMoment,
  facts: MessageFacts,
  receivers: PushReceivers,
  refund?: RefundTotals,
): PlannedMessage[] {
  const since = sinceOf(order, moment);
  const brought = refund ? `${refund.totalCents} cents` : since;
  const to = (channel: MessageChannel, audience: Audience, recipient: string): PlannedMessage => ({
    channel,
    audience,
    recipient,
    since,
    key: [order.id, moment, brought, channel, audience, recipient].join('/'),
  });
  const isForCustomer = (channel: MessageChannel) => CUSTOMER[channel].includes(moment);
  const hasMailForCustomer = order.email !== '' && (moment !== 'completed' || facts.hasReviews);
  const isShops = isForShop(moment, facts);
  return [
    ...(isForCustomer('mail') && hasMailForCustomer ? [to('mail', 'customer', order.email)] : []),
    ...((isShops || moment === 'refunded') && facts.branchEmail !== ''
      ? [to('mail', 'branch', facts.branchEmail)]
      : []),
    ...(isForCustomer('sms') && facts.hasSms && isMobileNumber(order.phone)
      ? [to('sms', 'customer', order.phone)]
      : []),
    ...(isForCustomer('push') ? receivers.customer.map((id) => to('push', 'customer', String(id))) : []),
    ...(isShops ? receivers.staff.map((id) => to('push', 'staff', String(id))) : []),
  ];
}

/** The instant that brought an order to a moment, as it is now; a message with another instant is outdated. */
export function sinceOf(order: OrderRow, moment: OrderMoment): string {
  const instants: Record<OrderMoment, Date | null> = {
    placed: order.createdAt,
    // A second proposal is another event.
    counterAppointment: order.counterAppointment,
    confirmed: order.confirmedAt,
    inDelivery: order.inDeliveryAt,
    completed: order.completedAt,
    rejected: order.rejectedAt,
    canceled: order.canceledAt,
    failed: order.failedAt,
    refunded: order.refundedAt,
  };
  return instants[moment]?.toISOString() ?? '';
}

/** Plans the messages about an order's moment, with their jobs. Idempotent. */
export function createMessageListener(terms: QueuingTerms): OrderListener {
  return async (tx, { order }, { moment, refund }) => {
    const facts = await readMessageFacts(tx, order);
    const receivers = await findPushReceivers(tx, order, new Date(terms.now()));
    const planned = planMessages(order, moment, facts, receivers, refund);
    await queueMessages(
      tx,
      terms,
      planned.map(({ since, ...message }) => ({
        ...message,
        orderId: order.id,
        branchId: order.branchId,
        purpose: moment,
        payload: { since, ...(refund ? { refund } : {}) },
      })),
    );
  };
}
