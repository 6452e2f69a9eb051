import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { apiKeys, branches } from '../../platform/database/schema.ts';

const FIELDS = {
  id: apiKeys.id,
  name: apiKeys.name,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

/** An API key as stored, without its hash. */
export interface ApiKeyRow {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export async function hasBranch(db: Database | Transaction, branchId: number): Promise<boolean> {
  const found = await db.select({ id: branches.id }).from(branches).where(eq(branches.id, branchId));
  return found.length > 0;
}

/** A branch's keys, oldest first. */
export function findApiKeys(db: Database, branchId: number): Promise<ApiKeyRow[]> {
  return db.select(FIELDS).from(apiKeys).where(eq(apiKeys.branchId, branchId)).orderBy(asc(apiKeys.id));
}

export async function insertApiKey(
  tx: Transaction,
  key: { branchId: number; name: string; hash: string; createdAt: Date },
): Promise<ApiKeyRow> {
  const [row] = await tx.insert(apiKeys).values(key).returning(FIELDS);
  if (!row) throw new Error('no API key');
  return row;
}

/** The deleted key; null: the branch has no such key. */
export async function deleteApiKey(tx: Transaction, branchId: number, id: number): Promise<ApiKeyRow | null> {
  const [row] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.branchId, branchId)))
    .returning(FIELDS);
  return row ?? null;
}

/** The key of a branch with that hash, and its branch. */
export async function findApiKey(db: Database, branchId: number, hash: string) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      lastUsedAt: apiKeys.lastUsedAt,
      branch: { id: branches.id, identifier: branches.identifier, name: branches.name },
    })
    .from(apiKeys)
    .innerJoin(branches, eq(branches.id, apiKeys.branchId))
    .where(and(eq(apiKeys.hash, hash), eq(apiKeys.branchId, branchId)));
  return row ?? null;
}

export async function markApiKeyUsed(db: Database, id: number, at: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: at }).where(eq(apiKeys.id, id));
}
