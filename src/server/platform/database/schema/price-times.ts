import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PriceTime } from '../../../../lib/contract/price-times.ts';

const ids = () => jsonb().$type<number[]>().notNull();

/** Hours at which products have another price. References are numbers: what they name cannot be deleted while they do. */
export const priceTimes = pgTable(
  'price_times',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    isEnabled: boolean().notNull(),
    hours: jsonb().$type<PriceTime['hours']>().notNull(),
    branches: ids(),
    categories: ids(),
    products: ids(),
    kind: text().$type<PriceTime['kind']>().notNull(),
    percent: doublePrecision().notNull(),
    valueCents: integer().notNull(),
    prices: jsonb().$type<{ productId: number; priceCents: number }[]>().notNull(),
    isRegularShown: boolean().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [check('price_times_cents', sql`${table.valueCents} >= 0`)],
);
