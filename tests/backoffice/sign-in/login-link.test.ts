import { expect, it } from 'vitest';
import { tokenIn } from '../../../src/backoffice/sign-in/auth-provider.ts';

it('the token of a login link is read from the fragment, even if it was mangled in transit', () => {
  expect(tokenIn('#token=abc%2Bdef')).toBe('abc+def');
  expect(tokenIn('#token=abc%E4')).toBe('abc%E4');
  expect(tokenIn('#token=')).toBeNull();
  expect(tokenIn('#other')).toBeNull();
  expect(tokenIn('')).toBeNull();
});
