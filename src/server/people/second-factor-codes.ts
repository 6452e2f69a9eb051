import { randomBytes, randomInt } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { isSameSecret, secretHash } from '../platform/secrets.ts';
import type { TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database } from '../platform/database/database.ts';
import { findSecondFactor, spendRecoveryHash, spendStep } from './queries/second-factors.ts';
import { addressTries, codeInAllTries, codeTries, type SignInTries } from './sign-in-tries.ts';
import type { Auth } from './staff-auth.ts';

/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, a new one every 30 seconds. */

const STEP_MS = 30_000;
const SECRET_BYTES = 20;

/** A secret in base 32, without padding. The library takes text as the key, so its bytes are letters. */
export const newTotpSecret = (): string =>
  base32.encode(randomBytes(SECRET_BYTES).toString('base64url'), { padding: false });

const otpOf = (secret: string) => createOTP(new TextDecoder().decode(base32.decode(secret)));

/** The step of epoch milliseconds `now`. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** The code of a step. */
export const codeOf = (secret: string, step: number): Promise<string> => otpOf(secret).hotp(step);

/**
 * The step whose code that is, at epoch milliseconds `now`: this one, or a neighbour, since clocks differ. null: a wrong
 * code. The library's own check reads the real clock and does not say which step it was, so a code could be used twice.
 */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | null> {
  const current = stepAt(now);
  const steps = [current - 1, current, current + 1];
  const codes = await Promise.all(steps.map((step) => codeOf(secret, step)));
  return steps.filter((_, index) => isSameSecret(code, codes[index] ?? '')).at(-1) ?? null;
}

/** The address that authenticator apps read from a QR code. The library's has '+' for a blank, which apps show. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** Without ambiguous characters. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random secret in groups, to be read and typed: '7kq2m-…-hx9pd'. 5 bits per letter. */
export function readableSecret(groups: number, lettersPerGroup: number): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const group = () => Array.from({ length: lettersPerGroup }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

const RECOVERY_CODES = 10;

/** Ten new recovery codes of 120 bits each, so that a quick hash keeps them, and the hashes to be stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => readableSecret(6, 4));
  return { codes, hashes: codes.map((code) => secretHash(plainCode(code))) };
}

/** A code without the blanks and hyphens that people type or leave out. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** Encrypts secrets with the library's key. */
export interface Cipher {
  encrypt: (text: string) => Promise<string>;
  decrypt: (text: string) => Promise<string>;
}

export function createCipher(auth: () => Promise<Auth>): Cipher {
  const readKey = async () => (await (await auth()).$context).secretConfig;
  return {
    encrypt: async (data) => symmetricEncrypt({ key: await readKey(), data }),
    decrypt: async (data) => symmetricDecrypt({ key: await readKey(), data }),
  };
}

/** What was accepted: a code of the app, or a recovery code. */
export type CodeKind = 'app' | 'recovery';

/**
 * Accepts each code of a person once, also of parallel calls, with limits on attempts of their own: the right password clears the
 * password's, which would let its thief guess on. `isKnown`: the browser has signed in to the account before.
 */
export type CheckCode = (
  person: { id: number; email: string },
  attempt: { code: string; address: string; isKnown?: boolean },
) => Promise<
  { ok: true; kind: CodeKind } | { ok: false; code: 'codeWrong' } | ({ ok: false } & TooManyTries)
>;

interface Needs {
  db: Database;
  now: () => number;
  tries: SignInTries;
  cipher: Cipher;
}

export function createCheckCode({ db, now, tries, cipher }: Needs): CheckCode {
  async function use(userId: number, code: string): Promise<CodeKind | null> {
    const factor = await findSecondFactor(db, userId);
    if (!factor) return null;
    if (!/^\d{6}$/.test(code))
      return (await spendRecoveryHash(db, userId, secretHash(code))) ? 'recovery' : null;
    const step = await stepOfCode(await cipher.decrypt(factor.secret), code, now());
    return step !== null && (await spendStep(db, userId, step)) ? 'app' : null;
  }

  return async ({ id, email }, { code, address, isKnown = false }) => {
    const limits = [...addressTries(address), ...(isKnown ? [] : [codeInAllTries(email)])];
    const taken = await tries.take(codeTries(email, address), limits);
    if (!taken.ok) return taken;
    const kind = await use(id, plainCode(code));
    if (kind === null) return { ok: false, code: 'codeWrong' };
    await taken.forgive();
    return { ok: true, kind };
  };
}
