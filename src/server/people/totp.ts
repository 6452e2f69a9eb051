import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { isSameSecret } from '../platform/secrets.ts';

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
