import type { Database, Transaction } from '../platform/database/database.ts';
import {
  countPlacedMails,
  lockSmsCosts,
  sumSmsCosts,
  updateOutbox,
  type OutboxRow,
} from '../orders/queries/outbox.ts';
import { deletePushEndpoint, findPushSubscription } from './queries/push-subscriptions.ts';
import type { SendMail, SendPush, SendSms } from './senders.ts';
import { segmentsOf } from './sms/order-sms.ts';
import { messageReasons as reasons } from './compose-message.ts';
import type { Deliver } from './send-message.ts';

/** Cost limits of text messages, in cents of the shop's currency. */
export interface SmsLimits {
  order: number;
  /** For all orders within 24 hours. */
  day: number;
  /** Assumed price of a segment until the provider reports one; fractions of cents are allowed. */
  perSegment: number;
}

/** The sender of each channel; null: not configured. */
export interface Senders {
  mail: SendMail | null;
  sms: { send: SendSms; limits: SmsLimits } | null;
  push: SendPush | null;
}

const DAY_MS = 86_400_000;
/** Millionths per cent. */
const PER_CENT = 10_000;

const NOBODY = { ok: 'skip', reason: reasons.notConfigured } as const;

/** Confirmations of orders per address and hour: anyone can order with a stranger's address. */
const MOST_CONFIRMATIONS = 4;
const HOUR_MS = 3_600_000;
const FLOODED = { ok: 'skip', reason: reasons.tooManyMails } as const;

async function isFlooded(
  db: Database,
  { id, audience, purpose, recipient }: OutboxRow,
  now: Date,
): Promise<boolean> {
  if (audience !== 'customer' || purpose !== 'placed') return false;
  const since = new Date(now.getTime() - HOUR_MS);
  return (await countPlacedMails(db, { recipient, since, except: id })) >= MOST_CONFIRMATIONS;
}

/** Delivers a message through its channel's sender. */
export function createDeliver(db: Database, senders: Senders, now: () => number): Deliver {
  return async (row, content) => {
    switch (content.channel) {
      case 'mail':
        if (!senders.mail) return NOBODY;
        if (await isFlooded(db, row, new Date(now()))) return FLOODED;
        return senders.mail(content.mail);
      case 'sms': {
        const { sms } = senders;
        if (!sms) return NOBODY;
        const over = await reserve(db, row, content.text, sms.limits, new Date(now()));
        if (over !== null) return { ok: 'skip', reason: over };
        const id = `message-${row.id}`;
        return sms.send({ id, to: row.recipient, text: content.text, isRepeated: row.tries > 1 });
      }
      case 'push':
        return senders.push ? deliverPush(db, senders.push, row, content.push) : NOBODY;
    }
  };
}

async function deliverPush(
  db: Database,
  send: SendPush,
  { recipient }: OutboxRow,
  push: Parameters<SendPush>[1],
): ReturnType<Deliver> {
  const subscription = await findPushSubscription(db, Number(recipient));
  if (!subscription) return { ok: 'skip', reason: reasons.deviceGone };
  const outcome = await send(subscription, push);
  if (!outcome.ok && outcome.isGone) {
    await deletePushEndpoint(db, subscription.endpoint);
    return { ok: 'skip', reason: reasons.deviceGone };
  }
  return outcome;
}

/** Reserves the cost of a text message, one process at a time; else returns the exceeded limit. */
async function reserve(
  db: Database,
  row: Pick<OutboxRow, 'id' | 'orderId'>,
  text: string,
  limits: SmsLimits,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockSmsCosts(tx);
    const over = await limitOver(tx, row, text, limits, now);
    if (over === null) await updateOutbox(tx, row.id, { costMillionths: costOf(text, limits) });
    return over;
  });
}

/** The limit that another text message about an order would exceed; null: none. */
export function fitsSmsLimits(
  db: Database,
  order: { id: number },
  text: string,
  limits: SmsLimits,
  now: Date,
): Promise<string | null> {
  return limitOver(db, { id: 0, orderId: order.id }, text, limits, now);
}

async function limitOver(
  db: Database | Transaction,
  { id, orderId }: Pick<OutboxRow, 'id' | 'orderId'>,
  text: string,
  limits: SmsLimits,
  now: Date,
): Promise<string | null> {
  const cost = costOf(text, limits);
  const spent = await sumSmsCosts(db, { orderId, since: new Date(now.getTime() - DAY_MS), except: id });
  if (spent.ofOrder + cost > limits.order * PER_CENT) return reasons.smsOverOrder;
  return spent.ofAll + cost > limits.day * PER_CENT ? reasons.smsOverDay : null;
}

/** In millionths. */
const costOf = (text: string, { perSegment }: SmsLimits): number =>
  Math.round(segmentsOf(text).segments * perSegment * PER_CENT);
