import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareJobQueue, type SharedJobQueue } from '../../../src/server/db/job-queue.ts';
import { openPayments } from '../../../src/server/open-payments.ts';
import { testTerminalRoutes } from '../../../src/server/routes/test-terminal.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { DATABASES } from '../../support/database.ts';
import { newModelTerminal } from '../../support/model-terminal.ts';
import { newCashier, SITE } from '../../support/paying.ts';
import { testShop } from '../../support/shop.ts';

const API = 'https://api.example.org';

describe.each(DATABASES)('the terminal for trying out on %s', (kind) => {
  let app: TestApp;
  let queue: SharedJobQueue;
  beforeAll(async () => {
    const shop = testShop();
    app = await newApp(kind, { ...shop, config: { ...shop.config, enableTestTerminal: true } });
    queue = shareJobQueue(app.db, (error) => app.reported.push(error));
  });
  afterAll(async () => {
    await queue.close();
    await app.close();
  });

  const open = (changes: Partial<Parameters<typeof openPayments>[0]> = {}) =>
    openPayments({
      db: app.db,
      queue,
      terminals: {},
      mode: 'demo',
      api: () => API,
      site: () => SITE,
      now: () => app.clock.now,
      report: (error) => app.reported.push(error),
      ...changes,
    });

  it('is there in a demo shop, and neither in production nor beside one for real money', async () => {
    expect(Object.keys((await open()).paying.terminals)).toEqual(['test-terminal']);
    expect((await open({ mode: 'production' })).paying.terminals).toEqual({});
    const real = await open({ terminals: { mollie: newModelTerminal().terminal } });
    expect([Object.keys(real.paying.terminals), real.testTerminal]).toEqual([['mollie'], null]);
  });

  it('is not to be ordered by where it is not there, whatever the settings say', async () => {
    const { paying } = await open({ mode: 'production' });
    const cashier = newCashier(app, { terminals: paying.terminals });
    expect(await cashier.post('/api/orders', draft({ paymentMethod: 'test-terminal' }))).toMatchObject({
      status: 422,
      errors: [{ field: 'paymentMethod' }],
    });
  });

  it.each([
    ['pay', { isPaid: true, isFailed: false }, '/status/'],
    ['decline', { isPaid: false, isFailed: true }, '/checkout/error'],
    ['cancel', { isPaid: false, isFailed: true }, '/checkout/error'],
  ] as const)(
    'takes what a customer chooses there: %s, and nothing after it',
    async (choice, flags, place) => {
      const { paying, testTerminal } = await open();
      const cashier = newCashier(app, { terminals: paying.terminals, api: () => API });
      if (!testTerminal) throw new Error('there is no test terminal');
      testTerminalRoutes(cashier.app, testTerminal);
      const { data: order } = await cashier.post('/api/orders', draft({ paymentMethod: 'test-terminal' }));
      const path = new URL(order.paymentRedirectUrl ?? '').pathname;
      const shown = await (await cashier.app.request(path)).text();
      expect(shown).toContain('Hier fließt kein Geld');
      const choose = (what: string) =>
        cashier.app.request(path, { method: 'POST', body: new URLSearchParams({ choice: what }) });
      expect((await choose('steal')).status).toBe(404);
      const chosen = await choose(choice);
      expect([chosen.status, new URL(chosen.headers.get('location') ?? '').origin]).toEqual([303, API]);
      await choose('pay');
      expect((await cashier.comesBack(order)).location).toContain(place);
      expect(await cashier.read(order)).toMatchObject(flags);
    },
  );

  it('gives back what was paid there, once', async () => {
    const { paying, testTerminal } = await open();
    const cashier = newCashier(app, { terminals: paying.terminals, api: () => API });
    const admin = await app.as('admin');
    const { data: order } = await cashier.post('/api/orders', draft({ paymentMethod: 'test-terminal' }));
    const id = new URL(order.paymentRedirectUrl ?? '').pathname.split('/').at(-1) ?? '';
    await testTerminal?.choose(id, 'pay');
    await cashier.comesBack(order);
    await cashier.post(`/api/orders/${order.id}/refunds`, { amount: 10 }, { cookie: admin.cookie });
    await cashier.doJobs();
    await cashier.doJobs();
    expect((await testTerminal?.find(id))?.refundedCents).toBe(1000);
    expect(await cashier.read(order)).toMatchObject({ isRefunded: true });
  });

  it('knows no payment that was not made there', async () => {
    const { testTerminal } = await open();
    expect(await testTerminal?.terminal.read('nothing')).toMatchObject({ ok: false, isCertain: true });
    expect(await testTerminal?.choose('nothing', 'pay')).toBeNull();
  });
});
