// Loaded only when the API asks for work (server/orders/order-toll.ts). SHA-256 by hand: `crypto.subtle` is slow for a hundred thousand
// short texts, and missing on plain http.

const primes: number[] = [];
for (let number = 2; primes.length < 64; number++)
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32) | 0;
/** Fractions of the first primes' cube and square roots (FIPS 180-4, 4.2.2 and 5.3.3). */
const ROUNDS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** Longer texts would need a second block. */
const LONGEST = 55;
const words = new Int32Array(64);
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (list: Int32Array, index: number) => list[index] as number;

/** The first 32 bits of the SHA-256 of an ASCII text. */
export function firstBits(text: string): number {
  if (text.length > LONGEST) throw new Error('the text is too long');
  words.fill(0, 0, 16);
  for (let index = 0; index <= text.length; index++) {
    const byte = index < text.length ? text.charCodeAt(index) : 0x80;
    words[index >> 2] = at(words, index >> 2) | (byte << (24 - (index % 4) * 8));
  }
  words[15] = text.length * 8;
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(words, index - 15), at(words, index - 2)];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = at(words, index - 16) + first + at(words, index - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START;
  const begin = a;
  for (let index = 0; index < 64; index++) {
    const sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + at(ROUNDS, index) + at(words, index)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return (begin + a) | 0;
}

/** How long the page may stand still. */
const SLICE_MS = 12;

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
