import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { WebhookType } from '../../../lib/contract/webhooks.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notices.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../platform/database/schema.ts';

/** Something to tell. */
export interface NewWebhookEvent {
  type: WebhookType;
  /** null: of the whole shop. */
  branchId: number | null;
  /** Events of an order are told in their order; null: of none. */
  orderId: number | null;
  at: Date;
  /** Without contact data. */
  data: Record<string, unknown>;
  /** Seconds until it is told at the earliest: so long it can be undone. */
  afterSeconds?: number;
}

const newMessageId = () => `msg_${randomBytes(18).toString('base64url')}`;

/**
 * Stores events and whom to tell of them, in the transaction of what has happened: both are stored, or neither. Without an endpoint that
 * is switched on, `events` is not called, and nothing is stored.
 */
export async function writeWebhookEvents(
  tx: Transaction,
  events: () => readonly NewWebhookEvent[],
): Promise<void> {
  const { id, types, branchIds } = webhookEndpoints;
  const endpoints = await tx
    .select({ id, types, branchIds })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.isEnabled, true));
  if (endpoints.length === 0) return;
  const wanted = events().map((event) => ({ ...event, to: endpoints.filter((one) => wants(one, event)) }));
  if (wanted.length === 0) return;
  const stored = await tx
    .insert(webhookEvents)
    .values(
      wanted.map(({ type, branchId, orderId, at, data }) => ({
        ...{ type, branchId, orderId, at, data },
        messageId: newMessageId(),
      })),
    )
    .returning({ id: webhookEvents.id });
  const deliveries = wanted.flatMap(({ to, orderId, afterSeconds = 0 }, index) =>
    to.map((endpoint) => ({
      endpointId: endpoint.id,
      eventId: stored[index]?.id ?? 0,
      orderId,
      nextTryAt: sql`now() + ${afterSeconds} * interval '1 second'`,
    })),
  );
  if (deliveries.length === 0) return;
  await tx.insert(webhookDeliveries).values(deliveries);
  await notify(tx, 'webhook_events', '');
}

/** Whether an endpoint is told of an event. */
export const wants = (
  endpoint: Pick<typeof webhookEndpoints.$inferSelect, 'types' | 'branchIds'>,
  event: { type: string; branchId: number | null },
): boolean =>
  (endpoint.types.length === 0 || (endpoint.types as string[]).includes(event.type)) &&
  (endpoint.branchIds === null || event.branchId === null || endpoint.branchIds.includes(event.branchId));

/** Tells nobody of an order's latest event of a type, which was undone before it was sent. */
export async function skipUndoneEvent(tx: Transaction, orderId: number, type: WebhookType): Promise<void> {
  const last = tx
    .select({ id: sql`max(${webhookEvents.id})` })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.orderId, orderId), eq(webhookEvents.type, type)));
  await tx
    .update(webhookDeliveries)
    .set({ state: 'skipped', doneAt: sql`now()` })
    .where(
      and(
        eq(webhookDeliveries.state, 'waiting'),
        eq(webhookDeliveries.tries, 0),
        inArray(webhookDeliveries.eventId, last),
      ),
    );
}

/** Deletes the events of orders whose customers' data is erased, with their messages. */
export async function eraseWebhookEvents(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx.delete(webhookEvents).where(inArray(webhookEvents.orderId, [...orderIds]));
}

/** Deletes some events from before, with their messages; answers how many. */
export async function deleteOldEvents(db: Database, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(lt(webhookEvents.at, before))
    .orderBy(asc(webhookEvents.id))
    .limit(most);
  const gone = await db
    .delete(webhookEvents)
    .where(inArray(webhookEvents.id, old))
    .returning({ id: webhookEvents.id });
  return gone.length;
}

/** Events from one instant to another, both included; a part of them, after an id, in the order in which they happened. */
export function findEvents(
  tx: Transaction,
  { from, to, after, most }: { from: Date; to: Date; after: number; most: number },
) {
  const { id, type, branchId, orderId, at } = webhookEvents;
  return tx
    .select({ id, type, branchId, orderId })
    .from(webhookEvents)
    .where(and(gt(id, after), sql`${at} between ${from.toISOString()} and ${to.toISOString()}`))
    .orderBy(asc(id))
    .limit(most);
}
