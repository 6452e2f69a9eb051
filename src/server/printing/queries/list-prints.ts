import { asc, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { Print, PRINT_FIELDS } from '../../../lib/contract/printing.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import type { PrintRow } from './prints.ts';
import { orders, prints } from '../../platform/database/schema.ts';

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

/** Part of what was printed, newest first unless asked otherwise; null: of all branches. */
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

/** All that was printed of an order, oldest first. */
export async function findPrintsOf(db: Database | Transaction, orderId: number): Promise<Print[]> {
  return (await select(db).where(eq(prints.orderId, orderId)).orderBy(asc(prints.id))).map(toPrint);
}

export async function findListedPrint(db: Database, id: number): Promise<Print | null> {
  const [row] = await select(db).where(eq(prints.id, id));
  return row ? toPrint(row) : null;
}

function toPrint(row: PrintRow & { ticketNumber: number | null }): Print {
  const { id, purpose, orderId, branchId, deviceId, deviceName, state, tries, problem } = row;
  return {
    id,
    purpose,
    order: orderId === null ? null : { id: orderId, ticketNumber: String(row.ticketNumber ?? orderId) },
    branch: { id: branchId },
    device: { id: deviceId, name: deviceName },
    state,
    isDuplicate: row.copy > 0 || row.isRepeat,
    tries,
    problem,
    createdAt: row.createdAt.toISOString(),
    takenAt: row.takenAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}
