import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { findPasswordHash, findPasswordSetAt, findShopWords } from './queries/sign-in.ts';
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

/** Why a new password is refused. */
export type WeakPassword = 'passwordCommon' | 'passwordOwnWords';

/** Of zxcvbn's scores 0 to 4: fewer than 10⁶ guesses. The 49,000 commonest passwords and simple patterns are below it. */
const LOWEST_SCORE = 2;
/** Estimating takes time with the square of the length. */
const MOST_ESTIMATED = 64;
/** Shorter words are part of other words. */
const SHORTEST_WORD = 4;
/** What has to be left of a password without the shop's and the account's names. */
const SHORTEST_REST = 6;

/** Loaded with the first password that is set: its dictionary takes a few megabytes. */
async function openEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MOST_ESTIMATED });
}

let estimator: ReturnType<typeof openEstimator> | null = null;

/** Why a new password is too weak for an account; null: it is not. */
export async function weaknessOf(
  db: Database | Transaction,
  password: string,
  account: { name: string; email: string },
): Promise<WeakPassword | null> {
  const names = ['Bestellbar', account.name, account.email.replace(/@.*$/, ''), ...(await findShopWords(db))];
  const words = names.flatMap((name) => [joined(name), ...name.split(/[^\p{L}\p{N}]+/u).map(joined)]);
  if (restOf(password, words) < SHORTEST_REST) return 'passwordOwnWords';
  const { score } = (await (estimator ??= openEstimator())).check(password, words);
  return score < LOWEST_SCORE ? 'passwordCommon' : null;
}

/** Letters and digits only, in lower case. */
const joined = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How many letters and digits are left without these words. */
function restOf(password: string, words: readonly string[]): number {
  const longestFirst = [...new Set(words)]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), joined(password)).length;
}
