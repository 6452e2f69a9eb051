import { createHash } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Database } from '../platform/database/database.ts';
import { findSecondFactor, spendRecoveryHash, spendStep } from './queries/second-factors.ts';
import { readableSecret } from './readable-secret.ts';
import { addressTries, codeInAllTries, codeTries, type SignInTries } from './sign-in-tries.ts';
import type { Auth } from './staff-auth.ts';
import { stepOfCode } from './totp.ts';

const RECOVERY_CODES = 10;

/** Ten new recovery codes of 120 bits each, so that a quick hash keeps them, and the hashes to be stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => readableSecret(6, 4));
  return { codes, hashes: codes.map((code) => hashOfRecoveryCode(plainCode(code))) };
}

/** A code without the blanks and hyphens that people type or leave out. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const hashOfRecoveryCode = (plain: string) => createHash('sha256').update(plain).digest('base64url');

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
      return (await spendRecoveryHash(db, userId, hashOfRecoveryCode(code))) ? 'recovery' : null;
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
