import { and, count, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import { slotAround } from '../../../lib/domain/slots.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
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
    and(placeTaken(branchId, slot), exceptId === null ? undefined : ne(orders.id, exceptId)),
  );
}

/** The orders that take a branch's places from an instant on and before another. */
const placeTaken = (branchId: number, { start, end }: { start: number; end: number }) =>
  and(
    eq(orders.branchId, branchId),
    gte(orders.dueAt, new Date(start)),
    lt(orders.dueAt, new Date(end)),
    isNull(orders.rejectedAt),
    isNull(orders.canceledAt),
    isNull(orders.failedAt),
  );

const SLOT_SECONDS = slotAround(0).end / 1000;

/** A branch's orders per slot from an instant on and before another, by the slot's start; a count of this moment, without a lock. */
export async function countSlots(
  db: Database,
  branchId: number,
  span: { start: number; end: number },
): Promise<ReadonlyMap<number, number>> {
  const slot = sql<number>`floor(extract(epoch from ${orders.dueAt}) / ${sql.raw(String(SLOT_SECONDS))})::integer`;
  const rows = await db
    .select({ slot, taken: count() })
    .from(orders)
    .where(placeTaken(branchId, span))
    .groupBy(slot);
  return new Map(rows.map(({ slot: number, taken }) => [number * SLOT_SECONDS * 1000, taken]));
}
