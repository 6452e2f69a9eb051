import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type {
  DeliveryState,
  WebhookAttempt,
  WebhookEndpoint,
  WebhookType,
} from '../../../../lib/contract/webhooks.ts';
import { orders } from './orders.ts';

const instant = () => timestamp({ withTimezone: true });

/** Addresses that are told of events. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  url: text().notNull(),
  secret: text().notNull(),
  /** Signs as well until then, after the secret was renewed. */
  oldSecret: text(),
  oldSecretUntil: instant(),
  /** Empty: all. */
  types: jsonb().$type<WebhookType[]>().notNull().default([]),
  /** null: all. */
  branchIds: jsonb().$type<number[]>(),
  hasContact: boolean().notNull().default(false),
  isEnabled: boolean().notNull().default(true),
  offReason: text().$type<WebhookEndpoint['offReason']>(),
  failingSince: instant(),
  createdAt: instant().notNull().defaultNow(),
});

/** Events, written in the transaction of what has happened. Without contact data, which is read when a message is sent. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** `webhook-id` of its messages. */
    messageId: text().notNull().unique(),
    type: text().notNull(),
    /** null: of the whole shop. A number, as in `orders`. */
    branchId: integer(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('webhook_events_at').on(table.at), index('webhook_events_order').on(table.orderId)],
);

/** What is to be told to one endpoint, and what became of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: integer()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    /** As of its event: later ones of an order wait for earlier ones. */
    orderId: integer(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** By the database's clock: nobody tries earlier, even during an attempt. */
    nextTryAt: instant().notNull().defaultNow(),
    doneAt: instant(),
    /** Newest first. */
    attempts: jsonb().$type<WebhookAttempt[]>().notNull().default([]),
  },
  (table) => [
    unique('webhook_deliveries_once').on(table.endpointId, table.eventId),
    index('webhook_deliveries_event').on(table.eventId),
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.orderId, table.eventId)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
