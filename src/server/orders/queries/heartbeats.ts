import { and, eq, gt, inArray, lt, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { devices, heartbeats } from '../../platform/database/schema.ts';
import { lockBranch } from '../../shop/queries/pauses.ts';

interface NewHeartbeat {
  branchId: number;
  device: string;
  name: string;
  at: Date;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Stores that a board was awake in the minute of an instant; false: its branch has been deleted. */
export function writeHeartbeat(db: Database, { at, ...heartbeat }: NewHeartbeat): Promise<boolean> {
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  const minutes = 1n << BigInt(Math.floor((at.getTime() - hour.getTime()) / MINUTE_MS));
  return db.transaction(async (tx) => {
    if (!(await lockBranch(tx, heartbeat.branchId))) return false;
    await tx
      .insert(heartbeats)
      .values({ ...heartbeat, hour, minutes, lastAt: at })
      .onConflictDoUpdate({
        target: [heartbeats.branchId, heartbeats.device, heartbeats.hour],
        set: {
          name: heartbeat.name,
          minutes: sql`${heartbeats.minutes} | excluded.minutes`,
          lastAt: sql`greatest(${heartbeats.lastAt}, excluded.last_at)`,
        },
      });
    return true;
  });
}

export type HeartbeatRow = typeof heartbeats.$inferSelect;

/** The hours in which boards were awake after an instant, in their order; `branchIds` null: of all branches. */
export function findHeartbeats(
  db: Database,
  branchIds: readonly number[] | null,
  after: Date,
): Promise<HeartbeatRow[]> {
  return db
    .select()
    .from(heartbeats)
    .where(
      and(gt(heartbeats.lastAt, after), branchIds ? inArray(heartbeats.branchId, [...branchIds]) : undefined),
    )
    .orderBy(heartbeats.branchId, heartbeats.name, heartbeats.device, heartbeats.hour);
}

/** When a board, or a printer that fetches its receipts, was last awake after an instant, by branch. */
export async function findAwake(db: Database, after: Date): Promise<Map<number, number>> {
  const boards = await db
    .select({ branchId: heartbeats.branchId, at: max(heartbeats.lastAt) })
    .from(heartbeats)
    .where(gt(heartbeats.lastAt, after))
    .groupBy(heartbeats.branchId);
  const printers = await db
    .select({ branchId: devices.branchId, at: max(devices.lastSeenAt) })
    .from(devices)
    .where(and(eq(devices.isEnabled, true), ne(devices.connection, 'none'), gt(devices.lastSeenAt, after)))
    .groupBy(devices.branchId);
  const awake = new Map<number, number>();
  for (const { branchId, at } of [...boards, ...printers])
    if (at) awake.set(branchId, Math.max(at.getTime(), awake.get(branchId) ?? 0));
  return awake;
}

/** Deletes hours that ended before an instant. */
export async function deleteHeartbeats(db: Database, before: Date): Promise<void> {
  await db.delete(heartbeats).where(lt(heartbeats.lastAt, before));
}
