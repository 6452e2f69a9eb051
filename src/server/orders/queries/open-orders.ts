import { and, asc, count, gt, inArray, isNotNull, isNull, lte, min, notInArray, or } from 'drizzle-orm';
import { ONLINE_METHODS } from '../../../lib/domain/payment-methods.ts';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema.ts';
import type { OrderRow } from './orders.ts';

/** Open orders, as their partial index has it. */
export const UNDER_WAY = and(
  isNull(orders.completedAt),
  isNull(orders.rejectedAt),
  isNull(orders.canceledAt),
  isNull(orders.failedAt),
);

/** Excludes orders that await online payment: they are not there yet. */
export const IS_PLACED = or(notInArray(orders.paymentMethod, [...ONLINE_METHODS]), isNotNull(orders.paidAt));

/** What is due later is not being made yet; what is overdue for longer has been forgotten. */
const AHEAD_MS = 60 * 60_000;
const BEHIND_MS = 12 * 60 * 60_000;

/** How many orders branches are at work on: open, placed, and due soon. Branches without any are left out. `at`: epoch milliseconds. */
export async function countOpenOrders(
  db: Database,
  branchIds: readonly number[],
  at: number,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ branchId: orders.branchId, open: count() })
    .from(orders)
    .where(
      and(
        inArray(orders.branchId, [...branchIds]),
        UNDER_WAY,
        IS_PLACED,
        gt(orders.dueAt, new Date(at - BEHIND_MS)),
        lte(orders.dueAt, new Date(at + AHEAD_MS)),
      ),
    )
    .groupBy(orders.branchId);
  return new Map(rows.map(({ branchId, open }) => [branchId, open]));
}

/** More than anybody could answer in a minute. */
const MOST = 200;

/** Orders that wait for their branch: open, placed, neither confirmed nor with a proposed time. */
const WAITS = and(
  UNDER_WAY,
  IS_PLACED,
  isNull(orders.confirmedAt),
  isNull(orders.inDeliveryAt),
  isNull(orders.counterAppointment),
);

/** Orders of branches between two instants that wait for the branch, oldest first. */
export function findUnanswered(
  db: Database,
  { branchIds, after, before }: { branchIds: readonly number[]; after: Date; before: Date },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.branchId, [...branchIds]),
        WAITS,
        gt(orders.createdAt, after),
        lte(orders.createdAt, before),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(MOST);
}

/** When the oldest order since an instant that waits for its branch was placed, by branch. */
export async function findOldestUnanswered(db: Database, after: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ branchId: orders.branchId, at: min(orders.createdAt) })
    .from(orders)
    .where(and(WAITS, gt(orders.createdAt, after)))
    .groupBy(orders.branchId);
  return new Map(rows.flatMap(({ branchId, at }) => (at ? [[branchId, at.getTime()] as const] : [])));
}
