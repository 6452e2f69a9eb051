import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { FoodLabel } from '../../../../lib/domain/food-label.ts';
import type { Nutrition } from '../../../../lib/domain/nutrition.ts';
import type {
  AlternativeUnit,
  CalculationModel,
  Deposit,
  LeadTimeType,
  MinimumAge,
  NetContent,
  Part,
  PartOption,
  Product,
  TaxShare,
} from '../../../../lib/domain/product.ts';
import type { RateNames } from '../../../../lib/domain/tax-rates.ts';
import type { Unit, UnitSymbol } from '../../../../lib/domain/units.ts';
import { images, stations } from './shop.ts';

/** A deposit as stored, in cents. */
export interface StoredDeposit extends Omit<Deposit, 'amount'> {
  amountCents: number;
}

/** A part as stored, with amounts in cents. */
export interface StoredPart extends Omit<Part, 'options'> {
  options: (Omit<PartOption, 'value' | 'deposit' | 'product'> & {
    valueCents: number;
    deposit?: StoredDeposit;
    /** No foreign key: deleting a component is refused (shop-usage.ts). */
    product?: { id: number };
  })[];
}

const stationId = () => integer().references(() => stations.id, { onDelete: 'set null' });

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  imageId: integer().references(() => images.id, { onDelete: 'set null' }),
  visible: boolean().notNull().default(true),
  /** Who prepares its products; null: no station. */
  stationId: stationId(),
  position: integer().notNull().default(0),
});

/** A part that several products have; each has a copy of it. */
export const optionGroups = pgTable('option_groups', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** For staff. */
  name: text().notNull(),
  part: jsonb().$type<StoredPart>().notNull(),
  position: integer().notNull().default(0),
});

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    description: text().notNull().default(''),
    type: text().notNull(),
    enabled: boolean().notNull().default(true),
    /** When it is sold again, if it is not enabled. */
    outUntil: timestamp({ withTimezone: true }),
    visible: boolean().notNull().default(true),
    priceCents: integer().notNull(),
    unitType: text().$type<Unit['type']>().notNull(),
    unitSymbol: text().$type<UnitSymbol>().notNull(),
    alternativeUnits: jsonb().$type<AlternativeUnit[]>().notNull(),
    minimumQuantity: doublePrecision().notNull(),
    /** 0: unlimited. */
    maximumQuantity: doublePrecision().notNull(),
    quantityStepSize: doublePrecision().notNull(),
    defaultQuantity: doublePrecision().notNull(),
    defaultUnit: text().$type<UnitSymbol>().notNull(),
    pricing: text().$type<Product['pricing']>().notNull(),
    calculationModel: text().$type<CalculationModel>().notNull(),
    tax: doublePrecision().notNull(),
    takeawayTax: doublePrecision().notNull(),
    dineInTax: doublePrecision().notNull(),
    taxShares: jsonb().$type<TaxShare[]>(),
    deposit: jsonb().$type<StoredDeposit>(),
    /** Named rates in place of the numbers, by mode; null: the numbers as they are. */
    taxRates: jsonb().$type<RateNames>(),
    allergens: jsonb().$type<string[]>().notNull(),
    noAllergens: boolean().notNull().default(false),
    additives: jsonb().$type<string[]>().notNull().default([]),
    netContent: jsonb().$type<NetContent>(),
    minimumAge: integer().$type<MinimumAge>(),
    isReturnable: boolean().notNull().default(false),
    origin: text().notNull().default(''),
    nutrition: jsonb().$type<Nutrition>(),
    label: jsonb().$type<FoodLabel>(),
    isStepByStep: boolean().notNull().default(false),
    isLeadTimeEnabled: boolean().notNull().default(false),
    leadTimeType: text().$type<LeadTimeType>().notNull(),
    leadTimeValue: doublePrecision().notNull(),
    parts: jsonb().$type<StoredPart[]>().notNull(),
    /** Pinned partners. No foreign keys: deleting a pinned product is refused (shop-usage.ts). */
    goesWith: jsonb().$type<{ id: number }[]>(),
    /** Who prepares it; null: its category's station. */
    stationId: stationId(),
    position: integer().notNull().default(0),
  },
  (table) => [
    check('products_price', sql`${table.priceCents} >= 0`),
    check('products_step', sql`${table.minimumQuantity} > 0 and ${table.quantityStepSize} > 0`),
    check('products_pricing', sql`${table.pricing} in ('unit', 'fixed')`),
    check('products_age', sql`${table.minimumAge} in (16, 18)`),
    check('products_model', sql`${table.calculationModel} in ('fixed', 'approximate', 'minimum')`),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    imageId: integer()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_images_image').on(table.imageId),
  ],
);
