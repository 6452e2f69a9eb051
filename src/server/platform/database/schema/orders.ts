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
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { TillReceipt } from '../../../../lib/contract/till.ts';
import type { DeliveryArea } from '../../../../lib/domain/branch.ts';
import type { ChosenPart } from '../../../../lib/domain/cart-item.ts';
import type { Language } from '../../../../lib/domain/languages.ts';
import type { LegalVersions } from '../../../../lib/domain/legal-texts.ts';
import type { PaymentMethod } from '../../../../lib/domain/payment-methods.ts';
import type { DeliveryTaxing } from '../../../../lib/domain/cart-sum.ts';
import type { LineFacts } from '../../../../lib/domain/line-facts.ts';
import type { DepositKind, Product } from '../../../../lib/domain/product.ts';
import type { PromotionKind } from '../../../../lib/domain/promotions/promotion.ts';
import type { UnitSymbol } from '../../../../lib/domain/units.ts';
import type { StationDone, TakenBy } from '../../../../lib/contract/staff-orders.ts';
import { tables } from './branches.ts';
import { products } from './products.ts';
import { donatees } from './shop.ts';

const instant = () => timestamp({ withTimezone: true });
const words = () => text().notNull().default('');

/** The search text of an order, each word behind a space; `find-orders.ts` searches the same expression. */
const SEARCHED = sql`(' ' || name || ' ' || email || ' ' || phone || ' ' || street || ' ' || city || ' ' || comment || ' ' || ticket_number::text || ' #' || ticket_number::text || ' ') gin_trgm_ops`;

/** When an order ended, however; null: it is open. The index `orders_ended` has the same expression. */
export const ENDED_AT = sql<Date>`coalesce(completed_at, rejected_at, canceled_at, failed_at)`;

/** The branch's contact at the time of the order, so that the order stays readable. */
export interface BranchSnapshot {
  id: number;
  identifier: string;
  name: string;
  street: string;
  zipCode: string;
  city: string;
  phone: string;
}

