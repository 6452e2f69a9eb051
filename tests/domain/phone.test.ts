import { describe, expect, test, it } from 'vitest';
import {
  filterPhoneInput,
  isPhoneFormat,
  normalisePhone,
  isMobileNumber,
  PHONE_COUNTRIES,
  phoneCountry,
  phoneExample,
  spacedPhone,
  toE164,
} from '../../src/lib/domain/phone.ts';

describe('Phone numbers (SPEC section 5)', () => {
  test('while typing only digits, plus and space are kept', () => {
    expect(filterPhoneInput('+49 0)30/123-45a')).toBe('+49 03012345');
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

describe('A number as typed', () => {
  it.each([
    ['DE', '0171 2345678', '+491712345678'],
    ['DE', '0171/234-56 78', '+491712345678'],
    ['DE', '(030) 123456', '+4930123456'],
    ['DE', '0049171 2345678', '+491712345678'],
    ['DE', '+49 (0)171 2345678', '+491712345678'],
    ['DE', '0049 (0) 171 2345678', '+491712345678'],
    ['DE', '+49 0171 2345678', '+491712345678'],
    ['DE', '+43 664 1234567', '+436641234567'],
    ['DE', '+44 (0)20 7946 0000', '+442079460000'],
    ['DE', '+39 06 1234567', '+39061234567'],
    ['AT', '0664 1234567', '+436641234567'],
    ['AT', '01 5811', '+4315811'],
    ['CH', '079 123 45 67', '+41791234567'],
    ['LI', '791 23 45', '+4237912345'],
    [null, '+1 212 5550123', '+12125550123'],
  ] as const)('in %s, %j is %s', (country, typed, phone) => {
    expect(toE164(typed, country)).toBe(phone);
    expect(toE164(spacedPhone(phone), country), 'however often it is read').toBe(phone);
  });

  it.each([
    ['DE', '171 2345678'],
    ['DE', '0171'],
    ['DE', '00171'],
    ['DE', '110'],
    ['DE', '0171 2345678 oder 030 123456'],
    ['DE', '+0171 2345678'],
    ['DE', ''],
    ['CH', '0171 2345678'],
    ['LI', '0791 23 45'],
    [null, '0171 2345678'],
  ] as const)('in %s, %j is no number', (country, typed) => {
    expect(toE164(typed, country)).toBeNull();
  });

  it('is one if it is the example of its country', () => {
    expect(phoneExample('DE')).toBe('0171 2345678');
    for (const country of [...PHONE_COUNTRIES, null])
      expect(isMobileNumber(toE164(phoneExample(country), country) ?? '')).toBe(true);
  });
});

describe('A number is read in groups', () => {
  it.each([
    ['+491712345678', '+49 171 2345678'],
    ['+493012345678', '+49 30 12345678'],
    ['+492214710318', '+49 221 4710318'],
    ['+49615112345', '+49 6151 12345'],
    ['+4315811', '+43 1 5811'],
    ['+436641234567', '+43 664 1234567'],
    ['+41791234567', '+41 79 123 45 67'],
    ['+4237912345', '+423 791 23 45'],
    // Those that follow no known plan stay as they are.
    ['+4112345', '+4112345'],
    ['+12125550123', '+12125550123'],
    ['030', '030'],
  ])('%s as %s', (phone, spaced) => expect(spacedPhone(phone)).toBe(spaced));
});

describe("A branch's country", () => {
  const EUR = { timezone: 'Europe/Berlin', currency: 'EUR' };
  it.each([
    ['its own number', EUR, { phone: '+43 512 44 55', zipCode: '80331' }, 'AT'],
    ['its own number, of a country that is not known', EUR, { phone: '0039 06 123', zipCode: '00100' }, null],
    [
      'its postcode',
      { timezone: 'Europe/Vienna', currency: 'EUR' },
      { phone: '030 1', zipCode: '10115' },
      'DE',
    ],
    ['the time zone', { timezone: 'Europe/Zurich', currency: 'EUR' }, { phone: '', zipCode: '8001' }, 'CH'],
    ['the time zone', { timezone: 'Europe/Vaduz', currency: 'CHF' }, { phone: '', zipCode: '9490' }, 'LI'],
    ['the currency', { ...EUR, currency: 'CHF' }, { phone: '', zipCode: '8001' }, 'CH'],
    ['a postcode of four digits', EUR, { phone: '01 5811', zipCode: '1010' }, 'AT'],
    ['nothing', EUR, { phone: '', zipCode: '' }, 'DE'],
  ] as const)('is known by %s', (_, shop, branch, country) =>
    expect(phoneCountry(shop, branch)).toBe(country),
  );
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
