import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { CorrectedLine } from '../../../../lib/domain/correction.ts';
import type { DayCloseContent, RateShare } from '../../../../lib/domain/day-close.ts';
import type { BookSettings } from '../../../../lib/contract/books.ts';
import { orders } from './orders.ts';
import { users } from './staff.ts';

const instant = () => timestamp({ withTimezone: true });

/** The last number of the books in a year of the shop's calendar. Rolled back with the order that took it. */
export const bookCounters = pgTable('book_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Closed days of branches, chained by hash. Never changed or deleted: a trigger refuses it. Outlive their branch. */
export const dayCloses = pgTable(
  'day_closes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: integer().notNull(),
    /** The day of the shop's calendar. */
    day: date({ mode: 'string' }).notNull(),
    /** 1, 2, 3 … within the branch. */
    number: integer().notNull(),
    content: jsonb().$type<DayCloseContent>().notNull(),
    /** SHA-256 of the close before, in hexadecimal; empty for the first. */
    previousHash: text().notNull(),
    hash: text().notNull(),
    closedAt: instant().notNull(),
    /** null: closed by night, or the account is gone. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    userName: text(),
  },
  (table) => [
    unique('day_closes_number').on(table.branchId, table.number),
    unique('day_closes_day').on(table.branchId, table.day),
  ],
);

/** Money given back for completed orders that were paid on site. Never changed or deleted: a trigger refuses it. */
export const corrections = pgTable(
  'corrections',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<'storno' | 'part'>().notNull(),
    amountCents: integer().notNull(),
    /** The amount by tax rate. */
    rates: jsonb().$type<RateShare[]>().notNull(),
    /** The lines given back, with their amounts; empty: a sum of money, or all that was left. */
    lines: jsonb().$type<CorrectedLine[]>().notNull(),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    userName: text().notNull(),
  },
  (table) => [
    index('corrections_order').on(table.orderId),
    index('corrections_created').on(table.createdAt),
    check('corrections_cents', sql`${table.amountCents} > 0 and ${table.reason} <> ''`),
  ],
);

/** Accounts of the DATEV export; one row. Apart from the config, which customers may read. */
export const bookSettings = pgTable(
  'book_settings',
  {
    id: integer().primaryKey().default(1),
    settings: jsonb().$type<BookSettings>().notNull(),
  },
  (table) => [check('book_settings_one', sql`${table.id} = 1`)],
);
