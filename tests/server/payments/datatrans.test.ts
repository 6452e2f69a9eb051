import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatatrans, payOriginOf } from '../../../src/server/payments/providers/datatrans.ts';
import type {
  NewPayment,
  PaymentProvider,
  Reserved,
} from '../../../src/server/payments/providers/payment-provider.ts';
import {
  signAsDatatrans,
  startDatatransSandbox,
  type DatatransSandbox,
} from '../../support/datatrans-sandbox.ts';
import { fresh, LOST, newPayment, RETURN_URL, valueOf } from '../../support/new-payment.ts';
import { listen } from '../../support/payment-sandbox.ts';

let sandbox: DatatransSandbox;
let datatrans: PaymentProvider;
/** Waits for an answer a moment only. */
let hasty: PaymentProvider;

const accessTo = ({ merchantId, password, signKey, url }: DatatransSandbox) => ({
  merchantId,
  password,
  signKey,
  url,
  methods: ['VIS', 'TWI'],
});

beforeAll(async () => {
  sandbox = await startDatatransSandbox();
  datatrans = openDatatrans(accessTo(sandbox));
  hasty = openDatatrans({ ...accessTo(sandbox), timeoutMs: 500 });
});
beforeEach(() => sandbox.faults.clear());
afterAll(() => sandbox.stop());

const create = async (changes: Partial<NewPayment> = {}) =>
  valueOf(await datatrans.create(newPayment(changes), fresh('key')));
const read = async (id: string) => valueOf(await datatrans.read(id));
const stored = (id: string) => {
  const transaction = sandbox.payments.get(id);
  if (!transaction) throw new Error(`no transaction ${id}`);
  return transaction;
};
const paid = async () => {
  const { id } = await create();
  await sandbox.pay(id);
  return id;
};

