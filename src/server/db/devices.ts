import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Device, DEVICE_FIELDS } from '../../lib/contract/devices.ts';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { Database, Transaction } from './database.ts';
import { listClauses, type ListColumns } from './list-rows.ts';
import { devices } from './schema.ts';

const COLUMNS: ListColumns<typeof DEVICE_FIELDS> = {
  fields: {
    id: devices.id,
    identifier: devices.identifier,
    name: devices.name,
    type: devices.type,
    branchId: devices.branchId,
    isEnabled: devices.isEnabled,
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

/** The device of that id, or of that identifier if it is no number. */
export async function findDevice(db: Database | Transaction, key: string): Promise<Device | null> {
  const isId = /^\d{1,9}$/.test(key);
  const [row] = await db
    .select()
    .from(devices)
    .where(isId ? eq(devices.id, Number(key)) : eq(devices.identifier, key));
  return row ? toDevice(row) : null;
}

/** Changes of devices take turns, so that no two get one identifier. */
export async function holdDevices(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${devices} in share row exclusive mode`);
}

export async function isIdentifierTaken(tx: Transaction, { id, identifier }: Device): Promise<boolean> {
  return (await tx.$count(devices, and(eq(devices.identifier, identifier), ne(devices.id, id)))) > 0;
}

export async function insertDevice(tx: Transaction, device: Omit<Device, 'id'>): Promise<Device> {
  const { branch, ...columns } = device;
  const [row] = await tx
    .insert(devices)
    .values({ ...columns, branchId: branch.id })
    .returning();
  if (!row) throw new Error('no device');
  return toDevice(row);
}

export async function updateDevice(tx: Transaction, { id, branch, ...columns }: Device): Promise<void> {
  await tx
    .update(devices)
    .set({ ...columns, branchId: branch.id })
    .where(eq(devices.id, id));
}

export async function deleteDevice(tx: Transaction, id: number): Promise<void> {
  await tx.delete(devices).where(eq(devices.id, id));
}

function toDevice({ branchId, ...row }: typeof devices.$inferSelect): Device {
  return { ...row, branch: { id: branchId } };
}
