import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Counts } from '../../../lib/contract/statistics.ts';

/**
 * What a branch's orders of a day, or of a month, come to. A row is right as long as `changes` is what the days' rows of
 * `ticket_counters` add up to, else it is counted again before it is used.
 */
export const statistics = pgTable(
  'statistics',
  {
    branchId: integer().notNull(),
    period: text().$type<'day' | 'month'>().notNull(),
    /** The day, or the month's first. */
    start: date({ mode: 'string' }).notNull(),
    changes: integer().notNull(),
    counts: jsonb().$type<Counts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.period, table.start] }),
    index('statistics_start').on(table.period, table.start),
  ],
);
