import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { PaymentDetails } from '../../../src/lib/contract/payments.ts';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import type { PaymentMethod } from '../../../src/lib/domain/payment-methods.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { draft, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { MOST_REFUSED_PER_MINUTE } from '../../../src/server/platform/http/limits.ts';
import { newCashier, SITE, type Cashier } from '../../support/paying.ts';
import { shopPromotion } from '../../support/promotions.ts';
import { lieOf, METHODS, openPayingShop, payingShop } from '../../support/paying-services.ts';

const MINUTE = 60_000;
describe.each(bothFor('queue', 'races'))('paying online on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openPayingShop>>;
  let app: TestApp;
  let cashier: Cashier;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let elsewhere: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    shop = await openPayingShop(kind);
    ({ app, cashier } = shop);
    admin = await app.as('admin');
    elsewhere = await app.as('employee', [2]);
  });
  beforeEach(() => shop.clear());
  afterAll(() => shop.close());

  const sandboxOf = (method: (typeof METHODS)[number]) => shop.sandboxOf(method);
  const place = (method: (typeof METHODS)[number], key?: string) => shop.place(method, key);
  /** An order that waits at the provider, and what the service calls its payment. */
  const open = async (method: (typeof METHODS)[number]) => {
    const { data, status, key, wanted } = await place(method);
    expect(status).toBe(201);
    const id = (await detailsOf(data.id)).payment?.providerId ?? '';
    return { order: data, id, key, wanted };
  };
  const detailsOf = async (id: number) => {
    const { data } = await cashier.send(`/api/orders/${id}`, { headers: { cookie: admin.cookie } });
    return data as unknown as PublicOrder & { payment: PaymentDetails | null };
  };
  const step = (id: number, path: string, body: unknown = {}, cookie = admin.cookie) =>
    cashier.post(`/api/orders/${id}/${path}`, body, { cookie });
  /** What was written into the queue by calls is done. */
  const doneFor = async (order: PublicOrder) => {
    await cashier.doJobs();
    return cashier.read(order);
  };

  describe.each(METHODS)('by %s', (method) => {
    it('leads to the provider, and places the order at its branch once the provider has reported the payment', async () => {
      const { order, id } = await open(method);
      expect(order.paymentRedirectUrl).toMatch(/^http:\/\/127/);
      expect(await cashier.comesBack(order)).toMatchObject({
        status: 303,
        location: `${SITE}/status/${order.uid}/${order.hash}`,
      });
      expect(await cashier.read(order)).toMatchObject({ isPaid: false, isFailed: false });
      const back = await sandboxOf(method).press(id, 'pay');
      expect(new URL(back).pathname).toBe(`/api/orders/public/${order.uid}/${order.hash}/payment-return`);
      expect(await doneFor(order)).toMatchObject({ isPaid: true, paymentRedirectUrl: null });
      expect((await detailsOf(order.id)).payment).toMatchObject({ state: 'paid', amount: 10, problem: null });
      expect(cashier.waiting.moments).toMatchObject([{ order: order.id, moment: 'placed' }]);
      cashier.waiting.moments.length = 0;
    });

    it('returns to the pages of the language that was ordered in', async () => {
      const { order, id } = await open(method);
      await app.db.update(orders).set({ language: 'en' }).where(eq(orders.id, order.id));
      const page = `${SITE}/en/status/${order.uid}/${order.hash}`;
      expect(await cashier.comesBack(order)).toMatchObject({ status: 303, location: page });
      sandboxOf(method).webhooks.order = 'lost';
      await sandboxOf(method).press(id, 'decline');
      expect((await cashier.comesBack(order)).location).toBe(`${SITE}/en/store/mitte/checkout/error`);
    });

    it.each(['decline', 'cancel'] as const)(
      'returns to the checkout after %s, and the same cart becomes a new order',
      async (action) => {
        const { order, id, key, wanted } = await open(method);
        sandboxOf(method).webhooks.order = 'lost';
        await sandboxOf(method).press(id, action);
        expect(await cashier.comesBack(order)).toMatchObject({
          location: `${SITE}/store/mitte/checkout/error`,
        });
        expect(await cashier.read(order)).toMatchObject({ isFailed: true, paymentRedirectUrl: null });
        const again = await cashier.post('/api/orders', wanted, { 'idempotency-key': key });
        expect(again.status).toBe(201);
        expect(again.data.uid).not.toBe(order.uid);
      },
    );

    it('Fault 2: returns the same order and provider if the answer was lost', async () => {
      const { order, key, wanted } = await open(method);
      const again = await cashier.post('/api/orders', wanted, { 'idempotency-key': key });
      expect(again.data).toMatchObject({ uid: order.uid, paymentRedirectUrl: order.paymentRedirectUrl });
    });

    it('Fault 3: knows of the money before the customer returns', async () => {
      const { order, id } = await open(method);
      await sandboxOf(method).pay(id);
      expect(await doneFor(order)).toMatchObject({ isPaid: true });
      expect(await cashier.comesBack(order)).toMatchObject({
        location: `${SITE}/status/${order.uid}/${order.hash}`,
      });
    });

    it('Fault 4: places one paid order with one announcement for twenty calls about one payment', async () => {
      const { order, id } = await open(method);
      await sandboxOf(method).pay(id);
      await Promise.all(Array.from({ length: 20 }, () => sandboxOf(method).sendWebhook(id)));
      expect(cashier.waiting.checks.size).toBe(1);
      await doneFor(order);
      await sandboxOf(method).sendWebhook(id);
      expect(await doneFor(order)).toMatchObject({ isPaid: true });
      const { data } = await cashier.send(`/api/orders/${order.id}`, { headers: { cookie: admin.cookie } });
      const { history } = data as unknown as { history: { action: string }[] };
      expect(history.filter(({ action }) => action === 'payment-paid')).toHaveLength(1);
      cashier.waiting.moments.length = 0;
    });

    it.each([
      ['amount', { amountCents: 999 }],
      ['currency', { currency: 'CHF' }],
      ['reference', { reference: 'another' }],
    ] as const)(
      'Fault 6: another %s is told of, accepted never, and goes back unless it is not ours',
      async (problem, lie) => {
        const { order, id } = await open(method);
        sandboxOf(method).lie(id, lieOf(method, lie));
        await sandboxOf(method).pay(id);
        expect(await doneFor(order)).toMatchObject({ isPaid: false, isFailed: true });
        await cashier.doJobs();
        const { payment } = await detailsOf(order.id);
        expect(payment).toMatchObject({
          problem: expect.stringMatching(`${problem}|refundFailed`) as string,
        });
        expect(payment?.refunds).toHaveLength(problem === 'reference' ? 0 : 1);
      },
    );

    it('Fault 12: refunds money for an order rejected meanwhile, and tells both sides', async () => {
      const { order, id } = await open(method);
      await step(order.id, 'status/reject', { rejectionMessage: 'Ofen kaputt' });
      await sandboxOf(method).pay(id);
      await doneFor(order);
      expect(sandboxOf(method).refundedUnits(id)).toBe(1000);
      expect(await cashier.read(order)).toMatchObject({ isRejected: true, isRefunded: true });
      expect((await detailsOf(order.id)).payment).toMatchObject({ problem: 'late', refunded: 10 });
      expect(cashier.waiting.moments.map(({ moment }) => moment)).toContain('refunded');
      cashier.waiting.moments.length = 0;
    });

    it('is refunded when the branch rejects a paid order, but not before the undo time is over', async () => {
      const { order, id } = await open(method);
      await sandboxOf(method).pay(id);
      await doneFor(order);
      await step(order.id, 'status/reject');
      await cashier.doJobs();
      expect(sandboxOf(method).refundedUnits(id)).toBe(0);
      app.clock.now += 12_000;
      await cashier.doJobs();
      await cashier.doJobs();
      expect(sandboxOf(method).refundedUnits(id)).toBe(1000);
      expect(await cashier.read(order)).toMatchObject({ isRejected: true, isRefunded: true });
      expect((await step(order.id, 'status/undo')).status).toBe(409);
      cashier.waiting.moments.length = 0;
    });

    it('is refunded in part on request, and never beyond the paid amount', async () => {
      const { order, id } = await open(method);
      expect((await step(order.id, 'refunds', { amount: 1 })).status).toBe(409);
      expect((await step(999_999, 'refunds', { amount: 1 })).status).toBe(404);
      await sandboxOf(method).pay(id);
      await doneFor(order);
      expect((await step(order.id, 'refunds', { amount: 2.5 }, elsewhere.cookie)).status).toBe(403);
      expect((await step(order.id, 'refunds', { amount: 2.5, note: 'Suppe kalt' })).status).toBe(200);
      expect(await step(order.id, 'refunds', { amount: 7.51 })).toMatchObject({
        status: 422,
        errors: [{ field: 'amount' }],
      });
      await cashier.doJobs();
      expect(sandboxOf(method).refundedUnits(id)).toBe(250);
      expect((await detailsOf(order.id)).payment).toMatchObject({
        refunded: 2.5,
        refunds: [{ amount: 2.5, note: 'Suppe kalt', state: 'done', user: expect.any(String) as string }],
      });
      await step(order.id, 'refunds', { amount: 7.5 });
      await cashier.doJobs();
      expect(await cashier.read(order)).toMatchObject({ isRefunded: true });
      cashier.waiting.moments.length = 0;
    });

    it('is not possible for an order that a promotion makes free, which can be placed without', async () => {
      const wanted = payingShop();
      await app.setShop({ ...wanted, promotions: [shopPromotion({ percent: 100 })] });
      const free = (paymentMethod: PaymentMethod) =>
        cashier.post('/api/orders', draft({ paymentMethod, expectedTotal: 0 }));
      const { status, errors } = await free(method);
      const message = 'Diese Bestellung kostet nichts. Bitte wählen Sie eine andere Zahlungsart aus.';
      expect(errors).toMatchObject([{ field: 'paymentMethod', code: 'nothingToPay', message }]);
      expect(status).toBe(422);
      const placed = await free('cash');
      expect([placed.status, placed.data.pricing.totalGross]).toEqual([201, 0]);
      await app.setShop(wanted);
    });

    it('is refunded with its tip, as far as that was paid', async () => {
      const wanted = payingShop();
      await app.setShop({ ...wanted, config: { ...wanted.config, enableTips: true } });
      const answer = await cashier.post('/api/orders', draft({ paymentMethod: method, tip: 1.5 }));
      const order = answer.data;
      const id = (await detailsOf(order.id)).payment?.providerId ?? '';
      await sandboxOf(method).pay(id);
      await doneFor(order);
      expect((await step(order.id, 'refunds', { amount: 11.51 })).status).toBe(422);
      expect((await step(order.id, 'refunds', { amount: 11.5 })).status).toBe(200);
      expect(await doneFor(order)).toMatchObject({ isRefunded: true, refunded: 11.5, pricing: { tip: 1.5 } });
      expect(sandboxOf(method).refundedUnits(id)).toBe(1150);
      await app.setShop(wanted);
    });

    it('is not refunded twice if the first answer was lost', async () => {
      const { order, id } = await open(method);
      await sandboxOf(method).pay(id);
      await doneFor(order);
      await step(order.id, 'refunds', { amount: 4 });
      sandboxOf(method).fail({ on: 'refund', how: 'drop', when: 'after' });
      await cashier.doJobs();
      expect(cashier.waiting.refunds.size).toBe(1);
      // Long after the service has forgotten the key.
      await sandboxOf(method).advance(60 * 30);
      await cashier.doJobs();
      expect(sandboxOf(method).refundedUnits(id)).toBe(400);
      expect((await detailsOf(order.id)).payment).toMatchObject({ refunded: 4 });
      cashier.waiting.moments.length = 0;
    });

    it('is refused with a message at its field if the provider is down, and leaves nothing behind', async () => {
      // The call is repeated once with its key.
      sandboxOf(method).fail({ on: 'create', how: 500, times: 2 });
      const { status, errors, key, wanted } = await place(method);
      expect({ status, errors }).toMatchObject({
        status: 409,
        errors: [{ field: 'paymentMethod', message: expect.stringContaining('Online-Zahlung') as string }],
      });
      const again = await cashier.post('/api/orders', wanted, { 'idempotency-key': key });
      expect(again.status).toBe(201);
    });

    it('is opened although the first answer of the provider is lost', async () => {
      sandboxOf(method).fail({ on: 'create', how: 500 });
      const { status, data } = await place(method);
      expect([status, data.paymentRedirectUrl]).toEqual([201, expect.stringMatching(/^http/)]);
    });

    it('is polled without calls of the provider, and given up once its time is over', async () => {
      const { order, id } = await open(method);
      sandboxOf(method).webhooks.order = 'lost';
      await sandboxOf(method).pay(id);
      app.clock.now += 16 * MINUTE;
      await cashier.tick();
      expect(await cashier.read(order)).toMatchObject({ isPaid: true });
      cashier.waiting.moments.length = 0;
    });
  });

  it('Fault 5: ignores forged calls', async () => {
    const { order, id } = await open('datatrans');
    const forge = (forged: { key?: string; time?: number }) => {
      const { headers, body } = shop.datatrans.writeWebhook(id, forged);
      return cashier.send('/api/webhooks/datatrans', { method: 'POST', headers, body });
    };
    expect((await forge({ key: '00'.repeat(32) })).status).toBe(401);
    expect((await forge({ time: Date.now() - 3_600_000 })).status).toBe(401);
    // Mollie's calls carry no signature: the payment is asked for, and is still open.
    const other = await open('mollie');
    expect((await cashier.mollieCalls(other.id)).status).toBe(200);
    expect((await cashier.mollieCalls('tr_doesnotexist')).status).toBe(200);
    expect((await cashier.mollieCalls('<script>')).status).toBe(401);
    await cashier.doJobs();
    for (const one of [order, other.order])
      expect(await cashier.read(one)).toMatchObject({ isPaid: false, isFailed: false });
  });

  it('accepts signed calls, none that are too long, and few that are refused', async () => {
    const { id } = await open('datatrans');
    const { headers, body } = shop.datatrans.writeWebhook(id, { time: Date.now() });
    const call = (path: string, init: RequestInit) => cashier.send(path, { method: 'POST', ...init });
    expect((await call('/api/webhooks/datatrans', { headers, body })).status).toBe(200);
    expect(cashier.waiting.checks.size).toBe(1);
    cashier.waiting.checks.clear();

    const limited = newCashier(app, {
      providers: shop.providers,
      changes: { areRatesLimited: true },
    });
    for (const path of ['/api/webhooks/mollie', '/api/webhooks/datatrans']) {
      expect((await call(path, { body: 'x'.repeat(65 * 1024) })).status).toBe(413);
      const from = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
      const refused = async () =>
        (await limited.app.request(path, { method: 'POST', body: 'forged' }, from)).status;
      // The first of both paths count together.
      let status = await refused();
      for (let tries = 0; tries < MOST_REFUSED_PER_MINUTE && status === 401; tries++)
        status = await refused();
      expect(status).toBe(429);
    }
  });

  it('Fault 10: reserves the slot while open, and releases it when its time is over', async () => {
    const first = await open('mollie');
    const second = await open('datatrans');
    expect(await place('mollie')).toMatchObject({ status: 409, errors: [{ field: 'appointmentDate' }] });
    app.clock.now += 16 * MINUTE;
    for (const { order, id } of [first, second]) {
      void id;
      await cashier.tick();
      expect(await cashier.read(order)).toMatchObject({ isFailed: true });
    }
    app.clock.now -= 16 * MINUTE;
    expect((await place('mollie')).status).toBe(201);
    // A late payment is refunded.
    await shop.mollie.payLate(first.id);
    await doneFor(first.order);
    await cashier.doJobs();
    expect(shop.mollie.refundedUnits(first.id)).toBe(1000);
    cashier.waiting.moments.length = 0;
  });

  it('Fault 17: answers a storm of calls at once, and takes orders meanwhile', async () => {
    const { id } = await open('mollie');
    const started = performance.now();
    const storm = Array.from({ length: 500 }, (_, index) =>
      cashier.mollieCalls(index % 2 ? id : 'tr_unknown1'),
    );
    const ordered = await cashier.post('/api/orders', draft());
    expect(ordered.status).toBe(201);
    const statuses = await Promise.all(storm.map(async (call) => (await call).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(cashier.waiting.checks.size).toBe(1);
    cashier.waiting.checks.clear();
    cashier.waiting.moments.length = 0;
  });

  it('cannot be confirmed before it is paid, and is hidden from the screen for customers', async () => {
    const { order } = await open('mollie');
    expect(await step(order.id, 'status/confirm')).toMatchObject({
      status: 409,
      errors: [{ message: 'Diese Bestellung ist noch nicht bezahlt.' }],
    });
  });

  it("is listed for its branch's staff, who can check it", async () => {
    const { order, id } = await open('mollie');
    shop.mollie.webhooks.order = 'lost';
    await shop.mollie.pay(id);
    expect((await step(order.id, 'update-payment-status')).data).toMatchObject({ isPaid: true });
    const list = async (cookie: string, filter = {}) =>
      (
        await cashier.send(`/api/payments?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
          headers: { cookie },
        })
      ).data as unknown as PaymentDetails[];
    expect(await list(admin.cookie, { state: 'paid' })).toMatchObject([
      { order: { id: order.id, ticketNumber: order.ticketNumber }, method: 'mollie', amount: 10 },
    ]);
    expect(await list(admin.cookie, { hasProblem: true })).toEqual([]);
    expect(await list(elsewhere.cookie)).toEqual([]);
    const { status } = await cashier.send('/api/payments?filter=x', { headers: { cookie: admin.cookie } });
    expect(status).toBe(400);
    cashier.waiting.moments.length = 0;
  });

  it('outlives its order: money for a deleted order is refunded', async () => {
    const { order, id } = await open('mollie');
    await app.db.delete(orders).where(eq(orders.id, order.id));
    await shop.mollie.pay(id);
    await cashier.doJobs();
    await cashier.doJobs();
    expect(shop.mollie.refundedUnits(id)).toBe(1000);
    expect((await cashier.comesBack(order)).status).toBe(404);
  });

  it('is not offered by a shop without that provider', async () => {
    const plain = app.composeAgain();
    const init = (await (await plain.app.request('/api/init')).json()) as {
      data: { url: string; data: { data: Record<string, unknown> } }[];
    };
    const config = init.data.find(({ url }) => url === '/api/config')?.data.data;
    expect(config).toMatchObject({ enablePluginMollie: false, enablePluginDatatrans: false });
    expect((await cashier.mollieCalls('tr_unknown1')).status).toBe(200);
    const call = await plain.app.request('/api/webhooks/datatrans', { method: 'POST' });
    expect(call.status).toBe(503);
  });
});
