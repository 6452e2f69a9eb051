import { randomBytes } from 'node:crypto';
import type { AccessKey, AccessKeyDraft, NewAccessKey } from '../../lib/contract/people.ts';
import { SCOPES_OF_SHOP } from '../../lib/contract/roles.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor, ReadProgramKey } from '../platform/http/actor.ts';
import { secretHash } from '../platform/secrets.ts';
import {
  deleteAccessKey,
  findAccessKey,
  findAccessKeys,
  findBranchIds,
  insertAccessKey,
  type AccessKeyRow,
} from './queries/access-keys.ts';
import { markApiKeyUsed } from './queries/api-keys.ts';
import { insertAudit } from './queries/logs.ts';

type Created =
  { ok: true; key: NewAccessKey } | { ok: false; code: 'endPast' | 'branchUnknown' | 'catalogueForAll' };

/** API keys of programs, for admins. */
export interface AccessKeys {
  list: () => Promise<AccessKey[]>;
  create: (actor: Actor, draft: AccessKeyDraft) => Promise<Created>;
  remove: (actor: Actor, id: number) => Promise<AccessKey | null>;
  /** A key that is valid, with the branches that exist; notes its use. */
  find: ReadProgramKey;
}

/** Tells a leaked key from other secrets. */
const PREFIX = 'bbk_';
const KEY_BYTES = 32;
/** 'Last used' is accurate to the minute. */
const MARK_EVERY_MS = 60_000;

export function createAccessKeys(db: Database, now: () => number): AccessKeys {
  return {
    async list() {
      return (await findAccessKeys(db)).map(toWire);
    },
    create(actor, { name, scopes, branches, endsAt }) {
      const at = new Date(now());
      const end = endsAt === null ? null : new Date(endsAt);
      const branchIds = branches && [...new Set(branches.map(({ id }) => id))];
      return db.transaction(async (tx): Promise<Created> => {
        if (end && end <= at) return { ok: false, code: 'endPast' };
        if (branchIds && scopes.some((scope) => SCOPES_OF_SHOP.has(scope)))
          return { ok: false, code: 'catalogueForAll' };
        if (branchIds && (await findBranchIds(tx, branchIds)).length < branchIds.length)
          return { ok: false, code: 'branchUnknown' };
        const key = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
        const callScopes = [...new Set(scopes)];
        const columns = { name, callScopes, branchIds, createdAt: at, endsAt: end, hash: secretHash(key) };
        const made = toWire(await insertAccessKey(tx, columns));
        const entry = { at, action: 'create', entity: 'api-keys', id: made.id, before: null } as const;
        await insertAudit(tx, actor, { ...entry, after: made });
        return { ok: true, key: { ...made, key } };
      });
    },
    remove(actor, id) {
      return db.transaction(async (tx) => {
        const row = await deleteAccessKey(tx, id);
        if (!row) return null;
        const gone = toWire(row);
        const entry = { at: new Date(now()), action: 'delete', entity: 'api-keys', id, after: null } as const;
        await insertAudit(tx, actor, { ...entry, before: gone });
        return gone;
      });
    },
    async find(key) {
      const at = new Date(now());
      const found = await findAccessKey(db, { hash: secretHash(key), at });
      if (!found) return null;
      if (!found.lastUsedAt || found.lastUsedAt.getTime() <= at.getTime() - MARK_EVERY_MS)
        await markApiKeyUsed(db, found.id, at);
      const branchIds = new Set(await findBranchIds(db, found.branchIds));
      return { id: found.id, name: found.name, scopes: found.callScopes, branchIds };
    },
  };
}

function toWire({ callScopes, branchIds, createdAt, endsAt, lastUsedAt, ...key }: AccessKeyRow): AccessKey {
  return {
    ...key,
    scopes: callScopes,
    branches: branchIds?.map((id) => ({ id })) ?? null,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
