import { asc, desc, eq, gt, and, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { DAY_CLOSE_FIELDS } from '../../../lib/contract/books.ts';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { branches, dayCloses } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;
export type DayCloseRow = typeof dayCloses.$inferSelect;

const COLUMNS: ListColumns<typeof DAY_CLOSE_FIELDS> = {
  fields: getTableColumns(dayCloses),
  search: [sql`${dayCloses.day}::text`, sql`${dayCloses.hash}`],
  order: [desc(dayCloses.day), desc(dayCloses.id)],
};

/** Part of the closes, newest day first unless asked otherwise; `branchIds` null: of all branches. */
export async function listDayCloses(
  db: Database,
  query: ListQuery,
  branchIds: readonly number[] | null,
): Promise<ListPage<DayCloseRow>> {
  const scope = branchIds === null ? undefined : inArray(dayCloses.branchId, [...branchIds]);
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS, scope);
  const items = await db
    .select()
    .from(dayCloses)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(dayCloses, where) };
}

export async function findDayClose(db: Reader, id: number): Promise<DayCloseRow | null> {
  const [row] = await db.select().from(dayCloses).where(eq(dayCloses.id, id));
  return row ?? null;
}

/** The last close of a branch; null: none. */
export async function findLastClose(db: Reader, branchId: number): Promise<DayCloseRow | null> {
  const [row] = await db
    .select()
    .from(dayCloses)
    .where(eq(dayCloses.branchId, branchId))
    .orderBy(desc(dayCloses.number))
    .limit(1);
  return row ?? null;
}

/** Closes of a branch after a number, in order: the chain, part by part. */
export function findClosesAfter(
  db: Reader,
  branchId: number,
  number: number,
  most: number,
): Promise<DayCloseRow[]> {
  return db
    .select()
    .from(dayCloses)
    .where(and(eq(dayCloses.branchId, branchId), gt(dayCloses.number, number)))
    .orderBy(asc(dayCloses.number))
    .limit(most);
}

export async function insertDayClose(
  tx: Transaction,
  close: typeof dayCloses.$inferInsert,
): Promise<DayCloseRow> {
  const [row] = await tx.insert(dayCloses).values(close).returning();
  if (!row) throw new Error('a close was stored and is not there');
  return row;
}

/** Lets one at a time close days of a branch, until the transaction ends. */
export async function lockCloses(tx: Transaction, branchId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`day closes ${branchId}`}, 0))`);
}

/** A branch's name; null: there is none with that id. */
export async function findBranchName(db: Reader, branchId: number): Promise<string | null> {
  const [row] = await db.select({ name: branches.name }).from(branches).where(eq(branches.id, branchId));
  return row?.name ?? null;
}
