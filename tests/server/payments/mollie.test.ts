import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMollie } from '../../../src/server/payments/providers/mollie.ts';
import type { NewPayment, PaymentProvider } from '../../../src/server/payments/providers/payment-provider.ts';
import { startMollieSandbox, type MollieSandbox } from '../../support/mollie-sandbox.ts';
import { fresh, LOST, newPayment, RETURN_URL, valueOf } from '../../support/new-payment.ts';

let sandbox: MollieSandbox;
let mollie: PaymentProvider;
/** Waits for an answer a moment only. */
let hasty: PaymentProvider;
beforeAll(async () => {
  sandbox = await startMollieSandbox();
  const { apiKey, url } = sandbox;
  mollie = openMollie({ apiKey, url });
  hasty = openMollie({ apiKey, url, timeoutMs: 500 });
});
beforeEach(() => sandbox.faults.clear());
afterAll(() => sandbox.stop());

const create = async (changes: Partial<NewPayment> = {}) =>
  valueOf(await mollie.create(newPayment(changes), fresh('key')));
const read = async (id: string) => valueOf(await mollie.read(id));
const stored = (id: string) => {
  const payment = sandbox.payments.get(id);
  if (!payment) throw new Error(`no payment ${id}`);
  return payment;
};

describe('a payment by Mollie', () => {
  it("has the order's content, and a page to pay on", async () => {
    const payment = await create({ reference: '8Kq2vR5mZ1' });
    expect(payment).toEqual({
      id: expect.stringMatching(/^tr_\w{10}$/),
      state: 'open',
      reference: '8Kq2vR5mZ1',
      amountCents: 2390,
      currency: 'CHF',
      refundedCents: 0,
      chargedBackCents: 0,
      checkoutUrl: `${sandbox.url}/checkout/${payment.id}`,
    });
    expect(stored(payment.id)).toMatchObject({
      amount: { currency: 'CHF', value: '23.90' },
      description: 'Pizzeria Roma, Bestellung 42',
      redirectUrl: RETURN_URL,
      webhookUrl: null,
      locale: 'de_DE',
    });
  });

  it('names the webhook for changes', async () => {
    const webhookUrl = 'http://127.0.0.1:9/api/webhooks/mollie';
    expect(stored((await create({ webhookUrl })).id).webhookUrl).toBe(webhookUrl);
  });

  it.each([
    [1, 'EUR', '0.01'],
    [5, 'CHF', '0.05'],
    [100, 'EUR', '1.00'],
    [123_456_789, 'EUR', '1234567.89'],
    [100_000, 'JPY', '1000'],
  ])('is about %i hundredths of %s, which Mollie writes as %s', async (amountCents, currency, value) => {
    const { id } = await create({ amountCents, currency });
    expect(stored(id).amount).toEqual({ currency, value });
    expect(await read(id)).toMatchObject({ amountCents, currency });
  });

  it.each([
    [0, 'EUR'],
    [-5, 'EUR'],
    [1.5, 'EUR'],
    [Number.NaN, 'EUR'],
    [150, 'JPY'],
    [100, 'euro'],
    [100, ''],
  ])('of %d %s is refused before anybody is asked', async (amountCents, currency) => {
    const before = sandbox.payments.size;
    const asked = await mollie.create(newPayment({ amountCents, currency }), fresh('key'));
    expect(asked).toMatchObject({ ok: false, isCertain: true });
    expect(sandbox.payments.size).toBe(before);
  });

  it.each([
    ['umlauts', 'Käsespätzle für Jürgen', 'Käsespätzle für Jürgen'],
    ['emoji held together', 'Pizza 🍕 für 👩‍👩‍👧', 'Pizza 🍕 für 👩‍👩‍👧'],
    ['line breaks', 'Pizza\r\nX-Betrag: 0\u2028\u0000Ende', 'Pizza X-Betrag: 0 Ende'],
    ['turned text', 'Roma \u202e4321\u202c\u2066', 'Roma 4321'],
    ['half a character', 'Roma \ud83c', 'Roma \ufffd'],
    ['nothing', ' \n\u202e ', '8Kq2vR5mZ1'],
  ])('is described in one line: %s', async (_, description, expected) => {
    const { id } = await create({ reference: '8Kq2vR5mZ1', description });
    expect(stored(id).description).toBe(expected);
  });

  it('has a description of at most 255 characters without a split character', async () => {
    expect(stored((await create({ description: 'x'.repeat(300) })).id).description).toHaveLength(255);
    const flags = stored((await create({ description: `x${'🇩🇪'.repeat(100)}` })).id).description;
    expect(flags).toBe(`x${'🇩🇪'.repeat(63)}`);
  });

  it.each([
    ['pay', 'paid'],
    ['decline', 'failed'],
    ['cancel', 'canceled'],
    ['expire', 'expired'],
    ['pend', 'open'],
    ['authorize', 'open'],
  ] as const)('whose customer did this: %s, is %s', async (deed, state) => {
    const { id } = await create();
    await sandbox[deed](id);
    expect(await read(id)).toMatchObject({ state, checkoutUrl: null });
  });

  it('expires if nobody pays', async () => {
    const { id } = await create();
    await sandbox.advance(14);
    expect((await read(id)).state).toBe('open');
    await sandbox.advance(1);
    expect((await read(id)).state).toBe('expired');
  });

  it('is reported as at Mollie, so that a different amount, currency or reference is noticed', async () => {
    const { id } = await create();
    sandbox.lie(id, { value: '0.01', currency: 'USD', reference: 'another' });
    expect(await read(id)).toMatchObject({ amountCents: 1, currency: 'USD', reference: 'another' });
  });

  it.each([{ value: '23,90' }, { value: '23.9' }, { value: '-1.00' }, { status: 'settled-by-magic' }])(
    'with an invalid answer is uncertain: %o',
    async (lie) => {
      const { id } = await create();
      sandbox.lie(id, lie);
      expect(await mollie.read(id)).toEqual({
        ok: false,
        isCertain: false,
        reason: 'Die Antwort von Mollie ist nicht zu verstehen.',
      });
    },
  );

  it('that does not exist is reported as certainly missing', async () => {
    expect(await mollie.read('tr_nobody')).toEqual({
      ok: false,
      isCertain: true,
      reason: 'Mollie meldet 404: No payment exists with token tr_nobody.',
    });
  });
});