/**
 * Orders. A row contains everything about what was ordered, for how much and from whom; references to the shop's data end with that data.
 * Each step is stored as its instant, null until then; the wire's flags derive from those.
 */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    uid: text().notNull().unique(),
    hash: text().notNull(),
    idempotencyKey: text().unique(),
    /** SHA-256 of the request, to distinguish a repeated request from another order with the same key. */
    requestHash: text().notNull(),
    /** A number, not a reference: orders and their statistics outlive the branch. */
    branchId: integer().notNull(),
    branch: jsonb().$type<BranchSnapshot>().notNull(),
    /** The shop's day, on which the ticket number is unique within the branch. */
    day: date({ mode: 'string' }).notNull(),
    /** The hour of that day, 0 to 23, of the order. */
    hour: smallint().notNull(),
    ticketNumber: integer().notNull(),
    /** The number in the books, without gaps per shop and year (docs/books.md). */
    bookYear: integer()
      .notNull()
      .generatedAlwaysAs(sql`extract(year from day)::integer`),
    bookNumber: integer().notNull(),
    isDelivery: boolean().notNull(),
    isDineIn: boolean().notNull(),
    tableId: integer().references(() => tables.id, { onDelete: 'set null' }),
    tableIdentifier: text(),
    donateeId: integer().references(() => donatees.id, { onDelete: 'set null' }),
    donateeName: text(),
    name: words(),
    email: words(),
    phone: words(),
    street: words(),
    city: words(),
    floor: words(),
    stairway: words(),
    door: words(),
    comment: words(),
    /** The delivery area with its terms at the time of the order; null: not delivered. */
    area: jsonb().$type<DeliveryArea>(),
    appointmentDate: instant(),
    counterAppointment: instant(),
    appointment: instant(),
    /** The expected time: agreed, else proposed, else requested, else at once. */
    dueAt: instant()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(appointment, counter_appointment, appointment_date, created_at)`),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    paymentRedirectUrl: text(),
    /** How long it waits for its online payment; null: none was started. */
    paymentWaitsUntil: instant(),
    rejectionMessage: text(),
    currency: text().notNull(),
    /** What its customer reads of it. */
    language: text().$type<Language>().notNull().default('de'),
    /** The versions of the legal texts in force when it was placed. */
    legalTexts: jsonb().$type<LegalVersions>().notNull().default({}),
    /** What a till has made of it; null: nothing yet. */
    tillReceipt: jsonb().$type<TillReceipt>(),
    grossCents: integer().notNull(),
    netCents: integer().notNull(),
    taxCents: integer().notNull(),
    deliveryGrossCents: integer().notNull(),
    deliveryNetCents: integer().notNull(),
    totalGrossCents: integer().notNull(),
    totalNetCents: integer().notNull(),
    /** `grossCents`: all amounts of the rate; missing in orders of before there were deposits and tips. */
    taxes: jsonb().$type<{ rate: number; amountCents: number; grossCents?: number }[]>().notNull(),
    /** The terms of its taxes at the time of the order, as `area` has those of the delivery. */
    deliveryTaxing: text().$type<DeliveryTaxing>().notNull().default('area'),
    depositGrossCents: integer().notNull().default(0),
    tipCents: integer().notNull().default(0),
    /** What promotions took off goods and delivery; the columns of these are what is left. */
    discountCents: integer().notNull().default(0),
    deliveryDiscountCents: integer().notNull().default(0),
    /** In the order in which they were carried out. */
    promotions: jsonb().$type<StoredPromotion[]>().notNull().default([]),
    tipsTaxRate: doublePrecision(),
    /** What cash is rounded by; not part of the total. */
    roundingCents: integer().notNull().default(0),
    isApproximate: boolean().notNull(),
    /** Who took it by phone or at the counter; null: its customer placed it. */
    takenBy: jsonb().$type<TakenBy>(),
    /** The stations that have prepared their part. */
    stationsDone: jsonb().$type<StationDone[]>().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
    confirmedAt: instant(),
    inDeliveryAt: instant(),
    deliveredAt: instant(),
    completedAt: instant(),
    rejectedAt: instant(),
    canceledAt: instant(),
    failedAt: instant(),
    paidAt: instant(),
    refundedAt: instant(),
    /** The refunded part of its online payment. */
    refundedCents: integer().notNull().default(0),
    /** When the customer's bank took back the rest of its money. */
    chargedBackAt: instant(),
    /** When everything about its customer was removed; the figures stay. */
    erasedAt: instant(),
  },
  (table) => [
    unique('orders_ticket').on(table.branchId, table.day, table.ticketNumber),
    unique('orders_book_number').on(table.bookYear, table.bookNumber),
    // The orders that ended on a day, for its close. Open ones are not in it.
    index('orders_ended')
      .on(table.branchId, ENDED_AT)
      .where(sql`num_nonnulls(completed_at, rejected_at, canceled_at, failed_at) > 0`),
    index('orders_branch_created').on(table.branchId, table.createdAt),
    index('orders_created').on(table.createdAt),
    // The orders of a slot; orders that ended without success release their place.
    index('orders_due')
      .on(table.branchId, table.dueAt)
      .where(sql`rejected_at is null and canceled_at is null and failed_at is null`),
    // Open orders, for the screens that show only those.
    index('orders_open')
      .on(table.branchId)
      .where(sql`completed_at is null and rejected_at is null and canceled_at is null and failed_at is null`),
    // Orders that still have personal data, oldest first, for their retention.
    index('orders_personal')
      .on(table.dueAt)
      .where(sql`erased_at is null`),
    // A full-text index over years of orders. Its pending list is flushed in small batches, so that no order waits for a large one.
    index('orders_words').using('gin', SEARCHED).with({ gin_pending_list_limit: 512 }),
    check('orders_mode', sql`not (${table.isDelivery} and ${table.isDineIn})`),
    check('orders_cents', sql`${table.grossCents} >= 0 and ${table.totalGrossCents} >= 0`),
    check(
      'orders_one_end',
      sql`num_nonnulls(${table.completedAt}, ${table.rejectedAt}, ${table.canceledAt}, ${table.failedAt}) <= 1`,
    ),
  ],
);

/** Places that customers at the checkout hold for some minutes. One past its end counts for nothing and is deleted. */
export const slotHolds = pgTable(
  'slot_holds',
  {
    /** SHA-256 of the cart's key, which only its browser knows. */
    keyHash: text().primaryKey(),
    /** A number, as in orders: a hold outlives nothing. */
    branchId: integer().notNull(),
    /** The start of the half hour. */
    slot: instant().notNull(),
    until: instant().notNull(),
    /** The network that holds it, as a keyed hash; null: not counted. */
    network: text(),
  },
  (table) => [
    index('slot_holds_slot').on(table.branchId, table.slot),
    index('slot_holds_until').on(table.until),
  ],
);

/** A promotion as an order was placed with it. */
interface StoredPromotion {
  id: number;
  name: string;
  code: string | null;
  kind: PromotionKind;
  amountCents: number;
  /** By line, in their order. */
  lineCents: number[];
  deliveryCents: number;
}

/** A deposit of a line item; `perUnit` pieces are one of its unit, 0: one for the whole line. */
interface StoredLineDeposit {
  kind: DepositKind;
  amountCents: number;
  pieces: number;
  perUnit: number;
  grossCents: number;
  taxRate: number;
}

/** What was chosen of another product in a combo, by the names of its part and option. Numbers, not references, as `stationId`. */
export interface StoredComponent {
  part: string;
  option: string;
  productId: number;
  /** How much of its own unit one is. */
  portion: number;
  /** Who prepares it; null: whoever prepares the line. */
  stationId: number | null;
}

/** The line items of an order, as ordered. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    name: text().notNull(),
    amount: doublePrecision().notNull(),
    unit: text().$type<UnitSymbol>().notNull(),
    parts: jsonb().$type<ChosenPart[]>().notNull(),
    unitPriceCents: integer().notNull(),
    /** What is paid for it. */
    grossCents: integer().notNull(),
    /** What promotions took off it. */
    discountCents: integer().notNull().default(0),
    taxRate: doublePrecision().notNull(),
    /** Its parts by rate; null: all of it is at `taxRate`. */
    taxes: jsonb().$type<{ rate: number; grossCents: number; weight: number }[]>(),
    /** Besides its gross; null: none. */
    deposits: jsonb().$type<StoredLineDeposit[]>(),
    isApproximate: boolean().notNull(),
    /** How many of the product's own unit make one `unit`. */
    ratio: doublePrecision().notNull().default(1),
    pricing: text().$type<Product['pricing']>().notNull().default('unit'),
    /** What was said of it when it was ordered; null: nothing. */
    facts: jsonb().$type<LineFacts>(),
    /** Who prepares it; null: no station. A number, not a reference: it stays when the shop is edited or replaced. */
    stationId: integer(),
    /** Null: it is no combo. */
    components: jsonb().$type<StoredComponent[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_items_product').on(table.productId),
    check('order_items_amount', sql`${table.amount} > 0`),
    check('order_items_cents', sql`${table.unitPriceCents} >= 0 and ${table.grossCents} >= 0`),
  ],
);

/** The last ticket number of a branch on a day of the shop's calendar. Outlives the branch, like its orders. */
export const ticketCounters = pgTable(
  'ticket_counters',
  {
    branchId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    last: integer().notNull(),
    /** Incremented with every change of that day's orders, in the same transaction: statistics detect outdated sums by it. */
    changes: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.day] })],
);

/** The customer's rating of an order; at most one. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's branch, so that reviews are found without a join. */
    branchId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    rating: integer().notNull(),
    foodRating: integer().notNull(),
    serviceRating: integer().notNull(),
    processRating: integer().notNull(),
    comment: words(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('questionnaires_day').on(table.day, table.branchId),
    check(
      'questionnaires_stars',
      sql`${table.rating} between 1 and 5 and ${table.foodRating} between 1 and 5
        and ${table.serviceRating} between 1 and 5 and ${table.processRating} between 1 and 5`,
    ),
  ],
);
