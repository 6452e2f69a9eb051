import type { AccountProblem, TooManyTries } from '../../lib/contract/words/staff.ts';
import { isAdmin, ROLES } from '../../lib/contract/roles.ts';
import {
  needsProof,
  type UserChanges,
  type UserDraft,
  type LogAction,
  type User,
} from '../../lib/contract/people.ts';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import { insertAudit } from './queries/logs.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { deleteLoginLinks, endSessions, writePasswordHash } from './queries/sign-in.ts';
import {
  countLastingAdmins,
  deleteUser,
  findBranchIds,
  findUser,
  findUsers,
  insertUser,
  isEmailTaken,
  lockUsers,
  updateUser,
  type UserFields,
} from './queries/users.ts';
import type { Actor } from '../platform/http/actor.ts';
import { weaknessOf, hashOf } from './passwords.ts';
import { createRequirePassword, refused, type Refused } from './reauthentication.ts';
import type { SignInTries } from './sign-in-tries.ts';

type Made = { ok: true; user: User } | Refused | ({ ok: false } & TooManyTries);
type Changed = Made | { ok: false; code: 'notFound' };
type Removed = { ok: true; user: User } | Refused | { ok: false; code: 'notFound' };

/** Staff accounts, for admins; `address` is the network address. Changes are serialised across all processes. */
export interface Users {
  list: (query: ListQuery) => Promise<ListPage<User>>;
  read: (id: number) => Promise<User | null>;
  create: (actor: Actor, draft: UserDraft, address: string) => Promise<Made>;
  update: (actor: Actor, id: number, changes: UserChanges, address: string) => Promise<Changed>;
  remove: (actor: Actor, id: number) => Promise<Removed>;
}

const NOT_FOUND = { ok: false, code: 'notFound' } as const;

/** Whether an account can administer the shop indefinitely; at least one must. */
const isLastingAdmin = (user: UserFields) => isAdmin(user) && user.isEnabled && user.expiresAt === null;

interface Needs {
  db: Database;
  now: () => number;
  tries: SignInTries;
}

export function createUsers({ db, now, tries }: Needs): Users {
  const requirePassword = createRequirePassword(db, tries);

  const audited =
    (actor: Actor, tx: Transaction, at: Date) =>
    (action: LogAction, id: number, before: User | null, after: User | null) =>
      insertAudit(tx, actor, { at, action, entity: 'users', id, before, after });

  return {
    list: (query) => findUsers(db, query),
    read: (id) => findUser(db, id),
    async create(actor, { password, currentPassword, ...draft }, address) {
      if (needsProof(actor.id, null, draft)) {
        const refusal = await requirePassword(actor, currentPassword, address);
        if (refusal) return refusal;
      }
      const weakness = await weaknessOf(db, password, draft);
      if (weakness !== null) return refused({ field: 'password', code: weakness });
      const hash = await hashOf(password);
      const at = new Date(now());
      return db.transaction(async (tx) => {
        await lockUsers(tx);
        const fields = tidied({ ...draft, mustChangePassword: true });
        const problems = await problemsOf(tx, fields, 0);
        if (problems.length > 0) return refused(...problems);
        const id = await insertUser(tx, fields, at);
        await writePasswordHash(tx, id, hash, at);
        const user = await stored(tx, id);
        await audited(actor, tx, at)('create', id, null, user);
        return { ok: true, user };
      });
    },
    async update(actor, id, { password, currentPassword, ...changes }, address) {
      if (password !== undefined && id === actor.id)
        return refused({ field: 'password', code: 'ownPassword' });
      const known = await findUser(db, id);
      if (!known) return NOT_FOUND;
      if (needsProof(actor.id, known, { ...changes, password })) {
        const refusal = await requirePassword(actor, currentPassword, address);
        if (refusal) return refusal;
      }
      if (password !== undefined) {
        const weakness = await weaknessOf(db, password, withChanges(known, changes));
        if (weakness !== null) return refused({ field: 'password', code: weakness });
      }
      const hash = password === undefined ? null : await hashOf(password);
      const at = new Date(now());
      return db.transaction(async (tx) => {
        await lockUsers(tx);
        const before = await findUser(tx, id);
        if (!before) return NOT_FOUND;
        const after = tidied({
          ...withChanges(before, changes),
          ...(hash === null ? {} : { mustChangePassword: true }),
        });
        const problems = await problemsOf(tx, after, id);
        if (isLastingAdmin(before) && !isLastingAdmin(after) && (await countLastingAdmins(tx, id)) === 0)
          problems.push({ field: fieldOfLoss(after), code: 'lastAdmin' });
        if (problems.length > 0) return refused(...problems);
        await updateUser(tx, id, after, at);
        if (hash !== null) await writePasswordHash(tx, id, hash, at);
        if (hash !== null || !after.isEnabled) await endSessions(tx, id);
        if (hash !== null || !after.isEnabled || after.email !== before.email)
          await deleteLoginLinks(tx, before.email);
        const user = await stored(tx, id);
        await audited(actor, tx, at)('update', id, before, user);
        if (hash !== null) await audited(actor, tx, at)('set-password', id, null, null);
        return { ok: true, user };
      });
    },
    remove(actor, id) {
      const at = new Date(now());
      return db.transaction(async (tx) => {
        await lockUsers(tx);
        const user = await findUser(tx, id);
        if (!user) return NOT_FOUND;
        if (id === actor.id) return refused({ field: null, code: 'ownAccount' });
        if (isLastingAdmin(user) && (await countLastingAdmins(tx, id)) === 0)
          return refused({ field: null, code: 'lastAdmin' });
        await deleteUser(tx, id);
        await deleteLoginLinks(tx, user.email);
        await audited(actor, tx, at)('delete', id, user, null);
        return { ok: true, user };
      });
    },
  };
}

