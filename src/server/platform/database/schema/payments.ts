import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Refund } from '../../../../lib/contract/payments.ts';
import type { PaymentProblem, PaymentState } from '../../../../lib/domain/payment.ts';
import type { OnlineMethod } from '../../../../lib/domain/payment-methods.ts';
import { orders } from './orders.ts';
import { users } from './staff.ts';

const instant = () => timestamp({ withTimezone: true });

/** Online payments, one per order. They outlive their order, since money may still arrive. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    branchId: integer().notNull(),
    method: text().$type<OnlineMethod>().notNull(),
    /** The shop's reference, and the idempotency key of its creation. */
    reference: text().notNull().unique(),
    /** The provider's id; null until known. */
    providerId: text(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    problem: text().$type<PaymentProblem>(),
    /** The paid amount reported by the provider, if it differs from the requested one. */
    seenCents: integer(),
    seenCurrency: text(),
    refundedCents: integer().notNull().default(0),
    /** Charged back by the customer's bank: the shop does not have it and cannot refund it. */
    chargedBackCents: integer().notNull().default(0),
    /** How long the order waits for its money. */
    waitsUntil: instant().notNull(),
    /** The next check with the provider; null: none. */
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

/** Refunds, made or to be made. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The idempotency key; derived from the reason, so that each is refunded once. */
    key: text().notNull().unique(),
    reason: text().$type<Refund['reason']>().notNull(),
    /** Why, in the words of who asked for it. */
    note: text().notNull().default(''),
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

/** The memory of the demo's test provider. */
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
