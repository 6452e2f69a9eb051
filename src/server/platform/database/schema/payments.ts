import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { PaymentProblem, PaymentState } from '../../../../lib/domain/payment.ts';
import type { OnlineMethod } from '../../../../lib/domain/payment-methods.ts';
import { orders } from './orders.ts';
import { users } from './staff.ts';

const instant = () => timestamp({ withTimezone: true });

/** Online payments, one for each order that is paid online. They outlive their order: money may still come in. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    branchId: integer().notNull(),
    method: text().$type<OnlineMethod>().notNull(),
    /** What the shop calls it, and the key under which it is created only once. */
    reference: text().notNull().unique(),
    /** What the provider calls it; null until it has said so. */
    providerId: text(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    problem: text().$type<PaymentProblem>(),
    /** What the provider said was paid, where that is something else than what was asked for. */
    seenCents: integer(),
    seenCurrency: text(),
    refundedCents: integer().notNull().default(0),
    /** What the customer's bank has taken back: the shop does not have it, and cannot give it back. */
    chargedBackCents: integer().notNull().default(0),
    /** Until then the order waits for its money. */
    waitsUntil: instant().notNull(),
    /** When the provider is asked next; null once there is nothing more to ask. */
    checkAt: instant(),
    checks: integer().notNull().default(0),
    lastError: text(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    unique('payments_provider').on(table.method, table.providerId),
    index('payments_check')
      .on(table.checkAt)
      .where(sql`check_at is not null`),
    index('payments_branch').on(table.branchId, table.createdAt),
    check('payments_cents', sql`${table.amountCents} > 0 and ${table.refundedCents} >= 0`),
  ],
);

/** Money that goes back, or is to. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The idempotency key; what is given back once for one reason has one name for it. */
    key: text().notNull().unique(),
    reason: text().$type<'rejected' | 'canceled' | 'late' | 'mismatch' | 'staff'>().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<'waiting' | 'done' | 'failed'>().notNull(),
    providerId: text(),
    tries: integer().notNull().default(0),
    lastError: text(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    userName: text(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    check('refunds_cents', sql`${table.amountCents} > 0`),
  ],
);

/** What the test provider of the demo remembers: it stands in for a provider. */
export const testPayments = pgTable('test_payments', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  reference: text().notNull(),
  description: text().notNull(),
  amountCents: integer().notNull(),
  currency: text().notNull(),
  state: text().$type<'open' | 'paid' | 'failed' | 'canceled' | 'expired'>().notNull(),
  returnUrl: text().notNull(),
  refundedCents: integer().notNull().default(0),
  refundKeys: text().array().notNull().default([]),
  createdAt: instant().notNull(),
});
