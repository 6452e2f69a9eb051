import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { NO_TASKS } from '../../../src/server/orders/order-tasks.ts';
import { segmentsOf } from '../../../src/server/messages/sms/order-sms.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { newMessages, SITE, SOON, type TestMessages } from '../../support/messages.ts';
import { testShop } from '../../support/shop.ts';
import { startSmsGateway } from '../../support/sms-gateway.ts';

describe.each(bothFor('locks'))('text messages on %s', (kind) => {
  let app: TestApp;
  let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
  let messages: TestMessages;
  let number = 10_000_000;
  const place = (changes: object = {}) => ({
    apiKey: 'geheim',
    from: 'Pizzeria',
    url: gateway.url,
    limits: { order: 20, day: 1_000_000, perSegment: 9 },
    ...changes,
  });

  beforeAll(async () => {
    const shop = testShop();
    app = await newApp(kind, { ...shop, config: { ...shop.config, enablePluginSMS: true } });
    gateway = await startSmsGateway();
    messages = await newMessages(app, { sms: place() });
  });
  afterAll(async () => {
    await messages.close();
    await gateway.stop();
    await app.close();
  });
  afterEach(() => {
    gateway.state.mood = { code: '100' };
  });

  async function placed(phone = `+49151${(number += 1)}`) {
    const { data } = await app.order(draft({ phone }));
    return { ...data, phone };
  }
  const sentTo = (phone: string) => gateway.taken.filter(({ to }) => to === phone);

  it('text messages reach mobile phones in one segment, with a link to the status page and their price', async () => {
    const order = await placed();
    await messages.tell(order.id, 'placed');
    await messages.tell(order.id, 'placed');
    expect(await messages.settled(order.id)).toMatchObject([
      { channel: 'sms', audience: 'customer', state: 'done', costMillionths: 75_000 },
    ]);
    const [sms] = sentTo(order.phone);
    expect(sentTo(order.phone)).toHaveLength(1);
    expect(sms).toMatchObject({ from: 'Pizzeria' });
    expect(sms?.text).toContain(`${SITE}/status/${order.uid}/${order.hash}`);
    expect(segmentsOf(sms?.text ?? '')).toEqual({ encoding: 'gsm7', segments: 1 });
  });

  it.each(['+493012345678', '+390612345678', '', '+4366212345'])(
    'no text message goes to %j',
    async (phone) => {
      const order = await placed(phone);
      await messages.tell(order.id, 'placed');
      expect(await messages.rows(order.id)).toEqual([]);
    },
  );

  it('text messages stop at the cost limit of an order, and staff see why', async () => {
    const order = await placed();
    await messages.tell(order.id, 'placed');
    await messages.settled(order.id);
    await app.db
      .update(orders)
      .set({ counterAppointment: new Date('2026-11-21T19:00:00+01:00') })
      .where(eq(orders.id, order.id));
    await messages.tell(order.id, 'counterAppointment');
    await messages.settled(order.id);
    await app.db
      .update(orders)
      .set({ canceledAt: new Date(app.clock.now) })
      .where(eq(orders.id, order.id));
    await messages.tell(order.id, 'canceled');
    expect((await messages.settled(order.id)).at(-1)).toMatchObject({
      state: 'skipped',
      lastError: expect.stringContaining('SMS_LIMIT_ORDER') as string,
      costMillionths: null,
    });
    expect(sentTo(order.phone)).toHaveLength(2);
  });

  it('text messages stop at the cost limit of a day', async () => {
    await messages.close();
    const poor = await newMessages(app, { sms: place({ limits: { order: 100, day: 8, perSegment: 9 } }) });
    const order = await placed();
    await poor.tell(order.id, 'placed');
    expect(await poor.settled(order.id)).toMatchObject([
      { state: 'skipped', lastError: expect.stringContaining('SMS_LIMIT_DAY') as string },
    ]);
    await poor.close();
    messages = await newMessages(app, { sms: place() });
  });

  it('staff can send text messages again, with their price', async () => {
    const order = await placed();
    const api = app.composeAgain({ tasks: { ...NO_TASKS, ...messages.tasks } }).app;
    const { cookie } = await app.as('employee', [1]);
    const path = `/api/orders/${order.id}/resend-new-order-sms`;
    expect((await api.request(path, { method: 'POST', headers: { cookie } })).status).toBe(200);
    expect(await messages.rows(order.id)).toMatchObject([{ state: 'done', costMillionths: 75_000 }]);
    expect(sentTo(order.phone)).toHaveLength(1);
  });

  describe('Fault 18: when the gateway', () => {
    it('answers 500, the order stands and the message is sent later, once', async () => {
      gateway.state.mood = 'error';
      const order = await placed();
      const before = gateway.state.calls;
      await messages.tell(order.id, 'placed');
      await expect.poll(() => gateway.state.calls, SOON).toBeGreaterThan(before + 1);
      expect(await messages.rows(order.id)).toMatchObject([
        { state: 'waiting', lastError: expect.stringContaining('HTTP 500') as string },
      ]);
      gateway.state.mood = { code: '100' };
      expect(await messages.settled(order.id)).toMatchObject([{ state: 'done', lastError: null }]);
      expect(sentTo(order.phone)).toHaveLength(1);
    });

    it('accepts a message and its answer is lost, it is not sent twice', async () => {
      gateway.state.mood = 'swallow';
      const order = await placed();
      await messages.tell(order.id, 'placed');
      await expect.poll(() => sentTo(order.phone).length, SOON).toBe(1);
      gateway.state.mood = { code: '100' };
      expect(await messages.settled(order.id)).toMatchObject([{ state: 'done' }]);
      expect(sentTo(order.phone)).toHaveLength(1);
    });

    it('refuses the key, the message waits until the key is fixed', async () => {
      gateway.state.mood = 'unauthorised';
      const order = await placed();
      await messages.tell(order.id, 'placed');
      await expect
        .poll(async () => (await messages.rows(order.id))[0]?.lastError, SOON)
        .toContain('Code 900');
      gateway.state.mood = { code: '100' };
      expect(await messages.settled(order.id)).toMatchObject([{ state: 'done' }]);
    });

    it.each(['202', '401'])('refuses the message for good (%s), it fails at once', async (code) => {
      gateway.state.mood = { code };
      const order = await placed();
      await messages.tell(order.id, 'placed');
      expect(await messages.settled(order.id)).toMatchObject([
        { state: 'failed', tries: 1, lastError: expect.stringContaining(code) as string },
      ]);
    });

    it.each(['500', '600', '902'])('is temporarily unable (%s), the message is retried', async (code) => {
      gateway.state.mood = { code };
      const order = await placed();
      await messages.tell(order.id, 'placed');
      await expect.poll(async () => (await messages.rows(order.id))[0]?.lastError, SOON).toContain(code);
      gateway.state.mood = { code: '100' };
      expect(await messages.settled(order.id)).toMatchObject([{ state: 'done' }]);
    });
  });
});

