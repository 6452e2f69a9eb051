import { sql } from 'drizzle-orm';
import {
  bigint,
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
  unique,
} from 'drizzle-orm/pg-core';
import type {
  PrinterConnection,
  PrinterEncoding,
  PrinterStatus,
  ReceiptColumns,
} from '../../../../lib/contract/printing.ts';
import type { CountryChoice } from '../../../../lib/domain/country.ts';
import type { DeliveryWay, Zone } from '../../../../lib/domain/delivery-geometry.ts';
import type { HoursRule } from '../../../../lib/domain/hours.ts';
import type { RateName } from '../../../../lib/domain/tax-rates.ts';
import type { SoldOut } from '../../../../lib/domain/sold-out.ts';
import type { FewLeft, Stock } from '../../../../lib/domain/stock.ts';
import { divisions, images, tags } from './shop.ts';

const off = () => boolean().notNull().default(false);
const on = () => boolean().notNull().default(true);
const words = () => text().notNull().default('');

export const branches = pgTable('branches', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  identifier: text().notNull().unique(),
  formerIdentifiers: jsonb().$type<string[]>().notNull().default([]),
  name: text().notNull(),
  street: words(),
  zipCode: words(),
  city: words(),
  country: text().$type<CountryChoice>().notNull().default(''),
  phone: words(),
  email: words(),
  longitude: doublePrecision(),
  latitude: doublePrecision(),
  openingHours: jsonb().$type<HoursRule[]>().notNull(),
  deliveryHours: jsonb().$type<HoursRule[]>().notNull(),
  isDeliveryHoursEnabled: off(),
  isDeliveryEnabled: off(),
  isTakeawayEnabled: on(),
  isDineInEnabled: off(),
  isPreorderEnabled: off(),
  isPublic: on(),
  isAppointmentRequired: off(),
  isQuotationRequired: off(),
  isTableSelectionEnabled: off(),
  closedMessage: words(),
  orderableFrom: timestamp({ withTimezone: true }),
  keywords: words(),
  divisionId: integer().references(() => divisions.id, { onDelete: 'set null' }),
  logoId: integer().references(() => images.id, { onDelete: 'set null' }),
  isDeliveryEmailRequired: off(),
  isDineInEmailRequired: off(),
  isTakeawayEmailRequired: off(),
  isDeliveryPhoneRequired: off(),
  isDineInPhoneRequired: off(),
  isTakeawayPhoneRequired: off(),
  isDeliveryAddressRequired: on(),
  isDineInAddressRequired: off(),
  isTakeawayAddressRequired: off(),
  isCashEnabled: on(),
  isATMCardEnabled: off(),
  isHydroAGVoucherEnabled: off(),
  isMollieEnabled: off(),
  isDatatransEnabled: off(),
  /** Sold-out products and options, with their end. */
  soldOut: jsonb().$type<SoldOut[]>().notNull().default([]),
  /** What it counts down, and what few are left of today (`domain/stock.ts`). */
  stock: jsonb().$type<Stock[]>().notNull().default([]),
  fewLeft: jsonb().$type<FewLeft[]>().notNull().default([]),
  /** Ids of the most ordered products, as counted last night (`domain/recommendations.ts`). */
  popular: jsonb().$type<number[]>().notNull().default([]),
  /** The most orders per slot; null: unlimited. */
  slotCapacity: integer(),
  /** With so many open orders, others take longer, or none is taken; null: however many. */
  longerFromOrders: integer(),
  pauseFromOrders: integer(),
  deliveryBy: text().$type<DeliveryWay>().notNull().default('place'),
  position: integer().notNull().default(0),
});

const branchId = () =>
  integer()
    .notNull()
    .references(() => branches.id, { onDelete: 'cascade' });

export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    branchId: branchId(),
    position: integer().notNull(),
    area: text().notNull(),
    priceCents: integer().notNull(),
    tax: doublePrecision().notNull(),
    /** A named rate in place of `tax`; null: `tax` as it is. */
    taxRate: text().$type<RateName>(),
    free: off(),
    minimumOrderCents: integer().notNull().default(0),
    /** null: never free by order value. */
    freeFromCents: integer(),
    /** Of a branch that delivers by distance; null: of another. */
    upToMetres: integer(),
    /** Of a branch that delivers by zones; null: of another. */
    zone: jsonb().$type<Zone>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.position] }),
    unique('delivery_areas_area').on(table.branchId, table.area),
    check(
      'delivery_areas_cents',
      sql`${table.priceCents} >= 0 and ${table.minimumOrderCents} >= 0 and ${table.freeFromCents} >= 0`,
    ),
    check('delivery_areas_tax', sql`${table.tax} between 0 and 100`),
  ],
);

export const branchTags = pgTable(
  'branch_tags',
  {
    branchId: branchId(),
    position: integer().notNull(),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.position] }),
    index('branch_tags_tag').on(table.tagId),
  ],
);

export const branchImages = pgTable(
  'branch_images',
  {
    branchId: branchId(),
    position: integer().notNull(),
    imageId: integer()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.position] }),
    index('branch_images_image').on(table.imageId),
  ],
);

const instant = () => timestamp({ withTimezone: true });

/** What a branch's kitchen has set while it has too much to do; ended instants count no more. No part of the shop: nothing is published. */
export const pauses = pgTable('pauses', {
  branchId: branchId().primaryKey(),
  takeawayUntil: instant(),
  deliveryUntil: instant(),
  dineInUntil: instant(),
  /** The words for customers. */
  message: words(),
  longerMinutes: integer().notNull().default(0),
  longerUntil: instant(),
  /** Since when nobody has attended the branch while it was open. */
  unattendedSince: instant(),
});

/** The minutes of an hour in which a board was awake at a branch, as bits. A day of them is kept. */
export const heartbeats = pgTable(
  'heartbeats',
  {
    branchId: branchId(),
    device: text().notNull(),
    name: text().notNull(),
    /** The start of the hour. */
    hour: instant().notNull(),
    minutes: bigint({ mode: 'bigint' }).notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.device, table.hour] })],
);

/** A table of a branch. Identifiers are unique per branch only. */
export const tables = pgTable(
  'tables',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    identifier: text().notNull(),
    branchId: branchId(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('tables_identifier').on(table.branchId, table.identifier)],
);

/** A device that receives orders: a printer or a tablet. */
export const devices = pgTable(
  'devices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    identifier: text().notNull().unique(),
    name: words(),
    type: text().notNull().default('printer'),
    branchId: branchId(),
    isEnabled: on(),
    connection: text().$type<PrinterConnection>().notNull().default('none'),
    host: words(),
    port: integer().notNull().default(9100),
    columns: integer().$type<ReceiptColumns>().notNull().default(42),
    encoding: text().$type<PrinterEncoding>().notNull().default('cp858'),
    isAutomatic: on(),
    copies: integer().notNull().default(1),
    /** The ids of the stations whose lines it prints; none, or none that is left: all. */
    stationIds: jsonb().$type<number[]>().notNull().default([]),
    /** SHA-256 of the secret with which a printer fetches its receipts. */
    tokenHash: text().unique(),
    lastSeenAt: timestamp({ withTimezone: true }),
    status: text().$type<PrinterStatus>(),
  },
  (table) => [index('devices_branch').on(table.branchId)],
);
