import { randomBytes } from 'node:crypto';
import {
  RENEWED_KEY_HOURS,
  type ApiKey,
  type ApiKeyDraft,
  type ApiKeyScope,
  type NewApiKey,
} from '../../lib/contract/people.ts';
import { secretHash } from '../platform/secrets.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  deleteApiKey,
  endApiKey,
  findApiKey,
  findApiKeys,
  hasBranch,
  lockApiKey,
  insertApiKey,
  markApiKeyUsed,
  type ApiKeyRow,
} from './queries/api-keys.ts';
import { insertAudit } from './queries/logs.ts';

/** The branch whose feeds of a scope a key opens; null for a wrong key, one of another scope or branch, and one that has ended. */
export type FindBranchByApiKey = (
  branchId: number,
  key: string,
  scope: ApiKeyScope,
) => Promise<{ id: number; identifier: string; name: string } | null>;

/** Feeds are read every few seconds; 'last used' is accurate to the minute. */
const MARK_EVERY_MS = 60_000;

/** Keys are looked up by hash, so that timing reveals nothing about them. */
export function createFindBranchByApiKey(db: Database, now: () => number): FindBranchByApiKey {
  return async (branchId, key, scope) => {
    const at = new Date(now());
    const found = await findApiKey(db, { branchId, hash: secretHash(key), scope, at });
    if (!found) return null;
    if (!found.lastUsedAt || found.lastUsedAt.getTime() <= at.getTime() - MARK_EVERY_MS)
      await markApiKeyUsed(db, found.id, at);
    return found.branch;
  };
}

type Made<Refusal extends string> =
  { ok: true; key: NewApiKey } | { ok: false; code: 'notFound' } | { ok: false; code: Refusal };

/** A branch's API keys, for admins; null or `notFound`: no such branch or key. */
export interface ApiKeys {
  list: (branchId: number) => Promise<ApiKey[] | null>;
  create: (actor: Actor, branchId: number, draft: ApiKeyDraft) => Promise<Made<'endPast'>>;
  /** Creates a successor with the same name, scope and end; the old key stays valid for a day at most. */
  renew: (actor: Actor, branchId: number, id: number) => Promise<Made<'ended' | 'renewed'>>;
  remove: (actor: Actor, branchId: number, id: number) => Promise<ApiKey | null>;
}

const KEY_BYTES = 32;
const RENEWED_MS = RENEWED_KEY_HOURS * 60 * 60_000;

export function createApiKeys(db: Database, now: () => number): ApiKeys {
  return {
    async list(branchId) {
      if (!(await hasBranch(db, branchId))) return null;
      return (await findApiKeys(db, branchId)).map(toWire);
    },
    create(actor, branchId, { name, scope, endsAt }) {
      const at = new Date(now());
      const end = endsAt === null ? null : new Date(endsAt);
      return db.transaction(async (tx) => {
        if (!(await hasBranch(tx, branchId))) return { ok: false, code: 'notFound' };
        if (end && end <= at) return { ok: false, code: 'endPast' };
        return { ok: true, key: await insertKey(tx, actor, at, { branchId, name, scope, endsAt: end }) };
      });
    },
    renew(actor, branchId, id) {
      const at = new Date(now());
      return db.transaction(async (tx) => {
        const old = await lockApiKey(tx, branchId, id);
        if (!old) return { ok: false, code: 'notFound' };
        const { name, scope, endsAt } = old;
        if (endsAt && endsAt <= at) return { ok: false, code: 'ended' };
        if (old.renewedAt) return { ok: false, code: 'renewed' };
        const soon = new Date(at.getTime() + RENEWED_MS);
        const times = { endsAt: endsAt && endsAt < soon ? endsAt : soon, renewedAt: at };
        await endApiKey(tx, id, times);
        await insertAudit(tx, actor, {
          at,
          action: 'renew',
          entity: 'api-keys',
          id,
          before: toWire(old),
          after: toWire({ ...old, ...times }),
        });
        return { ok: true, key: await insertKey(tx, actor, at, { branchId, name, scope, endsAt }) };
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

async function insertKey(
  tx: Transaction,
  actor: Actor,
  at: Date,
  fields: { branchId: number; name: string; scope: ApiKeyScope; endsAt: Date | null },
): Promise<NewApiKey> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const row = await insertApiKey(tx, { ...fields, hash: secretHash(key), createdAt: at });
  const made = toWire(row);
  await insertAudit(tx, actor, {
    at,
    action: 'create',
    entity: 'api-keys',
    id: row.id,
    before: null,
    after: { ...made, branch: { id: fields.branchId } },
  });
  return { ...made, key };
}

function toWire({ createdAt, endsAt, renewedAt, lastUsedAt, ...key }: ApiKeyRow): ApiKey {
  return {
    ...key,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    renewedAt: renewedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
