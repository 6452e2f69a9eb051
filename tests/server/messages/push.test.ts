import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders, pushSubscriptions } from '../../../src/server/platform/database/schema.ts';
import { isPushService } from '../../../src/server/messages/senders.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { newMessages, OFFICE, SITE, SOON, type TestMessages } from '../../support/messages.ts';
import { startPushService } from '../../support/push-service.ts';

describe('notifications', () => {
  let app: TestApp;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let messages: TestMessages;
  let api: ReturnType<TestApp['composeAgain']>['app'];

  beforeAll(async () => {
    app = await newApp();
    service = await startPushService();
    messages = await newMessages(app, { isPushAddress: (address) => address.startsWith(service.origin) });
    const deviceTests = { print: null, notification: messages.testNotification };
    api = app.composeAgain({ messages: messages.outlet, deviceTests }).app;
  });
  afterAll(async () => {
    await messages.close();
    await service.stop();
    await app.close();
  });
  afterEach(async () => {
    service.state.status = 201;
    await app.db.delete(pushSubscriptions);
    // Whatever was not signed or not for the service as it should be.
    if (service.state.troubles.length > 0) throw new Error(service.state.troubles.join(', '));
  });

  async function call(method: string, path: string, body?: unknown, cookie?: string) {
    const response = await api.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as { data?: unknown; errors?: unknown } };
  }
  const placed = async () => (await app.order(draft())).data;
  const pushOf = ({ uid, hash }: { uid: string; hash: string }) => `/api/orders/public/${uid}/${hash}/push`;
  const confirm = (id: number) =>
    app.db
      .update(orders)
      .set({ confirmedAt: new Date(app.clock.now) })
      .where(eq(orders.id, id));

  it('arrive encrypted for a subscribed customer, once per moment', async () => {
    const key = await call('GET', '/api/push/key');
    expect(key.body.data).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/) as string });
    const order = await placed();
    const browser = service.newBrowser();
    for (let time = 0; time < 2; time += 1)
      expect(await call('POST', pushOf(order), browser.subscription)).toMatchObject({
        status: 200,
        body: { data: { isSubscribed: true } },
      });
    await confirm(order.id);
    await messages.tell(order.id, 'confirmed');
    await messages.tell(order.id, 'confirmed');
    expect(await messages.settled(order.id)).toMatchObject([{ channel: 'push', state: 'done' }]);
    expect(browser.received).toEqual([
      {
        shown: {
          title: `Bestellung ${order.ticketNumber} · Mitte`,
          body: 'Ihre Bestellung ist bestätigt.',
          url: `${SITE}/status/${order.uid}/${order.hash}`,
          tag: `order-${order.uid}`,
        },
        ttl: '3600',
        urgency: 'normal',
      },
    ]);
  });

  it('end when the customer unsubscribes', async () => {
    const order = await placed();
    const browser = service.newBrowser();
    await call('POST', pushOf(order), browser.subscription);
    const { endpoint } = browser.subscription;
    expect(await call('DELETE', pushOf(order), { endpoint })).toMatchObject({
      status: 200,
      body: { data: { isSubscribed: false } },
    });
    await confirm(order.id);
    await messages.tell(order.id, 'confirmed');
    expect(await messages.rows(order.id)).toEqual([]);
  });

  it("require the order's hash, and go to known push services only", async () => {
    const order = await placed();
    const { subscription } = service.newBrowser();
    expect((await call('POST', pushOf({ ...order, hash: 'x' }), subscription)).status).toBe(404);
    expect((await call('DELETE', pushOf({ ...order, hash: 'x' }), { endpoint: 'x' })).status).toBe(404);
    expect((await call('POST', pushOf(order), { ...subscription, endpoint: 'x' })).status).toBe(422);
    expect((await call('DELETE', pushOf(order), { endpoint: 1 })).status).toBe(422);
    for (const endpoint of ['http://127.0.0.1:1/x', 'https://169.254.169.254/latest'])
      expect((await call('POST', pushOf(order), { ...subscription, endpoint })).status).toBe(409);
    for (let time = 0; time < 20; time += 1)
      await call('POST', pushOf(order), service.newBrowser().subscription);
    expect((await call('POST', pushOf(order), subscription)).status).toBe(409);
    // A shop without push notifications refuses subscriptions.
    expect((await app.post(pushOf(order), subscription)).status).toBe(409);
  });

  it("reach the branch's staff for a new order, and nobody else", async () => {
    const here = await app.as('employee', [1]);
    const there = await app.as('employee', [2]);
    const admin = await app.as('admin');
    const devices = [service.newBrowser(), service.newBrowser(), service.newBrowser()] as const;
    for (const [index, { cookie }] of [here, there, admin].entries())
      expect((await call('POST', '/api/users/me/push', devices[index]?.subscription, cookie)).status).toBe(
        200,
      );
    const order = await placed();
    await messages.tell(order.id, 'placed');
    await messages.settled(order.id);
    expect(devices.map(({ received }) => received.length)).toEqual([1, 0, 1]);
    expect(devices[0].received[0]).toMatchObject({
      shown: {
        title: `Neue Bestellung #${order.ticketNumber}`,
        body: expect.stringContaining('Takeaway · so schnell wie möglich') as string,
        url: `${OFFICE}/backend/orders/${order.id}`,
      },
      urgency: 'high',
    });
    const { endpoint } = devices[0].subscription;
    expect((await call('DELETE', '/api/users/me/push', { endpoint }, here.cookie)).status).toBe(200);
    expect((await call('DELETE', '/api/users/me/push', {}, here.cookie)).status).toBe(422);
    expect((await call('POST', '/api/users/me/push', {}, here.cookie)).status).toBe(422);
    const wrong = { ...devices[0].subscription, endpoint: 'https://example.org/x' };
    expect((await call('POST', '/api/users/me/push', wrong, here.cookie)).status).toBe(409);
  });

  it('show a test on the devices of a branch, or say that there are none', async () => {
    const { cookie } = await app.as('admin');
    const made = await call('POST', '/api/devices', { identifier: `tablet-test`, branch: { id: 1 } }, cookie);
    const { id } = made.body.data as { id: number };
    const path = `/api/devices/${id}/test/notification`;
    expect((await call('POST', path, undefined, cookie)).status).toBe(409);
    const browser = service.newBrowser();
    await call('POST', '/api/users/me/push', browser.subscription, cookie);
    expect((await call('POST', path, undefined, cookie)).status).toBe(200);
    expect(browser.received[0]?.shown.title).toBe('Testbenachrichtigung');
  });

  describe('Fault 18: when the push service', () => {
    it.each([404, 410])("answers %i, the browser's subscription is deleted", async (status) => {
      const order = await placed();
      await call('POST', pushOf(order), service.newBrowser().subscription);
      service.state.status = status;
      await confirm(order.id);
      await messages.tell(order.id, 'confirmed');
      expect(await messages.settled(order.id)).toMatchObject([{ state: 'skipped' }]);
      expect(await app.db.$count(pushSubscriptions)).toBe(0);
    });

    it('is down, the notification is retried', async () => {
      const order = await placed();
      const browser = service.newBrowser();
      await call('POST', pushOf(order), browser.subscription);
      service.state.status = 500;
      await confirm(order.id);
      await messages.tell(order.id, 'confirmed');
      await expect.poll(async () => (await messages.rows(order.id))[0]?.lastError, SOON).toContain('500');
      service.state.status = 201;
      await messages.settled(order.id);
      expect(browser.received).toHaveLength(1);
    });
  });
});

describe('addresses of push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('are %s', (address) => expect(isPushService(address)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.org/x',
    'https://example.org/?fcm.googleapis.com',
    'https://user:pass@fcm.googleapis.com/x',
    'https://evilnotify.windows.com/x',
    'https://127.0.0.1/x',
    'file:///etc/passwd',
    'x',
  ])('are not %s', (address) => expect(isPushService(address)).toBe(false));
});
