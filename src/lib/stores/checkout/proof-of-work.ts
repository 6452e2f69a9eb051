import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

// Loaded only when the API asks for work (server/orders/proof-of-work.ts). `crypto.subtle` is slow for a hundred thousand short texts, and
// missing on plain http.

/** How long the page may stand still. */
const SLICE_MS = 12;

/** The first 32 bits of a text's hash. */
const firstBits = (text: string) => new DataView(sha256(utf8ToBytes(text)).buffer).getUint32(0);

/**
 * Solves a challenge `{expires}.{bits}.{nonce}.{signature}`: the answer is it with the number for which the SHA-256 of
 * `{signature}.{number}` begins with that many zero bits, 32 at most. The page stays usable meanwhile.
 */
export async function solve(challenge: string): Promise<string> {
  const [, bits, , signature = ''] = challenge.split('.');
  let until = performance.now() + SLICE_MS;
  for (let number = 0; ; number++) {
    if (Math.clz32(firstBits(`${signature}.${number}`)) >= Number(bits)) return `${challenge}.${number}`;
    if (number % 256 !== 0 || performance.now() < until) continue;
    await new Promise((next) => setTimeout(next));
    until = performance.now() + SLICE_MS;
  }
}
