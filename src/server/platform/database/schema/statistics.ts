import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

/** How many orders, and what they came to in cents. */
export type Tally = [orders: number, cents: number];

/** What the orders of some days of a branch come to. Only orders that count are in it, apart from `ends` and `ratings`. */
export interface Counts {
  /** What was paid for delivery, in cents. */
  delivery: number;
  /** Every order by where it stands, an `OrderEnd`. */
  ends: Record<string, number>;
  /** By `weekday*24+hour`, Monday 0. */
  hours: Record<string, number>;
  payments: Record<string, Tally>;
  modes: Record<string, Tally>;
  /** By rate, delivery included: gross and tax in cents. */
  taxes: Record<string, [gross: number, tax: number]>;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  stars: [number, number, number, number, number];
  /** Sums of the stars given for food, service and process. */
  ratings: [food: number, service: number, process: number];
}

/** By the name under which it was ordered: in how many orders, how many items, and cents. */
export type ProductCounts = Record<string, [orders: number, items: number, cents: number]>;

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
    orders: integer().notNull(),
    /** Pieces, as the cart counts them. */
    items: doublePrecision().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    counts: jsonb().$type<Counts>().notNull(),
    products: jsonb().$type<ProductCounts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.period, table.start] }),
    index('statistics_start').on(table.period, table.start),
  ],
);
