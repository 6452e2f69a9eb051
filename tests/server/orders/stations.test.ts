import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { exportShop, importShop } from '../../../src/server/shop/shop-file.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { readEvents } from '../../support/read-events.ts';
import { testShop } from '../../support/shop.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

const OVEN = { id: 1, name: 'Pizzaofen' };
const COLD = { id: 2, name: 'Kalte Küche' };

/** The first category is the oven's, the second has no station; its product 2 is the cold kitchen's. */
function shopWithStations(): Shop {
  const shop = testShop();
  return {
    ...shop,
    stations: [OVEN, COLD],
    categories: shop.categories.map((one) => (one.id === 1 ? { ...one, station: { id: 1 } } : one)),
    products: shop.products.map((one) => (one.id === 2 ? { ...one, station: { id: 2 } } : one)),
  };
}

const cheese = { product: { id: 2 }, amount: 300, unit: 'g' as const };

describe('the stations of a kitchen', () => {
  let app: TestApp;
  let admin: Staff;
  let kitchen: Staff;
  beforeAll(async () => {
    app = await newApp('PGlite', shopWithStations());
    admin = await app.as('admin');
    kitchen = await app.as('kitchen', [1]);
  });
  afterAll(() => app.close());

  async function placed(): Promise<{ id: number; uid: string; hash: string; path: string }> {
    const { data } = await app.order(draft({ items: [...draft().items, cheese] }));
    const { id, uid, hash } = data;
    return { id, uid, hash, path: `/api/orders/${id}` };
  }
  const read = async (path: string) => (await kitchen.get(path)).data as Order;
  const stationsIn = (order: Order) => order.items.map(({ station }) => station?.id);
  const mark = (path: string, station: number, isDone = true, who = kitchen) =>
    who.put(`${path}/stations/${station}`, { isDone });

  it('are no business of customers: not a byte of what they get speaks of them', async () => {
    const bodiesOf = async () => {
      const bodies = [];
      for (const path of ['/api/init', '/api/categories', '/api/products', '/api/products/2'])
        bodies.push(await (await app.app.request(path)).text());
      // What pages are rendered from.
      return [...bodies, JSON.stringify((await app.readShop())?.publicShop)];
    };
    const withStations = await bodiesOf();
    await app.setShop(testShop());
    expect(await bodiesOf()).toEqual(withStations);
    await app.setShop(shopWithStations());
    expect((await app.call('/api/stations')).status).toBe(401);
    const { uid, hash } = await placed();
    const { data } = await app.call(`/api/orders/public/${uid}/${hash}`);
    expect(JSON.stringify(data)).not.toContain('station');
  });

  it('are read by the kitchen, which does not change them', async () => {
    expect((await kitchen.get('/api/stations')).data).toEqual([OVEN, COLD]);
    expect((await kitchen.put('/api/stations/1', { name: 'Ofen' })).status).toBe(403);
    expect((await admin.get('/api/categories/1')).data).toMatchObject({ station: { id: 1 } });
    const filter = encodeURIComponent('{"stationId":2}');
    expect((await admin.get(`/api/products?filter=${filter}`)).data).toMatchObject([{ id: 2 }]);
  });

  it('have to exist where a category or product names one', async () => {
    for (const path of ['/api/categories/1', '/api/products/1']) {
      const { status, errors } = await admin.put(path, { station: { id: 99 } });
      expect([status, errors[0]?.field]).toEqual([422, 'station.id']);
    }
  });

  it('cannot be deleted while a category, product or printer has them', async () => {
    await admin.post('/api/devices', {
      ...{ identifier: 'ofen', name: 'Ofen-Drucker', branch: { id: 1 }, stations: [{ id: 1 }] },
    });
    const refused = [await admin.delete('/api/stations/1'), await admin.delete('/api/stations/2')];
    expect(refused.map(({ status, errors }) => [status, errors[0]?.message.split(': ')[1]])).toEqual([
      [409, 'Kategorie „Pizza“, Gerät „Ofen-Drucker“.'],
      [409, `Produkt „${shopWithStations().products.find(({ id }) => id === 2)?.name}“.`],
    ]);
  });

  it('are kept with each line as it was ordered, whatever is edited afterwards', async () => {
    const { path } = await placed();
    expect(stationsIn(await read(path))).toEqual([1, 2]);
    await admin.put('/api/categories/1', { station: null });
    await admin.put('/api/products/2', { station: { id: 1 } });
    expect(stationsIn(await read(path))).toEqual([1, 2]);
    expect(stationsIn(await read((await placed()).path))).toEqual([undefined, 1]);
    await app.setShop(shopWithStations());
  });

  it('say what they have ready and take it back, and every screen of the branch hears of it', async () => {
    const { id, path } = await placed();
    const events = readEvents(
      await app.app.request('/api/branches/1/orders/events', { headers: { cookie: kitchen.cookie } }),
    );
    await events.next('orders');
    const told = (fits: (order: Order) => boolean) =>
      events.until(['order'], (data) => (data as Order).id === id && fits(data as Order));
    const marked = await mark(path, 2);
    expect(marked).toMatchObject({ status: 200, data: { id, state: 'new' } });
    const at = new Date(app.clock.now).toISOString();
    const [done] = (marked.data as Order).stationsDone ?? [];
    expect(done).toEqual({ station: 2, at, by: expect.stringMatching(/./) as string });
    expect(await told(({ stationsDone }) => stationsDone?.length === 1)).toMatchObject({ id });

    // A second tap at another screen changes nothing.
    app.clock.now += 1000;
    expect((await mark(path, 2)).data).toEqual(marked.data);
    await mark(path, 1);
    const { stationsDone } = await read(path);
    expect(stationsDone?.map(({ station }) => station)).toEqual([2, 1]);
    await mark(path, 1, false);
    await mark(path, 2, false);
    expect(await told((order) => order.stationsDone === undefined)).toMatchObject({ id });
    expect(await read(path)).not.toHaveProperty('stationsDone');
    await events.leave();
  });

  it('leave the last step to be undone, and no trace in the history', async () => {
    const { path } = await placed();
    await kitchen.post(`${path}/status/confirm`);
    await mark(path, 1);
    const { data, status } = await kitchen.post(`${path}/status/undo`);
    expect([status, (data as Order).state]).toEqual([200, 'new']);
    expect((data as { history: { action: string }[] }).history.map(({ action }) => action)).toEqual([
      'create',
      'confirm',
      'undo',
    ]);
  });

  it('mark open orders of their own branches only, and those that they have a line of', async () => {
    const { path } = await placed();
    const elsewhere = await app.as('kitchen', [2]);
    expect((await mark(path, 1, true, elsewhere)).status).toBe(403);
    expect((await mark(path, 7)).status).toBe(404);
    expect((await mark('/api/orders/99999', 1)).status).toBe(404);
    expect((await kitchen.put(`${path}/stations/1`, { isDone: 'ja' })).status).toBe(422);
    await kitchen.post(`${path}/status/reject`);
    const late = await mark(path, 1);
    expect([late.status, late.errors.length]).toEqual([409, 1]);
    expect(await read(path)).not.toHaveProperty('stationsDone');
  });

  it('are carried by shop files, which do not mention them where there are none', async () => {
    await app.setShop(shopWithStations());
    const file = (await exportShop(app.db)) ?? '';
    await app.setShop(testShop());
    expect(await exportShop(app.db)).not.toContain('station');
    expect(await importShop(app.db, file)).toMatchObject({ ok: true, counts: { stations: 2 } });
    expect(await exportShop(app.db)).toBe(file);
    const broken = file.replace('"name": "Pizzaofen"', '"name": ""');
    expect(await importShop(app.db, broken)).toMatchObject({ ok: false });
    app.invalidate();
  });
});
