import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMollie } from '../../../src/server/payments/providers/mollie.ts';
import type { PaymentProvider } from '../../../src/server/payments/providers/payment-provider.ts';
import { startMollieSandbox, type MollieSandbox } from '../../support/mollie-sandbox.ts';
import { fresh, LOST, newPayment, UNCERTAIN, valueOf } from '../../support/new-payment.ts';
import { listen } from '../../support/payment-sandbox.ts';

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

const create = async (asked = newPayment(), key = fresh('key')) => valueOf(await mollie.create(asked, key));

describe('repeating a call to Mollie with the same key', () => {
  it('returns the same payment', async () => {
    const [key, asked] = [fresh('key'), newPayment()];
    const first = await create(asked, key);
    expect(await create(asked, key)).toEqual(first);
    expect((await create()).id).not.toBe(first.id);
  });

  it('with other content is refused without certainty: the first call may have succeeded', async () => {
    const [key, asked] = [fresh('key'), newPayment()];
    await create(asked, key);
    const again = await mollie.create({ ...asked, amountCents: 1 }, key);
    expect(again).toMatchObject({ ok: false, isCertain: false });
  });

  it.each(LOST)('after a lost answer (%s) returns the created payment', async (how) => {
    const [key, asked, before] = [fresh('key'), newPayment(), sandbox.payments.size];
    sandbox.fail({ on: 'create', how, when: 'after' });
    expect(await hasty.create(asked, key)).toMatchObject({ ok: false, isCertain: false });
    expect(sandbox.payments.size).toBe(before + 1);
    const payment = await create(asked, key);
    expect([...sandbox.payments.keys()].at(-1)).toBe(payment.id);
    expect(sandbox.payments.size).toBe(before + 1);
  });

  it('while the first call is running is no certain refusal', async () => {
    const [key, asked] = [fresh('key'), newPayment()];
    sandbox.fail({ on: 'create', how: 'hang' });
    expect(await hasty.create(asked, key)).toMatchObject({ reason: expect.stringContaining('rechtzeitig') });
    expect(await mollie.create(asked, key)).toEqual({
      ok: false,
      isCertain: false,
      reason: 'Mollie meldet 409: A request with this idempotency key is being processed',
    });
    sandbox.faults.resume();
    await expect.poll(async () => (await mollie.create(asked, key)).ok).toBe(true);
  });

  it('creates a new payment once Mollie has forgotten the key', async () => {
    const [key, asked] = [fresh('key'), newPayment()];
    const first = await create(asked, key);
    await sandbox.advance(24 * 60);
    expect((await create(asked, key)).id).not.toBe(first.id);
  });
});

describe('a failure of Mollie', () => {
  it.each([400, 401, 403, 404, 410, 422])('with status %i on a read is a certain refusal', async (how) => {
    sandbox.fail({ on: 'read', how });
    expect(await mollie.read('tr_any')).toMatchObject({ ok: false, isCertain: true });
  });

  it.each(UNCERTAIN)('of this kind is uncertain, and not retried: %s', async (how) => {
    sandbox.fail({ on: 'read', how });
    const { id } = await create();
    expect(await hasty.read(id)).toMatchObject({ ok: false, isCertain: false });
    // The one fault that was ordered is used up: had the client repeated its call, it would have had an answer.
    expect((await mollie.read(id)).ok).toBe(true);
  });

  it('that makes it unreachable is uncertain', async () => {
    const gone = await startMollieSandbox();
    await gone.stop();
    const asked = await openMollie({ apiKey: gone.apiKey, url: gone.url }).create(newPayment(), fresh('key'));
    expect(asked).toEqual({ ok: false, isCertain: false, reason: 'Mollie hat nicht geantwortet.' });
  });

  it('due to a wrong key says so without the key', async () => {
    const stranger = openMollie({ apiKey: 'test_strangers', url: sandbox.url });
    const asked = await stranger.create(newPayment(), fresh('key'));
    expect(asked).toMatchObject({ ok: false, isCertain: true, reason: expect.stringContaining('401') });
    expect(JSON.stringify(asked)).not.toContain('strangers');
  });

  it.each([
    ['Mollie quotes', JSON.stringify({ status: 400, title: 'Bad Request', detail: 'Bearer test_secret42' })],
    ['a proxy quotes', 'Bad request: authorization: Bearer test_secret42'],
    ['a proxy quotes at great length', `${'x'.repeat(292)} test_secret42`],
  ])('does not say the key, although %s it', async (_, body) => {
    const quoting = await listen(async () => ({ status: 400, body }));
    const asked = await openMollie({ apiKey: 'test_secret42', url: quoting.url }).read('tr_any');
    await quoting.stop();
    expect(asked).toMatchObject({ ok: false, reason: expect.stringContaining('400') });
    expect(JSON.stringify(asked)).not.toContain('test_se');
  });

  it('due to a key that no header can contain says so without the key', async () => {
    const asked = await openMollie({ apiKey: 'test_secret\n42', url: sandbox.url }).read('tr_any');
    expect(asked).toEqual({ ok: false, isCertain: false, reason: 'Mollie hat nicht geantwortet.' });
  });

  it('by redirect is not followed, so that the key is not sent elsewhere', async () => {
    const asked: string[] = [];
    const elsewhere = await listen(async ({ url }) => {
      asked.push(url.pathname);
      return { status: 200, body: '{}' };
    });
    const turned = await listen(async () => ({ status: 307, headers: { location: elsewhere.url } }));
    const provider = openMollie({ apiKey: sandbox.apiKey, url: turned.url });
    expect(await provider.create(newPayment(), fresh('key'))).toMatchObject({ ok: false, isCertain: false });
    expect(await provider.read('tr_any')).toMatchObject({ ok: false, isCertain: false });
    expect(asked).toEqual([]);
    await Promise.all([elsewhere.stop(), turned.stop()]);
  });

  it('that would lead customers to an unknown site is rejected', async () => {
    const { id } = await create();
    const show = JSON.stringify((await fetchPayment(id)) as object).replaceAll(
      /"checkout":\{"href":"[^"]+"/g,
      '"checkout":{"href":"javascript:alert(1)"',
    );
    const fake = await listen(async () => ({
      status: 200,
      headers: { 'content-type': 'application/hal+json' },
      body: show,
    }));
    const asked = await openMollie({ apiKey: sandbox.apiKey, url: fake.url }).read(id);
    expect(asked).toMatchObject({ ok: false, isCertain: false });
    await fake.stop();
  });
});

it("comes from Mollie's own address unless configured otherwise", async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network in tests'));
  await openMollie({ apiKey: 'test_key', url: null }).read('tr_any');
  expect(fetched.mock.calls).toMatchObject([
    [new URL('https://api.mollie.com/v2/payments/tr_any'), { headers: { authorization: 'Bearer test_key' } }],
  ]);
  fetched.mockRestore();
});

const fetchPayment = async (id: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${sandbox.apiKey}` };
  return (await fetch(`${sandbox.url}/v2/payments/${id}`, { headers })).json();
};
