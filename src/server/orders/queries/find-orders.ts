import {
  eq,
  or,
  sql,
  type SQL,
  and,
  asc,
  desc,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  count,
  gte,
} from 'drizzle-orm';
import { ONLINE_METHODS } from '../../../lib/domain/payment-methods.ts';
import { normalisePhone } from '../../../lib/domain/phone.ts';
import { inPattern, listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { orders } from '../../platform/database/schema.ts';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { ORDER_FIELDS } from '../../../lib/contract/staff-orders.ts';
import type { Database } from '../../platform/database/database.ts';
import { IS_PLACED, UNDER_WAY } from './open-orders.ts';
import { selectOrders, withItems, type StoredOrder } from './orders.ts';
import type { MetricSource } from '../../platform/metrics.ts';

/** The expression of the index `orders_words`: any other would scan all orders. */
const WORDS = sql`(' ' || ${orders.name} || ' ' || ${orders.email} || ' ' || ${orders.phone} || ' ' || ${orders.street} || ' ' || ${orders.city} || ' ' || ${orders.comment} || ' ' || ${orders.ticketNumber}::text || ' #' || ${orders.ticketNumber}::text || ' ')`;

/** The trigram index needs three letters: shorter words match the beginnings of words. */
const SHORTEST_INSIDE = 3;

/**
 * Whether an order says a word, whatever its case: anywhere in its contact, address and note, or as its ticket number (`#42` is
 * that very one) or its uid. A phone number is found as it is dialled at home, too: 0170/12 34 is kept as +4917012….
 */
export function saysWord(word: string): SQL {
  const patterns = patternsOf(word).map((pattern) => sql`${WORDS} ilike ${pattern}`);
  return or(...patterns, eq(orders.uid, word)) ?? sql`false`;
}

function patternsOf(word: string): string[] {
  if (/^#\d+$/.test(word)) return [`% ${word} %`];
  if (word.length < SHORTEST_INSIDE) return [`% ${inPattern(word)}%`];
  const dialled = /^[\d+()/.-]+$/.test(word) ? normalisePhone(word).replace(/^(\+\d\d)?0/, '$1') : '';
  const spelt = dialled.length < SHORTEST_INSIDE ? [word] : [word, dialled];
  return spelt.map((one) => `%${inPattern(one)}%`);
}

/** `orderState` of the domain in SQL. */
const STATE = sql`case
  when ${orders.rejectedAt} is not null then 'rejected'
  when ${orders.canceledAt} is not null then 'canceled'
  when ${orders.failedAt} is not null then 'failed'
  when ${orders.completedAt} is not null or ${orders.deliveredAt} is not null then 'completed'
  when ${orders.inDeliveryAt} is not null then 'inDelivery'
  when ${orders.confirmedAt} is not null then 'confirmed'
  else 'new' end`;

const COLUMNS: ListColumns<typeof ORDER_FIELDS> = {
  fields: {
    ...getTableColumns(orders),
    state: STATE,
    isPaid: sql`(${orders.paidAt} is not null)`,
    totalGross: sql`(${orders.totalGrossCents} / 100.0)`,
  },
  search: saysWord,
  order: [desc(orders.createdAt), desc(orders.id)],
};

/** Restricts to branches; null: all. */
type Scope = readonly number[] | null;

const within = (branchIds: Scope): SQL | undefined =>
  branchIds === null ? undefined : inArray(orders.branchId, [...branchIds]);

/** A page of the list of orders, newest first by default; with `since` only those due from then on. */
export async function findOrders(
  db: Database,
  query: ListQuery,
  { branchIds, since }: { branchIds: Scope; since: Date | null },
): Promise<ListPage<StoredOrder>> {
  const visible = and(within(branchIds), since ? gte(orders.dueAt, since) : undefined);
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS, visible);
  // Details are read for the page only, not for all sorted orders.
  const shown = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const found = await selectOrders(db)
    .where(inArray(orders.id, shown))
    .orderBy(...orderBy);
  return { items: await withItems(db, found), total: await db.$count(orders, where) };
}

/** Open orders by due time. */
export async function findOrdersUnderWay(db: Database, branchIds: Scope): Promise<StoredOrder[]> {
  const found = await selectOrders(db)
    .where(and(UNDER_WAY, within(branchIds)))
    .orderBy(asc(orders.dueAt), asc(orders.id));
  return withItems(db, found);
}

/** More than a calendar shows. */
const MOST_IN_CALENDAR = 2000;

/** Orders of a branch for a chosen time from an instant on that have not come to nothing, by due time. */
export async function findOrdersForTimes(db: Database, branchId: number, from: Date): Promise<StoredOrder[]> {
  const found = await selectOrders(db)
    .where(
      and(
        eq(orders.branchId, branchId),
        or(isNotNull(orders.appointmentDate), isNotNull(orders.appointment)),
        gte(orders.dueAt, from),
        isNull(orders.rejectedAt),
        isNull(orders.canceledAt),
        isNull(orders.failedAt),
        IS_PLACED,
      ),
    )
    .orderBy(asc(orders.dueAt), asc(orders.id))
    .limit(MOST_IN_CALENDAR);
  return withItems(db, found);
}

/** More than a till enters in one go. */
const MOST_FOR_TILL = 200;

/** Confirmed orders since an instant that are paid on site and that no till has a receipt of, the first placed first. */
export async function findTillOrders(db: Database, branchIds: Scope, since: Date): Promise<StoredOrder[]> {
  const found = await selectOrders(db)
    .where(
      and(
        within(branchIds),
        isNotNull(orders.confirmedAt),
        isNull(orders.rejectedAt),
        isNull(orders.canceledAt),
        isNull(orders.failedAt),
        isNull(orders.tillReceipt),
        notInArray(orders.paymentMethod, [...ONLINE_METHODS]),
        gte(orders.createdAt, since),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MOST_FOR_TILL);
  return withItems(db, found);
}

/** Tickets of a branch for pickup and dine-in, without line items. */
export function findTickets(db: Database, branchId: number) {
  return db
    .select({
      id: orders.id,
      ticketNumber: orders.ticketNumber,
      state: STATE.mapWith(String),
      isDineIn: orders.isDineIn,
      dueAt: orders.dueAt,
    })
    .from(orders)
    .where(and(UNDER_WAY, eq(orders.branchId, branchId), eq(orders.isDelivery, false), IS_PLACED))
    .orderBy(asc(orders.ticketNumber), asc(orders.id));
}

const DAY_MS = 24 * 3_600_000;

/** An order for later has to be confirmed from an hour before its time on. */
const DUTY_SINCE = sql`greatest(coalesce(${orders.paidAt}, ${orders.createdAt}), ${orders.dueAt} - interval '1 hour')`;

/** Orders that a branch has to confirm: one that waits for its online payment is not there yet. */
const isUnconfirmed = and(
  UNDER_WAY,
  isNull(orders.confirmedAt),
  isNull(orders.inDeliveryAt),
  isNull(orders.deliveredAt),
  IS_PLACED,
);

/** Open orders and those of the last 24 hours, in one query that two indexes answer. */
export function orderMetrics(
  db: Database,
  now: () => number,
): MetricSource<'bestellbar_orders' | 'bestellbar_oldest_unconfirmed_order_seconds'> {
  return {
    subject: 'orders',
    figures: {
      bestellbar_orders: {
        help: 'Orders that are open or of the last 24 hours',
        labels: ['branch', 'state'],
      },
      bestellbar_oldest_unconfirmed_order_seconds: {
        help: 'How long the oldest order waits for its confirmation; one for later counts from an hour before its time',
        labels: ['branch'],
      },
    },
    async read() {
      const at = now();
      const rows = await db
        .select({
          branch: orders.branchId,
          state: STATE.mapWith(String),
          number: count(),
          since: sql<
            string | number | null
          >`extract(epoch from min(${DUTY_SINCE}) filter (where ${isUnconfirmed}))`,
        })
        .from(orders)
        .where(or(UNDER_WAY, gte(orders.createdAt, new Date(at - DAY_MS))))
        .groupBy(orders.branchId, STATE);
      return {
        bestellbar_orders: rows.map(({ branch, state, number }) => ({
          labels: { branch, state },
          value: number,
        })),
        bestellbar_oldest_unconfirmed_order_seconds: rows.flatMap(({ branch, since }) =>
          since === null ? [] : [{ labels: { branch }, value: Math.max(0, at / 1000 - Number(since)) }],
        ),
      };
    },
  };
}
