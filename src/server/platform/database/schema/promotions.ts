import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { Promotion } from '../../../../lib/contract/promotions.ts';
import { orders } from './orders.ts';

const instant = () => timestamp({ withTimezone: true });
const ids = () =>
  jsonb()
    .$type<number[]>()
    .notNull()
    .default(sql`'[]'::jsonb`);

/** Discounts that the shop offers. References are numbers: what they name cannot be deleted while they do. */
export const promotions = pgTable(
  'promotions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    isEnabled: boolean().notNull().default(true),
    trigger: text().$type<Promotion['trigger']>().notNull(),
    code: text(),
    kind: text().$type<Promotion['kind']>().notNull(),
    percent: doublePrecision().notNull(),
    valueCents: integer().notNull(),
    buy: integer().notNull(),
    get: integer().notNull(),
    categories: ids(),
    products: ids(),
    giftCategories: ids(),
    giftProducts: ids(),
    branches: ids(),
    modes: jsonb().$type<Promotion['modes']>().notNull(),
    weekdays: jsonb().$type<number[]>().notNull(),
    fromTime: text(),
    toTime: text(),
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    minimumCents: integer().notNull(),
    isFirstOrder: boolean().notNull(),
    mostUses: integer(),
    mostUsesPerContact: integer(),
    isCombinable: boolean().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [check('promotions_cents', sql`${table.valueCents} >= 0 and ${table.minimumCents} >= 0`)],
);

/** Generated codes. They outlive an import of the shop, as orders do: `promotionId` is a number. */
export const promotionCodes = pgTable(
  'promotion_codes',
  {
    code: text().primaryKey(),
    promotionId: integer().notNull(),
    mostUses: integer().notNull(),
    uses: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('promotion_codes_promotion').on(table.promotionId),
    check('promotion_codes_uses', sql`${table.uses} between 0 and ${table.mostUses}`),
  ],
);

/** How often each promotion was used. Its row is locked by whoever uses it, so that the last use has one winner. */
export const promotionCounters = pgTable('promotion_counters', {
  promotionId: integer().primaryKey(),
  uses: integer().notNull(),
});

/** What promotions took off orders. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    promotionId: integer().notNull(),
    /** A generated code; null: one for everybody, or none. */
    generatedCode: text(),
    amountCents: integer().notNull(),
    /** Who used it, as keyed hashes; null: not said, or erased with the customer. */
    email: text(),
    phone: text(),
    /** The order ended without success: the use is free again. */
    isGivenBack: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.promotionId] }),
    index('promotion_uses_email').on(table.promotionId, table.email),
    index('promotion_uses_phone').on(table.promotionId, table.phone),
  ],
);
