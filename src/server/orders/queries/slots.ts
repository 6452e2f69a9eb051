import { and, count, eq, gt, gte, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { slotAround } from '../../../lib/domain/slots.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { branches, orders, slotHolds } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;

/** A place that is held: whose hold, where and until when. */
export type SlotHoldRow = typeof slotHolds.$inferSelect;

/** From an instant on and before another, in epoch milliseconds. */
interface Span {
  start: number;
  end: number;
}

/** A branch's slot capacity; null: unlimited. */
export async function findSlotCapacity(tx: Transaction, branchId: number): Promise<number | null> {
  const [branch] = await tx
    .select({ slotCapacity: branches.slotCapacity })
    .from(branches)
    .where(eq(branches.id, branchId));
  return branch?.slotCapacity ?? null;
}

/** Whose place does not count: the order's own, or that of a hold's key (its hash). */
interface OwnPlace {
  order?: number;
  hold?: string | null;
}

/**
 * Counts a branch's places in a slot that orders take and customers hold, except the own one. Locks the slot until the transaction ends,
 * so that the count holds. Call after the ticket counter is locked: all transactions lock in the same order.
 */
export async function countSlot(
  tx: Transaction,
  branchId: number,
  slot: Span,
  now: Date,
  own: OwnPlace,
): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`order slot ${branchId} ${slot.start}`}, 0))`,
  );
  // A statement of its own: it must see the commits of earlier lock holders.
  const ordered = await tx.$count(
    orders,
    and(placeTaken(branchId, slot), own.order === undefined ? undefined : ne(orders.id, own.order)),
  );
  return ordered + (await countHolds(tx, branchId, slot, now, own.hold ?? null));
}

/** The orders that take a branch's places from an instant on and before another. */
const placeTaken = (branchId: number, { start, end }: Span) =>
  and(
    eq(orders.branchId, branchId),
    gte(orders.dueAt, new Date(start)),
    lt(orders.dueAt, new Date(end)),
    isNull(orders.rejectedAt),
    isNull(orders.canceledAt),
    isNull(orders.failedAt),
  );

const SLOT_SECONDS = slotAround(0).end / 1000;

/**
 * The places that are taken or held at a branch from an instant on and before another, by the slot's start, except the held one of a
 * key (its hash); a count of this moment, without a lock.
 */
export async function countSlots(
  db: Database,
  branchId: number,
  span: Span,
  now: Date,
  ownHold: string | null = null,
): Promise<ReadonlyMap<number, number>> {
  const slot = sql<number>`floor(extract(epoch from ${orders.dueAt}) / ${sql.raw(String(SLOT_SECONDS))})::integer`;
  const rows = await db
    .select({ slot, taken: count() })
    .from(orders)
    .where(placeTaken(branchId, span))
    .groupBy(slot);
  const places = new Map(rows.map(({ slot: number, taken }) => [number * SLOT_SECONDS * 1000, taken]));
  for (const [start, held] of await countHoldsBySlot(db, branchId, span, now, ownHold))
    places.set(start, (places.get(start) ?? 0) + held);
  return places;
}

/** Holds of a branch's half hours that have not ended, without the one of a key. */
const liveHolds = (branchId: number, { start, end }: Span, now: Date, exceptKey: string | null) =>
  and(
    eq(slotHolds.branchId, branchId),
    gte(slotHolds.slot, new Date(start)),
    lt(slotHolds.slot, new Date(end)),
    gt(slotHolds.until, now),
    exceptKey === null ? undefined : ne(slotHolds.keyHash, exceptKey),
  );

/** How many places of a half hour are held. */
function countHolds(
  db: Reader,
  branchId: number,
  span: Span,
  now: Date,
  exceptKey: string | null,
): Promise<number> {
  return db.$count(slotHolds, liveHolds(branchId, span, now, exceptKey));
}

/** How many places are held, by the start of their half hour. */
async function countHoldsBySlot(
  db: Database,
  branchId: number,
  span: Span,
  now: Date,
  exceptKey: string | null,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ slot: slotHolds.slot, held: count() })
    .from(slotHolds)
    .where(liveHolds(branchId, span, now, exceptKey))
    .groupBy(slotHolds.slot);
  return new Map(rows.map(({ slot, held }) => [slot.getTime(), held]));
}

/** How many places a network holds, without the one of a key. Locks the network until the transaction ends, so that the count holds. */
export async function countNetworkHolds(
  tx: Transaction,
  network: string,
  now: Date,
  exceptKey: string,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${network}`}, 0))`);
  return tx.$count(
    slotHolds,
    and(eq(slotHolds.network, network), gt(slotHolds.until, now), ne(slotHolds.keyHash, exceptKey)),
  );
}

/** The hold of a key, also one that has ended; null: none. */
export async function findHold(db: Reader, keyHash: string): Promise<SlotHoldRow | null> {
  const [row] = await db.select().from(slotHolds).where(eq(slotHolds.keyHash, keyHash));
  return row ?? null;
}

/** Stores a hold in place of the key's last one. */
export async function writeHold(tx: Transaction, row: SlotHoldRow): Promise<void> {
  await tx.insert(slotHolds).values(row).onConflictDoUpdate({ target: slotHolds.keyHash, set: row });
}

/** Gives a key's place back. */
export async function deleteHold(db: Reader, keyHash: string): Promise<void> {
  await db.delete(slotHolds).where(eq(slotHolds.keyHash, keyHash));
}

/** Deletes the holds that have ended; waits for nobody who is using one. */
export async function deleteEndedHolds(db: Database, now: Date): Promise<void> {
  const ended = db
    .select({ keyHash: slotHolds.keyHash })
    .from(slotHolds)
    .where(lte(slotHolds.until, now))
    .for('update', { skipLocked: true });
  await db.delete(slotHolds).where(inArray(slotHolds.keyHash, ended));
}
