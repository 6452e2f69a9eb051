import { and, eq, gt, inArray, isNotNull, lte, not, or, sql } from 'drizzle-orm';
import { ONLINE_METHODS } from '../../../lib/domain/payment-methods.ts';
import type { Database } from '../../platform/database/database.ts';
import { ENDED_AT, orders } from '../../platform/database/schema.ts';

/** What is due later is not being made yet; what is overdue for longer has been forgotten. */
const AHEAD_MS = 60 * 60_000;
const BEHIND_MS = 12 * 60 * 60_000;

/** How many orders a branch is at work on: open, due soon, and paid if they are to be paid online. `at`: epoch milliseconds. */
export function countOpenOrders(db: Database, branchId: number, at: number): Promise<number> {
  return db.$count(
    orders,
    and(
      eq(orders.branchId, branchId),
      sql`${ENDED_AT} is null`,
      gt(orders.dueAt, new Date(at - BEHIND_MS)),
      lte(orders.dueAt, new Date(at + AHEAD_MS)),
      or(not(inArray(orders.paymentMethod, [...ONLINE_METHODS])), isNotNull(orders.paidAt)),
    ),
  );
}
