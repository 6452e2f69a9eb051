import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { devices, orders } from '../../platform/database/schema.ts';

/** Devices and open orders of a branch: while it has any, it cannot be deleted. */
export async function findBranchUsage(
  db: Database,
  branchId: number,
): Promise<{ devices: { identifier: string; name: string }[]; openOrders: number }> {
  const [open] = await db
    .select({ number: count() })
    .from(orders)
    .where(
      and(
        eq(orders.branchId, branchId),
        isNull(orders.completedAt),
        isNull(orders.rejectedAt),
        isNull(orders.canceledAt),
        isNull(orders.failedAt),
      ),
    );
  return {
    devices: await db
      .select({ identifier: devices.identifier, name: devices.name })
      .from(devices)
      .where(eq(devices.branchId, branchId))
      .orderBy(asc(devices.id)),
    openOrders: open?.number ?? 0,
  };
}
