import { Client } from 'mollie-api-typescript';
import { ErrorResponse } from 'mollie-api-typescript/models/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMollieSandbox, type MollieSandbox } from '../../support/mollie-sandbox.ts';
import { listen, type Asking } from '../../support/payment-sandbox.ts';

let sandbox: MollieSandbox;
let client: Client;
/** Where webhooks go: what came, and the statuses that it answers with; none left: 200. */
let shop: Awaited<ReturnType<typeof listen>>;
let came: Asking[] = [];
let answers: (number | 'hang')[] = [];

beforeEach(async () => {
  came = [];
  answers = [];
  sandbox = await startMollieSandbox({ minuteMs: 0.05, webhookTimeoutMs: 1000 });
  client = new Client({
    security: { apiKey: sandbox.apiKey },
    serverURL: sandbox.url,
    retryConfig: { strategy: 'none' },
  });
  shop = await listen(async (asking) => {
    came.push(asking);
    const answer = answers.shift() ?? 200;
    if (answer === 'hang') return new Promise(() => null);
    return answer === 302 ? { status: 302, headers: { location: '/elsewhere' } } : { status: answer };
  });
});
afterEach(async () => {
  await sandbox.stop();
  await shop.stop();
});

const request = () => ({
  amount: { currency: 'EUR', value: '12.50' },
  description: 'Käse 🧀',
  redirectUrl: 'https://shop.example.org/order/1?x=1',
  webhookUrl: `${shop.url}/hook`,
  metadata: { reference: 'r1' },
});
const create = () => client.payments.create({ paymentRequest: request() });

describe("Mollie's sandbox, used by a foreign client", () => {
  it('creates, reports and lists payments', async () => {
    const made = await create();
    expect(made).toMatchObject({ ...request(), status: 'open', mode: 'test', resource: 'payment' });
    expect(made.links.checkout?.href).toBe(`${sandbox.url}/checkout/${made.id}`);
    const { createdAt, expiresAt } = made;
    expect(Date.parse(expiresAt ?? '') - Date.parse(createdAt)).toBeCloseTo(15 * 60_000, -2);
    expect(await client.payments.get({ paymentId: made.id })).toEqual(made);
    const second = await create();
    const ids: string[] = [];
    for await (const page of await client.payments.list({}))
      ids.push(...(page.result.embedded.payments ?? []).map(({ id }) => id));
    expect(ids).toEqual([second.id, made.id]);
  });

  it('refunds payments', async () => {
    const { id } = await create();
    await sandbox.pay(id);
    const refundRequest = { amount: { currency: 'EUR', value: '2.50' }, metadata: { reference: 'r2' } };
    const made = await client.refunds.create({ paymentId: id, refundRequest });
    expect(made).toMatchObject({ status: 'pending', paymentId: id, ...refundRequest });
    await sandbox.settleRefund(made.id, 'refunded');
    expect(await client.refunds.get({ paymentId: id, refundId: made.id })).toMatchObject({
      status: 'refunded',
    });
    expect(await client.payments.get({ paymentId: id })).toMatchObject({
      status: 'paid',
      amountRefunded: { currency: 'EUR', value: '2.50' },
      amountRemaining: { currency: 'EUR', value: '10.00' },
    });
  });

  it('cancels payments', async () => {
    sandbox.settings.isCancelable = true;
    const { id } = await create();
    expect(await client.payments.cancel({ paymentId: id })).toMatchObject({ status: 'canceled' });
    expect(came.map(({ body }) => body)).toEqual([`id=${id}`]);
  });

  it.each([
    [404, 'Not Found', () => client.payments.get({ paymentId: 'tr_nobody' })],
    [422, 'Unprocessable Entity', async () => client.payments.cancel({ paymentId: (await create()).id })],
    [
      422,
      'Unprocessable Entity',
      () =>
        client.payments.create({
          paymentRequest: { ...request(), amount: { currency: 'EUR', value: '12.5' } },
        }),
    ],
  ])('says no as Mollie does: %i', async (status, title, ask) => {
    const error = await ask().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ErrorResponse);
    expect(error).toMatchObject({ status, title, detail: expect.any(String), statusCode: status });
  });

  it('accepts only its key', async () => {
    const stranger = new Client({ security: { apiKey: 'test_other' }, serverURL: sandbox.url });
    await expect(stranger.payments.get({ paymentId: 'tr_a' })).rejects.toMatchObject({ statusCode: 401 });
  });

  it('marks repeated answers', async () => {
    const ask = () =>
      fetch(`${sandbox.url}/v2/payments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.apiKey}`, 'idempotency-key': 'k' },
        body: JSON.stringify(request()),
      });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await second.text()).toBe(await first.text());
  });

  it('refuses unreachable webhooks if configured to', async () => {
    const strict = await startMollieSandbox({ allowsLocalWebhooks: false });
    const answer = await fetch(`${strict.url}/v2/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${strict.apiKey}` },
      body: JSON.stringify(request()),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ field: 'webhookUrl' });
    await strict.stop();
  });
});

