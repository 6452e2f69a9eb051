import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Device, DEVICE_FIELDS, DeviceDraft, PrinterStatus } from '../../../lib/contract/printing.ts';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { devices } from '../../platform/database/schema.ts';

const COLUMNS: ListColumns<typeof DEVICE_FIELDS> = {
  fields: {
    id: devices.id,
    identifier: devices.identifier,
    name: devices.name,
    type: devices.type,
    branchId: devices.branchId,
    isEnabled: devices.isEnabled,
    connection: devices.connection,
  },
  search: [devices.identifier, devices.name, devices.type],
  order: [asc(devices.id)],
};

export async function listDevices(db: Database, query: ListQuery): Promise<ListPage<Device>> {
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS);
  const rows = await db
    .select()
    .from(devices)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toDevice), total: await db.$count(devices, where) };
}

/** A device by id, or by identifier if the key is not a number. */
export async function findDevice(db: Database | Transaction, key: string): Promise<Device | null> {
  const isId = /^\d{1,9}$/.test(key);
  const [row] = await db
    .select()
    .from(devices)
    .where(isId ? eq(devices.id, Number(key)) : eq(devices.identifier, key));
  return row ? toDevice(row) : null;
}

/** Serialises changes of devices, so that no two get the same identifier. */
export async function lockDevices(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${devices} in share row exclusive mode`);
}

export async function isIdentifierTaken(
  tx: Transaction,
  { id, identifier }: { id: number; identifier: string },
): Promise<boolean> {
  return (await tx.$count(devices, and(eq(devices.identifier, identifier), ne(devices.id, id)))) > 0;
}

export async function insertDevice(tx: Transaction, device: DeviceDraft): Promise<Device> {
  const [row] = await tx.insert(devices).values(toColumns(device)).returning();
  if (!row) throw new Error('no device');
  return toDevice(row);
}

export async function updateDevice(tx: Transaction, id: number, device: DeviceDraft): Promise<void> {
  await tx.update(devices).set(toColumns(device)).where(eq(devices.id, id));
}

const toColumns = ({ branch, stations, ...columns }: DeviceDraft) => ({
  ...columns,
  branchId: branch.id,
  stationIds: stations.map(({ id }) => id),
});

/** A branch's enabled and reachable printers, by id. */
export async function findPrinters(db: Database | Transaction, branchId: number): Promise<Device[]> {
  const rows = await db
    .select()
    .from(devices)
    .where(and(eq(devices.branchId, branchId), devices.isEnabled, ne(devices.connection, 'none')))
    .orderBy(asc(devices.id));
  return rows.map(toDevice);
}

/** The printer whose secret has this hash. */
export async function findDeviceByToken(db: Database, tokenHash: string): Promise<Device | null> {
  const [row] = await db.select().from(devices).where(eq(devices.tokenHash, tokenHash));
  return row ? toDevice(row) : null;
}

export async function setDeviceToken(tx: Transaction, id: number, tokenHash: string): Promise<void> {
  await tx.update(devices).set({ tokenHash }).where(eq(devices.id, id));
}

/** How often an unchanged sign of life is stored. */
const SEEN_EVERY_MS = 30_000;

/** Stores a sign of life; `status` null: unknown. */
export async function markDeviceSeen(
  db: Database | Transaction,
  id: number,
  status: PrinterStatus | null,
  at: Date,
): Promise<void> {
  const isOld = or(
    isNull(devices.lastSeenAt),
    lt(devices.lastSeenAt, new Date(at.getTime() - SEEN_EVERY_MS)),
  );
  const isNews = status === null ? isOld : or(isOld, isNull(devices.status), ne(devices.status, status));
  await db
    .update(devices)
    .set({ lastSeenAt: at, ...(status === null ? {} : { status }) })
    .where(and(eq(devices.id, id), isNews));
}

/** Marks a device as unreachable. */
export async function markDeviceAway(db: Database, id: number): Promise<void> {
  await db
    .update(devices)
    .set({ status: 'offline' })
    .where(and(eq(devices.id, id), or(isNull(devices.status), ne(devices.status, 'offline'))));
}

export async function deleteDevice(tx: Transaction, id: number): Promise<void> {
  await tx.delete(devices).where(eq(devices.id, id));
}

function toDevice({
  branchId,
  stationIds,
  tokenHash,
  lastSeenAt,
  ...row
}: typeof devices.$inferSelect): Device {
  return {
    ...row,
    branch: { id: branchId },
    stations: stationIds.map((id) => ({ id })),
    hasToken: tokenHash !== null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
