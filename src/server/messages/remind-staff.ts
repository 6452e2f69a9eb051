import { DateTime } from 'luxon';
import { branchRanges } from '../../lib/domain/hours.ts';
import { remindersDue } from '../../lib/domain/attendance.ts';
import { findUnanswered } from '../orders/queries/open-orders.ts';
import type { OrderRow } from '../orders/queries/orders.ts';
import type { MessageChannel } from '../orders/queries/outbox.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';
import type { Database } from '../platform/database/database.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { REMINDER } from './compose-message.ts';
import { findStaffSubscriptions } from './queries/push-subscriptions.ts';
import { queueMessages, type QueuingTerms } from './queue-messages.ts';

/** What tells staff of something by itself. */
export interface TellingTerms extends QueuingTerms {
  db: Database;
  readShop: ReadCurrentShop;
}

const EVERY_MS = 60_000;
const MINUTE_MS = 60_000;
/** Older orders are no news for anybody. */
const NEWS_MS = 48 * 3_600_000;

/**
 * Reminds the staff of each branch, by push and mail, of new orders that nobody has answered (`domain/attendance.ts`). However many processes
 * look, each reminder is written once.
 */
export function createRemindStaff(terms: TellingTerms): () => Promise<void> {
  const { db, readShop, now } = terms;

  async function remind(order: OrderRow, number: number, branchEmail: string): Promise<void> {
    const devices = await findStaffSubscriptions(db, order.branchId, new Date(now()));
    const to = (channel: MessageChannel, audience: 'branch' | 'staff', recipient: string) => ({
      channel,
      audience,
      recipient,
      key: [order.id, REMINDER, number, channel, audience, recipient].join('/'),
      orderId: order.id,
      branchId: order.branchId,
      purpose: REMINDER,
      payload: { since: order.createdAt.toISOString() },
    });
    const messages = [
      ...devices.map(({ id }) => to('push', 'staff', String(id))),
      ...(branchEmail === '' ? [] : [to('mail', 'branch', branchEmail)]),
    ];
    await db.transaction((tx) => queueMessages(tx, terms, messages));
  }

  return async () => {
    const shop = (await readShop())?.shop;
    const minutes = shop?.config.reminderMinutes ?? 0;
    if (!shop || minutes === 0) return;
    const at = DateTime.fromMillis(now(), { zone: shop.config.timezone });
    const waiting = await findUnanswered(db, {
      branchIds: shop.branches.map(({ id }) => id),
      after: new Date(now() - NEWS_MS),
      before: new Date(now() - minutes * MINUTE_MS),
    });
    for (const order of waiting) {
      const branch = shop.branches.find(({ id }) => id === order.branchId);
      if (!branch) continue;
      const ranges = branchRanges(branch, at.minus({ days: 1 }), at.plus({ days: 1 }));
      const due = remindersDue({ createdAt: order.createdAt.getTime(), ranges, minutes }, now());
      if (due > 0) await remind(order, due, branch.email);
    }
  };
}

/** Looks every minute. Returns how to stop, which waits for the running round. */
export const scheduleReminders = (
  remindStaff: () => Promise<void>,
  { report }: JobContext,
): (() => Promise<void>) => repeat(EVERY_MS, remindStaff, report);
