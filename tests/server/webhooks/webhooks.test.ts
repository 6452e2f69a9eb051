import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointDraft,
} from '../../../src/lib/contract/webhooks.ts';
import { webhookDeliveries, webhookEvents } from '../../../src/server/platform/database/schema.ts';
import { eraseOrders } from '../../../src/server/orders/queries/erase-orders.ts';
import { createWebhookAccess } from '../../../src/server/webhooks/webhook-access.ts';
import { draft, fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { fittingSignatures, startWebhookReceiver } from '../../support/webhook-receiver.ts';

const ENDPOINTS = '/api/webhook-endpoints';

describe.each(bothFor('locks'))('webhooks on %s', (kind) => {
  let app: TestApp;
  let shop: ReturnType<TestApp['composeAgain']>;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  const made: number[] = [];
  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
    receiver = await startWebhookReceiver();
    shop = app.composeAgain({
      webhookAccess: createWebhookAccess([{ host: '127.0.0.1', port: null }], () => Promise.resolve(false)),
      webhookWaits: (tries) => (tries < 3 ? 3600 : null),
    });
  });
  afterEach(async () => {
    for (const id of made.splice(0)) await admin.delete(`${ENDPOINTS}/${id}`);
    receiver.received.length = 0;
    receiver.be({ status: 200, text: 'ok' });
  });
  afterAll(async () => {
    await receiver.stop();
    await app.close();
  });

  async function call(method: string, path: string, body?: unknown) {
    const response = await shop.app.request(path, {
      method,
      headers: { cookie: admin.cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data?: unknown; errors?: { field: string | null }[] };
    return { status: response.status, ...answer };
  }
  async function endpoint(changes: Partial<WebhookEndpointDraft> = {}): Promise<NewWebhookEndpoint> {
    const { status, data } = await call('POST', ENDPOINTS, { name: 'Kasse', url: receiver.url, ...changes });
    expect(status).toBe(201);
    made.push((data as NewWebhookEndpoint).id);
    return data as NewWebhookEndpoint;
  }
  const order = async (changes: Parameters<typeof draft>[0] = {}) => (await app.order(draft(changes))).data;
  /** Time passes, by the clock that messages wait for. */
  const passTime = () => app.db.update(webhookDeliveries).set({ nextTryAt: sql`now()` });
  const deliveries = async (id: number) =>
    (await call('GET', `/api/webhook-deliveries?filter=${JSON.stringify({ endpointId: id })}`))
      .data as WebhookDelivery[];
  const read = async (id: number) =>
    ((await call('GET', ENDPOINTS)).data as WebhookEndpoint[]).find((one) => one.id === id);
  const step = (id: number, action: string) => admin.post(`/api/orders/${id}/status/${action}`, {});

  it('tell of a new order, signed after the specification, without who ordered', async () => {
    const { id, secret } = await endpoint();
    const placed = await order({ name: 'Zebulon Zwiesel', comment: 'Bitte klingeln' });
    await shop.webhooks.sendDue();
    const [webhook] = receiver.received;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook?.message).toMatchObject({
      type: 'order.placed',
      timestamp: new Date(app.clock.now).toISOString(),
      data: { order: { id: placed.id, state: 'new', pricing: placed.pricing, branch: { id: 1 } } },
    });
    expect(webhook?.body).not.toMatch(/Zebulon|klingeln|"hash"|"uid"/);
    expect(webhook && fittingSignatures(webhook, secret)).toHaveLength(1);
    expect(Number(webhook?.headers['webhook-timestamp'])).toBe(Math.floor(app.clock.now / 1000));
    expect(await deliveries(id)).toMatchObject([
      {
        state: 'done',
        tries: 1,
        type: 'order.placed',
        order: { id: placed.id },
        messageId: webhook?.headers['webhook-id'],
        attempts: [{ status: 200, problem: null, excerpt: 'ok' }],
      },
    ]);
    expect(JSON.stringify(await read(id))).not.toContain(secret);
  });

  it('have the contact data only where the endpoint asks for it, and never after it was erased', async () => {
    await endpoint({ hasContact: true });
    const placed = await order({ name: 'Zebulon Zwiesel' });
    await shop.webhooks.sendDue();
    expect(receiver.received[0]?.message.data).toMatchObject({ contact: { name: 'Zebulon Zwiesel' } });
    await app.db.transaction((tx) =>
      eraseOrders(tx, [placed.id], { at: new Date(app.clock.now), actor: 'system' }),
    );
    expect(await app.db.$count(webhookEvents, eq(webhookEvents.orderId, placed.id))).toBe(0);
  });

  it("keep the order of an order's events while it fails; others go on", async () => {
    const { id } = await endpoint();
    const [first, second] = [await order(), await order()];
    receiver.be(({ message }) => ({
      status: (message.data['order'] as { id: number }).id === first.id ? 500 : 200,
    }));
    await step(first.id, 'confirm');
    await step(second.id, 'confirm');
    await passTime();
    await shop.webhooks.sendDue();
    const told = () =>
      receiver.received.map(({ message }) => [message.type, (message.data['order'] as { id: number }).id]);
    expect(told().filter(([, of]) => of === second.id)).toEqual([
      ['order.placed', second.id],
      ['order.accepted', second.id],
    ]);
    expect(told().filter(([, of]) => of === first.id)).toEqual([['order.placed', first.id]]);
    expect(await read(id)).toMatchObject({ waiting: 2 });
    receiver.be({ status: 204 });
    await passTime();
    await shop.webhooks.sendDue();
    expect(told().filter(([, of]) => of === first.id)).toEqual([
      ['order.placed', first.id],
      ['order.placed', first.id],
      ['order.accepted', first.id],
    ]);
    expect(await read(id)).toMatchObject({ waiting: 0, failingSince: null });
  });

  it('tell of a step once it cannot be undone, and not of one that was', async () => {
    const { id } = await endpoint({ types: ['order.accepted', 'order.in_delivery'] });
    const { id: orderId } = await order();
    await step(orderId, 'confirm');
    await shop.webhooks.sendDue();
    expect(receiver.types()).toEqual([]);
    await step(orderId, 'in-delivery');
    expect(await admin.post(`/api/orders/${orderId}/status/undo`)).toMatchObject({ status: 200 });
    await passTime();
    await shop.webhooks.sendDue();
    expect(receiver.types()).toEqual(['order.accepted']);
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['skipped', 'done']);
  });

  it('tell of cancelled, changed and corrected orders', async () => {
    await endpoint();
    const { id } = await order();
    await admin.put(`/api/orders/${id}/items/0`, { amount: 2 });
    for (const action of ['confirm', 'in-delivery', 'completed']) await step(id, action);
    await admin.post(`/api/orders/${id}/corrections`, { amount: 1, reason: 'Kalt' });
    const other = await order();
    await step(other.id, 'cancel');
    await passTime();
    await shop.webhooks.sendDue();
    const of = (orderId: number) =>
      receiver.received
        .filter(({ message }) => (message.data['order'] as { id: number }).id === orderId)
        .map(({ message }) => message.type);
    expect(of(id)).toEqual([
      'order.placed',
      'order.changed',
      'order.accepted',
      'order.in_delivery',
      'order.completed',
      'order.corrected',
    ]);
    expect(of(other.id)).toEqual(['order.placed', 'order.cancelled']);
  });

  it('tell what is sold out and available again, of the branches and types that were asked for', async () => {
    await endpoint({ types: ['product.sold_out', 'product.available'], branches: [{ id: 2 }] });
    const sellOut = (branch: number, isOut: boolean) =>
      admin.put(`/api/branches/${branch}/sold-out`, {
        product: { id: 1 },
        part: null,
        option: null,
        isOut,
      });
    for (const isOut of [true, false]) for (const branch of [1, 2]) await sellOut(branch, isOut);
    await order();
    await shop.webhooks.sendDue();
    expect(receiver.received.map(({ message }) => [message.type, message.data])).toMatchObject([
      ['product.sold_out', { branch: { id: 2 }, product: { id: 1 }, part: null }],
      ['product.available', { branch: { id: 2 }, product: { id: 1 } }],
    ]);
  });

  it('are given up after the last attempt, and sent again by hand under the same id', async () => {
    const { id } = await endpoint();
    await order();
    receiver.be({ status: 503, text: 'out <of> order' });
    for (let tries = 0; tries < 4; tries++) {
      await passTime();
      await shop.webhooks.sendDue();
    }
    const [failed] = await deliveries(id);
    expect(failed).toMatchObject({ state: 'failed', tries: 3, nextTryAt: null });
    expect(failed?.attempts).toHaveLength(3);
    expect(failed?.attempts[0]).toMatchObject({ status: 503, excerpt: 'out <of> order' });
    receiver.be({ status: 200 });
    expect(await call('POST', `/api/webhook-deliveries/${failed?.id}/again`)).toMatchObject({
      status: 200,
      data: { state: 'waiting' },
    });
    expect(await call('POST', `/api/webhook-deliveries/${failed?.id}/again`)).toMatchObject({ status: 409 });
    await shop.webhooks.sendDue();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries(id)).toMatchObject([{ state: 'done' }]);
    expect(await call('POST', '/api/webhook-deliveries/99999/again')).toMatchObject({ status: 404 });
  });

  it('are replayed of a range of time, in their order', async () => {
    const { id } = await endpoint();
    app.clock.now += 60_000;
    const from = new Date(app.clock.now).toISOString();
    const [a, b] = [await order(), await order()];
    await shop.webhooks.sendDue();
    receiver.received.length = 0;
    const replay = (body: object, of = id) => call('POST', `${ENDPOINTS}/${of}/replay`, body);
    const to = new Date(app.clock.now + 1000).toISOString();
    expect(await replay({ from, to, onlyFailed: true })).toMatchObject({ status: 200, data: { count: 0 } });
    expect(await replay({ from, to })).toMatchObject({ status: 200, data: { count: 2 } });
    await shop.webhooks.sendDue();
    const ids = receiver.received.map(({ message }) => (message.data['order'] as { id: number }).id);
    expect(ids.toSorted()).toEqual([a.id, b.id]);
    expect((await replay({ from: to, to: from })).errors).toMatchObject([{ field: 'to' }]);
    expect(await replay({ from, to }, 99_999)).toMatchObject({ status: 404 });
    await call('PUT', `${ENDPOINTS}/${id}`, { isEnabled: false });
    expect(await replay({ from, to })).toMatchObject({ status: 409 });
  });

  it('go to a changed address, which has not failed anybody yet, and only of the types that are left', async () => {
    const { id } = await endpoint({ url: `${receiver.url}/old` });
    receiver.be({ status: 500 });
    await order();
    await shop.webhooks.sendDue();
    expect((await read(id))?.failingSince).not.toBeNull();
    const changes = { name: 'Neue Kasse', url: `${receiver.url}/new`, types: ['order.accepted'] };
    const changed = await call('PUT', `${ENDPOINTS}/${id}`, changes);
    expect(changed).toMatchObject({ status: 200, data: { ...changes, isEnabled: true, failingSince: null } });
    receiver.be({ status: 200, text: 'ok' });
    receiver.received.length = 0;
    const placed = await order();
    await step(placed.id, 'confirm');
    await passTime();
    await shop.webhooks.sendDue();
    expect((await call('PUT', `${ENDPOINTS}/${id}`, { url: 'no address' })).status).toBe(422);
    expect((await deliveries(id)).filter(({ order: of }) => of?.id === placed.id)).toMatchObject([
      { type: 'order.accepted' },
    ]);
  });

  it('end at an endpoint that fails for three days, or that answers 410', async () => {
    const { id } = await endpoint();
    await order();
    receiver.be({ status: 500 });
    await shop.webhooks.sendDue();
    expect(await read(id)).toMatchObject({ failingSince: new Date(app.clock.now).toISOString() });
    app.clock.now += 3 * 86_400_000;
    await passTime();
    await shop.webhooks.sendDue();
    expect(await read(id)).toMatchObject({ isEnabled: false, offReason: 'failing', waiting: 0 });
    app.clock.now -= 3 * 86_400_000;
    expect(await call('PUT', `${ENDPOINTS}/${id}`, { isEnabled: true })).toMatchObject({
      data: { isEnabled: true, offReason: null, failingSince: null },
    });
    receiver.be({ status: 410 });
    await order();
    await shop.webhooks.sendDue();
    expect(await read(id)).toMatchObject({ isEnabled: false, offReason: 'gone' });
  });

  it('have both signatures for a day after the secret was renewed', async () => {
    const old = await endpoint();
    const renewed = await call('POST', `${ENDPOINTS}/${old.id}/secret`);
    expect(renewed.status).toBe(201);
    const { secret } = renewed.data as NewWebhookEndpoint;
    const sign = async () => {
      receiver.received.length = 0;
      expect(await call('POST', `${ENDPOINTS}/${old.id}/test`)).toMatchObject({
        status: 200,
        data: { status: 200, excerpt: 'ok' },
      });
      const [webhook] = receiver.received;
      return [old.secret, secret].map((one) => webhook && fittingSignatures(webhook, one).length);
    };
    expect(await sign()).toEqual([1, 1]);
    app.clock.now += 86_400_000;
    expect(await sign()).toEqual([0, 1]);
    app.clock.now -= 86_400_000;
    expect(await call('POST', `${ENDPOINTS}/99999/test`)).toMatchObject({ status: 404 });
    expect(await call('POST', `${ENDPOINTS}/99999/secret`)).toMatchObject({ status: 404 });
  });

  it('follow no redirect, and read only the beginning of an answer', async () => {
    const { id } = await endpoint();
    receiver.be({ status: 302, headers: { location: receiver.url }, text: 'x'.repeat(100_000) });
    const { data } = await call('POST', `${ENDPOINTS}/${id}/test`);
    expect(data).toMatchObject({ status: 302, excerpt: 'x'.repeat(500) });
    expect(receiver.received).toHaveLength(1);
  });

  it('are written with the change or not at all', async () => {
    await endpoint();
    const before = await app.db.$count(webhookEvents);
    const refused = await app.order(draft({ items: [{ product: { id: 99 }, amount: 1, unit: 'Stk' }] }));
    expect(refused.status).toBe(422);
    expect(await app.db.$count(webhookEvents)).toBe(before);
  });

  it('are sent again by another process after one was killed during an attempt', async () => {
    const { id } = await endpoint();
    await order();
    // As a process leaves it that has claimed it, and is no more.
    await app.db.update(webhookDeliveries).set({ tries: 1, nextTryAt: sql`now() + interval '60 seconds'` });
    await shop.webhooks.sendDue();
    expect(receiver.received).toHaveLength(0);
    await passTime();
    await shop.webhooks.sendDue();
    expect(await deliveries(id)).toMatchObject([{ state: 'done', tries: 2 }]);
  });

  it('need an address that is allowed, and an endpoint that exists', async () => {
    const create = (url: string) => call('POST', ENDPOINTS, { name: 'x', url });
    for (const url of [
      'kasse',
      'ftp://example.org',
      'http://example.org',
      'https://10.0.0.1/',
      'https://[::ffff:192.168.1.1]/',
      'https://localhost/',
      'https://name:word@example.org/',
    ])
      expect([url, await create(url)]).toMatchObject([url, { status: 422, errors: [{ field: 'url' }] }]);
    expect(fieldsOf(await admin.post(ENDPOINTS, { name: ' ', url: receiver.url }))).toEqual(['name']);
    expect(await call('PUT', `${ENDPOINTS}/99999`, { name: 'x' })).toMatchObject({ status: 404 });
    expect(await call('DELETE', `${ENDPOINTS}/99999`)).toMatchObject({ status: 404 });
    const { id } = await endpoint();
    expect((await call('PUT', `${ENDPOINTS}/${id}`, { url: 'http://10.0.0.1' })).status).toBe(422);
    expect((await call('GET', '/api/webhook-deliveries?filter=x')).status).toBe(400);
  });

  it('go to no name that leads into a private network', async () => {
    const strict = createWebhookAccess([], () => Promise.resolve(false));
    const look = await strict.lookupFor(new URL('https://name.example.org/'));
    const failure = await new Promise((done) => look('localhost', {}, (error) => done(error?.code)));
    expect(failure).toBe('EFORBIDDEN');
  });
});
