import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../platform/secrets.ts';

/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, a new one every 30 seconds. */

const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret in base 32, without padding. */
export function newTotpSecret(): string {
  const bits = Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => BASE32.charAt(Number.parseInt(five, 2)));
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The step of epoch milliseconds `now`. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** The code of a step: RFC 4226, section 5.3. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code that is, at epoch milliseconds `now`: this one, or a neighbour, since clocks differ. null: a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const current = stepAt(now);
  const steps = [current - 1, current, current + 1];
  return steps.filter((step) => isSameSecret(code, codeOf(secret, step))).at(-1) ?? null;
}

/** The address that authenticator apps read from a QR code. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
