import { sql } from 'drizzle-orm';
import { uploadsIn } from '../../../lib/domain/uploads.ts';
import { type Transaction, givenRows } from '../../platform/database/database.ts';
import type { OrderItemRow, OrderRow, StoredOrder } from './orders.ts';
import {
  bookCounters,
  orderItems,
  orders,
  shopRevision,
  ticketCounters,
} from '../../platform/database/schema.ts';
import { runPrepared } from '../../../../patches/named-statements.ts';
import { keepUploads } from '../../media/queries/uploads.ts';

/** Columns of a new order without history. */
const UNTOUCHED = {
  counterAppointment: null,
  appointment: null,
  paymentRedirectUrl: null,
  paymentWaitsUntil: null,
  rejectionMessage: null,
  confirmedAt: null,
  inDeliveryAt: null,
  deliveredAt: null,
  completedAt: null,
  rejectedAt: null,
  canceledAt: null,
  failedAt: null,
  paidAt: null,
  refundedAt: null,
  refundedCents: 0,
  chargedBackAt: null,
  erasedAt: null,
  stationsDone: [],
  tillReceipt: null,
} satisfies Partial<OrderRow>;

export type NewOrder = Omit<OrderRow, 'id' | 'dueAt' | 'bookYear' | keyof typeof UNTOUCHED>;
export type NewOrderItem = Omit<OrderItemRow, 'orderId' | 'position'>;

/**
 * Reserves ticket numbers by branch and business day; null: the shop has another revision. Locks the shop's revision and the
 * counters until the transaction ends.
 */
export async function takeTickets(
  tx: Transaction,
  revision: number,
  wanted: readonly { branchId: number; day: string }[],
): Promise<number[] | null> {
  const keyOf = ({ branchId, day }: { branchId: number; day: string }) => `${branchId}/${day}`;
  const groups = Map.groupBy(wanted, keyOf);
  const counters = [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, last: others.length + 1 }] : []))
    // Always in the same order, to avoid deadlocks.
    .sort((a, b) => a.branchId - b.branchId || a.day.localeCompare(b.day));
  const given = givenRows(ticketCounters, counters);
  const taken = await runPrepared<{ branchId: number; day: string; last: number }>(
    tx,
    'take_tickets',
    sql`with held as (select number from ${shopRevision} where number = ${revision} for share)
      insert into ${ticketCounters} (${given.names}) select ${given.values} from held, ${given.rows}
      order by given."branchId", given.day
      on conflict (branch_id, day) do update set last = ticket_counters.last + excluded.last
      returning branch_id as "branchId", day::text as day, last`,
  );
  if (taken.length === 0) return null;
  const next = new Map(
    taken.map((counter) => [keyOf(counter), counter.last - (groups.get(keyOf(counter))?.length ?? 0)]),
  );
  return wanted.map((one) => {
    const before = next.get(keyOf(one));
    if (before === undefined) throw new Error('the ticket counter gave no number');
    next.set(keyOf(one), before + 1);
    return before + 1;
  });
}

/** The calendar year of a day such as `2026-11-25`. */
const yearOf = (day: string) => Number(day.slice(0, 4));

/**
 * The next numbers of the books for orders of these days, without gaps per year. Locks the year until the transaction ends, so it
 * comes last before the orders are stored.
 */
export async function takeBookNumbers(tx: Transaction, days: readonly string[]): Promise<number[]> {
  const counts = Map.groupBy(days.map(yearOf), (year) => year);
  const wanted = [...counts].map(([year, { length }]) => ({ year, last: length }));
  const given = givenRows(bookCounters, wanted);
  const taken = await runPrepared<{ year: number; last: number }>(
    tx,
    'take_book_numbers',
    sql`insert into ${bookCounters} (${given.names}) select ${given.values} from ${given.rows} order by given."year"
      on conflict (year) do update set last = book_counters.last + excluded.last
      returning year, last`,
  );
  const next = new Map(taken.map(({ year, last }) => [year, last - (counts.get(year)?.length ?? 0)]));
  return days.map((day) => {
    const number = (next.get(yearOf(day)) ?? 0) + 1;
    next.set(yearOf(day), number);
    return number;
  });
}

/** Stores orders with their line items; null: an idempotency key was used before, and the transaction must be rolled back. */
export async function insertOrders(
  tx: Transaction,
  wanted: readonly { order: NewOrder; lines: readonly NewOrderItem[] }[],
): Promise<StoredOrder[] | null> {
  const given = givenRows(
    orders,
    wanted.map(({ order }) => order),
  );
  const lines = givenRows(
    orderItems,
    wanted.flatMap(({ order: { uid }, lines: all }) =>
      all.map((line, position) => ({ uid, position, ...line })),
    ),
    { uid: 'text' },
  );
  const rows = await runPrepared<{ id: number; uid: string }>(
    tx,
    'insert_orders',
    sql`with stored as (
        insert into ${orders} (${given.names}) select ${given.values} from ${given.rows}
        on conflict (idempotency_key) do nothing returning id, uid
      ), lines as (
        insert into ${orderItems} (order_id, ${lines.names}) select stored.id, ${lines.values}
        from ${lines.rows} join stored on stored.uid = given.uid
      )
      select id, uid from stored`,
  );
  if (rows.length < wanted.length) return null;
  const ids = new Map(rows.map(({ id, uid }) => [uid, id]));
  const stored = wanted.map(({ order, lines }): StoredOrder => {
    const id = ids.get(order.uid);
    if (id === undefined) throw new Error('an order was stored under another uid');
    return {
      order: {
        ...UNTOUCHED,
        ...order,
        id,
        bookYear: yearOf(order.day),
        dueAt: order.appointmentDate ?? order.createdAt,
      },
      items: lines.map((line, position) => ({ ...line, orderId: id, position })),
      rating: null,
      payment: null,
    };
  });
  for (const { order, items } of stored) {
    const files = items.flatMap(({ parts }) => uploadsIn(parts));
    await keepUploads(
      tx,
      files.map(({ id }) => id),
      order.createdAt,
    );
  }
  return stored;
}
