import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstBits, solve } from '../../../src/lib/stores/checkout/order-work.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

test('The hash in the browser is SHA-256', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 55 }), (text) => {
      expect(firstBits(text)).toBe(digest(text).readInt32BE());
    }),
  );
  expect(() => firstBits('x'.repeat(56))).toThrow('too long');
});

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
