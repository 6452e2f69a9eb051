import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, createClient, type Client } from '../../../packages/client/index.ts';
import { bridge, type Till } from '../../../packages/client/till-bridge.ts';
import { verifyWebhook } from '../../../packages/client/webhooks.ts';
import { clientTypes } from '../../../scripts/client/write-types.ts';
import type { NewAccessKey } from '../../../src/lib/contract/people.ts';
import type { KeyScope } from '../../../src/lib/contract/roles.ts';
import type { NewWebhookEndpoint } from '../../../src/lib/contract/webhooks.ts';
import { createWebhookAccess } from '../../../src/server/webhooks/webhook-access.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { serveApp } from '../../support/serve-app.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';

describe('the client of the API, against a running server', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let server: Awaited<ReturnType<typeof serveApp>>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    server = await serveApp(app);
  });
  afterAll(async () => {
    server.close();
    await app.close();
  });

  async function clientWith(...scopes: KeyScope[]): Promise<Client> {
    const { key } = (await admin.post('/api/access-keys', { name: 'Programm', scopes })).data as NewAccessKey;
    return createClient({ base: server.url, key });
  }
  const order = async () => (await app.order(draft())).data.id;

  it("has the types of the API's description (else run `npm run client`)", async () => {
    expect(await readFile('packages/client/types.ts', 'utf8')).toBe(await clientTypes());
  });

  it('lists orders, accepts and steps one, and marks a dish as sold out', async () => {
    const shop = await clientWith('read', 'accept', 'step', 'soldOut');
    const id = await order();
    const current = await shop('GET /api/orders/current');
    expect(current.map((one) => one.id)).toContain(id);
    const path = { id };
    const accepted = await shop('POST /api/orders/{id}/status/confirm', { path, body: {} });
    expect(accepted).toMatchObject({ id, isConfirmed: true });
    await shop('POST /api/orders/{id}/status/in-delivery', { path, body: {} });
    const filter = JSON.stringify({ id: [id] });
    expect(await shop('GET /api/orders', { query: { filter } })).toMatchObject([{ id, state: 'inDelivery' }]);
    const out = await shop('PUT /api/branches/{id}/sold-out', {
      path: { id: 1 },
      body: { product: { id: 1 }, part: null, option: null, isOut: true },
    });
    expect(out).toMatchObject([{ product: { id: 1 } }]);
    const back = { product: { id: 1 }, part: null, option: null, isOut: false };
    expect(await shop('PUT /api/branches/{id}/sold-out', { path: { id: 1 }, body: back })).toEqual([]);
  });

  it('tells what was refused, with status and message', async () => {
    const shop = await clientWith('read');
    const refused = await shop('POST /api/orders/{id}/status/confirm', {
      path: { id: await order() },
      body: {},
    }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 403, errors: [{ field: null }] });
    const nobody = createClient({ base: server.url, key: 'bbk_nobody-has-this-key-at-all' });
    await expect(nobody('GET /api/orders')).rejects.toMatchObject({ status: 401 });
    const init = await createClient({ base: server.url })('GET /api/init');
    expect(init.map(({ url }) => url)).toContain('/api/branches');
  });

  it('bridges to a till, which may be cut off at any point', async () => {
    const shop = await clientWith('till');
    for (const { id: before } of await shop('GET /api/till/orders'))
      await admin.post(`/api/orders/${before}/status/cancel`, {});
    const id = await order();
    await admin.post(`/api/orders/${id}/status/confirm`, {});
    const made = new Map<number, { till: string; number: string; tse: null }>();
    const till: Till = {
      find: (orderId) => Promise.resolve(made.get(orderId) ?? null),
      enter({ id: orderId }) {
        made.set(orderId, { till: 'ERS-1', number: `R-${made.size + 1}`, tse: null });
        // The machine goes off before the receipt is brought back.
        return made.size === 1 ? Promise.reject(new Error('power cut')) : Promise.resolve(null);
      },
    };
    await expect(bridge(shop, till)).rejects.toThrow('power cut');
    expect(await bridge(shop, till)).toEqual([id]);
    expect(await bridge(shop, till)).toEqual([]);
    expect(made.size).toBe(1);
    expect((await admin.get(`/api/orders/${id}`)).data).toMatchObject({
      tillReceipt: { till: 'ERS-1', number: 'R-1' },
    });
  });

  it('verifies webhooks, and refuses forged and old ones', async () => {
    const receiver = await startWebhookReceiver();
    const access = createWebhookAccess([{ host: '127.0.0.1', port: null }], () => Promise.resolve(false));
    const shop = app.composeAgain({ webhookAccess: access });
    const response = await shop.app.request('/api/webhook-endpoints', {
      method: 'POST',
      headers: { cookie: admin.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x', url: receiver.url, types: ['order.placed'] }),
    });
    const { secret } = ((await response.json()) as { data: NewWebhookEndpoint }).data;
    const id = await order();
    await shop.webhooks.sendDue();
    await receiver.stop();
    const [webhook] = receiver.received;
    const headers = new Headers(webhook?.headers as Record<string, string>);
    const body = webhook?.body ?? '';
    const now = app.clock.now;
    expect(verifyWebhook(['whsec_b2xk', secret], headers, body, now)).toMatchObject({
      type: 'order.placed',
      data: { order: { id } },
    });
    expect(verifyWebhook([secret], headers, `${body} `, now)).toBeNull();
    expect(verifyWebhook(['whsec_b2xk'], headers, body, now)).toBeNull();
    expect(verifyWebhook([secret], headers, body, now + 301_000)).toBeNull();
    expect(verifyWebhook([secret], new Headers(), body, now)).toBeNull();
  });
});