describe('a payment by Datatrans', () => {
  it("has the order's content, and a page to pay on", async () => {
    const webhookUrl = 'http://127.0.0.1:9/api/webhooks/datatrans';
    const payment = await create({ reference: 'ref-1', webhookUrl });
    expect(payment).toEqual({
      id: expect.stringMatching(/^\d{18}$/),
      state: 'open',
      reference: 'ref-1',
      amountCents: 2390,
      currency: 'CHF',
      refundedCents: 0,
      checkoutUrl: `${sandbox.url}/v1/start/${payment.id}`,
    });
    expect(stored(payment.id)).toMatchObject({
      refno: 'ref-1',
      amount: 2390,
      currency: 'CHF',
      autoSettle: true,
      language: 'de',
      paymentMethods: ['VIS', 'TWI'],
      redirect: { successUrl: RETURN_URL, cancelUrl: RETURN_URL, errorUrl: RETURN_URL },
      webhookUrl,
    });
  });

  it('has no known amount before it is paid', async () => {
    const made = await create();
    expect(await read(made.id)).toEqual({ ...made, amountCents: null });
    await sandbox.pay(made.id);
    expect(await read(made.id)).toEqual({ ...made, state: 'paid', checkoutUrl: null });
  });

  it.each([
    [1, 'CHF', 1],
    [5, 'EUR', 5],
    [123_456_789, 'EUR', 123_456_789],
    [100_000, 'JPY', 1000],
    [1000, 'KWD', 10_000],
  ])('is about %i hundredths of %s, which Datatrans counts as %i', async (amountCents, currency, amount) => {
    const { id } = await create({ amountCents, currency });
    expect(stored(id).amount).toBe(amount);
    await sandbox.pay(id);
    expect(await read(id)).toMatchObject({ amountCents, currency });
  });

  it.each([
    { amountCents: 0 },
    { amountCents: -1 },
    { amountCents: 0.5 },
    { amountCents: 150, currency: 'JPY' },
    { currency: 'francs' },
    { reference: '' },
    { reference: 'x'.repeat(41) },
    { reference: 'a b' },
    { reference: 'ä\r\n' },
  ])('is refused before anybody is asked: %o', async (changes) => {
    const before = sandbox.payments.size;
    expect(await datatrans.create(newPayment(changes), fresh('key'))).toMatchObject({
      ok: false,
      isCertain: true,
    });
    expect(sandbox.payments.size).toBe(before);
  });

  it.each([
    ['pay', 'paid'],
    ['decline', 'failed'],
    ['cancel', 'canceled'],
    ['expire', 'canceled'],
  ] as const)('whose customer did this: %s, is %s', async (deed, state) => {
    const { id } = await create();
    await sandbox[deed](id);
    expect(await read(id)).toMatchObject({ state, checkoutUrl: null });
  });

  it.each([
    ['initialized', 'open'],
    ['challenge_required', 'open'],
    ['challenge_ongoing', 'open'],
    ['authenticated', 'open'],
    ['transmitted', 'paid'],
  ] as const)('that is %s, is %s', async (status, state) => {
    const { id } = await create();
    if (state === 'paid') await sandbox.pay(id);
    sandbox.put(id, status);
    expect((await read(id)).state).toBe(state);
  });

  it('expires if nobody pays within half an hour', async () => {
    const { id } = await create();
    await sandbox.advance(29);
    expect((await read(id)).state).toBe('open');
    await sandbox.advance(1);
    expect((await read(id)).state).toBe('canceled');
  });

  it.each(['pay', 'decline', 'cancel'] as const)('returns to the shop after this: %s', async (action) => {
    const { id } = await create();
    expect(await sandbox.press(id, action)).toBe(`${RETURN_URL}&datatransTrxId=${id}`);
    await expect(sandbox.press(id, action)).rejects.toThrow('no button');
  });

  it('is reported as at Datatrans, so that a different amount, currency or reference is noticed', async () => {
    const id = await paid();
    sandbox.lie(id, { amount: 1, currency: 'EUR', refno: 'another' });
    expect(await read(id)).toMatchObject({ amountCents: 1, currency: 'EUR', reference: 'another' });
  });

  it.each([{ status: 'magic' }, { currency: 'francs' }, { amount: -1 }, { amount: 0.5 }])(
    'with an invalid answer is uncertain: %o',
    async (lie) => {
      const id = await paid();
      sandbox.lie(id, lie);
      expect(await datatrans.read(id)).toEqual({
        ok: false,
        isCertain: false,
        reason: 'Die Antwort von Datatrans ist nicht zu verstehen.',
      });
    },
  );

  it('that does not exist is reported as certainly missing', async () => {
    expect(await datatrans.read('123')).toEqual({
      ok: false,
      isCertain: true,
      reason: 'Datatrans meldet 400: TRANSACTION_NOT_FOUND: Unable to find transaction',
    });
    expect(await datatrans.read('../../v2/secrets?x=')).toMatchObject({ ok: false });
  });

  it('is not confused with its own refund', async () => {
    const id = await paid();
    const asked = { paymentId: id, reference: fresh('order'), amountCents: 100, currency: 'CHF' };
    const { id: refundId } = valueOf(await datatrans.refund(asked, fresh('key')));
    expect(await datatrans.read(refundId ?? '')).toMatchObject({ ok: false, isCertain: false });
  });
});

