import { randomBytes } from 'node:crypto';

/** Letters and digits that are not confused when read aloud. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const UID_LENGTH = 12;
/** 192 bits. */
const HASH_BYTES = 24;

/** The keys of an order's status page: a short name and an unguessable secret. */
export function newOrderKeys(): { uid: string; hash: string } {
  const bytes = randomBytes(UID_LENGTH + HASH_BYTES);
  // Slightly biased, which does not matter: the secret is the hash.
  const uid = Array.from(bytes.subarray(HASH_BYTES), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return { uid, hash: bytes.toString('base64url', 0, HASH_BYTES) };
}