describe('canceling a payment', () => {
  it('succeeds where Mollie permits it', async () => {
    sandbox.settings.isCancelable = true;
    const { id, reference } = await create();
    sandbox.settings.isCancelable = false;
    expect(await mollie.cancel({ paymentId: id, reference })).toEqual({ ok: true, value: null });
    expect((await read(id)).state).toBe('canceled');
    expect(await mollie.cancel({ paymentId: id, reference })).toEqual({ ok: true, value: null });
  });

  it.each([undefined, 'pay', 'authorize'] as const)(
    'is certainly refused where Mollie does not permit it: %s',
    async (deed) => {
      const { id, reference } = await create();
      if (deed) await sandbox[deed](id);
      const asked = await mollie.cancel({ paymentId: id, reference });
      expect(asked).toEqual({
        ok: false,
        isCertain: true,
        reason: 'Mollie lässt diese Zahlung nicht abbrechen.',
      });
    },
  );

  it.each(['decline', 'expire', 'cancel'] as const)(
    'succeeds if the payment has ended anyway: %s',
    async (deed) => {
      const { id, reference } = await create();
      await sandbox[deed](id);
      expect((await mollie.cancel({ paymentId: id, reference })).ok).toBe(true);
    },
  );

  it('is uncertain without an answer', async () => {
    sandbox.settings.isCancelable = true;
    const { id, reference } = await create();
    sandbox.settings.isCancelable = false;
    sandbox.fail({ on: 'cancel', how: 'drop', when: 'after' });
    expect(await mollie.cancel({ paymentId: id, reference })).toMatchObject({ ok: false, isCertain: false });
    expect((await mollie.cancel({ paymentId: id, reference })).ok).toBe(true);
  });
});

describe('a refund by Mollie', () => {
  const refund = (paymentId: string, amountCents: number, currency = 'CHF') =>
    mollie.refund({ paymentId, reference: fresh('refund'), amountCents, currency }, fresh('key'));
  const paid = async () => {
    const { id } = await create();
    await sandbox.pay(id);
    return id;
  };

  it('may be partial, followed by the rest', async () => {
    const id = await paid();
    expect(await refund(id, 390)).toEqual({ ok: true, value: { id: expect.stringMatching(/^re_\w{10}$/) } });
    expect(await read(id)).toMatchObject({ state: 'paid', amountCents: 2390, refundedCents: 390 });
    expect((await refund(id, 2000)).ok).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'paid', refundedCents: 2390 });
  });

  it('beyond the paid amount or in another currency is certainly refused', async () => {
    const id = await paid();
    expect(await refund(id, 2391)).toMatchObject({ ok: false, isCertain: true });
    expect(await refund(id, 100, 'EUR')).toMatchObject({ ok: false, isCertain: true });
    expect((await refund(id, 2390)).ok).toBe(true);
    expect(await refund(id, 1)).toMatchObject({ ok: false, isCertain: true });
    expect(sandbox.refundedUnits(id)).toBe(2390);
  });

  it('of an unpaid payment is certainly refused', async () => {
    expect(await refund((await create()).id, 100)).toMatchObject({ ok: false, isCertain: true });
  });

  it.each(LOST)('is made once although its answer was lost: %s', async (how) => {
    const id = await paid();
    const key = fresh('key');
    const asked = { paymentId: id, reference: 'r1', amountCents: 500, currency: 'CHF' };
    sandbox.fail({ on: 'refund', how, when: 'after' });
    expect(await hasty.refund(asked, key)).toMatchObject({ ok: false, isCertain: false });
    expect((await mollie.refund(asked, key)).ok).toBe(true);
    expect(sandbox.refundedUnits(id)).toBe(500);
  });

  it('that fails later no longer counts', async () => {
    const id = await paid();
    const { id: refundId } = valueOf(await refund(id, 500));
    await sandbox.settleRefund(refundId ?? '', 'failed');
    expect((await read(id)).refundedCents).toBe(0);
  });
});

describe('a call from Mollie', () => {
  const call = (body: string) => mollie.readCall({ headers: {}, body, now: 0 });

  it('names the payment to read', () => {
    expect(call('id=tr_WDqYK6vllg')).toEqual({ ok: true, paymentId: 'tr_WDqYK6vllg' });
  });

  it.each(['id=re_4qqhO89gsT', 'id=ord_pbjz8x', 'id=sub_rVKGtNd6s3'])(
    'is ignored if it is about something else: %s',
    (body) => {
      expect(call(body)).toEqual({ ok: true, paymentId: null });
    },
  );

  it.each([
    '',
    'id=',
    'id=tr_',
    'id=tr_a/../../v2/methods',
    'id=tr_a%2F..',
    'id=tr_a%00',
    'id=tr_ä',
    "id=tr_1'--",
    'id=tr_a&id=tr_b',
    'id=tr_a&status=paid',
    'ID=tr_a',
    '{"id":"tr_a"}',
    `id=tr_${'a'.repeat(61)}`,
    `id=tr_${'a'.repeat(100_000)}`,
  ])('is refused if it has another form', (body) => {
    expect(call(body)).toMatchObject({ ok: false });
  });
});
