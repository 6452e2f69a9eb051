import { isMomentCurrent } from '../../lib/domain/order-moments.ts';
import { asksCounterAppointment, orderState } from '../../lib/domain/order.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { findOrderById, type StoredOrder } from '../orders/queries/orders.ts';
import {
  claimMessage,
  renewClaim,
  findMessage,
  postponeMessage,
  updateOutbox,
  type MessageChannel,
  type OutboxRow,
  storeSentContent,
  deleteSentMails,
} from '../orders/queries/outbox.ts';
import { CLAIM_SECONDS, type MessageJobs } from './message-jobs.ts';
import type { Delivery } from './senders.ts';
import { writeConfirmationPdf, type ReadLogo } from '../orders/confirmation-pdf/write-confirmation.ts';
import { toPublicOrder } from '../orders/order-views.ts';
import {
  composeMessage,
  toldOf,
  type Addresses,
  momentOf,
  payloadOf,
  REMINDER,
  saidOf,
  type Content,
  messageReasons as reasons,
} from './compose-message.ts';
import { sinceOf } from './plan-messages.ts';
import { composeUnattended, UNATTENDED, whyNotUnattended } from './tell-unattended.ts';
import { composeWebhookOff, WEBHOOK_OFF } from './tell-webhooks-off.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';

/** Delivers a message, or returns why it should not be sent: `skip`. */
export type Deliver = (
  row: OutboxRow,
  content: Content,
) => Promise<Delivery | { ok: 'skip'; reason: string }>;

interface Terms {
  db: Database;
  jobs: Pick<MessageJobs, 'write'>;
  readShop: () => Promise<Shop | null>;
  addresses: Addresses;
  /** For the attached confirmation; by default it has none. */
  readLogo?: ReadLogo | undefined;
  deliver: Deliver;
  /** Seconds until the next attempt after so many; null: that was the last. */
  nextTryAfter?: (tries: number) => number | null;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/** Retries outlast a server's downtime: up to half an hour apart, 26 hours in all. */
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 1800;
const MOST_TRIES = 60;

export const afterTries = (tries: number): number | null =>
  tries >= MOST_TRIES ? null : Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (tries - 1));

const noLogo: ReadLogo = () => Promise.resolve(null);

/** Later, a notification is no longer news. */
const PUSH_LIFE_MS = 3_600_000;

/**
 * Sends one message of the outbox if it is still waiting and still true, composed from the order's current state. The outcome is stored in
 * its row; rejects only if that fails.
 */
export function createSendMessage(terms: Terms): (id: number) => Promise<void> {
  const { db, deliver, report } = terms;

  return async (id) => {
    const row = await claimMessage(db, id, CLAIM_SECONDS);
    if (!row) return throwIfBeingSent(db, id);
    const shop = await terms.readShop();
    const about = { [UNATTENDED]: aboutBranch, [WEBHOOK_OFF]: aboutWebhook }[row.purpose] ?? aboutOrder;
    const composed = await about(terms, row, shop);
    if ('skip' in composed) return skip(db, id, composed.skip);
    const outcome = await keepClaimed(terms, id, () =>
      deliver(row, composed).catch((error: unknown) => {
        report(error);
        return { ok: false as const, isFinal: false, reason: String(error) };
      }),
    );
    await note(terms, row, composed, outcome);
  };
}

/** A message's content, or why it is not sent. */
type Composed = Content | { skip: string };

async function aboutOrder(terms: Terms, row: OutboxRow, shop: Shop | null): Promise<Composed> {
  const { db } = terms;
  const stored = row.orderId === null ? null : await findOrderById(db, row.orderId);
  const outdated = whyNot(row, stored, new Date(terms.now()));
  if (outdated !== null || !stored) return { skip: outdated ?? reasons.orderGone };
  const content = await composeMessage(row, toldOf(stored), shop, terms.addresses);
  // A link is no durable medium (CJEU C-49/11), a file is. As PDF alone: phones open it in the mail itself, unlike HTML, and it prints alike.
  if (content.channel === 'mail' && row.audience === 'customer' && momentOf(row) === 'placed')
    content.mail.confirmation = await writeConfirmationPdf(db, terms.readLogo ?? noLogo, {
      stored,
      shop,
      customer: stored.order.name,
    });
  return content;
}

async function aboutBranch(
  { db, now, addresses }: Terms,
  row: OutboxRow,
  shop: Shop | null,
): Promise<Composed> {
  const outdated = shop ? await whyNotUnattended(db, row, now()) : reasons.outdated;
  if (outdated !== null || !shop) return { skip: outdated ?? reasons.outdated };
  return composeUnattended(row, shop, addresses);
}

const aboutWebhook = async (
  { db, addresses }: Terms,
  row: OutboxRow,
  shop: Shop | null,
): Promise<Composed> => (shop ? composeWebhookOff(db, row, shop, addresses) : { skip: reasons.outdated });

const skip = (db: Database, id: number, reason: string) =>
  updateOutbox(db, id, { state: 'skipped', lastError: reason, nextTryAt: null, costMillionths: null });

/** Renews the claim while a server takes its time. */
async function keepClaimed<T>({ db, report }: Terms, id: number, work: () => Promise<T>): Promise<T> {
  let renewal = Promise.resolve();
  const renew = () => (renewal = renewClaim(db, id, CLAIM_SECONDS).catch(report));
  const renewing = setInterval(() => void renew(), (CLAIM_SECONDS * 1000) / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    // Must not overwrite the time of the next attempt.
    await renewal;
  }
}

/** Another process may be sending it: the job then looks again once that attempt must be over. */
async function throwIfBeingSent(db: Database, id: number): Promise<void> {
  const row = await findMessage(db, id);
  if (row?.state === 'waiting') throw new Error(`message ${id} is being sent by another process`);
}

/** Why a message is no longer worth sending; null: it is. */
function whyNot(row: OutboxRow, stored: StoredOrder | null, now: Date): string | null {
  if (!stored) return reasons.orderGone;
  const moment = momentOf(row);
  const order = toPublicOrder(stored);
  const { since, refund } = payloadOf(row);
  if (!isMomentCurrent(order, moment)) return reasons.outdated;
  if (row.purpose === REMINDER && asksCounterAppointment(order)) return reasons.outdated;
  // Another refund does not invalidate the earlier one.
  if (refund === undefined && since !== undefined && sinceOf(stored.order, moment) !== since)
    return reasons.outdated;
  // A mail is a record; urgent channels do not report the past.
  const isCall = row.channel !== 'mail' || row.purpose === REMINDER;
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
  if (outcome.ok === 'skip') return skip(db, id, outcome.reason);
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

const EVERY_MS = 3_600_000;
/** How long a mail's HTML is stored; its text stays with the order. */
const KEPT_MS = 90 * 86_400_000;
/** Deleted at once. */
const MOST_AT_ONCE = 500;

/** Deletes the HTML of old mails, the largest part of an order's data; returns their number. */
export function sweepSentMails(db: Database, now: number): Promise<number> {
  return deleteSentMails(db, new Date(now - KEPT_MS), MOST_AT_ONCE);
}

/** Runs hourly. Returns how to stop, which waits for the running round. */
export function scheduleSentMailCleanup(db: Database, { now, report }: JobContext): () => Promise<void> {
  return repeat(EVERY_MS, () => sweepSentMails(db, now()), report);
}
