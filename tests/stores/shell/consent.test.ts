import { expect, test } from 'vitest';
import { answerOf, hasAccepted, hasAnswered } from '../../../src/lib/stores/shell/consent.ts';

const ACCEPTANCE = answerOf('1');

test('acceptance is remembered for twelve months on all pages of the shop', () => {
  expect(ACCEPTANCE).toContain(`max-age=${365 * 86_400}`);
  expect(ACCEPTANCE).toContain('path=/');
});

test('closing the notice is an answer, but no consent', () => {
  const [pair = ''] = answerOf('0').split(';');
  expect([hasAnswered(pair), hasAccepted(pair)]).toEqual([true, false]);
  expect([hasAnswered('a=1'), hasAnswered(ACCEPTANCE)]).toEqual([false, true]);
});

test('the cookie is parsed as it was written, also among others', () => {
  const [pair = ''] = ACCEPTANCE.split(';');
  expect(hasAccepted(pair)).toBe(true);
  expect(hasAccepted(`a=1; ${pair}; b=2`)).toBe(true);
  expect(hasAccepted('')).toBe(false);
  expect(hasAccepted('pwa-dismiss=1')).toBe(false);
});
