import { isMomentCurrent } from '../../lib/domain/order-moments.ts';
import { orderState } from '../../lib/domain/order.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { findOrderById, type StoredOrder } from '../orders/queries/orders.ts';
import {
  claimMessage,
  findMessage,
  postponeMessage,
  updateOutbox,
  type MessageChannel,
  type OutboxRow,
  storeSentContent,
} from '../orders/queries/outbox.ts';
import { TRY_SECONDS, type MessageJobs } from './message-jobs.ts';
import type { Delivery } from './delivery.ts';
import { toPublicOrder } from '../orders/order-views.ts';
import { composeMessage, toldOf, type Addresses } from './compose-message.ts';
import { momentOf, payloadOf, saidOf, type Content, messageReasons as reasons } from './message-content.ts';
import { sinceOf } from './plan-messages.ts';

/** Hands a message over, or says why it is not to be: `skip`. */
export type Deliver = (
  row: OutboxRow,
  content: Content,
) => Promise<Delivery | { ok: 'skip'; reason: string }>;

interface Terms {
  db: Database;
  jobs: Pick<MessageJobs, 'write'>;
  readShop: () => Promise<Shop | null>;
  addresses: Addresses;
  deliver: Deliver;
  /** Seconds until the next try, after so many; null: that was the last. */
  nextTryAfter?: (tries: number) => number | null;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/** A server that is down for a while keeps nothing for ever: half an hour at most between two tries, and 26 hours altogether. */
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 1800;
const MOST_TRIES = 60;

export const afterTries = (tries: number): number | null =>
  tries >= MOST_TRIES ? null : Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (tries - 1));

/** So long a device is told of something new; then it is not new any more. */
const PUSH_LIFE_MS = 3_600_000;

/**
 * Sends one message of the outbox, if it still waits and what it tells is still so; what it says is the order as it is then. Whatever comes
 * of it stands in its row. Rejects only if not even that could be written.
 */
export function createSendMessage(terms: Terms): (id: number) => Promise<void> {
  const { db, deliver, report } = terms;

  return async (id) => {
    const row = await claimMessage(db, id, TRY_SECONDS);
    if (!row) return meet(db, id);
    const stored = row.orderId === null ? null : await findOrderById(db, row.orderId);
    const outdated = whyNot(row, stored, new Date(terms.now()));
    if (outdated !== null || !stored) {
      await updateOutbox(db, id, {
        state: 'skipped',
        lastError: outdated,
        nextTryAt: null,
        costMillionths: null,
      });
      return;
    }
    const content = await composeMessage(row, toldOf(stored), await terms.readShop(), terms.addresses);
    const outcome = await deliver(row, content).catch((error: unknown) => {
      report(error);
      return { ok: false as const, isFinal: false, reason: String(error) };
    });
    await note(terms, row, content, outcome);
  };
}

/** Somebody else may be at it: then this job is to look once more when they should be done. */
async function meet(db: Database, id: number): Promise<void> {
  const row = await findMessage(db, id);
  if (row?.state === 'waiting') throw new Error(`message ${id} is being sent by somebody else`);
}

/** Why there is no sense in telling it any more; null: there is. */
function whyNot(row: OutboxRow, stored: StoredOrder | null, now: Date): string | null {
  if (!stored) return reasons.orderGone;
  const moment = momentOf(row);
  const order = toPublicOrder(stored);
  const { since, refund } = payloadOf(row);
  if (!isMomentCurrent(order, moment)) return reasons.outdated;
  // Another refund does not take back the one before.
  if (refund === undefined && since !== undefined && sinceOf(stored.order, moment) !== since)
    return reasons.outdated;
  // A mail is a record; whoever is called at once is not called for what was.
  const isCall = row.channel !== 'mail';
  if (isCall && moment === 'placed' && orderState(order) !== 'new') return reasons.outdated;
  if (row.channel === 'push' && now.getTime() - row.createdAt.getTime() > PUSH_LIFE_MS) return reasons.tooOld;
  return null;
}

async function note(
  { db, jobs, now, nextTryAfter = afterTries, report }: Terms,
  row: OutboxRow,
  content: Content,
  outcome: Awaited<ReturnType<Deliver>>,
): Promise<void> {
  const { id } = row;
  if (outcome.ok === 'skip') {
    await updateOutbox(db, id, {
      state: 'skipped',
      lastError: outcome.reason,
      nextTryAt: null,
      costMillionths: null,
    });
    return;
  }
  if (outcome.ok) {
    const { costMillionths } = outcome;
    await db.transaction(async (tx) => {
      await updateOutbox(tx, id, {
        state: 'done',
        lastError: null,
        nextTryAt: null,
        doneAt: new Date(now()),
        ...(costMillionths === undefined ? {} : { costMillionths }),
      });
      await storeSentContent(tx, id, saidOf(content));
    });
    return;
  }
  const seconds = outcome.isFinal ? null : nextTryAfter(row.tries);
  report(new Error(`message ${id} (${row.channel}): ${outcome.reason}`));
  await db.transaction(async (tx) => {
    if (seconds === null) {
      await updateOutbox(tx, id, {
        state: 'failed',
        lastError: outcome.reason,
        nextTryAt: null,
        costMillionths: null,
      });
      return;
    }
    await postponeMessage(tx, id, { reason: outcome.reason, seconds });
    await jobs.write(tx, [{ id, channel: row.channel as MessageChannel }], seconds);
  });
}
