import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { COUNTED_MS, MOST_COUNTED } from '../../../lib/domain/preparing-time.ts';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema/orders.ts';

/**
 * How long a branch's last orders took until they were ready or left, in ms, of those that were wanted as soon as possible. Orders
 * that are paid online begin with their payment.
 */
export async function readPreparingTimes(db: Database, branchId: number, now: number): Promise<number[]> {
  const from = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`;
  const until = sql`coalesce(${orders.inDeliveryAt}, ${orders.completedAt})`;
  const rows = await db
    .select({ ms: sql<number>`(extract(epoch from ${until} - ${from}) * 1000)::float8` })
    .from(orders)
    .where(
      and(
        eq(orders.branchId, branchId),
        gt(orders.createdAt, new Date(now - COUNTED_MS)),
        isNull(orders.appointmentDate),
        isNull(orders.appointment),
        isNull(orders.rejectedAt),
        isNull(orders.canceledAt),
        isNull(orders.failedAt),
        sql`${until} >= ${from}`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(MOST_COUNTED);
  return rows.map(({ ms }) => ms);
}
