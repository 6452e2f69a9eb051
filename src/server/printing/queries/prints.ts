import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
  type SQL,
  desc,
  getTableColumns,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PrintProblem, Print, PRINT_FIELDS } from '../../../lib/contract/printing.ts';
import { printRepeat, type PrintRepeat } from '../../../lib/domain/kitchen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { devices, prints, orders } from '../../platform/database/schema.ts';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';

export type PrintRow = typeof prints.$inferSelect;
export type NewPrint = Pick<
  PrintRow,
  'key' | 'purpose' | 'orderId' | 'branchId' | 'deviceId' | 'deviceName' | 'copy' | 'createdAt'
>;

/** How the keys of tickets begin that are printed by themselves. */
export const PLANNED = 'confirmed ';

type Reader = Database | Transaction;

/** The id of a new row; null: it exists already. */
export async function insertPrint(tx: Transaction, print: NewPrint): Promise<number | null> {
  const [row] = await tx.insert(prints).values(print).onConflictDoNothing().returning({ id: prints.id });
  return row?.id ?? null;
}

/** How often an order was or will be printed on a device. */
export function countCopies(tx: Transaction, orderId: number, deviceId: number): Promise<number> {
  return tx.$count(prints, and(eq(prints.orderId, orderId), eq(prints.deviceId, deviceId)));
}

export async function findPrint(db: Reader, id: number): Promise<PrintRow | null> {
  const [row] = await db.select().from(prints).where(eq(prints.id, id));
  return row ?? null;
}

/** Locks a row until the transaction ends. */
export async function lockPrint(tx: Transaction, id: number): Promise<PrintRow | null> {
  const [row] = await tx.select().from(prints).where(eq(prints.id, id)).for('update');
  return row ?? null;
}

/** Limits for the next attempt: a receipt taken before `lostBefore` counts as lost. */
interface Times {
  at: Date;
  lostBefore: Date;
}

const isFree = ({ lostBefore }: Times): SQL | undefined =>
  or(eq(prints.state, 'queued'), and(eq(prints.state, 'taken'), lt(prints.takenAt, lostBefore)));

const taken = ({ at }: Times, by: string | null) => ({
  state: 'taken' as const,
  tries: sql`${prints.tries} + 1`,
  takenAt: at,
  takenBy: by,
  // The lost attempt may have printed it.
  isRepeat: sql`${prints.isRepeat} or ${prints.state} = 'taken'`,
});

/** Takes a row to print it; null: it is not waiting, or taken by another process. */
export async function takePrint(db: Database, id: number, times: Times): Promise<PrintRow | null> {
  const [row] = await db
    .update(prints)
    .set(taken(times, null))
    .where(and(eq(prints.id, id), isFree(times)))
    .returning();
  return row ?? null;
}

/** The device's oldest waiting receipt: none while it has one, and none that failed after `againBefore`. */
export async function findNextPrint(
  db: Reader,
  deviceId: number,
  times: Times & { againBefore: Date },
): Promise<PrintRow | null> {
  const busy = alias(prints, 'busy');
  const [row] = await db
    .select()
    .from(prints)
    .where(
      and(
        eq(prints.deviceId, deviceId),
        isFree(times),
        or(isNull(prints.takenAt), lt(prints.takenAt, times.againBefore)),
        notExists(
          db
            .select({ id: busy.id })
            .from(busy)
            .where(
              and(eq(busy.deviceId, deviceId), eq(busy.state, 'taken'), gte(busy.takenAt, times.lostBefore)),
            ),
        ),
      ),
    )
    .orderBy(asc(prints.id))
    .limit(1);
  return row ?? null;
}

/** Takes a row for a fetching printer, unless another attempt has begun since it was offered. */
export async function takeOffered(
  tx: Transaction,
  { id, tries, by }: { id: number; tries: number; by: string },
  times: Times,
): Promise<PrintRow | null> {
  const [row] = await tx
    .update(prints)
    .set(taken(times, by))
    .where(and(eq(prints.id, id), eq(prints.tries, tries), isFree(times)))
    .returning();
  return row ?? null;
}

/** Serialises fetches per device, so that two never get the same row. */
export async function lockDevice(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: devices.id }).from(devices).where(eq(devices.id, id)).for('update');
}

/** The row that a device is printing, if any. */
export async function findTaken(db: Reader, deviceId: number): Promise<PrintRow | null> {
  const [row] = await db
    .select()
    .from(prints)
    .where(and(eq(prints.deviceId, deviceId), eq(prints.state, 'taken')))
    .orderBy(asc(prints.takenAt))
    .limit(1);
  return row ?? null;
}

/** One attempt for a row. Results of ended attempts are not stored. */
export interface PrintTry {
  id: number;
  tries: number;
}

const isTry = ({ id, tries }: PrintTry) => and(eq(prints.id, id), eq(prints.tries, tries));

/** Marks a row as printed, even after it was given up. */
export async function acknowledgePrint(
  db: Reader,
  of: PrintTry,
  at: Date,
  problem: 'unconfirmed' | null = null,
): Promise<void> {
  await db
    .update(prints)
    .set({ state: 'acknowledged', doneAt: at, problem })
    .where(and(isTry(of), ne(prints.state, 'acknowledged')));
}

