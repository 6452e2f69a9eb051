import { describe, expect, it } from 'vitest';
import { isMobileNumber } from '../../src/lib/domain/mobile-numbers.ts';

describe('a mobile number', () => {
  it.each([
    '+4915112345678',
    '+491701234567',
    '+491621234567',
    '+436641234567',
    '+4369912345678',
    '+41791234567',
    '+4237912345',
  ])('is %s', (phone) => expect(isMobileNumber(phone)).toBe(true));

  it.each([
    '+493012345678',
    '+4918012345678',
    '+49190012345',
    '+4366212345',
    '+4312345678',
    '+41441234567',
    '+41900123456',
    // Countries whose numbers nobody has looked up: no.
    '+393331234567',
    '015112345678',
    '+49151',
    '',
  ])('is not %j', (phone) => expect(isMobileNumber(phone)).toBe(false));
});
