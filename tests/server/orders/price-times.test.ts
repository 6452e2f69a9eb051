import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PriceTime } from '../../../src/lib/contract/price-times.ts';
import type { BranchVersion } from '../../../src/lib/contract/branch-version.ts';
import type { Menu } from '../../../src/lib/domain/menu.ts';
import { touchedPages } from '../../../src/server/publishing/touched-pages.ts';
import { draft, fieldsOf, newApp, NOON, type TestApp } from '../../support/app.ts';
import { daily, shopPriceTime, shopWithPriceTimes } from '../../support/price-times.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+01:00`);

describe('orders at the prices of price times', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp();
  });
  afterAll(() => app.close());
  beforeEach(() => void (app.clock.now = Date.parse(NOON)));

  const withPriceTimes = (...all: Partial<PriceTime>[]) => app.setShop(shopWithPriceTimes(...all));
  /** Orders a Margherita of 10.00 at a time of the day, which the browser has seen for `price`. */
  const orderAt = (time: string, price: number, change: Parameters<typeof draft>[0] = {}) => {
    app.clock.now = at(time);
    const item = { product: { id: 1 }, amount: 1, unit: 'Stk' as const, expectedTotal: price };
    return app.order(draft({ items: [item], expectedTotal: price, ...change }));
  };

  it('cost what the time says, in line, total and taxes', async () => {
    await withPriceTimes({});
    const { status, data } = await orderAt('17:00', 8);
    expect(status).toBe(201);
    expect(data.items[0]).toMatchObject({ unitPrice: 8, gross: 8 });
    expect(data.pricing).toMatchObject({ gross: 8, totalGross: 8, taxes: [{ rate: 7, amount: 0.52 }] });
    expect((await orderAt('15:59', 10)).data.pricing.totalGross).toBe(10);
  });

  it('keep a price that was seen for a quarter of an hour after its end, by the shop’s own clock', async () => {
    await withPriceTimes({});
    expect((await orderAt('18:00', 8)).data.pricing.totalGross).toBe(8);
    expect((await orderAt('18:14', 8)).data.pricing.totalGross).toBe(8);
    const late = await orderAt('18:15', 8);
    expect([late.status, fieldsOf(late)]).toEqual([409, ['expectedTotal', 'items.0.expectedTotal']]);
    expect(late.errors.map(({ message }) => message)).toContain('Margherita kostet jetzt 10,00 EUR.');
  });

  it('cost the price of now where the browser says nothing, or another price', async () => {
    await withPriceTimes({});
    app.clock.now = at('18:05');
    expect((await app.order(draft())).data.pricing.totalGross).toBe(10);
    expect((await orderAt('18:05', 7)).status).toBe(409);
    // A price that has not begun is none that was seen.
    expect((await orderAt('15:55', 8)).status).toBe(409);
  });

  it('are told a price that has fallen, and get it', async () => {
    await withPriceTimes({});
    expect((await orderAt('16:01', 10)).status).toBe(409);
    expect((await orderAt('16:01', 8)).data.pricing.totalGross).toBe(8);
  });

  it('cost what holds at the time that they are for', async () => {
    await withPriceTimes({ hours: [daily('18:00', '19:00')] });
    const branch = { id: 4 };
    const wish = (time: string) => ({ branch, appointmentDate: new Date(at(time)).toISOString() });
    expect((await orderAt('12:00', 8, wish('18:30'))).data.pricing.totalGross).toBe(8);
    expect((await orderAt('12:00', 10, wish('19:30'))).data.pricing.totalGross).toBe(10);
    // Whoever orders ahead has a quarter of an hour for nothing.
    expect((await orderAt('18:50', 8, wish('19:05'))).status).toBe(409);
  });

  it('are shown by menus and versions as of now, or of any instant', async () => {
    await withPriceTimes({ products: [{ id: 1 }], isRegularShown: false });
    const read = async (path: string) => (await app.call(`/api/branches/1/${path}`)).data;
    const timed = (menus: unknown) =>
      (menus as Menu[]).flatMap(({ catalog }) =>
        catalog.flatMap(({ products }) => products.flatMap((one) => one.timed ?? [])),
      );
    const before = (await read('version')) as BranchVersion;
    expect(timed(await read('menus'))).toEqual([]);
    const ahead = timed(await read(`menus/${new Date(at('17:00')).toISOString()}`));
    expect(ahead).toMatchObject([
      {
        id: 1,
        percent: 20,
        since: '2026-11-21T15:00:00.000Z',
        until: '2026-11-21T17:00:00.000Z',
        isRegularShown: false,
      },
    ]);
    app.clock.now = at('16:00');
    expect(timed(await read('menus'))).toEqual(ahead);
    const during = (await read('version')) as BranchVersion;
    expect([during.menu === before.menu, during.facts === before.facts]).toEqual([false, true]);
    app.clock.now = at('18:00');
    expect(await read('version')).toEqual(before);
    expect((await app.call(`/api/branches/9/menus/${NOON.replace('+', '%2B')}`)).status).toBe(404);
  });

  it('are told to programs and page writers by the shop’s rules', async () => {
    await withPriceTimes({ branches: [{ id: 1 }] });
    const { data } = await app.call('/api/init');
    expect(JSON.stringify(data)).toContain('"url":"/api/price-times"');
  });

  it('make the pages of their branches anew when they begin, end or change', () => {
    const none = shopWithPriceTimes();
    const withOff = (percent: number) => ({
      ...none,
      priceTimes: [shopPriceTime({ percent, branches: [{ id: 1 }] })],
    });
    const shop = withOff(20);
    const branches = (before: typeof shop, after: typeof shop, since: string, now: string) =>
      new Set(touchedPages(before, after, at(since), at(now)).map(({ branchId }) => branchId));
    expect(touchedPages(shop, shop, at('15:00'), at('15:59'))).toEqual([]);
    expect([...branches(shop, shop, '15:59', '16:00')]).toEqual([1]);
    expect([...branches(shop, shop, '17:59', '18:00')]).toEqual([1]);
    expect(touchedPages(none, none, at('15:59'), at('16:00'))).toEqual([]);
    expect(touchedPages(none, shop, at('12:00'), at('12:00')).length).toBeGreaterThan(0);
    const dearer = withOff(10);
    expect([...branches(shop, dearer, '17:00', '17:00')]).toEqual([1]);
    expect(touchedPages(shop, dearer, at('12:00'), at('12:00'))).toEqual([]);
  });

  it('keep what they name: a product of one cannot be deleted', async () => {
    await withPriceTimes({ kind: 'fixed', prices: [{ product: { id: 4 }, price: 5 }], products: [] });
    const admin = await app.as('admin');
    const answer = await admin.delete('/api/products/4');
    expect(answer.status).toBe(409);
  });
});
