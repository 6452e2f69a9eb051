import { and, count, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema.ts';
import { IS_PLACED, UNDER_WAY } from './order-conditions.ts';

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