describe('the SMS configuration', () => {
  const smsOf = (env: NodeJS.ProcessEnv) => {
    const read = readConfig(env);
    return read.ok ? read.config.sms : read.problems;
  };

  it('has an account and a sender, or is empty', () => {
    expect(smsOf({})).toBeNull();
    expect(smsOf({ SMS_API_KEY: 'x' })).toEqual([
      'Zu SMS_API_KEY gehört SMS_FROM: ein Absender aus höchstens 11 Buchstaben und Ziffern.',
    ]);
    expect(smsOf({ SMS_API_KEY: 'x', SMS_FROM: 'Pizzeria', SMS_PRICE: '7.5' })).toMatchObject({
      url: 'https://gateway.seven.io/api/sms',
      limits: { order: 60, day: 2000, perSegment: 7.5 },
    });
  });

  it('sends its key over https, or to this machine', () => {
    const at = (url: string) => smsOf({ SMS_API_KEY: 'x', SMS_FROM: 'Pizzeria', SMS_URL: url });
    expect(at('http://sms.example.org/api')).toEqual([
      'SMS_URL ist nicht gültig: erwartet wird eine Adresse mit https:// wie https://gateway.seven.io/api/sms.',
    ]);
    expect(at('http://127.0.0.1:4000/api')).toMatchObject({ url: 'http://127.0.0.1:4000/api' });
  });
});
