import { and, asc, gt, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import { ONLINE_METHODS } from '../../../lib/domain/payment-methods.ts';
import type { Database } from '../../platform/database/database.ts';
import { ENDED_AT, orders } from '../../platform/database/schema.ts';
import type { OrderRow } from './orders.ts';

/** More than anybody could answer in a minute. */
const MOST = 200;

/** Orders of branches between two instants that wait for the branch: neither confirmed nor ended, no time proposed, and paid if they are to be paid online. */
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
        sql`${ENDED_AT} is null`,
        gt(orders.createdAt, after),
        lte(orders.createdAt, before),
        isNull(orders.confirmedAt),
        isNull(orders.inDeliveryAt),
        isNull(orders.counterAppointment),
        or(not(inArray(orders.paymentMethod, [...ONLINE_METHODS])), isNotNull(orders.paidAt)),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(MOST);
}
