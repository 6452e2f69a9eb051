import { and, gt, isNull, lte, sql } from 'drizzle-orm';
import { COUNTED_MS, MOST_COUNTED } from '../../../lib/domain/pause.ts';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema/orders.ts';

/**
 * How long the last orders of each branch took until they were ready or left, in ms, of those that were wanted as soon as possible.
 * Orders that are paid online begin with their payment.
 */
export async function readPreparingTimes(
  db: Database,
  now: number,
): Promise<{ branchId: number; ms: number }[]> {
  const from = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`;
  const until = sql`coalesce(${orders.inDeliveryAt}, ${orders.completedAt})`;
  const latest = sql`row_number() over (partition by ${orders.branchId} order by ${orders.createdAt} desc)`;
  const timed = db
    .select({
      branchId: orders.branchId,
      ms: sql<number>`(extract(epoch from ${until} - ${from}) * 1000)::float8`.as('ms'),
      place: sql<number>`${latest}`.as('place'),
    })
    .from(orders)
    .where(
      and(
        gt(orders.createdAt, new Date(now - COUNTED_MS)),
        isNull(orders.appointmentDate),
        isNull(orders.appointment),
        isNull(orders.rejectedAt),
        isNull(orders.canceledAt),
        isNull(orders.failedAt),
        sql`${until} >= ${from}`,
      ),
    )
    .as('timed');
  return db
    .select({ branchId: timed.branchId, ms: timed.ms })
    .from(timed)
    .where(lte(timed.place, MOST_COUNTED));
}