describe('an authorised payment', () => {
  const reserved = async () => {
    const { id } = await create();
    sandbox.settings.settles = false;
    await sandbox.pay(id);
    sandbox.settings.settles = true;
    expect(stored(id).status).toBe('authorized');
    return id;
  };

  const capture = (provider: PaymentProvider, id: string, changes: Partial<Reserved> = {}) => {
    const { refno: reference, amount: amountCents, currency } = stored(id);
    return provider.capture?.({ paymentId: id, reference, amountCents, currency, ...changes });
  };
  const settledOf = (id: string) => stored(id).history.filter(({ action }) => action === 'settle');

  it('is reported as authorised with its amount, however often it is read', async () => {
    const id = await reserved();
    const seen = { state: 'authorized', amountCents: 2390, currency: 'CHF', checkoutUrl: null };
    expect(await read(id)).toMatchObject(seen);
    expect(await read(id)).toMatchObject(seen);
    expect(settledOf(id)).toEqual([]);
  });

  it('is captured once on request, and then paid', async () => {
    const id = await reserved();
    expect(await capture(datatrans, id)).toEqual({ ok: true, value: null });
    expect((await capture(datatrans, id))?.ok).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'paid', amountCents: 2390 });
    expect(settledOf(id)).toHaveLength(1);
  });

  it.each(['drop', 'hang', 500] as const)('is paid although the first answer denied it: %s', async (how) => {
    const id = await reserved();
    sandbox.fail({ on: 'settle', how, when: 'after' });
    expect(await capture(hasty, id)).toMatchObject({ ok: false, isCertain: false });
    expect((await read(id)).state).toBe('paid');
  });

  it('is not captured if Datatrans refuses, nor beyond the authorised amount', async () => {
    const id = await reserved();
    expect(await capture(datatrans, id, { amountCents: 2391 })).toMatchObject({ ok: false, isCertain: true });
    expect(await capture(datatrans, id, { amountCents: 0 })).toMatchObject({ ok: false, isCertain: true });
    expect(await capture(datatrans, (await create()).id)).toMatchObject({ ok: false, isCertain: true });
    expect((await read(id)).state).toBe('authorized');
  });

  it('can be canceled, unlike an unpaid or captured one', async () => {
    const id = await reserved();
    expect(await datatrans.cancel({ paymentId: id, reference: 'r' })).toEqual({ ok: true, value: null });
    expect((await read(id)).state).toBe('canceled');
    expect((await datatrans.cancel({ paymentId: id, reference: 'r' })).ok).toBe(true);
    for (const other of [(await create()).id, await paid()]) {
      const asked = await datatrans.cancel({ paymentId: other, reference: 'r' });
      expect(asked).toMatchObject({ ok: false, isCertain: true });
    }
  });

  it('may have been canceled if the answer is lost', async () => {
    const id = await reserved();
    sandbox.fail({ on: 'cancel', how: 'drop', when: 'after' });
    expect(await datatrans.cancel({ paymentId: id, reference: 'r' })).toMatchObject({ isCertain: false });
    expect((await datatrans.cancel({ paymentId: id, reference: 'r' })).ok).toBe(true);
  });
});

describe('a refund by Datatrans', () => {
  const refund = (paymentId: string, amountCents: number, currency = 'CHF') =>
    datatrans.refund({ paymentId, reference: fresh('order'), amountCents, currency }, fresh('key'));

  it('may be partial, followed by the rest', async () => {
    const id = await paid();
    expect(await refund(id, 390)).toEqual({ ok: true, value: { id: expect.stringMatching(/^\d{18}$/) } });
    expect(await read(id)).toMatchObject({ state: 'paid', amountCents: 2390, refundedCents: 390 });
    expect((await refund(id, 2000)).ok).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'paid', refundedCents: 2390 });
  });

  it('beyond the paid amount or in another currency is certainly refused and has no effect', async () => {
    const id = await paid();
    expect(await refund(id, 2391)).toMatchObject({ ok: false, isCertain: true });
    expect(await refund(id, 100, 'EUR')).toMatchObject({ ok: false, isCertain: true });
    expect(await refund(id, 0)).toMatchObject({ ok: false, isCertain: true });
    expect((await read(id)).refundedCents).toBe(0);
  });

  it('of an unpaid payment is certainly refused', async () => {
    expect(await refund((await create()).id, 100)).toMatchObject({ ok: false, isCertain: true });
  });

  it.each(LOST)('is made once although its answer was lost: %s', async (how) => {
    const id = await paid();
    const asked = { paymentId: id, reference: fresh('order'), amountCents: 500, currency: 'CHF' };
    const key = fresh('key');
    sandbox.fail({ on: 'refund', how, when: 'after' });
    expect(await hasty.refund(asked, key)).toMatchObject({ ok: false, isCertain: false });
    expect((await datatrans.refund(asked, key)).ok).toBe(true);
    await sandbox.advance(60);
    // The key is forgotten, but not the reference.
    expect(await datatrans.refund(asked, key)).toMatchObject({ ok: false, isCertain: false });
    expect(sandbox.refundedUnits(id)).toBe(500);
    expect((await read(id)).refundedCents).toBe(500);
  });
});

