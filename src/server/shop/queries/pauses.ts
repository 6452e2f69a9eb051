import { eq } from 'drizzle-orm';
import type { Busy } from '../../../lib/domain/pause.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { branches, pauses } from '../../platform/database/schema.ts';

type PauseRow = typeof pauses.$inferSelect;

/** What staff have set, and since when the branch has been unattended, in epoch milliseconds; null: it is attended. */
export interface StoredBusy {
  busy: Busy;
  unattendedSince: number | null;
}

function toBusy({ takeawayUntil, deliveryUntil, dineInUntil, ...row }: PauseRow): Busy {
  return {
    paused: {
      ...(takeawayUntil && { takeaway: takeawayUntil.toISOString() }),
      ...(deliveryUntil && { delivery: deliveryUntil.toISOString() }),
      ...(dineInUntil && { dineIn: dineInUntil.toISOString() }),
    },
    message: row.message,
    longer: row.longerUntil && { minutes: row.longerMinutes, until: row.longerUntil.toISOString() },
  };
}

const instant = (text: string | undefined) => (text === undefined ? null : new Date(text));

/** What was set last, by the ids of branches; it may have ended. */
export async function findPauses(db: Database): Promise<Map<number, StoredBusy>> {
  const rows = await db.select().from(pauses);
  return new Map(
    rows.map((row) => [
      row.branchId,
      { busy: toBusy(row), unattendedSince: row.unattendedSince?.getTime() ?? null },
    ]),
  );
}

/** Keeps a branch from being deleted until the transaction ends; false: it has been. The cached shop may still have it. */
export async function lockBranch(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches.id, id))
    .for('key share');
  return found.length > 0;
}

/** Stores since when a branch has been unattended, unless it has been deleted; null: it is attended. */
export async function writeUnattended(db: Database, branchId: number, since: Date | null): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockBranch(tx, branchId))) return;
    await tx
      .insert(pauses)
      .values({ branchId, unattendedSince: since })
      .onConflictDoUpdate({ target: pauses.branchId, set: { unattendedSince: since } });
  });
}

/** What was set last at a branch, locked until the transaction ends. */
export async function lockPause(tx: Transaction, branchId: number): Promise<Busy> {
  // So that there is a row to lock.
  await tx.insert(pauses).values({ branchId }).onConflictDoNothing();
  const [row] = await tx.select().from(pauses).where(eq(pauses.branchId, branchId)).for('update');
  return row ? toBusy(row) : { paused: {}, message: '', longer: null };
}

/** Replaces what is set at a branch. */
export async function writePause(tx: Transaction, branchId: number, { paused, ...busy }: Busy) {
  await tx
    .update(pauses)
    .set({
      takeawayUntil: instant(paused.takeaway),
      deliveryUntil: instant(paused.delivery),
      dineInUntil: instant(paused.dineIn),
      message: busy.message,
      longerMinutes: busy.longer?.minutes ?? 0,
      longerUntil: instant(busy.longer?.until),
    })
    .where(eq(pauses.branchId, branchId));
}
