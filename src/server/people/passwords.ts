import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database } from '../platform/database/database.ts';
import { findPasswordHash, findPasswordSetAt } from './queries/credentials.ts';
import { accountTries, addressTries, type SignInTries } from './sign-in-tries.ts';

/** In the format that sign-in verifies. */
export const hashOf = (password: string): Promise<string> => hashPassword(password);

/** Whether the password is correct, with the same limits on attempts as sign-in. */
export async function checkPassword(
  db: Database,
  tries: SignInTries,
  person: { id: number; email: string },
  { password, address }: { password: string; address: string },
): Promise<{ ok: true } | { ok: false; code: 'passwordWrong' } | ({ ok: false } & TooManyTries)> {
  const taken = await tries.take(accountTries(person.email, address), addressTries(address));
  if (!taken.ok) return taken;
  if (!(await isPassword(db, person.id, password))) return { ok: false, code: 'passwordWrong' };
  await taken.forgive();
  return { ok: true };
}

/** Whether the password is correct, without limits on attempts. */
export async function isPassword(db: Database, userId: number, password: string): Promise<boolean> {
  const hash = await findPasswordHash(db, userId);
  return hash !== null && verifyPassword({ hash, password });
}

/** The person who set a first password knows it, so it expires soon. */
const FIRST_PASSWORD_HOURS = 72;

/** Whether a preliminary password has expired. */
export async function isPasswordExpired(
  db: Database,
  { id, mustChangePassword }: { id: number; mustChangePassword: boolean },
  now: number,
): Promise<boolean> {
  if (!mustChangePassword) return false;
  const at = await findPasswordSetAt(db, id);
  return at !== null && at.getTime() + FIRST_PASSWORD_HOURS * 3_600_000 <= now;
}
