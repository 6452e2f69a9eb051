import { and, count, eq, gt, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { slotHolds } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;

/** A place that is held: whose hold, where and until when. */
export type SlotHoldRow = typeof slotHolds.$inferSelect;

interface Span {
  start: number;
  end: number;
}

/** Holds of a branch's half hours that have not ended, without the one of a key. */
const live = (branchId: number, { start, end }: Span, now: Date, exceptKey: string | null) =>
  and(
    eq(slotHolds.branchId, branchId),
    gte(slotHolds.slot, new Date(start)),
    lt(slotHolds.slot, new Date(end)),
    gt(slotHolds.until, now),
    exceptKey === null ? undefined : ne(slotHolds.keyHash, exceptKey),
  );

/** How many places of a half hour are held. */
export function countHolds(
  db: Reader,
  branchId: number,
  span: Span,
  now: Date,
  exceptKey: string | null,
): Promise<number> {
  return db.$count(slotHolds, live(branchId, span, now, exceptKey));
}

/** How many places are held, by the start of their half hour. */
export async function countHoldsBySlot(
  db: Database,
  branchId: number,
  span: Span,
  now: Date,
  exceptKey: string | null,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ slot: slotHolds.slot, held: count() })
    .from(slotHolds)
    .where(live(branchId, span, now, exceptKey))
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
