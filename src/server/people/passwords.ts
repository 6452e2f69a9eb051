import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database } from '../platform/database/database.ts';
import { findPasswordHash } from './queries/users.ts';
import { accountTries, addressTries, type SignInTries } from './sign-in-tries.ts';

/** As sign-in reads it. */
export const hashOf = (password: string): Promise<string> => hashPassword(password);

/** Whether that is the person's password. Who guesses at it while signed in waits as at signing in. */
export async function checkPassword(
  db: Database,
  tries: SignInTries,
  person: { id: number; email: string },
  { password, address }: { password: string; address: string },
): Promise<{ ok: true } | { ok: false; code: 'passwordWrong' } | ({ ok: false } & TooManyTries)> {
  const taken = await tries.take(accountTries(person.email, address), [addressTries(address)]);
  if (!taken.ok) return taken;
  if (!(await isPassword(db, person.id, password))) return { ok: false, code: 'passwordWrong' };
  await taken.forgive();
  return { ok: true };
}

/** Whether that is the person's password; nobody guesses here. */
export async function isPassword(db: Database, userId: number, password: string): Promise<boolean> {
  const hash = await findPasswordHash(db, userId);
  return hash !== null && verifyPassword({ hash, password });
}
