import { and, asc, gt, inArray, isNull, lte, min } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema.ts';
import { IS_PLACED, UNDER_WAY } from './order-conditions.ts';
import type { OrderRow } from './orders.ts';

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
