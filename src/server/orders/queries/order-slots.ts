import { and, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { branches, orders } from '../../platform/database/schema.ts';

/** A branch's slot capacity; null: unlimited. */
export async function findSlotCapacity(tx: Transaction, branchId: number): Promise<number | null> {
  const [branch] = await tx
    .select({ slotCapacity: branches.slotCapacity })
    .from(branches)
    .where(eq(branches.id, branchId));
  return branch?.slotCapacity ?? null;
}

/**
 * Counts a branch's orders in a slot, except one. Locks the slot until the transaction ends, so that the count holds. Call after
 * the ticket counter is locked: all transactions lock in the same order.
 */
export async function countSlot(
  tx: Transaction,
  branchId: number,
  slot: { start: number; end: number },
  exceptId: number | null,
): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`order slot ${branchId} ${slot.start}`}, 0))`,
  );
  // A statement of its own: it must see the commits of earlier lock holders.
  return tx.$count(
    orders,
    and(
      eq(orders.branchId, branchId),
      gte(orders.dueAt, new Date(slot.start)),
      lt(orders.dueAt, new Date(slot.end)),
      isNull(orders.rejectedAt),
      isNull(orders.canceledAt),
      isNull(orders.failedAt),
      exceptId === null ? undefined : ne(orders.id, exceptId),
    ),
  );
}
