import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportReport } from '../../../src/lib/contract/many-edits.ts';
import { Product } from '../../../src/lib/contract/products.ts';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import type { Menu } from '../../../src/lib/domain/menu.ts';
import { productRows } from '../../../src/lib/domain/product-table.ts';
import { exportShop, importShop } from '../../../src/server/shop/shop-file.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const COMBO = 20;
const option = (name: string, id: number, value = 0) => ({ name, modifier: 'add', value, product: { id } });
const main = {
  name: 'Haupt',
  type: 'select',
  options: [option('Pizza', 1), option('Knödel', 4), option('Calzone', 3)],
};
const side = { name: 'Käse', type: 'multiselect', optional: true, options: [option('Bergkäse', 2, 1)] };

/** A lunch for 9 of a pizza, with cheese of 19 % for 1 more. Branch 1 has no 'Knödel', and nobody sells the 'Calzone'. */
function shopWithCombo(parts: object[] = [main, side]): Shop {
  const shop = testShop();
  const combo = Product.parse({ id: COMBO, name: 'Mittagsmenü', price: 9, tax: 7, config: { parts } });
  return {
    ...shop,
    stations: [
      { id: 1, name: 'Ofen' },
      { id: 2, name: 'Kalte Küche' },
    ],
    categories: shop.categories.map((one) => (one.id === 1 ? { ...one, station: { id: 1 } } : one)),
    products: [
      ...shop.products.map((one) =>
        one.id === 2
          ? { ...one, tax: 19, takeawayTax: 19, dineInTax: 19, allergens: ['Milch'], station: { id: 2 } }
          : one.id === 1
            ? { ...one, allergens: ['Gluten'] }
            : one,
      ),
      combo,
    ],
    menus: shop.menus.map((menu) =>
      menu.id === 1
        ? {
            ...menu,
            catalog: menu.catalog.map((entry) =>
              entry.id === 1
                ? { ...entry, products: [...entry.products, { id: COMBO, enabled: true, visible: true }] }
                : entry,
            ),
          }
        : menu,
    ),
  };
}

const ordered = (more: object = {}) =>
  draft({
    items: [
      {
        product: { id: COMBO },
        amount: 1,
        unit: 'Stk',
        parts: [
          { name: 'Haupt', value: 'Pizza' },
          { name: 'Käse', value: ['Bergkäse'] },
        ],
        ...more,
      },
    ],
  });

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await newApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(() => app.setShop(shopWithCombo()));

const productNow = async () => (await app.call(`/api/products/${COMBO}`)).data as Product;
const optionsNow = async () => (await productNow()).config.parts.flatMap(({ options }) => options);
const outOptions = async () =>
  ((await app.call('/api/branches/1/menus')).data as Menu[])
    .flatMap(({ catalog }) => catalog.flatMap(({ products }) => products))
    .filter(({ id }) => id === COMBO)
    .flatMap((place) => place.outOptions ?? [])
    .map((one) => one.option);

