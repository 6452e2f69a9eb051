import { hash, randomBytes } from 'node:crypto';

/** Letters and digits that are not taken for one another when read aloud. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const UID_LENGTH = 12;
/** 192 bits. */
const HASH_BYTES = 24;

/** What an order's status page is found by: a short name, and a secret that nobody guesses. */
export function newOrderKeys(): { uid: string; hash: string } {
  const bytes = randomBytes(UID_LENGTH + HASH_BYTES);
  // Some letters come a little more often by this; what nobody may guess is the hash.
  const uid = Array.from(bytes.subarray(HASH_BYTES), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return { uid, hash: bytes.toString('base64url', 0, HASH_BYTES) };
}

/** The same for requests that mean the same. */
export function requestHash(draft: unknown): string {
  return hash('sha256', JSON.stringify(draft));
}
