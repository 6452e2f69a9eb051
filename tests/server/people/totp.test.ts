import { expect, it } from 'vitest';
import {
  codeOf,
  newTotpSecret,
  stepAt,
  stepOfCode,
  totpUri,
} from '../../../src/server/people/second-factor-codes.ts';

/** '12345678901234567890', the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP = 30_000;

it('codes are those of RFC 6238', async () => {
  const seconds = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000];
  expect(await Promise.all(seconds.map((at) => codeOf(SECRET, stepAt(at * 1000))))).toEqual([
    '287082',
    '081804',
    '050471',
    '005924',
    '279037',
    '353130',
  ]);
});

it('a code is accepted half a minute before and after its own time, not longer', async () => {
  const now = 1_700_000_000_000;
  const step = stepAt(now);
  const code = await codeOf(SECRET, step);
  const accepted = [-2, -1, 0, 1, 2].map((later) => stepOfCode(SECRET, code, now + later * STEP));
  expect(await Promise.all(accepted)).toEqual([null, step, step, step, null]);
});

it('secrets have 160 bits and differ', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{44}$/);
});

it('the address for authenticator apps names shop and account', () => {
  expect(totpUri(SECRET, { issuer: 'Feige & Glut', account: 'ella@example.org' })).toBe(
    `otpauth://totp/Feige%20%26%20Glut:ella%40example.org?secret=${SECRET}&issuer=Feige%20%26%20Glut`,
  );
});
