import { WEBHOOK_TEST, type WebhookAttempt } from '../../lib/contract/webhooks.ts';
import { repeat } from '../platform/async/repeat.ts';
import type { Database } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import { SYSTEM } from '../platform/http/actor.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { PostOutcome, PostWebhook } from './post-webhook.ts';
import {
  claimDelivery,
  failWaiting,
  findDueEndpoints,
  noteAttempt,
  type ClaimedDelivery,
  type EventRow,
} from './queries/deliveries.ts';
import { findEndpoint, noteFailing, updateEndpoint, type EndpointRow } from './queries/endpoints.ts';
import { deleteOldEvents } from './queries/events.ts';
import { webhookSignature } from './sign.ts';

/** Contact data of an order's customer, as of now; null: there is no such order, or it was erased. */
export type ReadContact = (orderId: number) => Promise<Record<string, unknown> | null>;

interface Dependencies {
  db: Database;
  post: PostWebhook;
  readContact: ReadContact;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
  /** Seconds until the next attempt after so many; null: no further one. */
  nextTryAfter?: (tries: number) => number | null;
}

const [MINUTE, HOUR] = [60, 3600];
/** The schedule that the specification suggests: the last attempt is three days after the first. */
const WAITS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const afterTries = (tries: number) => WAITS[tries - 1] ?? null;

/** How long an attempt holds its message: longer than any takes. */
const CLAIM_SECONDS = 60;
/** Messages that are sent to one endpoint at once, of different orders. */
const LANES = 4;
/** An endpoint that has failed for so long is switched off. */
const OFF_AFTER_MS = 3 * 86_400_000;
const MOST_ATTEMPTS = 12;
/** How often to look besides notices: for attempts that are due again, of which the earliest come after five seconds. */
const LOOK_EVERY_MS = 5000;
const TIDY_EVERY_MS = 3_600_000;
const KEPT_MS = 30 * 86_400_000;
const MOST_DELETED = 1000;

export interface SendWebhooks {
  /** Sends a message of the type webhook.test at once, and answers what became of it; null: no such endpoint. */
  test: (endpointId: number) => Promise<WebhookAttempt | null>;
  /** Sends what is due, and returns when nothing is. */
  sendDue: () => Promise<void>;
  /** Starts sending; returns how to stop, which waits for messages under way. */
  start: (notices: Pick<Notices, 'listen'>) => () => Promise<void>;
}

type Message = Pick<EventRow, 'messageId' | 'type' | 'data' | 'at' | 'orderId'>;

export function createSendWebhooks({
  db,
  post,
  readContact,
  now,
  report,
  nextTryAfter = afterTries,
}: Dependencies): SendWebhooks {
  const busy = new Map<number, Promise<unknown>>();

  async function send(endpoint: EndpointRow, message: Message): Promise<PostOutcome & { at: Date }> {
    const at = new Date(now());
    const contact =
      endpoint.hasContact && message.orderId !== null ? await readContact(message.orderId) : null;
    const data = contact ? { ...message.data, contact } : message.data;
    const body = JSON.stringify({ type: message.type, timestamp: message.at.toISOString(), data });
    const timestamp = Math.floor(at.getTime() / 1000);
    const { secret, oldSecret, oldSecretUntil } = endpoint;
    const secrets =
      oldSecret !== null && oldSecretUntil && oldSecretUntil > at ? [secret, oldSecret] : [secret];
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Bestellbar-Webhooks/1',
      'webhook-id': message.messageId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': webhookSignature(secrets, { id: message.messageId, timestamp, body }),
    };
    return { ...(await post(endpoint.url, headers, body)), at };
  }

  async function deliver({ delivery, event, endpoint }: ClaimedDelivery): Promise<void> {
    const outcome = await send(endpoint, event);
    const attempts = [attemptOf(outcome), ...delivery.attempts].slice(0, MOST_ATTEMPTS);
    if (isTaken(outcome)) {
      await db.transaction(async (tx) => {
        await noteAttempt(tx, delivery, { state: 'done', attempts, nextSeconds: null });
        if (endpoint.failingSince) await updateEndpoint(tx, endpoint.id, { failingSince: null });
      });
      return;
    }
    const wait = nextTryAfter(delivery.tries);
    const nextSeconds = wait === null ? null : Math.max(wait, outcome.retryAfter ?? 0);
    const failing = now() - (endpoint.failingSince?.getTime() ?? now());
    const offReason = outcome.status === 410 ? 'gone' : failing >= OFF_AFTER_MS ? 'failing' : null;
    await db.transaction(async (tx) => {
      const state = nextSeconds === null ? 'failed' : 'waiting';
      await noteAttempt(tx, delivery, { state, attempts, nextSeconds });
      await noteFailing(tx, endpoint.id, outcome.at);
      if (!offReason) return;
      await updateEndpoint(tx, endpoint.id, { isEnabled: false, offReason });
      await failWaiting(tx, endpoint.id);
      await insertAudit(tx, SYSTEM, {
        at: outcome.at,
        action: 'update',
        entity: 'webhooks',
        id: endpoint.id,
        before: { isEnabled: true, offReason: null },
        after: { isEnabled: false, offReason },
      });
    });
  }

  /** Sends an endpoint's messages until none is due. A slow one holds up nobody else. */
  async function drain(endpointId: number): Promise<void> {
    const lane = async () => {
      for (;;) {
        const claimed = await claimDelivery(db, endpointId, CLAIM_SECONDS);
        if (!claimed) return;
        await deliver(claimed);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  async function look(): Promise<void> {
    for (const id of await findDueEndpoints(db)) {
      if (busy.has(id)) continue;
      const running = drain(id)
        .catch(report)
        .finally(() => busy.delete(id));
      busy.set(id, running);
    }
  }

  return {
    async test(endpointId) {
      const endpoint = await findEndpoint(db, endpointId);
      if (!endpoint) return null;
      const at = new Date(now());
      const message = { messageId: `msg_test_${at.getTime()}`, type: WEBHOOK_TEST, at, orderId: null };
      return attemptOf(await send(endpoint, { ...message, data: { endpoint: { id: endpointId } } }));
    },
    async sendDue() {
      await look();
      await Promise.all(busy.values());
    },
    start(notices) {
      const stopLooking = repeat(LOOK_EVERY_MS, look, report);
      const stopTidying = repeat(
        TIDY_EVERY_MS,
        async (signal) => {
          while (!signal.aborted)
            if ((await deleteOldEvents(db, new Date(now() - KEPT_MS), MOST_DELETED)) < MOST_DELETED) return;
        },
        report,
      );
      const stopListening = notices.listen('webhook_events', {
        onNotice: () => void look().catch(report),
      });
      return async () => {
        stopListening();
        await stopLooking();
        await stopTidying();
        await Promise.all(busy.values());
      };
    },
  };
}

const isTaken = ({ status }: PostOutcome) => status !== null && status >= 200 && status < 300;

const attemptOf = ({ at, status, problem, ms, excerpt }: PostOutcome & { at: Date }): WebhookAttempt => ({
  ...{ at: at.toISOString(), status, problem, ms, excerpt },
});
