import { describe, expect, test } from 'vitest';
import type { Branch } from '../../../src/lib/domain/branch.ts';
import type { Mode } from '../../../src/lib/domain/modes.ts';
import { draftErrors, type FieldMessages } from '../../../src/lib/stores/checkout/form.ts';
import { EMPTY_DRAFT, type Draft } from '../../../src/lib/stores/checkout/draft.ts';
import { branch } from '../../domain/samples.ts';

const MESSAGES: FieldMessages = {
  name: 'Name?',
  email: 'E-Mail?',
  phone: 'Telefon?',
  street: 'Straße?',
  city: 'Ort?',
  table: 'Tisch?',
  appointmentDate: 'Wann?',
  paymentMethod: 'Wie zahlen?',
  legalInstructions: 'AGB?',
  privacyPolicy: 'Datenschutz?',
  ageConfirmed: 'Alter?',
  emailFormat: 'keine E-Mail-Adresse',
  phoneFormat: (example) => `keine Telefonnummer wie ${example}`,
};

const READY: Draft = {
  ...EMPTY_DRAFT,
  name: 'Anna',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
};

const facts = (at: Partial<Branch>) => ({ branch: branch(at), phoneCountry: 'DE' as const });

function asked(change: Partial<Draft> = {}, at: Partial<Branch> = {}, mode: Mode = 'takeaway'): string[] {
  const errors = draftErrors({ ...READY, ...change }, facts(at), mode, MESSAGES);
  return errors.map(({ message }) => message);
}

describe('Validation of a draft', () => {
  test('a name, a way to pay and both consents are enough for the simplest order', () => {
    expect(asked()).toEqual([]);
  });

  test('an empty form has all its errors, in field order', () => {
    expect(asked(EMPTY_DRAFT)).toEqual(['Name?', 'Wie zahlen?', 'AGB?', 'Datenschutz?']);
  });

  test('everything that a branch can require is required, in field order', () => {
    const demanding = {
      isDineInEmailRequired: true,
      isDineInPhoneRequired: true,
      isDineInAddressRequired: true,
      isTableSelectionEnabled: true,
      isAppointmentRequired: true,
    };
    const errors = draftErrors(EMPTY_DRAFT, facts(demanding), 'dineIn', MESSAGES);
    expect(errors.map(({ field }) => field)).toEqual([
      'table',
      'name',
      'email',
      'phone',
      'street',
      'city',
      'appointmentDate',
      'paymentMethod',
      'legalInstructions',
      'privacyPolicy',
    ]);
    for (const { field, message } of errors) expect(message).toBe(MESSAGES[field as keyof FieldMessages]);
  });

  test('blanks count as empty', () => {
    expect(asked({ name: ' \t' })).toEqual(['Name?']);
    expect(asked({ email: '  ' }, { isTakeawayEmailRequired: true })).toEqual(['E-Mail?']);
  });

  test.each(['takeaway', 'delivery', 'dineIn'] as const)(
    '%s requires what the branch requires for it only',
    (mode) => {
      const kind = ({ takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const)[mode];
      const at = { [`is${kind}EmailRequired`]: true, [`is${kind}PhoneRequired`]: true };
      for (const other of ['takeaway', 'delivery', 'dineIn'] as const)
        expect(asked({}, at, other)).toEqual(other === mode ? ['E-Mail?', 'Telefon?'] : []);
    },
  );

  test('for delivery the chosen area is the town, so only the street is required', () => {
    const at = { isDeliveryAddressRequired: true, isTakeawayAddressRequired: true };
    expect(asked({}, at, 'delivery')).toEqual(['Straße?']);
    expect(asked({}, at, 'takeaway')).toEqual(['Straße?', 'Ort?']);
  });

  test('at a table the table is required and contact details are not', () => {
    expect(asked({ name: '' }, { isTableSelectionEnabled: true }, 'dineIn')).toEqual(['Tisch?']);
    expect(asked({ name: '', table: 4 }, { isTableSelectionEnabled: true }, 'dineIn')).toEqual([]);
    expect(asked({ name: '' }, { isTableSelectionEnabled: true }, 'takeaway')).toEqual(['Name?']);
  });

  test('an appointment is required where the branch takes orders by appointment only', () => {
    expect(asked({}, { isAppointmentRequired: true })).toEqual(['Wann?']);
    expect(asked({ appointmentDate: '2026-11-22T18:00:00Z' }, { isAppointmentRequired: true })).toEqual([]);
  });
});

describe('The format', () => {
  test.each(['anna', 'anna@', '@example.org', 'anna@example', 'anna b@example.org', 'a@b@c.de'])(
    'of %j is not an e-mail address, even if none is required',
    (email) => expect(asked({ email })).toEqual(['keine E-Mail-Adresse']),
  );

  test.each(['anna@example.org', ' anna@example.org ', 'a.b+c@mail.example.co.uk', 'ä@bücher.de'])(
    'of %j is accepted as an e-mail address',
    (email) => expect(asked({ email })).toEqual([]),
  );

  test('of a phone number is that of the country or the international one', () => {
    for (const phone of ['030123456', '0171 2345678', '+4930123456', '+49 (0)30 123456', ' '])
      expect(asked({ phone })).toEqual([]);
    for (const phone of ['123456', '0171', '+49'])
      expect(asked({ phone })).toEqual(['keine Telefonnummer wie 0171 2345678']);
  });

  test('is not checked in hidden fields', () => {
    const typedBefore = { email: 'anna@', phone: '030', table: 4 };
    expect(asked(typedBefore, { isTableSelectionEnabled: true }, 'dineIn')).toEqual([]);
    expect(asked(typedBefore, { isTableSelectionEnabled: true }, 'takeaway')).toHaveLength(2);
  });
});
