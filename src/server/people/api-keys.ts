import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import {
  findApiKey,
  markApiKeyUsed,
  deleteApiKey,
  findApiKeys,
  hasBranch,
  insertApiKey,
  type ApiKeyRow,
} from './queries/api-keys.ts';
import type { ApiKey, ApiKeyDraft, NewApiKey } from '../../lib/contract/people.ts';
import { insertAudit } from './queries/logs.ts';
import type { Actor } from '../platform/http/actor.ts';

/** The branch whose feeds a key opens; null for a wrong key or an unknown branch. */
export type FindBranchByApiKey = (
  branchId: number,
  key: string,
) => Promise<{ id: number; identifier: string; name: string } | null>;

/** Feeds are read every few seconds; 'last used' is accurate to the minute. */
const MARK_EVERY_MS = 60_000;

/** Keys are looked up by hash, so that timing reveals nothing about them. */
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

/** The stored hash of a key. Keys are random and need neither salt nor a slow hash. */
export const apiKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A branch's API keys, for admins; null: no such branch or key. */
export interface ApiKeys {
  list: (branchId: number) => Promise<ApiKey[] | null>;
  create: (actor: Actor, branchId: number, draft: ApiKeyDraft) => Promise<NewApiKey | null>;
  remove: (actor: Actor, branchId: number, id: number) => Promise<ApiKey | null>;
}

const KEY_BYTES = 32;

export function createApiKeys(db: Database, now: () => number): ApiKeys {
  return {
    async list(branchId) {
      if (!(await hasBranch(db, branchId))) return null;
      return (await findApiKeys(db, branchId)).map(toWire);
    },
    create(actor, branchId, { name }) {
      const key = randomBytes(KEY_BYTES).toString('base64url');
      const at = new Date(now());
      return db.transaction(async (tx) => {
        if (!(await hasBranch(tx, branchId))) return null;
        const row = await insertApiKey(tx, { branchId, name, hash: apiKeyHash(key), createdAt: at });
        const made = toWire(row);
        await insertAudit(tx, actor, {
          at,
          action: 'create',
          entity: 'api-keys',
          id: row.id,
          before: null,
          after: { ...made, branch: { id: branchId } },
        });
        return { ...made, key };
      });
    },
    remove(actor, branchId, id) {
      return db.transaction(async (tx) => {
        const row = await deleteApiKey(tx, branchId, id);
        if (!row) return null;
        const gone = toWire(row);
        await insertAudit(tx, actor, {
          at: new Date(now()),
          action: 'delete',
          entity: 'api-keys',
          id,
          before: { ...gone, branch: { id: branchId } },
          after: null,
        });
        return gone;
      });
    },
  };
}

function toWire({ id, name, createdAt, lastUsedAt }: ApiKeyRow): ApiKey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
