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
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../../lib/domain/languages.ts';
import type { Mode } from '../../../../lib/domain/modes.ts';
import { products } from './products.ts';

/** Number of orders, and their sum in cents. */
export type Tally = [orders: number, cents: number];

/** Sums of a branch's orders over some days. Only counting orders are included, except in `ends` and `ratings`. */
export interface Counts {
  /** Delivery fees in cents. */
  delivery: number;
  /** Orders by outcome, an `OrderEnd`. */
  ends: Record<string, number>;
  /** By `weekday*24+hour`, Monday 0. */
  hours: Record<string, number>;
  payments: Record<string, Tally>;
  modes: Record<string, Tally>;
  /** By rate, including delivery: gross and tax in cents. */
  taxes: Record<string, [gross: number, tax: number]>;
  /** Numbers of 1, 2, 3, 4 and 5 stars. */
  stars: [number, number, number, number, number];
  /** Sums of stars for food, service and process. */
  ratings: [food: number, service: number, process: number];
}

/** By ordered name: number of orders, items, and cents. */
export type ProductCounts = Record<string, [orders: number, items: number, cents: number]>;

/**
 * Sums of a branch's orders of a day or a month. A row is current if `changes` equals the sum over its days in `ticket_counters`;
 * otherwise it is recomputed before use.
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
    /** Items, as counted in the cart. */
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

/**
 * How far the visits of a day went: at most a row for each branch, order type and language, and nothing that tells one visit from another.
 * Not bound to `branches`: their days stay countable when a branch is gone.
 */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    branchId: integer().notNull(),
    mode: text().$type<Mode>().notNull(),
    language: text().$type<Language>().notNull(),
    page: bigint({ mode: 'number' }).notNull(),
    dish: bigint({ mode: 'number' }).notNull(),
    cart: bigint({ mode: 'number' }).notNull(),
    checkout: bigint({ mode: 'number' }).notNull(),
    ordered: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.branchId, table.mode, table.language] })],
);

/** Products that are often ordered with another one, as counted last night (`domain/recommendations.ts`). No personal data. */
export const productPartners = pgTable(
  'product_partners',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    partnerId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Of the product's orders, those with the partner; above 0 and at most 1. */
    share: doublePrecision().notNull(),
    countedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.partnerId] }),
    index('product_partners_partner').on(table.partnerId),
  ],
);
