import type { Database } from '../platform/database/database.ts';
import { deleteLoginLinks, endSessions, writePasswordHash } from './queries/sign-in.ts';
import { insertAudit } from './queries/logs.ts';
import { countUsers, findUserByEmail, insertUser, lockUsers, updateUser } from './queries/users.ts';
import { hashOf } from './passwords.ts';
import { deleteSecondFactor } from './queries/second-factors.ts';
import { readableSecret } from './second-factor-codes.ts';
import { auditSecondFactor } from './second-factor.ts';

const EMAIL = 'admin@bestellbar.local';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** The first admin's credentials, shown once. */
export interface FirstAdmin {
  email: string;
  password: string;
}

/** Creates the first account of a shop; null if there is one. Concurrent processes create just one. */
export async function createFirstAdmin(db: Database, now: () => number): Promise<FirstAdmin | null> {
  if ((await countUsers(db)) > 0) return null;
  const at = new Date(now());
  const password = newPassword();
  const hash = await hashOf(password);
  return db.transaction(async (tx) => {
    await lockUsers(tx);
    if ((await countUsers(tx)) > 0) return null;
    const fields = {
      name: 'Administrator',
      email: EMAIL,
      roles: ['ROLE_ADMIN' as const],
      branches: [],
      isEnabled: true,
      expiresAt: null,
      mustChangePassword: true,
      language: '' as const,
    };
    const id = await insertUser(tx, fields, at);
    await writePasswordHash(tx, id, hash, at);
    return { email: EMAIL, password };
  });
}

/**
 * Gives an existing account a new first password, removes its second factor, and ends its sessions and login links: for the operator,
 * when an admin is locked out. `at` in epoch milliseconds. null: there is no such account.
 */
export async function resetPassword(
  db: Database,
  email: string,
  at: number,
): Promise<{ password: string; hadSecondFactor: boolean } | null> {
  const password = newPassword();
  const hash = await hashOf(password);
  return db.transaction(async (tx) => {
    await lockUsers(tx);
    const user = await findUserByEmail(tx, email);
    if (!user) return null;
    const now = new Date(at);
    await updateUser(tx, user.id, { ...user, mustChangePassword: true }, now);
    await writePasswordHash(tx, user.id, hash, now);
    await endSessions(tx, user.id);
    await deleteLoginLinks(tx, user.email);
    const operator = { id: user.id, name: 'Betreiber (Befehl)' };
    await insertAudit(tx, operator, {
      at: now,
      action: 'set-password',
      entity: 'users',
      id: user.id,
      before: null,
      after: null,
    });
    const hadSecondFactor = await deleteSecondFactor(tx, user.id);
    if (hadSecondFactor)
      await auditSecondFactor(tx, operator, { at: now, action: 'remove-second-factor', id: user.id });
    return { password, hadSecondFactor };
  });
}

const newPassword = () => readableSecret(GROUPS, GROUP_LENGTH);
