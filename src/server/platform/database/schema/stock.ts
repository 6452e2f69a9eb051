import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** A product, or one of its options ('' for both: the whole product). Numbers, since counters outlive what they count. */
const what = () => ({
  branchId: integer().notNull(),
  /** The branch's day that it is sold on, which begins at three in the morning. */
  day: date({ mode: 'string' }).notNull(),
  productId: integer().notNull(),
  part: text().notNull().default(''),
  option: text().notNull().default(''),
});

/** In the product's own unit, to a millionth. */
const amount = () => numeric({ precision: 16, scale: 6, mode: 'number' }).notNull();

/** How much of what a branch counts was sold on a day. Its row is locked by whoever orders of it, so that the last portion has one winner. */
export const stockCounters = pgTable('stock_counters', { ...what(), taken: amount().default(0) }, (table) => [
  primaryKey({ columns: [table.day, table.branchId, table.productId, table.part, table.option] }),
  check('stock_counters_taken', sql`${table.taken} >= 0`),
]);

/** What orders took of it. */
export const stockTakes = pgTable(
  'stock_takes',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ...what(),
    amount: amount(),
    /** The order ended without success: others may have it. */
    isGivenBack: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId, table.part, table.option] }),
    check('stock_takes_amount', sql`${table.amount} >= 0`),
  ],
);
