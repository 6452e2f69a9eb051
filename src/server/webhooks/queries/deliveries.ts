import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { WEBHOOK_DELIVERY_FIELDS, WebhookAttempt } from '../../../lib/contract/webhooks.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../platform/database/schema.ts';
import type { EndpointRow } from './endpoints.ts';

type Reader = Database | Transaction;
export type EventRow = typeof webhookEvents.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export interface FoundDelivery {
  delivery: DeliveryRow;
  event: Pick<EventRow, 'messageId' | 'type' | 'branchId' | 'at'>;
}

/** A message to send. */
export interface ClaimedDelivery {
  delivery: DeliveryRow;
  event: EventRow;
  endpoint: EndpointRow;
}

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;
/** What is told now. Events of an order wait for its earlier ones, and those of no order (what is sold out) for each other. */
const IS_DUE = sql`d.state = 'waiting' and d.next_try_at <= now() and not exists (
  select from webhook_deliveries earlier where earlier.endpoint_id = d.endpoint_id and earlier.order_id is not distinct from d.order_id
  and earlier.event_id < d.event_id and earlier.state = 'waiting')`;

/** Endpoints that are switched on and have something due. */
export async function findDueEndpoints(db: Database): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    select e.id from webhook_endpoints e where e.is_enabled and exists (
      select from webhook_deliveries d where d.endpoint_id = e.id and ${IS_DUE}) order by e.id`)) as {
    rows: { id: number }[];
  };
  return rows.map(({ id }) => id);
}

/**
 * Claims an endpoint's next message for some seconds; null: nothing is due. After a crash the claim expires, and another process sends it
 * again.
 */
export async function claimDelivery(
  db: Database,
  endpointId: number,
  seconds: number,
): Promise<ClaimedDelivery | null> {
  const due = sql`(select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.is_enabled
    where d.endpoint_id = ${endpointId} and ${IS_DUE} order by d.event_id limit 1 for update of d skip locked)`;
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} + 1`, nextTryAt: inSeconds(seconds) })
    .where(eq(webhookDeliveries.id, due))
    .returning();
  if (!delivery) return null;
  const [found] = await db
    .select({ event: webhookEvents, endpoint: webhookEndpoints })
    .from(webhookEvents)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, delivery.endpointId))
    .where(eq(webhookEvents.id, delivery.eventId));
  return found ? { delivery, ...found } : null;
}

/** The outcome of an attempt. `nextSeconds`: until the next one; null: there is none. */
export interface DeliveryOutcome {
  state: DeliveryRow['state'];
  attempts: WebhookAttempt[];
  nextSeconds: number | null;
}

export async function noteAttempt(
  tx: Transaction,
  { id, tries }: Pick<DeliveryRow, 'id' | 'tries'>,
  { state, attempts, nextSeconds }: DeliveryOutcome,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({
      state,
      attempts,
      ...(nextSeconds === null ? {} : { nextTryAt: inSeconds(nextSeconds) }),
      doneAt: state === 'waiting' ? null : sql`now()`,
    })
    // Sent again meanwhile: this attempt is history.
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, tries)));
}

/** Sends messages again, with fresh attempts. Answers how many; those under way are left alone. */
export async function sendAgain(
  tx: Transaction,
  endpointId: number,
  events: readonly { id: number; orderId: number | null }[],
  onlyFailed: boolean,
): Promise<number> {
  if (events.length === 0) return 0;
  const again = await tx
    .insert(webhookDeliveries)
    .values(events.map(({ id, orderId }) => ({ endpointId, eventId: id, orderId })))
    .onConflictDoUpdate({
      target: [webhookDeliveries.endpointId, webhookDeliveries.eventId],
      set: { state: 'waiting', tries: 0, nextTryAt: sql`now()`, doneAt: null },
      setWhere: inArray(webhookDeliveries.state, onlyFailed ? ['failed'] : ['failed', 'done']),
    })
    .returning({ id: webhookDeliveries.id });
  return again.length;
}

/** Gives up what waits for an endpoint; a replay sends it. */
export async function failWaiting(tx: Transaction, endpointId: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', doneAt: sql`now()` })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')));
}

const COLUMNS: ListColumns<typeof WEBHOOK_DELIVERY_FIELDS> = {
  fields: {
    id: webhookDeliveries.id,
    endpointId: webhookDeliveries.endpointId,
    state: webhookDeliveries.state,
    type: webhookEvents.type,
    orderId: webhookDeliveries.orderId,
    createdAt: webhookEvents.at,
  },
  search: [webhookEvents.type, webhookEvents.messageId],
  order: [desc(webhookDeliveries.eventId), desc(webhookDeliveries.id)],
};

const withEvent = (db: Reader) =>
  db
    .select({
      delivery: webhookDeliveries,
      event: {
        messageId: webhookEvents.messageId,
        type: webhookEvents.type,
        branchId: webhookEvents.branchId,
        at: webhookEvents.at,
      },
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .$dynamic();

export async function findDeliveries(db: Database, query: ListQuery): Promise<ListPage<FoundDelivery>> {
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS);
  const items = await withEvent(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(where);
  return { items, total: all?.total ?? 0 };
}

export async function findDelivery(db: Reader, id: number): Promise<FoundDelivery | null> {
  const [found] = await withEvent(db).where(eq(webhookDeliveries.id, id));
  return found ?? null;
}
