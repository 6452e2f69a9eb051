import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
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
 * Where a message, a print or a question stands. `queued`: handed to a queue that tells of it itself; `notConfigured`: there is
 * nobody who could do it yet; `skipped`: it was not to be done after all.
 */
export type OutboxState = 'waiting' | 'queued' | 'done' | 'failed' | 'notConfigured' | 'skipped';

/** What is to be told, printed or asked, kept until it has been done and after: the ledger that staff look at. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    /** Whose staff may see it. A number, as in `orders`. */
    branchId: integer(),
    channel: text().$type<'mail' | 'sms' | 'print' | 'push' | 'payment'>().notNull(),
    /** Whom it is for: that decides what is said; null for what staff had done themselves. */
    audience: text().$type<'customer' | 'branch' | 'staff'>(),
    /** The moment that it tells of, or the call that asked for it. */
    purpose: text().notNull(),
    recipient: text().notNull(),
    /** There is one row of each, so that nothing is told twice, whoever comes to tell it. */
    key: text().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What was last handed over, in plain words. */
    said: jsonb().$type<{ subject: string; text: string }>(),
    state: text().$type<OutboxState>().notNull(),
    tries: integer().notNull().default(0),
    lastError: text(),
    /** Millionths of the shop's currency; what is reserved as long as it waits. */
    costMillionths: integer(),
    createdAt: instant().notNull().defaultNow(),
    /** By the database's clock: nobody else tries before that, also while a try is under way. */
    nextTryAt: instant(),
    doneAt: instant(),
  },
  (table) => [
    index('outbox_order').on(table.orderId),
    index('outbox_next').on(table.state, table.nextTryAt),
    index('outbox_branch').on(table.branchId, table.id),
    index('outbox_created').on(table.channel, table.createdAt),
  ],
);

/** Mails as they looked when they were handed over. Beside the outbox, whose lists need none of it; gone with their order. */
export const sentMails = pgTable('sent_mails', {
  outboxId: integer()
    .primaryKey()
    .references(() => outbox.id, { onDelete: 'cascade' }),
  html: text().notNull(),
});

/** Browsers that have asked to be told by Web Push: of somebody of the staff, or of one order's customer. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('push_subscriptions_who').on(table.endpoint, table.userId, table.orderId).nullsNotDistinct(),
    index('push_subscriptions_order').on(table.orderId),
    index('push_subscriptions_user').on(table.userId),
    check('push_subscriptions_one', sql`num_nonnulls(${table.userId}, ${table.orderId}) = 1`),
  ],
);
