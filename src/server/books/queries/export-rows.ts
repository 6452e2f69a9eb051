import { setImmediate } from 'node:timers/promises';
import { and, asc, between, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Day } from '../../../lib/domain/dates.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  corrections,
  dayCloses,
  orderItems,
  orders,
  payments,
  refunds,
} from '../../platform/database/schema.ts';

/** What an export covers: days of the shop's calendar, the same as instants, and a branch; null: all. */
export interface ExportScope {
  from: Day;
  to: Day;
  span: { from: Date; until: Date };
  branchId: number | null;
}

/** Rows in memory at a time. Between two parts the embedded database serves others, so that no order waits for an export. */
const ROWS_AT_ONCE = 500;

/** All rows of a query that goes on after the last row of the part before. */
async function* inParts<Row>(read: (last: Row | null) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ;) {
    const rows: Row[] = await read(last);
    // The embedded database answers within this process: without a pause, a fast reader would keep orders waiting.
    await setImmediate();
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1) ?? null;
  }
}

const ofBranch = (column: PgColumn, { branchId }: ExportScope) =>
  branchId === null ? undefined : eq(column, branchId);

/** Only what the books need: no name, no address, nothing that a customer wrote. */
const ORDER = {
  id: orders.id,
  bookYear: orders.bookYear,
  bookNumber: orders.bookNumber,
  branchId: orders.branchId,
  branch: sql<string>`${orders.branch} ->> 'name'`,
  day: orders.day,
  ticketNumber: orders.ticketNumber,
  createdAt: orders.createdAt,
  completedAt: orders.completedAt,
  rejectedAt: orders.rejectedAt,
  canceledAt: orders.canceledAt,
  failedAt: orders.failedAt,
  isDelivery: orders.isDelivery,
  isDineIn: orders.isDineIn,
  tableIdentifier: orders.tableIdentifier,
  paymentMethod: orders.paymentMethod,
  paidAt: orders.paidAt,
  currency: orders.currency,
  grossCents: orders.grossCents,
  deliveryGrossCents: orders.deliveryGrossCents,
  discountCents: orders.discountCents,
  deliveryDiscountCents: orders.deliveryDiscountCents,
  promotions: orders.promotions,
  depositGrossCents: orders.depositGrossCents,
  tipCents: orders.tipCents,
  roundingCents: orders.roundingCents,
  totalGrossCents: orders.totalGrossCents,
  totalNetCents: orders.totalNetCents,
  taxes: orders.taxes,
  refundedCents: orders.refundedCents,
  donateeName: orders.donateeName,
  tillReceipt: orders.tillReceipt,
};

/** What lines say of their order. */
const NUMBERED = { id: ORDER.id, bookYear: ORDER.bookYear, bookNumber: ORDER.bookNumber, day: ORDER.day };
type NumberedOrder = Pick<typeof orders.$inferSelect, keyof typeof NUMBERED>;

/** The orders of a period after the one with a number. */
const orderedAfter = (scope: ExportScope, last: NumberedOrder | null) =>
  and(
    between(orders.bookYear, Number(scope.from.slice(0, 4)), Number(scope.to.slice(0, 4))),
    last
      ? sql`(${orders.bookYear}, ${orders.bookNumber}) > (${last.bookYear}, ${last.bookNumber})`
      : undefined,
    between(orders.day, scope.from, scope.to),
    ofBranch(orders.branchId, scope),
  );
const BY_NUMBER = [asc(orders.bookYear), asc(orders.bookNumber)];

const selectOrders = (db: Database, scope: ExportScope, last: NumberedOrder | null) =>
  db
    .select(ORDER)
    .from(orders)
    .where(orderedAfter(scope, last))
    .orderBy(...BY_NUMBER)
    .limit(ROWS_AT_ONCE);
export type ExportedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** The orders that were placed in a period, in order of their numbers, so that a gap shows. */
export const orderRows = (db: Database, scope: ExportScope) =>
  inParts<ExportedOrder>((last) => selectOrders(db, scope, last));

/** A line item with the number of its order. */
export type ExportedLine = Pick<
  typeof orderItems.$inferSelect,
  | 'position'
  | 'name'
  | 'amount'
  | 'unit'
  | 'unitPriceCents'
  | 'grossCents'
  | 'discountCents'
  | 'taxRate'
  | 'taxes'
  | 'deposits'
> & { order: NumberedOrder };

