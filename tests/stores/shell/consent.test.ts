import { expect, test } from 'vitest';
import { ACCEPTANCE, hasAccepted } from '../../../src/lib/stores/shell/consent.ts';

test('acceptance is remembered for twelve months on all pages of the shop', () => {
  expect(ACCEPTANCE).toContain(`max-age=${365 * 86_400}`);
  expect(ACCEPTANCE).toContain('path=/');
});

test('the cookie is parsed as it was written, also among others', () => {
  const [pair = ''] = ACCEPTANCE.split(';');
  expect(hasAccepted(pair)).toBe(true);
  expect(hasAccepted(`a=1; ${pair}; b=2`)).toBe(true);
  expect(hasAccepted('')).toBe(false);
  expect(hasAccepted('pwa-dismiss=1')).toBe(false);
});
