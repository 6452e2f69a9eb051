import { createHash } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { findApiKey, markApiKeyUsed } from './queries/api-keys.ts';

/** The branch whose feeds may be read under a key; null for a wrong key as for a branch that is not there. */
export type FindBranchByApiKey = (
  branchId: number,
  key: string,
) => Promise<{ id: number; identifier: string; name: string } | null>;

/** Feeds are read every few seconds: to the minute is close enough for 'last used'. */
const MARK_EVERY_MS = 60_000;

/** Keys are looked up by their hash: how long that takes says nothing about any key. */
export function createFindBranchByApiKey(db: Database, now: () => number): FindBranchByApiKey {
  return async (branchId, key) => {
    const found = await findApiKey(db, branchId, apiKeyHash(key));
    if (!found) return null;
    const at = now();
    if (!found.lastUsedAt || found.lastUsedAt.getTime() <= at - MARK_EVERY_MS)
      await markApiKeyUsed(db, found.id, new Date(at));
    return found.branch;
  };
}

/** What is kept of a key. Keys are random: no salt and no slow hash is needed. */
export const apiKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
