import type { AccountProblem, TooManyTries } from '../../lib/contract/words/staff.ts';
import type { OwnChanges, PasswordChange, User, Session } from '../../lib/contract/people.ts';
import { insertAudit } from './queries/logs.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import {
  deleteLoginLinks,
  endSessions,
  markSessionOrdinary,
  writePasswordHash,
  endSession,
  findSessions,
} from './queries/sign-in.ts';
import { findUser, isEmailTaken, lockUsers, updateUser } from './queries/users.ts';
import type { SignedIn, Actor } from '../platform/http/actor.ts';
import { weaknessOf, checkPassword, hashOf, isPassword } from './passwords.ts';
import type { SignInTries } from './sign-in-tries.ts';
import { endedUntil, LINK_SECONDS } from './staff-auth.ts';

export type OwnResult =
  | { ok: true; user: User }
  | { ok: false; code: 'signedOut' }
  | { ok: false; code: 'refused'; problem: AccountProblem }
  | ({ ok: false } & TooManyTries);

/** A person's own account; `address` is the network address. */
export interface OwnAccount {
  update: (signedIn: SignedIn, changes: OwnChanges, address: string) => Promise<OwnResult>;
  changePassword: (signedIn: SignedIn, change: PasswordChange, address: string) => Promise<OwnResult>;
}

interface Needs {
  db: Database;
  now: () => number;
  tries: SignInTries;
}

const refused = (field: string, code: AccountProblem['code']) =>
  ({ ok: false, code: 'refused', problem: { field, code } }) as const;

export function createOwnAccount({ db, now, tries }: Needs): OwnAccount {
  /** null: the password is correct. */
  async function refuseUnless(
    password: string | undefined,
    { actor }: SignedIn,
    address: string,
  ): Promise<Exclude<OwnResult, { ok: true }> | null> {
    if (password === undefined) return refused('currentPassword', 'passwordNeeded');
    const checked = await checkPassword(db, tries, actor, { password, address });
    if (checked.ok) return null;
    return checked.code === 'passwordWrong' ? refused('currentPassword', checked.code) : checked;
  }

  return {
    async update(signedIn, { currentPassword, name, email, language }, address) {
      const { actor } = signedIn;
      if (email !== undefined && email !== actor.email.toLowerCase()) {
        const refusal = await refuseUnless(currentPassword, signedIn, address);
        if (refusal) return refusal;
      }
      const at = new Date(now());
      return db.transaction(async (tx) => {
        await lockUsers(tx);
        const before = await findUser(tx, actor.id);
        if (!before) return { ok: false, code: 'signedOut' };
        const user = {
          ...before,
          name: name ?? before.name,
          email: email ?? before.email,
          language: language ?? before.language,
        };
        if (await isEmailTaken(tx, user.email, actor.id)) return refused('email', 'emailTaken');
        await updateUser(tx, actor.id, user, at);
        if (user.email !== before.email) await deleteLoginLinks(tx, before.email);
        await insertAudit(tx, actor, {
          at,
          action: 'update',
          entity: 'users',
          id: actor.id,
          before,
          after: user,
        });
        return { ok: true, user };
      });
    },
    async changePassword(signedIn, { currentPassword, newPassword }, address) {
      const { actor, session } = signedIn;
      const isFreshFromLink = session.isFromLink && now() < session.startedAt.getTime() + LINK_SECONDS * 1000;
      if (!isFreshFromLink || currentPassword !== undefined) {
        const refusal = await refuseUnless(currentPassword, signedIn, address);
        if (refusal) return refusal;
      }
      if (await isPassword(db, actor.id, newPassword)) return refused('newPassword', 'passwordUnchanged');
      const weakness = await weaknessOf(db, newPassword, actor);
      if (weakness !== null) return refused('newPassword', weakness);
      const hash = await hashOf(newPassword);
      const at = new Date(now());
      return db.transaction(async (tx) => {
        await lockUsers(tx);
        const before = await findUser(tx, actor.id);
        if (!before) return { ok: false, code: 'signedOut' };
        const user = { ...before, mustChangePassword: false };
        await updateUser(tx, actor.id, user, at);
        await writePasswordHash(tx, actor.id, hash, at);
        await endSessions(tx, actor.id, session.id);
        await deleteLoginLinks(tx, before.email);
        await markSessionOrdinary(tx, session.id);
        await insertAudit(tx, actor, {
          at,
          action: 'change-password',
          entity: 'users',
          id: actor.id,
          before: null,
          after: null,
        });
        return { ok: true, user };
      });
    },
  };
}

/** Where a person is signed in. Ended sessions are refused from the next request or event on. */
export interface OwnSessions {
  list: (signedIn: SignedIn) => Promise<Session[]>;
  /** False: there is no such session of this person. */
  end: (actor: Actor, id: number) => Promise<boolean>;
  endOthers: (signedIn: SignedIn) => Promise<void>;
}

/** Logs whose sessions were ended, and by whom. */
export const auditEndedSessions = (tx: Transaction, actor: Actor, id: number, at: Date) =>
  insertAudit(tx, actor, { at, action: 'end-sessions', entity: 'users', id, before: null, after: null });

export function createOwnSessions(db: Database, now: () => number): OwnSessions {
  return {
    async list({ actor, session }) {
      const rows = await findSessions(db, actor.id, endedUntil(now()));
      const isCurrent = ({ id }: { id: number }) => id === session.id;
      const sorted = [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))];
      return sorted.map(({ id, createdAt, updatedAt, userAgent, ipAddress }) => ({
        id,
        startedAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        userAgent: userAgent ?? '',
        address: ipAddress ?? '',
        isCurrent: id === session.id,
      }));
    },
    end: (actor, id) =>
      db.transaction(async (tx) => {
        const isEnded = await endSession(tx, actor.id, id);
        if (isEnded) await auditEndedSessions(tx, actor, actor.id, new Date(now()));
        return isEnded;
      }),
    endOthers: ({ actor, session }) =>
      db.transaction(async (tx) => {
        await endSessions(tx, actor.id, session.id);
        await auditEndedSessions(tx, actor, actor.id, new Date(now()));
      }),
  };
}
