import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import type { OrderDetails } from '../../../src/lib/contract/staff-orders.ts';
import type { TestApp } from '../../support/app.ts';
import { openPayingShop } from '../../support/paying-services.ts';

/** Where Datatrans has reserved money and not taken it, though it was asked to. */
describe('an authorised payment', () => {
  let shop: Awaited<ReturnType<typeof openPayingShop>>;
  let admin: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    shop = await openPayingShop();
    admin = await shop.app.as('admin');
  });
  beforeEach(async () => {
    await shop.clear();
    shop.datatrans.settings.settles = false;
  });
  afterAll(() => shop.close());

  const detailsOf = async ({ id }: PublicOrder) => {
    const { data } = await shop.cashier.send(`/api/orders/${id}`, { headers: { cookie: admin.cookie } });
    return data as unknown as OrderDetails;
  };
  const open = async () => {
    const { data: order } = await shop.place('datatrans');
    return { order, id: (await detailsOf(order)).payment?.providerId ?? '' };
  };
  const step = (order: PublicOrder, name: string) =>
    shop.cashier.post(`/api/orders/${order.id}/status/${name}`, {}, { cookie: admin.cookie });
  /** What Datatrans was asked to do with it, and where it stands there. */
  const doneWith = (id: string) => {
    const { status, history = [] } = shop.datatrans.payments.get(id) ?? {};
    const done = history.map(({ action }) => action).filter((action) => action !== 'init');
    return { status, done: done.filter((action) => action !== 'authorize') };
  };
  /** By the clock, an hour later: a webhook signed before is too old. */
  const askLater = async () => {
    shop.app.clock.now += 3_600_000;
    await shop.cashier.tick();
  };
  const expectLetGo = async (order: PublicOrder, id: string) => {
    expect(doneWith(id)).toEqual({ status: 'canceled', done: ['cancel'] });
    await askLater();
    expect((await detailsOf(order)).payment).toMatchObject({ state: 'ended', problem: null, refunds: [] });
    expect(await shop.cashier.read(order)).toMatchObject({
      isPaid: false,
      isRefunded: false,
      strayPayment: null,
    });
  };

  it('is captured once for a waiting order, which is then placed at its branch', async () => {
    const { order, id } = await open();
    await shop.datatrans.pay(id);
    await shop.cashier.doJobs();
    expect(doneWith(id)).toEqual({ status: 'settled', done: ['settle'] });
    expect(await shop.cashier.read(order)).toMatchObject({ isPaid: true, isFailed: false });
    await shop.datatrans.sendWebhook(id);
    await shop.cashier.doJobs();
    expect(doneWith(id).done).toEqual(['settle']);
  });

  it('is captured by the next attempt if the first fails', async () => {
    const { order, id } = await open();
    shop.datatrans.fail({ on: 'settle', how: 503 });
    await shop.datatrans.pay(id);
    await shop.cashier.doJobs();
    expect(await shop.cashier.read(order)).toMatchObject({ isPaid: false, isFailed: false });
    expect(doneWith(id)).toEqual({ status: 'authorized', done: [] });
    await shop.cashier.comesBack(order);
    expect(await shop.cashier.read(order)).toMatchObject({ isPaid: true });
  });

  it.each(['reject', 'cancel'])('is canceled for an order that staff have ended: %s', async (name) => {
    const { order, id } = await open();
    shop.datatrans.webhooks.order = 'lost';
    await shop.datatrans.pay(id);
    expect((await step(order, name)).status).toBe(200);
    shop.app.clock.now += 12_000;
    await shop.cashier.doJobs();
    await expectLetGo(order, id);
  });

  it('is canceled for an order whose time is over, however late it arrives', async () => {
    const { order, id } = await open();
    shop.app.clock.now += 16 * 60_000;
    await shop.cashier.tick();
    expect(await shop.cashier.read(order)).toMatchObject({ isFailed: true });
    await shop.datatrans.pay(id);
    await askLater();
    await expectLetGo(order, id);
  });

  it('is canceled, and the order fails, if it cannot be captured in time', async () => {
    const { order, id } = await open();
    shop.datatrans.fail({ on: 'settle', how: 503, times: 2 });
    await shop.datatrans.pay(id);
    await shop.cashier.doJobs();
    shop.app.clock.now += 16 * 60_000;
    await shop.cashier.tick();
    expect(await shop.cashier.read(order)).toMatchObject({ isFailed: true });
    await expectLetGo(order, id);
  });

  it.each([{ amount: 999 }, { currency: 'CHF' }])(
    'is canceled if it differs from the request: %o',
    async (lie) => {
      const { order, id } = await open();
      shop.datatrans.lie(id, lie);
      await shop.datatrans.pay(id);
      await shop.cashier.doJobs();
      expect(await shop.cashier.read(order)).toMatchObject({ isFailed: true });
      await expectLetGo(order, id);
    },
  );

  it('is canceled by the next attempt if the first fails', async () => {
    const { order, id } = await open();
    shop.datatrans.fail({ on: 'cancel', how: 503 });
    shop.app.clock.now += 16 * 60_000;
    await shop.cashier.tick();
    await shop.datatrans.pay(id);
    await askLater();
    expect(doneWith(id).status).toBe('authorized');
    await askLater();
    await expectLetGo(order, id);
  });
});
