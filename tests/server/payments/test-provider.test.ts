import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../../src/lib/contract/config.ts';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import { shareJobQueue, type SharedJobQueue } from '../../../src/server/platform/queue/job-queue.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { openPayments } from '../../../src/server/payments/open-payments.ts';
import { DEFAULT_FACE } from '../../../src/lib/domain/face/face.ts';
import { testProviderRoutes } from '../../../src/server/payments/routes.ts';
import { exportShop, importShop } from '../../../src/server/shop/shop-file.ts';
import type { ProvidersByMethod } from '../../../src/server/payments/dependencies.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { newModelTerminal } from '../../support/model-provider.ts';
import { newCashier, newWaiting, SITE } from '../../support/paying.ts';
import { testShop } from '../../support/shop.ts';

const API = 'https://api.example.org';

const tested = () => draft({ paymentMethod: 'test-terminal' });
const pathOf = ({ paymentRedirectUrl }: PublicOrder) => new URL(paymentRedirectUrl ?? '').pathname;
const idOf = (order: PublicOrder) => pathOf(order).split('/').at(-1) ?? '';

describe('the test provider', () => {
  let app: TestApp;
  let queue: SharedJobQueue;

  beforeAll(async () => {
    app = await newApp('PGlite');
    queue = shareJobQueue(app.db, (error) => app.reported.push(error));
  });
  beforeEach(() => becomeDemo());
  afterAll(async () => {
    await queue.close();
    await app.close();
  });

  /** As on a first start. */
  async function becomeDemo(): Promise<void> {
    const shop = testShop();
    const config = { ...shop.config, enableTestTerminal: true };
    await writeShop(app.db, { ...shop, config }, { isDemo: true });
  }

  /** A process that takes payments, with the providers for real money that its settings name. */
  async function start(providers: ProvidersByMethod = {}) {
    const opened = await openPayments({
      db: app.db,
      queue,
      providers,
      api: () => API,
      site: () => SITE,
      now: () => app.clock.now,
      report: (error) => app.reported.push(error),
    });
    const waiting = newWaiting();
    const cashier = newCashier(app, { providers: opened.access.providers, api: () => API, waiting });
    testProviderRoutes(cashier.app, opened.testProvider, async () => DEFAULT_FACE);
    const choose = (order: PublicOrder, choice: string) =>
      cashier.app.request(pathOf(order), { method: 'POST', body: new URLSearchParams({ choice }) });
    /** What pages are made of. */
    const isOffered = async () => {
      const answer = await cashier.app.request('/api/init');
      const { data } = (await answer.json()) as { data: { url: string; data: { data: unknown } }[] };
      const config = data.find(({ url }) => url === '/api/config')?.data.data as Config | undefined;
      return config?.enableTestTerminal;
    };
    return { ...cashier, ...opened, choose, isOffered };
  }

  const edit = async (changes: Record<string, unknown>) =>
    expect(await (await app.as('admin')).post('/api/config', changes)).toMatchObject({ status: 200 });

  it.each([
    ['the shop’s name', { shopName: 'Trattoria' }],
    ['the company’s name', { businessName: 'Trattoria Roma GmbH' }],
    ['the imprint', { imprintText: 'Trattoria Roma GmbH, Berlin' }],
    ['the imprint elsewhere', { imprint: 'https://roma.example/imprint' }],
    ['the website', { website: 'https://roma.example' }],
    ['the ways to pay', { enableCash: false }],
  ])('is offered in the demo until %s is the shop’s own, and not again after that', async (_, changes) => {
    const { shopName, businessName, imprint, imprintText, website, enableCash } = testShop().config;
    const { isOffered, post } = await start();
    expect(await isOffered()).toBe(true);
    await edit(changes);
    await expect.poll(isOffered).toBe(false);
    await edit({ shopName, businessName, imprint, imprintText, website, enableCash });
    expect(await isOffered()).toBe(false);
    expect(await post('/api/orders', tested())).toMatchObject({
      status: 422,
      errors: [{ field: 'paymentMethod' }],
    });
  });

  it('stays while the demo is tried out, through edits and switching it off and on', async () => {
    const { isOffered } = await start();
    const admin = await app.as('admin');
    await edit({ enablePluginSearch: true, paymentMinutes: 20, enableTestTerminal: false });
    await admin.post('/api/products/4', { price: 3.5 });
    await expect.poll(isOffered).toBe(false);
    await edit({ enableTestTerminal: true });
    await expect.poll(isOffered).toBe(true);
  });

  it.each([
    ['takes cash only', { isCashEnabled: true, isMollieEnabled: false, isATMCardEnabled: false }],
    ['has an address of its own', { street: 'Marktplatz 7' }],
  ])('is gone once a branch %s: nobody pays there for nothing', async (_, changes) => {
    const { isOffered, post } = await start();
    expect(await isOffered()).toBe(true);
    expect(await (await app.as('admin')).put('/api/branches/1', changes)).toMatchObject({ status: 200 });
    await expect.poll(isOffered).toBe(false);
    expect(await post('/api/orders', tested())).toMatchObject({
      status: 422,
      errors: [{ field: 'paymentMethod' }],
    });
  });

  it('is gone with a new branch, and stays when one closes early', async () => {
    const { isOffered } = await start();
    const admin = await app.as('admin');
    await admin.put('/api/branches/1', { closedMessage: 'Morgen wieder.' });
    expect(await isOffered()).toBe(true);
    expect((await admin.get('/api/demo')).data).toMatchObject({ isDemo: true });
    expect(await admin.post('/api/branches', { identifier: 'roma', name: 'Roma' })).toMatchObject({
      status: 201,
    });
    await expect.poll(isOffered).toBe(false);
    expect((await admin.get('/api/demo')).data).toEqual({ isDemo: false, isTestTerminalOn: false });
  });

  it('is gone with an imported shop, even if that is the demo’s own file', async () => {
    const { isOffered } = await start();
    expect(await isOffered()).toBe(true);
    const imported = await importShop(app.db, (await exportShop(app.db)) ?? '');
    expect(imported).toMatchObject({ ok: true });
    await expect.poll(isOffered).toBe(false);
  });

  it('is never offered beside a provider for real money', async () => {
    const { isOffered, post } = await start({ mollie: newModelTerminal().provider });
    expect(await isOffered()).toBe(false);
    expect((await post('/api/orders', tested())).status).toBe(422);
  });

  it.each([
    ['pay', { isPaid: true, isFailed: false }, '/status/'],
    ['decline', { isPaid: false, isFailed: true }, '/checkout/error'],
    ['cancel', { isPaid: false, isFailed: true }, '/checkout/error'],
  ] as const)(
    'takes what a customer chooses there: %s, and nothing after it',
    async (choice, flags, place) => {
      const { app: site, post, choose, comesBack, read } = await start();
      const { data: order } = await post('/api/orders', tested());
      expect(await (await site.request(pathOf(order))).text()).toContain('Hier fließt kein Geld');
      expect((await choose(order, 'steal')).status).toBe(404);
      const chosen = await choose(order, choice);
      expect([chosen.status, new URL(chosen.headers.get('location') ?? '').origin]).toEqual([303, API]);
      await choose(order, 'pay');
      expect((await comesBack(order)).location).toContain(place);
      expect(await read(order)).toMatchObject(flags);
    },
  );

  it('accepts no payments begun before the shop stopped being the demo', async () => {
    const { app: site, post, choose, comesBack, read } = await start();
    const { data: order } = await post('/api/orders', tested());
    await edit({ shopName: 'Trattoria' });
    expect((await choose(order, 'pay')).status).toBe(303);
    expect((await comesBack(order)).location).toContain('/checkout/error');
    expect(await read(order)).toMatchObject({ isPaid: false, isFailed: true });
    const shown = await (await site.request(pathOf(order))).text();
    expect(shown).toContain('Diese Testzahlung wurde abgebrochen.');
    expect(shown).not.toContain('<button');
  });

  it('ends such payments at the next check, without the customer and beside real providers', async () => {
    const before = await start();
    const { data: order } = await before.post('/api/orders', tested());
    const { tick, read } = await start({ mollie: newModelTerminal().provider });
    app.clock.now += 60_000;
    await tick();
    expect(await read(order)).toMatchObject({ isPaid: false, isFailed: true });
  });

  it('starts no payment for an order placed just before the shop stopped being the demo', async () => {
    const { post, access } = await start();
    const provider = access.providers['test-terminal'];
    const create = provider?.create;
    if (!provider || !create) throw new Error('there is no test provider');
    provider.create = async (...asked) => {
      await edit({ shopName: 'Trattoria' });
      return create(...asked);
    };
    expect(await post('/api/orders', tested())).toMatchObject({
      status: 409,
      errors: [{ field: 'paymentMethod' }],
    });
  });

  it('refunds its payments once, also after the shop stopped being the demo', async () => {
    const { post, choose, comesBack, doJobs, read, testProvider } = await start();
    const admin = await app.as('admin');
    const { data: order } = await post('/api/orders', tested());
    await choose(order, 'pay');
    await comesBack(order);
    await edit({ shopName: 'Trattoria' });
    await post(`/api/orders/${order.id}/refunds`, { amount: 10 }, { cookie: admin.cookie });
    await doJobs();
    await doJobs();
    expect((await testProvider.find(idOf(order)))?.refundedCents).toBe(1000);
    expect(await read(order)).toMatchObject({ isRefunded: true });
  });

  it('knows no payments made elsewhere', async () => {
    const { testProvider } = await start();
    expect(await testProvider.provider.read('nothing')).toMatchObject({ ok: false, isCertain: true });
    expect(await testProvider.choose('nothing', 'pay')).toBeNull();
  });
});
