import type { Database } from '../platform/database/database.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import type { MessageOutlet } from './message-outlet.ts';
import { createMessages } from './messages.ts';
import { createPushSubscriptions } from './push-subscriptions.ts';

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  outlet: MessageOutlet;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Messages about orders for staff, and push subscriptions. */
export function createMessageService({ db, readShop, outlet, now }: Dependencies) {
  return {
    messages: createMessages(db, { readShop, outlet, now }),
    pushSubscriptions: createPushSubscriptions(db, outlet),
  };
}

export type MessageService = ReturnType<typeof createMessageService>;
