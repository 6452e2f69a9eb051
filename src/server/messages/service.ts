import type { PushSubscriptionDraft } from '../../lib/contract/messages.ts';
import type { Database } from '../platform/database/database.ts';
import {
  deletePushSubscription,
  writePushSubscription,
  type PushOwner,
} from './queries/push-subscriptions.ts';
import { findOwnOrder } from '../orders/read-orders.ts';
import type { MessageOutlet } from './message-outlet.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { createDailyMailSettings } from './daily-mail-settings.ts';
import { createMessages } from './messages.ts';

/** The subscriber: an order's customer by uid and hash, or a staff member. */
export type PushAsker = { uid: string; hash: string } | { userId: number };

type Subscribed =
  { ok: true } | { ok: false; code: 'notFound' | 'pushNotConfigured' | 'pushUnknown' | 'pushTooMany' };

/** Browsers' push subscriptions. */
export interface PushSubscriptions {
  /** null: the shop sends no notifications. */
  publicKey: string | null;
  subscribe: (asker: PushAsker, draft: PushSubscriptionDraft) => Promise<Subscribed>;
  /** false: the order does not exist. */
  unsubscribe: (asker: PushAsker, endpoint: string) => Promise<boolean>;
}

function createPushSubscriptions(
  db: Database,
  { publicKey, isPushAddress }: Pick<MessageOutlet, 'publicKey' | 'isPushAddress'>,
): PushSubscriptions {
  async function ownerOf(asker: PushAsker): Promise<PushOwner | null> {
    if ('userId' in asker) return { userId: asker.userId, orderId: null };
    const stored = await findOwnOrder(db, asker.uid, asker.hash);
    return stored && { userId: null, orderId: stored.order.id };
  }

  return {
    publicKey,
    async subscribe(asker, { endpoint, keys }) {
      const owner = await ownerOf(asker);
      if (!owner) return { ok: false, code: 'notFound' };
      if (publicKey === null) return { ok: false, code: 'pushNotConfigured' };
      if (!isPushAddress(endpoint)) return { ok: false, code: 'pushUnknown' };
      const isKept = await writePushSubscription(db, owner, { endpoint, ...keys });
      return isKept ? { ok: true } : { ok: false, code: 'pushTooMany' };
    },
    async unsubscribe(asker, endpoint) {
      const owner = await ownerOf(asker);
      if (owner) await deletePushSubscription(db, owner, endpoint);
      return owner !== null;
    },
  };
}

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
    dailyMail: createDailyMailSettings(db, outlet, now),
  };
}

export type MessageService = ReturnType<typeof createMessageService>;