/** Queues a row again; marked from now on if part of it may be on paper. */
export async function requeuePrint(
  db: Reader,
  of: PrintTry,
  { problem, mayHavePrinted }: { problem: PrintProblem; mayHavePrinted: boolean },
): Promise<void> {
  await db
    .update(prints)
    .set({ state: 'queued', problem, isRepeat: sql`${prints.isRepeat} or ${mayHavePrinted}` })
    .where(and(isTry(of), eq(prints.state, 'taken')));
}

/** Gives up a row. */
export async function failPrint(db: Reader, id: number, at: Date, problem?: PrintProblem): Promise<void> {
  await db
    .update(prints)
    .set({
      state: 'failed',
      doneAt: at,
      isRepeat: sql`${prints.isRepeat} or ${prints.state} = 'taken'`,
      problem: problem ?? sql`coalesce(${prints.problem}, 'unanswered')`,
    })
    .where(and(eq(prints.id, id), inArray(prints.state, ['queued', 'taken'])));
}

/** Queues a given-up row again. */
export async function revivePrint(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(prints)
    .set({ state: 'queued', doneAt: null, takenAt: null })
    .where(and(eq(prints.id, id), eq(prints.state, 'failed')));
}

/**
 * Per active device, the orders waiting since before `waitingBefore`, and those given up after `failedAfter`. Tests do not count: their
 * result was shown at once.
 */
export function findPrinterTroubles(
  db: Database,
  branchIds: readonly number[] | null,
  { waitingBefore, failedAfter }: { waitingBefore: Date; failedAfter: Date },
) {
  const isWaiting = and(inArray(prints.state, ['queued', 'taken']), lt(prints.createdAt, waitingBefore));
  const isFailed = and(eq(prints.state, 'failed'), gte(prints.doneAt, failedAfter));
  return db
    .select({
      deviceId: prints.deviceId,
      deviceName: prints.deviceName,
      branchId: prints.branchId,
      status: devices.status,
      waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      failed: sql`count(*) filter (where ${isFailed})`.mapWith(Number),
      since: sql`min(${prints.createdAt})`.mapWith(prints.createdAt),
    })
    .from(prints)
    .innerJoin(devices, eq(devices.id, prints.deviceId))
    .where(
      and(
        eq(prints.purpose, 'order'),
        or(isWaiting, isFailed),
        branchIds === null ? undefined : inArray(prints.branchId, [...branchIds]),
      ),
    )
    .groupBy(prints.deviceId, prints.deviceName, prints.branchId, devices.status)
    .orderBy(sql`min(${prints.createdAt})`);
}

const COLUMNS: ListColumns<typeof PRINT_FIELDS> = {
  fields: {
    id: prints.id,
    orderId: prints.orderId,
    branchId: prints.branchId,
    deviceId: prints.deviceId,
    state: prints.state,
    purpose: prints.purpose,
    createdAt: prints.createdAt,
  },
  search: [prints.deviceName],
  order: [desc(prints.id)],
};

const select = (db: Database | Transaction) =>
  db
    .select({ ...getTableColumns(prints), ticketNumber: orders.ticketNumber })
    .from(prints)
    .leftJoin(orders, eq(orders.id, prints.orderId))
    .$dynamic();

/** A page of print jobs, newest first by default; null: all branches. */
export async function listPrints(
  db: Database,
  query: ListQuery,
  branchIds: readonly number[] | null,
): Promise<ListPage<Print>> {
  const scope: SQL | undefined = branchIds === null ? undefined : inArray(prints.branchId, [...branchIds]);
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS, scope);
  const rows = await select(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toPrint), total: await db.$count(prints, where) };
}

/** All print jobs of an order, oldest first. */
export async function findPrintsOf(db: Database | Transaction, orderId: number): Promise<Print[]> {
  return (await select(db).where(eq(prints.orderId, orderId)).orderBy(asc(prints.id))).map(toPrint);
}

export async function findListedPrint(db: Database, id: number): Promise<Print | null> {
  const [row] = await select(db).where(eq(prints.id, id));
  return row ? toPrint(row) : null;
}

/** How a ticket is marked if it repeats another. */
export const repeatOf = ({ key, copy, isRepeat }: PrintRow): PrintRepeat | null =>
  printRepeat({ isPlanned: key.startsWith(PLANNED), copy, isRepeat });

function toPrint(row: PrintRow & { ticketNumber: number | null }): Print {
  const { id, purpose, orderId, branchId, deviceId, deviceName, state, tries, problem } = row;
  return {
    id,
    purpose,
    order: orderId === null ? null : { id: orderId, ticketNumber: String(row.ticketNumber ?? orderId) },
    branch: { id: branchId },
    device: { id: deviceId, name: deviceName },
    state,
    repeat: repeatOf(row),
    tries,
    problem,
    createdAt: row.createdAt.toISOString(),
    takenAt: row.takenAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}
