import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { ApiKeyScope } from '../../../lib/contract/people.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { apiKeys, branches } from '../../platform/database/schema.ts';

const FIELDS = {
  id: apiKeys.id,
  name: apiKeys.name,
  scope: apiKeys.scope,
  createdAt: apiKeys.createdAt,
  endsAt: apiKeys.endsAt,
  renewedAt: apiKeys.renewedAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

/** An API key as stored, without its hash. */
export type ApiKeyRow = Pick<typeof apiKeys.$inferSelect, keyof typeof FIELDS>;

export async function hasBranch(db: Database | Transaction, branchId: number): Promise<boolean> {
  const found = await db.select({ id: branches.id }).from(branches).where(eq(branches.id, branchId));
  return found.length > 0;
}

/** A branch's keys, oldest first. */
export function findApiKeys(db: Database, branchId: number): Promise<ApiKeyRow[]> {
  return db.select(FIELDS).from(apiKeys).where(eq(apiKeys.branchId, branchId)).orderBy(asc(apiKeys.id));
}

const isKeyOf = (branchId: number, id: number) => and(eq(apiKeys.id, id), eq(apiKeys.branchId, branchId));

/** A key that nobody else changes until the transaction ends; null: the branch has no such key. */
export async function lockApiKey(tx: Transaction, branchId: number, id: number): Promise<ApiKeyRow | null> {
  const [row] = await tx.select(FIELDS).from(apiKeys).where(isKeyOf(branchId, id)).for('update');
  return row ?? null;
}

export async function insertApiKey(
  tx: Transaction,
  key: {
    branchId: number;
    name: string;
    hash: string;
    scope: ApiKeyScope;
    createdAt: Date;
    endsAt: Date | null;
  },
): Promise<ApiKeyRow> {
  const [row] = await tx.insert(apiKeys).values(key).returning(FIELDS);
  if (!row) throw new Error('no API key');
  return row;
}

export async function endApiKey(
  tx: Transaction,
  id: number,
  times: { endsAt: Date; renewedAt: Date },
): Promise<void> {
  await tx.update(apiKeys).set(times).where(eq(apiKeys.id, id));
}

/** The deleted key; null: the branch has no such key. */
export async function deleteApiKey(tx: Transaction, branchId: number, id: number): Promise<ApiKeyRow | null> {
  const [row] = await tx.delete(apiKeys).where(isKeyOf(branchId, id)).returning(FIELDS);
  return row ?? null;
}

/** The key of a branch with that hash and scope that is valid at `at`, and its branch. */
export async function findApiKey(
  db: Database,
  { branchId, hash, scope, at }: { branchId: number; hash: string; scope: ApiKeyScope; at: Date },
) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      lastUsedAt: apiKeys.lastUsedAt,
      branch: { id: branches.id, identifier: branches.identifier, name: branches.name },
    })
    .from(apiKeys)
    .innerJoin(branches, eq(branches.id, apiKeys.branchId))
    .where(
      and(
        eq(apiKeys.hash, hash),
        eq(apiKeys.branchId, branchId),
        eq(apiKeys.scope, scope),
        or(isNull(apiKeys.endsAt), gt(apiKeys.endsAt, at)),
      ),
    );
  return row ?? null;
}

export async function markApiKeyUsed(db: Database, id: number, at: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: at }).where(eq(apiKeys.id, id));
}
