import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatatrans } from '../../../src/server/payments/providers/datatrans.ts';
import type { PaymentProvider } from '../../../src/server/payments/providers/payment-provider.ts';
import { startDatatransSandbox, type DatatransSandbox } from '../../support/datatrans-sandbox.ts';
import { fresh, LOST, newPayment, UNCERTAIN, valueOf } from '../../support/new-payment.ts';
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

const create = async () => valueOf(await datatrans.create(newPayment(), fresh('key')));

describe('repeating a call to Datatrans with the same key', () => {
  it('returns the same payment', async () => {
    const [key, asked] = [fresh('key'), newPayment()];
    const first = await datatrans.create(asked, key);
    expect(first.ok).toBe(true);
    expect(await datatrans.create(asked, key)).toEqual(first);
  });

  it('with other content is refused without certainty: the first call may have succeeded', async () => {
    const [key, asked] = [fresh('key'), newPayment()];
    await datatrans.create(asked, key);
    const again = await datatrans.create({ ...asked, amountCents: 1 }, key);
    expect(again).toMatchObject({ ok: false, isCertain: false, reason: expect.stringContaining('422') });
  });

  it.each(LOST)('after a lost answer (%s) returns the created payment', async (how) => {
    const [key, asked, before] = [fresh('key'), newPayment(), sandbox.payments.size];
    sandbox.fail({ on: 'create', how, when: 'after' });
    expect(await hasty.create(asked, key)).toMatchObject({ ok: false, isCertain: false });
    const payment = valueOf(await datatrans.create(asked, key));
    expect([...sandbox.payments.keys()].slice(before)).toEqual([payment.id]);
  });

  it('while the first call is running is no certain refusal', async () => {
    const [key, asked] = [fresh('key'), newPayment()];
    sandbox.fail({ on: 'create', how: 'hang' });
    expect(await hasty.create(asked, key)).toMatchObject({
      reason: expect.stringContaining('rechtzeitig'),
    });
    const again = await datatrans.create(asked, key);
    expect(again).toMatchObject({ ok: false, isCertain: false, reason: expect.stringContaining('409') });
    sandbox.faults.resume();
    await expect.poll(async () => (await datatrans.create(asked, key)).ok).toBe(true);
  });

  it('after the key has expired reports the existing payment, which is no certain refusal', async () => {
    const [key, asked] = [fresh('key'), newPayment()];
    sandbox.fail({ on: 'create', how: 'drop', when: 'after' });
    await datatrans.create(asked, key);
    await sandbox.advance(60);
    const again = await datatrans.create(asked, key);
    expect(again).toMatchObject({ ok: false, isCertain: false });
    expect(again).toMatchObject({ reason: expect.stringContaining('DUPLICATE_REFNO') });
  });
});

describe('a failure of Datatrans', () => {
  it.each([400, 401, 403, 404, 422])('with status %i on a read is a certain refusal', async (how) => {
    const { id } = await create();
    const faulty = await listen(async () => ({ status: how, body: '{"error":{"code":"DECLINED"}}' }));
    const asked = await openDatatrans({ ...accessTo(sandbox), url: faulty.url }).read(id);
    expect(asked).toEqual({ ok: false, isCertain: true, reason: `Datatrans meldet ${how}: DECLINED` });
    await faulty.stop();
  });

  it.each(['UNKNOWN_ERROR', 'SERVER_ERROR', 'THIRD_PARTY_ERROR'])(
    'of its own is uncertain, although it comes as 400: %s',
    async (code) => {
      const faulty = await listen(async () => ({ status: 400, body: JSON.stringify({ error: { code } }) }));
      const provider = openDatatrans({ ...accessTo(sandbox), url: faulty.url });
      expect(await provider.create(newPayment(), fresh('key'))).toMatchObject({
        ok: false,
        isCertain: false,
      });
      await faulty.stop();
    },
  );

  it.each(UNCERTAIN)('of this kind is uncertain, and not retried: %s', async (how) => {
    const { id } = await create();
    sandbox.fail({ on: 'read', how });
    expect(await hasty.read(id)).toMatchObject({ ok: false, isCertain: false });
    expect((await datatrans.read(id)).ok).toBe(true);
  });

  it.each([
    ['no address', {}],
    ['a stranger', { location: 'https://datatrans.com.example.org/v1/start/1' }],
    ['one who sounds like it', { location: 'https://evildatatrans.com/v1/start/1' }],
    ['a script', { location: 'javascript:alert(1)//datatrans.com' }],
    ['no encryption', { location: 'http://pay.datatrans.com/v1/start/1' }],
  ])('to say where to pay is not understood: %s', async (_, headers) => {
    const faulty = await listen(async () => ({
      status: 201,
      headers: headers as Record<string, string>,
      body: '{"transactionId":"1"}',
    }));
    const provider = openDatatrans({ ...accessTo(sandbox), url: faulty.url });
    expect(await provider.create(newPayment(), fresh('key'))).toMatchObject({ ok: false, isCertain: false });
    await faulty.stop();
  });

  it('due to a wrong password says so without the password', async () => {
    const stranger = openDatatrans({ ...accessTo(sandbox), password: 'strangers' });
    const asked = await stranger.create(newPayment(), fresh('key'));
    expect(asked).toMatchObject({ ok: false, isCertain: true, reason: expect.stringContaining('401') });
    expect(JSON.stringify(asked)).not.toContain('strangers');
  });

  it('by redirect is not followed, so that the password is not sent elsewhere', async () => {
    const asked: string[] = [];
    const elsewhere = await listen(async ({ url }) => {
      asked.push(url.pathname);
      return { status: 200, body: '{}' };
    });
    const turned = await listen(async () => ({ status: 307, headers: { location: elsewhere.url } }));
    const provider = openDatatrans({ ...accessTo(sandbox), url: turned.url });
    expect(await provider.create(newPayment(), fresh('key'))).toMatchObject({ ok: false, isCertain: false });
    expect(await provider.read('1')).toMatchObject({ ok: false, isCertain: false });
    expect(asked).toEqual([]);
    await Promise.all([elsewhere.stop(), turned.stop()]);
  });
});
