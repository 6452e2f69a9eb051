import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { apiKeys, branches } from '../../platform/database/schema.ts';

const FIELDS = {
  id: apiKeys.id,
  name: apiKeys.name,
  callScopes: apiKeys.callScopes,
  branchIds: apiKeys.branchIds,
  createdAt: apiKeys.createdAt,
  endsAt: apiKeys.endsAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

/** A program's key as stored, without its hash. */
export type AccessKeyRow = Pick<typeof apiKeys.$inferSelect, keyof typeof FIELDS>;

const IS_PROGRAMS = isNull(apiKeys.branchId);

/** All keys of programs, oldest first. */
export const findAccessKeys = (db: Database): Promise<AccessKeyRow[]> =>
  db.select(FIELDS).from(apiKeys).where(IS_PROGRAMS).orderBy(asc(apiKeys.id));

export async function insertAccessKey(
  tx: Transaction,
  key: Pick<AccessKeyRow, 'name' | 'callScopes' | 'branchIds' | 'createdAt' | 'endsAt'> & { hash: string },
): Promise<AccessKeyRow> {
  const [row] = await tx.insert(apiKeys).values(key).returning(FIELDS);
  if (!row) throw new Error('no access key');
  return row;
}

/** The deleted key; null: there is none. */
export async function deleteAccessKey(tx: Transaction, id: number): Promise<AccessKeyRow | null> {
  const [row] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), IS_PROGRAMS))
    .returning(FIELDS);
  return row ?? null;
}

/** The program's key with that hash that is valid at `at`. */
export async function findAccessKey(
  db: Database,
  { hash, at }: { hash: string; at: Date },
): Promise<AccessKeyRow | null> {
  const isValid = or(isNull(apiKeys.endsAt), gt(apiKeys.endsAt, at));
  const [row] = await db
    .select(FIELDS)
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, hash), IS_PROGRAMS, isValid));
  return row ?? null;
}

/** The ids of all branches, or of those of the given ones that exist. */
export async function findBranchIds(
  db: Database | Transaction,
  given: readonly number[] | null,
): Promise<number[]> {
  const rows = await db
    .select({ id: branches.id })
    .from(branches)
    .where(given === null ? undefined : inArray(branches.id, [...given]));
  return rows.map(({ id }) => id);
}
