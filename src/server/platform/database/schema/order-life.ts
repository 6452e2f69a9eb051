import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { users } from './staff.ts';
import type { PrintState, PrintProblem } from '../../../../lib/contract/printing.ts';
import { devices } from './branches.ts';

const instant = () => timestamp({ withTimezone: true });

/** The append-only history of an order: when, who, and which values changed. */
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
    /** Remains after the account is deleted. */
    userName: text(),
    action: text().notNull(),
    changes: jsonb().$type<Record<string, { from: unknown; to: unknown }>>().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/**
 * The state of a message, print or check. `queued`: passed to a queue that reports the result; `notConfigured`: nothing can process it
 * yet; `skipped`: it became obsolete.
 */
export type OutboxState = 'waiting' | 'queued' | 'done' | 'failed' | 'notConfigured' | 'skipped';

/** Messages and tasks of orders, before and after processing: the log that staff see. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    /** The branch whose staff may see it. A number, as in `orders`. */
    branchId: integer(),
    channel: text().$type<'mail' | 'sms' | 'print' | 'push' | 'payment'>().notNull(),
    /** The audience, which decides the content; null for tasks started by staff. */
    audience: text().$type<'customer' | 'branch' | 'staff'>(),
    /** The moment that it reports, or the call that requested it. */
    purpose: text().notNull(),
    recipient: text().notNull(),
    /** Unique, so that nothing is sent twice, whichever process plans it. */
    key: text().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The content last sent, as text. */
    said: jsonb().$type<{ subject: string; text: string }>(),
    state: text().$type<OutboxState>().notNull(),
    tries: integer().notNull().default(0),
    lastError: text(),
    /** Millionths of the shop's currency; the reserved amount while it waits. */
    costMillionths: integer(),
    createdAt: instant().notNull().defaultNow(),
    /** By the database's clock: no other process tries earlier, even during an attempt. */
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

/** The HTML of sent mails. Apart from the outbox, whose lists do not need it; deleted with their order. */
export const sentMails = pgTable('sent_mails', {
  outboxId: integer()
    .primaryKey()
    .references(() => outbox.id, { onDelete: 'cascade' }),
  html: text().notNull(),
});

/** Browsers subscribed to Web Push, by staff or by an order's customer. */
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

/** Print jobs, with their printer and result. */
export const prints = pgTable(
  'prints',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** What caused the print; unique, so that nothing is printed twice. */
    key: text().notNull().unique(),
    purpose: text().$type<'order' | 'test'>().notNull(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    branchId: integer().notNull(),
    /** The name remains after the printer is deleted. */
    deviceId: integer().references(() => devices.id, { onDelete: 'set null' }),
    deviceName: text().notNull(),
    /** 0 is an order's first print on this printer; further ones are marked as duplicates. */
    copy: integer().notNull().default(0),
    /** An earlier attempt may have printed something, so the next one is marked. */
    isRepeat: boolean().notNull().default(false),
    state: text().$type<PrintState>().notNull().default('queued'),
    /** The number of attempts; distinguishes them. */
    tries: integer().notNull().default(0),
    /** Which of the printers with the same address has it. */
    takenBy: text(),
    problem: text().$type<PrintProblem>(),
    createdAt: instant().notNull(),
    takenAt: instant(),
    doneAt: instant(),
  },
  (table) => [
    index('prints_order').on(table.orderId),
    index('prints_device').on(table.deviceId, table.state, table.id),
    index('prints_branch').on(table.branchId, table.state),
  ],
);

/** Where addresses are, as a geocoder has said; the addresses themselves are not kept. */
export const geocodedAddresses = pgTable(
  'geocoded_addresses',
  {
    /** A hash of the address and of who was asked. */
    key: text().primaryKey(),
    /** Both null: there is no such address. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('geocoded_addresses_expires').on(table.expiresAt)],
);