describe('a combo', () => {
  it('is told to customers with what it takes from its components, and kept with their numbers only', async () => {
    const [pizza, , calzone, cheese] = await optionsNow();
    expect(pizza).toMatchObject({ allergens: ['Gluten'], tax: 7, product: { id: 1, price: 10 } });
    expect(cheese).toMatchObject({ allergens: ['Milch'], tax: 19, product: { id: 2, price: 2 }, value: 1 });
    expect(calzone?.outUntil).toBeDefined();
    const kept = (await admin.get(`/api/products/${COMBO}`)).data as Product;
    expect(kept.config.parts[0]?.options[0]).toEqual(option('Pizza', 1));
    const sent = { config: { parts: (await productNow()).config.parts } };
    expect((await admin.put(`/api/products/${COMBO}`, sent)).status).toBe(200);
    const again = (await admin.get(`/api/products/${COMBO}`)).data as Product;
    expect(again.config.parts[0]?.options[0]?.product).toEqual({ id: 1 });
  });

  it('is ordered with its price split by what was chosen, and says who prepares what', async () => {
    const { status, data } = await app.order({ ...ordered(), expectedTotal: 10 });
    expect(status).toBe(201);
    // 10.00 by 10 : 2.
    expect(data.items[0]).toMatchObject({
      gross: 10,
      taxes: [
        { rate: 7, gross: 8.33 },
        { rate: 19, gross: 1.67 },
      ],
      facts: { allergens: ['Gluten', 'Milch'] },
    });
    expect(data.items[0]).not.toHaveProperty('components');
    const { items } = (await admin.get(`/api/orders/${data.id}`)).data as Order;
    expect(items[0]).not.toHaveProperty('station');
    expect(items[0]).toMatchObject({
      components: [
        { part: 'Haupt', option: 'Pizza', product: { id: 1 }, station: { id: 1 } },
        { part: 'Käse', option: 'Bergkäse', product: { id: 2 }, station: { id: 2 } },
      ],
    });
    const kitchen = await app.as('kitchen', [1]);
    expect((await kitchen.put(`/api/orders/${data.id}/stations/2`, { isDone: true })).status).toBe(200);
  });

  it('lacks what its branch does not offer or has sold out, and is refused with it', async () => {
    expect(await outOptions()).toEqual(['Knödel']);
    const knoedel = ordered({ parts: [{ name: 'Haupt', value: 'Knödel' }] });
    expect((await app.order(knoedel)).status).toBe(422);
    const version = async () => (await app.call('/api/branches/1/version')).data;
    const before = await version();
    await admin.put('/api/branches/1/sold-out', {
      product: { id: 2 },
      part: null,
      option: null,
      isOut: true,
    });
    expect(await outOptions()).toEqual(['Knödel', 'Bergkäse']);
    expect(await version()).not.toEqual(before);
    expect((await app.order(ordered())).status).toBe(422);
    // What staff have marked is only what they did.
    const { soldOut } = (await admin.get('/api/branches/1')).data as Shop['branches'][number];
    expect(soldOut.map(({ product }) => product.id)).toEqual([2]);
    await admin.put('/api/branches/1/sold-out', {
      product: { id: 1 },
      part: null,
      option: null,
      isOut: true,
    });
    expect((await app.order(ordered({ parts: [{ name: 'Haupt', value: 'Pizza' }] }))).status).toBe(409);
  });

  it('takes from the counted stock of its components', async () => {
    const stock = { product: { id: 1 }, part: null, option: null, left: 2 };
    expect((await admin.put('/api/branches/1/stock', stock)).status).toBe(200);
    const short = await app.order(ordered({ amount: 3 }));
    expect([short.status, short.errors[0]?.field]).toEqual([409, 'items.0.amount']);
    expect(short.errors[0]?.message).toContain('Pizza');
    expect((await app.order(ordered({ amount: 2 }))).status).toBe(201);
    const pizza = ordered({ parts: [{ name: 'Haupt', value: 'Pizza' }] });
    expect((await app.order(pizza)).status).toBe(409);
  });

  it('takes more or less of its components when staff correct its amount', async () => {
    const stock = { product: { id: 1 }, part: null, option: null, left: 5 };
    expect((await admin.put('/api/branches/1/stock', stock)).status).toBe(200);
    const { data } = await app.order(ordered({ amount: 2 }));
    const left = async () =>
      ((await admin.get('/api/branches/1/stock')).data as { left: number }[]).map((one) => one.left);
    expect(await left()).toEqual([3]);
    expect((await admin.put(`/api/orders/${data.id}/items/0`, { amount: 4 })).status).toBe(200);
    expect(await left()).toEqual([1]);
    expect((await admin.put(`/api/orders/${data.id}/items/0`, { amount: 1 })).status).toBe(200);
    expect(await left()).toEqual([4]);
  });

  it('refuses components that cannot be any, at their field, in the language of staff', async () => {
    const refused = async (id: number) => {
      const parts = [{ ...main, options: [option('Torte', id)] }];
      const { status, errors } = await admin.put(`/api/products/${COMBO}`, { config: { parts } });
      return [status, errors[0]?.field, errors[0]?.message];
    };
    const field = 'config.parts.0.options.0.product.id';
    expect(await refused(6)).toEqual([
      422,
      field,
      '„Torte“ fragt selbst nach einer Pflichtangabe und kann deshalb kein Bestandteil sein.',
    ]);
    expect(await refused(COMBO)).toEqual([
      422,
      field,
      'Ein Produkt kann nicht sein eigener Bestandteil sein.',
    ]);
    expect(await refused(999)).toEqual([422, field, 'Dieses Produkt gibt es nicht mehr.']);
    const asking = await admin.put('/api/products/1', {
      config: { parts: [{ name: 'Gruß', type: 'text' }] },
    });
    expect(asking.errors).toEqual([
      {
        field: 'config.parts.0.optional',
        message:
          'Dieses Produkt ist ein Bestandteil von „Mittagsmenü“ und darf deshalb keine Pflichtangabe haben.',
      },
    ]);
  });

  it('has components of an option group, too, which cannot be deleted as long as one is named', async () => {
    const refused = await admin.delete('/api/products/2');
    expect([refused.status, refused.errors[0]?.message]).toEqual([
      409,
      expect.stringContaining('Produkt „Mittagsmenü“'),
    ]);
    const group = await admin.post('/api/option-groups', { name: 'Lunch', part: side });
    const { id } = group.data as { id: number };
    await admin.put(`/api/products/${COMBO}`, { config: { parts: [main] } });
    expect((await admin.delete('/api/products/2')).errors[0]?.message).toContain(
      'Gemeinsame Optionen „Lunch“',
    );
    await admin.put(`/api/option-groups/${id}/products`, { add: [COMBO] });
    expect((await optionsNow()).at(-1)).toMatchObject({ name: 'Bergkäse', product: { price: 2 } });
    const changed = await admin.put(`/api/option-groups/${id}`, {
      part: { ...side, options: [option('Menü', COMBO)] },
    });
    expect(changed.errors).toEqual([
      {
        field: 'part.options.0.product.id',
        message:
          '„Mittagsmenü“ fragt selbst nach einer Pflichtangabe und kann deshalb kein Bestandteil sein.',
      },
    ]);
    await admin.put(`/api/products/1`, { config: { parts: [] } });
    await admin.put(`/api/option-groups/1/products`, { add: [1] });
    const asking = await admin.put('/api/option-groups/1', { part: { name: 'Rand', type: 'text' } });
    expect([asking.status, asking.errors[0]?.field]).toEqual([422, 'part.optional']);
  });

  it('stays what it is in a shop file and in a table', async () => {
    const before = (await app.readShop())?.shop;
    const file = await exportShop(app.db);
    expect(await importShop(app.db, file ?? '')).toMatchObject({ ok: true });
    app.invalidate();
    expect((await app.readShop())?.shop).toEqual(before);
    const broken = (file ?? '').replaceAll(/"product": \{\s*"id": 2\s*\}/g, '"product": { "id": 99 }');
    expect(await importShop(app.db, broken)).toMatchObject({
      ok: false,
      problems: [expect.stringContaining('config.parts.1.options.0.product.id')],
    });
    const bringIn = async (rows: string[][]) =>
      (await admin.post('/api/products/imports', { rows, isTrial: false })).data as ImportReport;
    expect(before && (await bringIn(productRows(before)))).toMatchObject({ updated: [], problems: [] });
    const cell = 'Haupt: Pizza #1 +0,50; Wasser';
    const rows = (text: string) => [
      ['Nr.', 'Name', 'Optionen'],
      [String(COMBO), 'Mittagsmenü', text],
    ];
    expect((await bringIn(rows(cell))).updated).toHaveLength(1);
    const { config } = (await admin.get(`/api/products/${COMBO}`)).data as Product;
    expect(config.parts[0]?.options).toMatchObject([option('Pizza', 1, 0.5), { name: 'Wasser' }]);
    expect((await bringIn(rows('Haupt: Torte #6'))).problems).toEqual([
      {
        row: 2,
        column: 'Optionen',
        value: 'Haupt: Torte #6',
        message: expect.stringContaining('Pflichtangabe') as string,
      },
    ]);
  });
});
