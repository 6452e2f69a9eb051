import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { DayCloseContent } from '../../../../lib/domain/day-close.ts';
import type { BookSettings } from '../../../../lib/contract/books.ts';
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

/** Accounts of the DATEV export; one row. Apart from the config, which customers may read. */
export const bookSettings = pgTable(
  'book_settings',
  {
    id: integer().primaryKey().default(1),
    settings: jsonb().$type<BookSettings>().notNull(),
  },
  (table) => [check('book_settings_one', sql`${table.id} = 1`)],
);
