import { and, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { branches, orders } from '../../platform/database/schema.ts';

/** The most orders that one slot of a branch takes; null: any number. */
export async function findSlotCapacity(tx: Transaction, branchId: number): Promise<number | null> {
  const [branch] = await tx
    .select({ slotCapacity: branches.slotCapacity })
    .from(branches)
    .where(eq(branches.id, branchId));
  return branch?.slotCapacity ?? null;
}

/**
 * How many orders of a branch are due in a slot, besides one. Whoever asks next for the same slot waits for the end of this
 * transaction, so that what was counted holds. Ask after the ticket counter is held: everyone waits in the same order.
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
  // A statement of its own: it has to see what those have done who held the slot before.
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