describe("Mollie's page", () => {
  it('shows the amount as text', async () => {
    const paymentRequest = { ...request(), description: '<img src=x onerror=alert(1)>' };
    const { links } = await client.payments.create({ paymentRequest });
    const html = await (await fetch(links.checkout?.href ?? '')).text();
    expect(html).toContain('12.50 EUR');
    expect(html).toContain('&#60;img src=x');
    expect(html).not.toContain('<img');
  });

  it.each([
    ['pay', 'paid'],
    ['decline', 'failed'],
    ['cancel', 'canceled'],
  ] as const)('leads back to the shop after this: %s, and adds nothing', async (action, status) => {
    const { id } = await create();
    expect(await sandbox.press(id, action)).toBe('https://shop.example.org/order/1?x=1');
    expect(await client.payments.get({ paymentId: id })).toMatchObject({ status });
  });

  it('can be submitted once', async () => {
    const { id } = await create();
    await sandbox.press(id, 'pay');
    await expect(sandbox.press(id, 'cancel')).rejects.toThrow('no button');
  });
});

describe("Mollie's webhooks", () => {
  it('arrive as a form with only the id, before the browser returns', async () => {
    const { id } = await create();
    await sandbox.press(id, 'pay');
    expect(came).toMatchObject([
      {
        method: 'POST',
        body: `id=${id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ]);
  });

  it('are not sent for pending payments', async () => {
    const { id } = await create();
    await sandbox.press(id, 'pend');
    expect(came).toEqual([]);
    await sandbox.pay(id);
    expect(came).toHaveLength(1);
  });

  it('are repeated until answered with 200, ten times at most', async () => {
    answers = [500, 404, 204, 'hang'];
    const { id } = await create();
    await sandbox.pay(id);
    await sandbox.webhooks.quiet();
    expect(sandbox.webhooks.sent.map(({ status }) => status)).toEqual([500, 404, 204, null, 200]);
    came = [];
    answers = Array.from({ length: 20 }, () => 500);
    await sandbox.pay((await create()).id);
    await sandbox.webhooks.quiet();
    expect(came).toHaveLength(10);
  });

  it('lose their body when redirected', async () => {
    answers = [302];
    await sandbox.pay((await create()).id);
    expect(came.map(({ method, body, url }) => [method, url.pathname, body !== ''])).toEqual([
      ['POST', '/hook', true],
      ['GET', '/elsewhere', false],
    ]);
  });

  it('may be late, duplicated, out of order or missing', async () => {
    const [first, second] = [await create(), await create()];
    sandbox.webhooks.order = 'held';
    sandbox.webhooks.copies = 2;
    await sandbox.press(first.id, 'pay');
    await sandbox.press(second.id, 'pay');
    expect(came).toEqual([]);
    await sandbox.webhooks.release((held) => held.reverse());
    expect(came.map(({ body }) => body)).toEqual([second, second, first, first].map(({ id }) => `id=${id}`));
    sandbox.webhooks.order = 'lost';
    const third = await create();
    await sandbox.press(third.id, 'pay');
    await sandbox.webhooks.quiet();
    expect(came).toHaveLength(4);
    expect(sandbox.webhooks.lost.map(({ id }) => id)).toEqual([third.id]);
  });

  it('may arrive after the browser', async () => {
    sandbox.webhooks.order = 'after';
    const { id } = await create();
    await sandbox.press(id, 'pay');
    await expect.poll(() => came.map(({ body }) => body)).toEqual([`id=${id}`]);
  });
});
