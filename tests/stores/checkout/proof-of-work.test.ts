import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solve } from '../../../src/lib/stores/checkout/proof-of-work.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

test('A solution begins with the zero bits that were asked for, and the page is not held up', async () => {
  const challenge = '1795573637000.14.abcdefghijk.AAAAAAAAAAAAAAAAAAAAAA';
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 1);
  const proof = await solve(challenge);
  clearInterval(clock);
  expect(proof.startsWith(`${challenge}.`)).toBe(true);
  const number = proof.split('.').at(-1) ?? '';
  expect(digest(`AAAAAAAAAAAAAAAAAAAAAA.${number}`).readUInt32BE()).toBeLessThan(2 ** (32 - 14));
  if (Number(number) > 50_000) expect(ticks).toBeGreaterThan(0);
});
