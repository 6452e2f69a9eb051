import { describe, expect, test, it } from 'vitest';
import {
  filterPhoneInput,
  isPhoneFormat,
  normalisePhone,
  isMobileNumber,
} from '../../src/lib/domain/phone.ts';

describe('Phone numbers (SPEC section 5)', () => {
  test('while typing only digits, plus and space are kept', () => {
    expect(filterPhoneInput('+49 (0)30/123-45a')).toBe('+49 03012345');
    expect(filterPhoneInput('0171 .\t5')).toBe('0171 5');
  });

  test('on change everything except digits and plus is removed', () => {
    expect(normalisePhone(' +49 30 / 123-45 ')).toBe('+493012345');
  });

  test('a leading 00 becomes +', () => {
    expect(normalisePhone('0049 30 12345')).toBe('+493012345');
    expect(normalisePhone('+49 0030')).toBe('+490030');
  });

  test.each([
    ['+493012345678', true],
    ['+123456', true],
    ['+123456789012345', true],
    ['+12345', false],
    ['+1234567890123456', false],
    ['03012345678', false],
    ['++493012345', false],
    ['+49 3012345', false],
    ['+49301234x', false],
    ['x+49301234', false],
    ['', false],
  ])('%j has the international form %s', (text, isRight) => {
    expect(isPhoneFormat(text)).toBe(isRight);
  });
});

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