/** The line items of these orders. */
export async function* lineRows(db: Database, scope: ExportScope): AsyncGenerator<ExportedLine[]> {
  const numbered = inParts<NumberedOrder>((last) =>
    db
      .select(NUMBERED)
      .from(orders)
      .where(orderedAfter(scope, last))
      .orderBy(...BY_NUMBER)
      .limit(ROWS_AT_ONCE),
  );
  for await (const part of numbered) {
    const ids = part.map(({ id }) => id);
    const items = await db
      .select({
        orderId: orderItems.orderId,
        position: orderItems.position,
        name: orderItems.name,
        amount: orderItems.amount,
        unit: orderItems.unit,
        unitPriceCents: orderItems.unitPriceCents,
        grossCents: orderItems.grossCents,
        taxRate: orderItems.taxRate,
        taxes: orderItems.taxes,
        deposits: orderItems.deposits,
        discountCents: orderItems.discountCents,
      })
      .from(orderItems)
      .where(inArray(orderItems.orderId, ids));
    const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
    yield part.flatMap((order) =>
      (byOrder.get(order.id) ?? [])
        .toSorted((a, b) => a.position - b.position)
        .map((item) => ({ ...item, order })),
    );
  }
}

const within = (column: PgColumn, { span }: ExportScope): SQL | undefined =>
  and(gte(column, span.from), lt(column, span.until));

const selectPayments = (db: Database, scope: ExportScope, after: number) =>
  db
    .select({
      payment: payments,
      bookYear: orders.bookYear,
      bookNumber: orders.bookNumber,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(gt(payments.id, after), within(payments.createdAt, scope), ofBranch(payments.branchId, scope)))
    .orderBy(asc(payments.id))
    .limit(ROWS_AT_ONCE);
export type ExportedPayment = Awaited<ReturnType<typeof selectPayments>>[number];

/** Online payments that were begun in a period. */
export const paymentRows = (db: Database, scope: ExportScope) =>
  inParts<ExportedPayment>((last) => selectPayments(db, scope, last?.payment.id ?? 0));

const selectRefunds = (db: Database, scope: ExportScope, after: number) =>
  db
    .select({
      refund: refunds,
      method: payments.method,
      branchId: payments.branchId,
      reference: payments.reference,
      bookYear: orders.bookYear,
      bookNumber: orders.bookNumber,
      completedAt: orders.completedAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(gt(refunds.id, after), within(refunds.createdAt, scope), ofBranch(payments.branchId, scope)))
    .orderBy(asc(refunds.id))
    .limit(ROWS_AT_ONCE);
export type ExportedRefund = Awaited<ReturnType<typeof selectRefunds>>[number];

/** Refunds that were asked for in a period. */
export const refundRows = (db: Database, scope: ExportScope) =>
  inParts<ExportedRefund>((last) => selectRefunds(db, scope, last?.refund.id ?? 0));

const selectCorrections = (db: Database, scope: ExportScope, after: number) =>
  db
    .select({
      correction: corrections,
      method: orders.paymentMethod,
      branchId: orders.branchId,
      currency: orders.currency,
      bookYear: orders.bookYear,
      bookNumber: orders.bookNumber,
    })
    .from(corrections)
    .innerJoin(orders, eq(orders.id, corrections.orderId))
    .where(
      and(gt(corrections.id, after), within(corrections.createdAt, scope), ofBranch(orders.branchId, scope)),
    )
    .orderBy(asc(corrections.id))
    .limit(ROWS_AT_ONCE);
export type ExportedCorrection = Awaited<ReturnType<typeof selectCorrections>>[number];

/** Corrections of orders paid on site that were entered in a period. */
export const correctionRows = (db: Database, scope: ExportScope) =>
  inParts<ExportedCorrection>((last) => selectCorrections(db, scope, last?.correction.id ?? 0));

export type ExportedClose = typeof dayCloses.$inferSelect;

/** The closes of a period's days, in the order in which they were made. */
export const closeRows = (db: Database, scope: ExportScope) =>
  inParts<ExportedClose>((last) =>
    db
      .select()
      .from(dayCloses)
      .where(
        and(
          gt(dayCloses.id, last?.id ?? 0),
          between(dayCloses.day, scope.from, scope.to),
          ofBranch(dayCloses.branchId, scope),
        ),
      )
      .orderBy(asc(dayCloses.id))
      .limit(ROWS_AT_ONCE),
  );

/** Completed orders that named a donation's recipient. */
export interface DonationSum {
  donatee: string;
  currency: string;
  orders: number;
}

/** Completed orders of a period by the recipient of their donation. */
export async function* donationRows(db: Database, scope: ExportScope): AsyncGenerator<DonationSum[]> {
  yield await db
    .select({
      donatee: sql<string>`${orders.donateeName}`,
      currency: orders.currency,
      orders: sql<number>`count(*)::integer`,
    })
    .from(orders)
    .where(
      and(
        between(orders.day, scope.from, scope.to),
        ofBranch(orders.branchId, scope),
        sql`${orders.donateeName} is not null and ${orders.completedAt} is not null`,
      ),
    )
    .groupBy(orders.donateeName, orders.currency)
    .orderBy(orders.donateeName);
}
