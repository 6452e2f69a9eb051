import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../queue.ts';
import { count } from './plural.ts';

/** Texts of an order that waits on the device for reception. */
export const queue: Words<typeof german.queue> = {
  label: 'Your order while you’re offline',
  offer: 'Send once back online',
  offerHint:
    'Or we’ll send it for you once you’re back online: within 30 minutes, as long as one of our pages is open.',
  waiting: 'Not ordered yet',
  waitingHint: 'It will be sent once you’re back online. Please keep this page open.',
  doubt: 'Not confirmed yet',
  doubtHint:
    'Your order may already have reached us. We’ll check once you’re back online. Nothing will be ordered twice.',
  withdrawing: 'Being cancelled',
  withdrawingHint:
    'Your order may already have reached us. Once you’re back online, we’ll know whether it can still be cancelled.',
  late: 'Not confirmed',
  lateHint:
    'Offline for 30 minutes. Your order may have reached us: please ask our team. Nothing more will be sent.',
  sending: 'Sending…',
  since: (minutes) => (minutes === 0 ? 'Just now' : `For ${count(minutes, 'minute', 'minutes')}`),
  send: 'Send now',
  ask: 'Check now',
  withdraw: 'Cancel order',
  noReception: 'Still offline.',
  placed: 'Ordered',
  placedHint: 'Your order has reached us.',
  toOrder: 'See order',
  notPlaced: 'Not ordered',
  expiredHint: 'Offline for 30 minutes. Your order was not sent.',
  unknownReason: 'Sorry, we couldn’t accept your order.',
  withdrawn: 'Cancelled',
  /** While something else is in the cart: one order waits at a time. */
  next: 'What’s in your basket now stays there. You can order it once this order has been sent.',
  inCart: 'Everything is back in your basket.',
  toCheckout: 'Go to checkout',
  close: 'Got it',
};
