import { ORDER_MOMENTS, type RefundTotals, type OrderMoment } from '../../lib/domain/order-moments.ts';
import { isMobileNumber } from '../../lib/domain/phone.ts';
import type { OrderRow } from '../orders/queries/orders.ts';
import { type MessageChannel, insertMessages } from '../orders/queries/outbox.ts';
import type { OrderListener } from '../orders/order-listeners.ts';
import { type MessageFacts, readMessageFacts } from './queries/find-messages.ts';
import { findPushReceivers } from './queries/push-subscriptions.ts';
import type { MessageJobs } from './message-jobs.ts';

export type Audience = 'customer' | 'branch' | 'staff';

/** Somebody is to be told of a moment in some way. */
export interface PlannedMessage {
  channel: MessageChannel;
  audience: Audience;
  recipient: string;
  /** Of each there is one message, however often it is planned. */
  key: string;
  /** The instant that brought the moment: one that comes a second time is another. */
  since: string;
}

/** Browsers that asked to be told, by the ids of their subscriptions. */
export interface PushReceivers {
  customer: readonly number[];
  staff: readonly number[];
}

/** What customers are told of by each channel. A mail is what they keep; a text message is what they have to know at once. */
const CUSTOMER: Readonly<Record<MessageChannel, readonly OrderMoment[]>> = {
  mail: ORDER_MOMENTS,
  sms: ['placed', 'counterAppointment', 'confirmed', 'inDelivery', 'rejected', 'canceled'],
  push: ORDER_MOMENTS.filter((moment) => moment !== 'placed'),
};

/** Ends that somebody in the shop has to hear of when they come from the customer. */
const CUSTOMERS_ENDS: readonly OrderMoment[] = ['rejected', 'canceled'];

/** Whether the shop itself is to hear of a moment: of new orders, and of what others than the shop did. */
function isForShop(moment: OrderMoment, { isByCustomer }: MessageFacts): boolean {
  return moment === 'placed' || (CUSTOMERS_ENDS.includes(moment) && isByCustomer);
}

/**
 * Who is told of a moment, and how. Pure: the same order at the same moment gives the same keys; refunds are told apart by what has gone
 * back altogether, which only grows.
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

/** The instant that brought an order to a moment, as it is now; what was brought by another instant is out of date. */
export function sinceOf(order: OrderRow, moment: OrderMoment): string {
  const instants: Record<OrderMoment, Date | null> = {
    placed: order.createdAt,
    // A second proposal is another one.
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

interface Terms {
  jobs: Pick<MessageJobs, 'write'>;
  /** Whether there is somebody who sends by that channel. */
  isConfigured: (channel: MessageChannel) => boolean;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Writes who is to be told of an order's moment, with the jobs that tell them. Each message is written once, however often it is called. */
export function createMessageListener({ jobs, isConfigured, now }: Terms): OrderListener {
  return async (tx, { order }, { moment, refund }) => {
    const facts = await readMessageFacts(tx, order);
    const receivers = await findPushReceivers(tx, order, new Date(now()));
    const planned = planMessages(order, moment, facts, receivers, refund);
    const written = await insertMessages(
      tx,
      planned.map(({ since, ...message }) => ({
        ...message,
        orderId: order.id,
        branchId: order.branchId,
        purpose: moment,
        payload: { since, ...(refund ? { refund } : {}) },
        state: isConfigured(message.channel) ? ('waiting' as const) : ('notConfigured' as const),
        createdAt: new Date(now()),
      })),
    );
    const waiting = written.filter(({ state }) => state === 'waiting');
    await jobs.write(tx, waiting as { id: number; channel: MessageChannel }[]);
  };
}
