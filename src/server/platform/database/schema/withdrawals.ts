import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { WithdrawnLine } from '../../../../lib/contract/withdrawals.ts';
import type { Language } from '../../../../lib/domain/languages.ts';
import { orders } from './orders.ts';

const instant = () => timestamp({ withTimezone: true });
const words = () => text().notNull().default('');

/** Declarations of withdrawal (§ 356a BGB), as they came in. One that fits no order is a case, too. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** null: no order fits. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    /** The branch whose staff see it; null: admins. A number, as in orders. */
    branchId: integer(),
    /** SHA-256 of the declaration: sent again, it is the same case. null once the customer is erased. */
    key: text().unique(),
    /** Declared by the order's own link, whose holder may see its lines. */
    isByLink: boolean().notNull(),
    name: words(),
    email: words(),
    /** The order's number as written or shown. */
    orderNumber: words(),
    /** What was written about the goods; '': all of the order. */
    goods: words(),
    /** The lines that it is about; empty without an order. */
    lines: jsonb().$type<WithdrawnLine[]>().notNull(),
    /** Of its acknowledgement. */
    language: text().$type<Language>().notNull().default('de'),
    /** By the server's clock. */
    receivedAt: instant().notNull(),
    handedOverAt: instant(),
    isLate: boolean().notNull().default(false),
    /** When the mail server took the receipt; null: not yet, or there is none. */
    receiptSentAt: instant(),
    doneAt: instant(),
    /** Remains after the account is deleted. */
    doneBy: text(),
  },
  (table) => [
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_received').on(table.receivedAt),
    index('withdrawals_email').on(sql`lower(email)`, table.receivedAt),
  ],
);