describe('a call from Datatrans', () => {
  const call = (sent: { headers: Record<string, string>; body: string }, now = Date.now()) =>
    openDatatrans(accessTo(sandbox)).readCall({ ...sent, now });
  const BAD_SIGNATURE = { ok: false, reason: 'Der Aufruf ist nicht gültig unterschrieben.' };

  it("arrives signed before the browser returns, with the payment's status", async () => {
    const came: { headers: Record<string, string>; body: string }[] = [];
    const shop = await listen(async ({ headers, body }) => {
      came.push({ headers: headers as Record<string, string>, body });
      return { status: 200 };
    });
    const own = await startDatatransSandbox();
    const provider = openDatatrans(accessTo(own));
    const { id } = valueOf(
      await provider.create(newPayment({ webhookUrl: `${shop.url}/hook` }), fresh('key')),
    );
    await own.press(id, 'pay');
    expect(came).toHaveLength(1);
    const [sent] = came as [(typeof came)[number]];
    expect(provider.readCall({ ...sent, now: Date.now() })).toEqual({ ok: true, paymentId: id });
    expect(JSON.parse(sent.body)).toMatchObject({
      transactionId: id,
      status: 'settled',
      merchantId: own.merchantId,
    });
    await own.sendWebhook(id);
    expect(came[1]?.body).toBe(sent.body);
    await Promise.all([own.stop(), shop.stop()]);
  });

  it('names the payment to read, whatever else it contains', async () => {
    const { id } = await create();
    expect(call(sandbox.writeWebhook(id, { time: Date.now(), change: { status: 'settled' } }))).toEqual({
      ok: true,
      paymentId: id,
    });
  });

  it('is refused if forged', async () => {
    const { id } = await create();
    const now = Date.now();
    const real = sandbox.writeWebhook(id, { time: now });
    expect(call(real, now).ok).toBe(true);
    expect(call(sandbox.writeWebhook(id, { time: now, key: '1337' }), now)).toEqual(BAD_SIGNATURE);
    expect(call({ ...real, body: real.body.replace('initialized', 'settled') }, now)).toEqual(BAD_SIGNATURE);
    expect(call({ ...real, headers: {} }, now)).toEqual(BAD_SIGNATURE);
    expect(call(real, now + 600_001)).toEqual(BAD_SIGNATURE);
    expect(call(sandbox.writeWebhook(id, { time: now + 600_001 }), now)).toEqual(BAD_SIGNATURE);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"transactionId":1}',
    '{"transactionId":"../1"}',
    '{"transactionId":"1"',
  ])('is refused if it names no payment, though it is signed: %s', (body) => {
    const now = Date.now();
    expect(call({ headers: signAsDatatrans(body, sandbox.signKey, now), body }, now)).toEqual({
      ok: false,
      reason: 'Der Aufruf hat nicht die vereinbarte Form.',
    });
  });
});

describe('the page that a customer pays on', () => {
  it.each([
    ['https://api.sandbox.datatrans.com', 'https://pay.sandbox.datatrans.com'],
    ['https://api.datatrans.com', 'https://pay.datatrans.com'],
    ['http://127.0.0.1:4001', 'http://127.0.0.1:4001'],
    ['https://api.example.org', 'https://api.example.org'],
  ])('belongs to the API at %s', (url, expected) => {
    expect(payOriginOf(url)).toBe(expected);
  });

  it('may have a name', async () => {
    const { id } = await create();
    const provider = openDatatrans({ ...accessTo(sandbox), payUrl: 'https://pay.example.org/x' });
    expect(valueOf(await provider.read(id)).checkoutUrl).toBe(`https://pay.example.org/v1/start/${id}`);
  });
});
