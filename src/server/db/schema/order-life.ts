import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { users } from './staff.ts';

const instant = () => timestamp({ withTimezone: true });

/** Everything that happened to an order: when, by whom, and what changed from what to what. Only ever added to. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    actor: text().$type<'customer' | 'staff' | 'system'>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The name stays when the account is gone. */
    userName: text(),
    action: text().notNull(),
    changes: jsonb().$type<Record<string, { from: unknown; to: unknown }>>().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/**
 * What is to be told or printed, kept until it has been done. `queued`: handed to a queue
 * that tells of it itself; `notConfigured`: there is nobody who could do it yet.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    channel: text().$type<'mail' | 'sms' | 'print' | 'push' | 'payment'>().notNull(),
    purpose: text().notNull(),
    recipient: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<'waiting' | 'queued' | 'done' | 'failed' | 'notConfigured'>().notNull(),
    tries: integer().notNull().default(0),
    lastError: text(),
    createdAt: instant().notNull().defaultNow(),
    nextTryAt: instant(),
    doneAt: instant(),
  },
  (table) => [index('outbox_order').on(table.orderId), index('outbox_next').on(table.state, table.nextTryAt)],
);
