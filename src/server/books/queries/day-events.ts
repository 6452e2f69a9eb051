import { and, asc, eq, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import {
  addRates,
  shareOut,
  untaxedTipIn,
  type BookedRefund,
  type DayEvents,
  type RateShare,
  type Sale,
} from '../../../lib/domain/day-close.ts';
import { cashRounding } from '../../../lib/domain/cart-sum.ts';
import { isCashRounded } from '../../../lib/domain/cash-rounding.ts';
import { asCents } from '../../../lib/domain/money.ts';
import type { Day } from '../../../lib/domain/dates.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { corrections, orderItems, orders, payments, refunds } from '../../platform/database/schema.ts';
import { ENDED_AT } from '../../platform/database/schema/orders.ts';

type Reader = Database | Transaction;

/** A day as instants: `from` included, `until` not. */
export interface DaySpan {
  from: Date;
  until: Date;
}

const SALE = {
  id: orders.id,
  isDelivery: orders.isDelivery,
  isDineIn: orders.isDineIn,
  paymentMethod: orders.paymentMethod,
  area: orders.area,
  currency: orders.currency,
  taxes: orders.taxes,
  grossCents: orders.grossCents,
  deliveryGrossCents: orders.deliveryGrossCents,
  discountCents: orders.discountCents,
  deliveryDiscountCents: orders.deliveryDiscountCents,
  depositGrossCents: orders.depositGrossCents,
  tipCents: orders.tipCents,
  tipsTaxRate: orders.tipsTaxRate,
  roundingCents: orders.roundingCents,
  totalGrossCents: orders.totalGrossCents,
  rejectedAt: orders.rejectedAt,
  canceledAt: orders.canceledAt,
  failedAt: orders.failedAt,
  /** The gross of its lines by rate. */
  lines: sql<{ rate: number; cents: number }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('rate', rate, 'cents', cents)) from (
      select ${orderItems.taxRate} as rate, sum(${orderItems.grossCents}) as cents from ${orderItems}
      where ${orderItems.orderId} = ${orders.id} group by 1
    ) as by_rate), '[]')`,
};
type SaleRow = Awaited<ReturnType<typeof selectSales>>[number];

const selectSales = (db: Reader, where: SQL | undefined) => db.select(SALE).from(orders).where(where);

/** What ended at a branch on a day, and what was given back. An order counts on the day on which it ended. */
export async function readDayEvents(db: Reader, branchId: number, span: DaySpan): Promise<DayEvents> {
  const ended = await selectSales(
    db,
    and(
      eq(orders.branchId, branchId),
      gte(ENDED_AT, span.from),
      lt(ENDED_AT, span.until),
      sql`num_nonnulls(completed_at, rejected_at, canceled_at, failed_at) > 0`,
    ),
  );
  const given = [...(await readRefunds(db, branchId, span)), ...(await readCorrections(db, branchId, span))];
  return {
    sales: ended.filter((row) => endOf(row) === null).map(toSale),
    ended: ended.flatMap((row) => {
      const how = endOf(row);
      return how ? [{ how, cents: row.totalGrossCents }] : [];
    }),
    refunds: given,
  };
}

function endOf({ rejectedAt, canceledAt, failedAt }: SaleRow) {
  if (rejectedAt) return 'rejected';
  if (canceledAt) return 'canceled';
  return failedAt ? 'failed' : null;
}

/** A tip without tax, as far as it is in what is at 0 %: of orders of before gross was kept by rate it is not. */
function untaxedTipOf({ tipCents, tipsTaxRate }: SaleRow, rates: readonly RateShare[]): number {
  const atZero = rates.find(({ rate }) => rate === 0)?.grossCents ?? 0;
  return tipsTaxRate === null ? Math.min(tipCents, atZero) : 0;
}

/** Money given back of an order; cash is handed back in coins, too. */
function toRefund(row: SaleRow, rates: RateShare[]): BookedRefund {
  const sold = ratesOf(row);
  const cents = asCents(rates.reduce((all, { grossCents }) => all + grossCents, 0));
  return {
    method: row.paymentMethod,
    rates,
    untaxedTipCents: untaxedTipIn(rates, { rates: sold, untaxedTipCents: untaxedTipOf(row, sold) }),
    roundingCents: isCashRounded(row.currency, row.paymentMethod) ? cashRounding(cents) : 0,
  };
}

/** The rounding of cash is besides its total. */
function toSale(row: SaleRow): Sale {
  const positions = [
    { name: 'goods', cents: row.grossCents + row.discountCents },
    { name: 'deposit', cents: row.depositGrossCents },
    { name: 'delivery', cents: row.deliveryGrossCents + row.deliveryDiscountCents },
    { name: 'discount', cents: -row.discountCents - row.deliveryDiscountCents },
    { name: 'tip', cents: row.tipCents },
  ];
  const rates = ratesOf(row);
  return {
    method: row.paymentMethod,
    mode: modeOf(row),
    rates,
    positions: positions.filter(({ cents }) => cents !== 0),
    untaxedTipCents: untaxedTipOf(row, rates),
    roundingCents: row.roundingCents,
  };
}

/** An order's total by rate; a tip without tax is at 0. */
export function ratesOf(row: Pick<SaleRow, 'lines' | 'area' | 'taxes' | 'totalGrossCents'>): RateShare[] {
  const shares = row.taxes.flatMap(({ rate, grossCents, amountCents }) =>
    grossCents === undefined ? [] : [{ rate, grossCents, taxCents: amountCents }],
  );
  if (shares.length < row.taxes.length) return ratesOfLines(row);
  const rest = row.totalGrossCents - shares.reduce((all, { grossCents }) => all + grossCents, 0);
  return addRates([...shares, ...(rest === 0 ? [] : [{ rate: 0, grossCents: rest, taxCents: 0 }])]);
}

/**
 * As `ratesOf`, for orders from before gross was kept by rate: lines at theirs, the rest at the delivery area's. Without an area, the
 * first rate stands for its own, as in statistics.
 */
function ratesOfLines({
  lines,
  area,
  taxes,
  totalGrossCents,
}: Pick<SaleRow, 'lines' | 'area' | 'taxes' | 'totalGrossCents'>): RateShare[] {
  const rest = totalGrossCents - lines.reduce((all, { cents }) => all + cents, 0);
  const restRate = area?.tax ?? taxes[0]?.rate ?? 0;
  return addRates([
    ...lines.map(({ rate, cents }) => ({ rate, grossCents: cents, taxCents: 0 })),
    ...(rest === 0 ? [] : [{ rate: restRate, grossCents: rest, taxCents: 0 }]),
    ...taxes.map(({ rate, amountCents }) => ({ rate, grossCents: 0, taxCents: amountCents })),
  ]);
}

/**
 * Refunds of completed orders: on the day they were made, or on that of the sale where that came later. Money given back for an order that
 * was never a sale is in no sum.
 */
const BOOKED_AT = sql<Date>`greatest(${refunds.doneAt}, ${orders.completedAt})`;

async function readRefunds(db: Reader, branchId: number, { from, until }: DaySpan): Promise<BookedRefund[]> {
  const rows = await db
    .select({ ...SALE, cents: refunds.amountCents })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(orders.branchId, branchId),
        eq(refunds.state, 'done'),
        isNotNull(orders.completedAt),
        gte(BOOKED_AT, from),
        lt(BOOKED_AT, until),
      ),
    )
    .orderBy(asc(refunds.id));
  return rows.map((row) => toRefund(row, shareOut(row.cents, ratesOf(row))));
}

const CORRECTED_AT = sql<Date>`greatest(${corrections.createdAt}, ${orders.completedAt})`;

/** Money given back on site, on the day it was entered. */
async function readCorrections(
  db: Reader,
  branchId: number,
  { from, until }: DaySpan,
): Promise<BookedRefund[]> {
  const rows = await db
    .select({ ...SALE, rates: corrections.rates })
    .from(corrections)
    .innerJoin(orders, eq(orders.id, corrections.orderId))
    .where(and(eq(orders.branchId, branchId), gte(CORRECTED_AT, from), lt(CORRECTED_AT, until)))
    .orderBy(asc(corrections.id));
  return rows.map(({ rates, ...row }) => toRefund(row, rates));
}

/** Days of a branch within a span on which an order ended or money was given back, oldest first; `from` null: from its first order on. */
export async function listBusyDays(
  db: Reader,
  branchId: number,
  { from, until, zone }: { from: Date | null; until: Date; zone: string },
): Promise<Day[]> {
  const within = (at: SQL) => and(from ? gte(at, from) : undefined, lt(at, until));
  const rows = await rowsOf<{ day: Day }>(
    db,
    sql`select distinct day::text as day from (
      select (${ENDED_AT} at time zone ${zone})::date as day from ${orders}
      where ${orders.branchId} = ${branchId} and num_nonnulls(completed_at, rejected_at, canceled_at, failed_at) > 0
        and ${within(ENDED_AT)}
      union all
      select (${BOOKED_AT} at time zone ${zone})::date from ${refunds}
      join ${payments} on ${payments.id} = ${refunds.paymentId} join ${orders} on ${orders.id} = ${payments.orderId}
      where ${orders.branchId} = ${branchId} and ${refunds.state} = 'done' and ${orders.completedAt} is not null
        and ${within(BOOKED_AT)}
      union all
      select (${CORRECTED_AT} at time zone ${zone})::date from ${corrections}
      join ${orders} on ${orders.id} = ${corrections.orderId}
      where ${orders.branchId} = ${branchId} and ${within(CORRECTED_AT)}
    ) as busy order by 1`,
  );
  return rows.map(({ day }) => day);
}

/** Branches with any order that ended: they may have days to close. */
export async function listBranchesWithOrders(db: Reader): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct ${orders.branchId} as id from ${orders}
      where num_nonnulls(completed_at, rejected_at, canceled_at, failed_at) > 0 order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Orders of a branch that are neither completed nor given up, with their total. */
export async function countOpenOrders(
  db: Reader,
  branchId: number,
): Promise<{ count: number; cents: number }> {
  const [row] = await rowsOf<{ count: number; cents: number }>(
    db,
    sql`select count(*)::integer as count, coalesce(sum(${orders.totalGrossCents}), 0)::float8 as cents from ${orders}
      where ${orders.branchId} = ${branchId} and completed_at is null and rejected_at is null and canceled_at is null and failed_at is null`,
  );
  return row ?? { count: 0, cents: 0 };
}