/** Missing fields stay as they are. */
const withChanges = (user: User, changes: Omit<UserChanges, 'password' | 'currentPassword'>): User => ({
  ...user,
  name: changes.name ?? user.name,
  email: changes.email ?? user.email,
  roles: changes.roles ?? user.roles,
  branches: changes.branches ?? user.branches,
  isEnabled: changes.isEnabled ?? user.isEnabled,
  expiresAt: changes.expiresAt === undefined ? user.expiresAt : changes.expiresAt,
  language: changes.language ?? user.language,
});

/** Roles and branches in order and without duplicates, and the expiry as the database returns it. */
function tidied<T extends UserFields>(fields: T): T {
  const branchIds = [...new Set(fields.branches.map(({ id }) => id))].sort((a, b) => a - b);
  return {
    ...fields,
    // The strongest first.
    roles: ROLES.filter((role) => fields.roles.includes(role)),
    branches: branchIds.map((id) => ({ id })),
    expiresAt: fields.expiresAt === null ? null : new Date(fields.expiresAt).toISOString(),
  };
}

/** An account that was written in this transaction. */
async function stored(tx: Transaction, id: number): Promise<User> {
  const user = await findUser(tx, id);
  if (!user) throw new Error(`no account ${id}`);
  return user;
}

async function problemsOf(
  tx: Transaction,
  { email, branches, roles }: UserFields,
  exceptId: number,
): Promise<AccountProblem[]> {
  const problems: AccountProblem[] = [];
  if (await isEmailTaken(tx, email, exceptId)) problems.push({ field: 'email', code: 'emailTaken' });
  // Bookkeepers read all branches: with a second role, they would see all orders.
  if (roles.includes('ROLE_BOOKKEEPER') && roles.length > 1)
    problems.push({ field: 'roles', code: 'bookkeeperOnly' });
  const ids = branches.map(({ id }) => id);
  const known = ids.length > 0 ? await findBranchIds(tx, ids) : new Set<number>();
  if (ids.some((id) => !known.has(id))) problems.push({ field: 'branches', code: 'unknownBranch' });
  return problems;
}

/** The field that ends an admin's indefinite access. */
function fieldOfLoss(after: UserFields): string {
  if (!isAdmin(after)) return 'roles';
  return after.isEnabled ? 'expiresAt' : 'isEnabled';
}
