import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseShop } from '../../../src/lib/contract/parse-shop.ts';
import { newApp, NOON, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.parse(NOON) + days * DAY_MS).toISOString();

let app: TestApp;
beforeAll(async () => void (app = await newApp('PGlite')));
afterAll(() => app.close());

/** The menu of branch 1 has a dish that is sold out and one that is hidden; others follow soon and next year. */
beforeEach(async () => {
  app.clock.now = Date.parse(NOON);
  const shop = testShop();
  const [dish, menu] = [shop.products[0], shop.menus[0]];
  if (!dish || !menu) throw new Error('the shop is empty');
  const place = (id: number, changes: object = {}) => ({ id, enabled: true, visible: true, ...changes });
  const later = (id: number, days: number, product: number) => ({
    ...menu,
    id,
    availableFrom: at(days),
    catalog: [{ id: 1, visible: true, products: [place(product)] }],
  });
  const today = [place(1), place(3), place(20), place(21, { visible: false }), place(22)];
  await app.setShop({
    ...shop,
    products: [
      ...shop.products,
      { ...dish, id: 20, name: 'Ausverkauft', enabled: false },
      { ...dish, id: 21, name: 'Hier nicht' },
      { ...dish, id: 22, name: 'Entwurf', visible: false },
      { ...dish, id: 23, name: 'Bald' },
      { ...dish, id: 24, name: 'Nächstes Jahr' },
    ],
    menus: [
      { ...menu, branches: [{ id: 1 }], catalog: [{ id: 1, visible: true, products: today }] },
      { ...later(10, 7, 23), branches: [{ id: 1 }] },
      { ...later(11, 300, 24), branches: [{ id: 1 }] },
    ],
  });
});

const idsOf = async (path: string) => ((await app.call(path)).data as { id: number }[]).map(({ id }) => id);

it('customers get what they can order now or by appointment, sold out dishes too, and nothing hidden', async () => {
  expect(await idsOf('/api/products')).toEqual([1, 3, 20, 23]);
  expect(await idsOf('/api/menus')).toEqual([1, 10]);
  expect(await idsOf('/api/branches/1/menus')).toEqual([1, 10]);
  expect(await idsOf('/api/categories')).toEqual([1]);
  expect((await app.call('/api/products/22')).status).toBe(404);
  expect((await app.call('/api/products/24')).status).toBe(404);
  const text = JSON.stringify((await app.call('/api/init')).data);
  for (const name of ['Ausverkauft', 'Bald']) expect(text).toContain(name);
  for (const name of ['Entwurf', 'Hier nicht', 'Nächstes Jahr']) expect(text).not.toContain(name);
});

it('the answer still is a shop that pages can be built from', async () => {
  expect(parseShop(await (await app.app.request('/api/init')).json())).toMatchObject({ ok: true });
});

it('staff get everything', async () => {
  const admin = await app.as('admin');
  const products = (await admin.get('/api/products')).data as { id: number }[];
  expect(products.map(({ id }) => id)).toEqual(expect.arrayContaining([21, 22, 24]));
  expect((await admin.get('/api/menus')).data).toHaveLength(3);
});

it('the answer and its tag follow the time', async () => {
  const before = (await app.call('/api/init')).headers.get('etag');
  app.clock.now += 8 * DAY_MS;
  expect(await idsOf('/api/menus')).toEqual([10]);
  expect(await idsOf('/api/products')).toEqual([23]);
  expect((await app.call('/api/init')).headers.get('etag')).not.toBe(before);
  app.clock.now += 150 * DAY_MS;
  expect(await idsOf('/api/menus')).toEqual([10, 11]);
});
