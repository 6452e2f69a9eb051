import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config.ts';
import { openProviders } from '../../../src/server/payments/payment-config.ts';
import { startDatatransSandbox, type DatatransSandbox } from '../../support/datatrans-sandbox.ts';
import { startMollieSandbox, type MollieSandbox } from '../../support/mollie-sandbox.ts';

const paymentsOf = (env: NodeJS.ProcessEnv) => {
  const read = readConfig(env);
  return read.ok ? read.config.payments : read.problems;
};

const MOLLIE_API_KEY = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
const DATATRANS = {
  DATATRANS_MERCHANT_ID: '1110017789',
  DATATRANS_PASSWORD: 'mAGz:QEDn Eqw',
  DATATRANS_SIGN_KEY: '8f4c1d6e22ab90377c5de1f0a4b6c8d9',
};

describe('the payment provider of a shop', () => {
  it('is none without an account', () => {
    const nobody = { mollie: null, datatrans: null };
    expect(paymentsOf({})).toEqual(nobody);
    expect(openProviders(nobody)).toEqual(nobody);
    expect(paymentsOf({ MOLLIE_API_KEY: '', DATATRANS_MERCHANT_ID: '' })).toEqual(nobody);
    expect(paymentsOf({ MOLLIE_URL: 'https://api.example.org', DATATRANS_PASSWORD: 'x' })).toEqual(nobody);
  });

  it("is Mollie with a key, by default at Mollie's own address", () => {
    expect(paymentsOf({ MOLLIE_API_KEY })).toMatchObject({ mollie: { apiKey: MOLLIE_API_KEY, url: null } });
    expect(paymentsOf({ MOLLIE_API_KEY, MOLLIE_URL: 'http://127.0.0.1:4001/v2' })).toMatchObject({
      mollie: { url: 'http://127.0.0.1:4001' },
    });
  });

  it('is Datatrans with a merchant, by default in production', () => {
    expect(paymentsOf(DATATRANS)).toEqual({
      mollie: null,
      datatrans: {
        merchantId: '1110017789',
        password: 'mAGz:QEDn Eqw',
        signKey: '8f4c1d6e22ab90377c5de1f0a4b6c8d9',
        url: 'https://api.datatrans.com',
        methods: [],
      },
    });
    const more = { DATATRANS_URL: 'https://api.sandbox.datatrans.com/', DATATRANS_METHODS: 'VIS, TWI,ECA' };
    expect(paymentsOf({ ...DATATRANS, ...more })).toMatchObject({
      datatrans: { url: 'https://api.sandbox.datatrans.com', methods: ['VIS', 'TWI', 'ECA'] },
    });
  });

  it.each(['DATATRANS_PASSWORD', 'DATATRANS_SIGN_KEY'])('is reported as incomplete without %s', (name) => {
    expect(paymentsOf({ ...DATATRANS, [name]: '' })).toEqual([
      'Zu DATATRANS_MERCHANT_ID gehören DATATRANS_PASSWORD und DATATRANS_SIGN_KEY.',
    ]);
  });

  it.each([
    [
      'MOLLIE_API_KEY',
      'access_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM',
      'ein Schlüssel, der mit test_ oder live_ beginnt',
    ],
    ['MOLLIE_API_KEY', 'test_short', 'ein Schlüssel, der mit test_ oder live_ beginnt'],
    ['MOLLIE_URL', 'http://api.mollie.com', 'eine Adresse mit https://, ohne Namen und Passwort darin'],
    [
      'MOLLIE_URL',
      'http://127.0.0.1.example.org',
      'eine Adresse mit https://, ohne Namen und Passwort darin',
    ],
    ['MOLLIE_URL', 'api.mollie.com', 'eine Adresse mit https://, ohne Namen und Passwort darin'],
    [
      'DATATRANS_URL',
      'https://me:secret@api.datatrans.com',
      'eine Adresse mit https://, ohne Namen und Passwort darin',
    ],
    ['DATATRANS_MERCHANT_ID', 'Pizzeria Roma', 'eine Nummer wie 1110017789'],
    ['DATATRANS_SIGN_KEY', '1337', 'ein Schlüssel mit mindestens 32 Zeichen aus 0 bis 9 und a bis f'],
    ['DATATRANS_SIGN_KEY', 'z'.repeat(64), 'ein Schlüssel mit mindestens 32 Zeichen aus 0 bis 9 und a bis f'],
    ['DATATRANS_SIGN_KEY', 'a'.repeat(33), 'ein Schlüssel mit mindestens 32 Zeichen aus 0 bis 9 und a bis f'],
    ['DATATRANS_METHODS', 'Visa', 'eine Liste von Kürzeln wie VIS,ECA,TWI'],
  ])('is said to be wrong if %s is %s', (name, value, expected) => {
    const problems = paymentsOf({ MOLLIE_API_KEY, ...DATATRANS, [name]: value });
    expect(problems).toEqual([`${name} ist nicht gültig: erwartet wird ${expected}.`]);
  });
});

describe('a configured provider', () => {
  let mollie: MollieSandbox;
  let datatrans: DatatransSandbox;
  beforeAll(async () => {
    [mollie, datatrans] = await Promise.all([startMollieSandbox(), startDatatransSandbox()]);
  });
  afterAll(() => Promise.all([mollie.stop(), datatrans.stop()]));

  it.each(['mollie', 'datatrans'] as const)(
    'creates, reports, cancels and refunds payments: %s',
    async (name) => {
      const payments = paymentsOf({
        MOLLIE_API_KEY: mollie.apiKey,
        MOLLIE_URL: mollie.url,
        DATATRANS_MERCHANT_ID: datatrans.merchantId,
        DATATRANS_PASSWORD: datatrans.password,
        DATATRANS_SIGN_KEY: datatrans.signKey,
        DATATRANS_URL: datatrans.url,
      });
      if (Array.isArray(payments)) throw new Error(payments.join());
      const provider = openProviders(payments)[name];
      const reference = `order-${name}`;
      const created = await provider?.create(
        {
          reference,
          amountCents: 1000,
          currency: 'CHF',
          description: 'Bestellung 1',
          returnUrl: 'https://shop.example.org/',
          webhookUrl: null,
        },
        'key-1',
      );
      if (!created?.ok) throw new Error(created?.reason);
      const { id: paymentId } = created.value;
      expect(await provider?.cancel({ paymentId, reference })).toMatchObject({ ok: false, isCertain: true });
      await { mollie, datatrans }[name].press(paymentId, 'pay');
      const refund = { paymentId, reference: `${reference}-r`, amountCents: 400, currency: 'CHF' };
      expect(await provider?.refund(refund, 'key-2')).toMatchObject({ ok: true });
      expect(await provider?.read(paymentId)).toMatchObject({
        ok: true,
        value: { id: paymentId, state: 'paid', reference, amountCents: 1000, refundedCents: 400 },
      });
      const call =
        name === 'datatrans' ? datatrans.writeWebhook(paymentId) : { headers: {}, body: `id=${paymentId}` };
      expect(provider?.readCall({ ...call, now: Date.now() })).toEqual({ ok: true, paymentId });
    },
  );
});
