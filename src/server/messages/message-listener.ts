import { readMessageFacts } from './queries/find-messages.ts';
import { insertMessages, type MessageChannel } from '../orders/queries/outbox.ts';
import { findPushReceivers } from './queries/push-subscriptions.ts';
import type { MessageJobs } from './message-jobs.ts';
import type { OrderListener } from '../orders/order-listeners.ts';
import { planMessages } from './plan-messages.ts';

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
