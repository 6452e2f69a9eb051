import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditsDone } from '../../../src/lib/contract/many-edits.ts';
import type { ImageRef } from '../../../src/lib/domain/product.ts';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await newApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const PATH = '/api/products/changes';
const shopNow = async () => (await app.readShop())!.shop;

describe('a change of many products', () => {
  it('is one edit of products and menus, and is taken back as one', async () => {
    const before = (await app.readShop())!;
    const entries = await app.db.$count(logs);
    const [category] = before.shop.categories.toReversed();
    const ids = before.shop.products.slice(0, 3).map(({ id }) => id);
    const change = {
      category: category!.id,
      rates: { delivery: 7, takeaway: 'reduced' },
      addAllergens: ['Sesam'],
      visible: false,
      enabled: false,
      leadTime: { value: 2, type: 'days' },
    };
    const { status, data } = await admin.post(PATH, { products: [...ids, 4711], change });
    expect([status, data]).toEqual([200, { changed: 3, logId: expect.any(Number) as number }]);
    const after = (await app.readShop())!;
    expect([after.revision - before.revision, (await app.db.$count(logs)) - entries]).toEqual([1, 1]);
    for (const id of ids) {
      const product = after.shop.products.find((one) => one.id === id);
      expect(product).toMatchObject({
        tax: 7,
        taxRates: { takeaway: 'reduced' },
        visible: false,
        enabled: false,
        isLeadTimeEnabled: true,
        leadTimeValue: 2,
        leadTimeType: 'days',
      });
      expect(product?.allergens).toContain('Sesam');
    }
    for (const { catalog } of after.shop.menus)
      for (const { id, products } of catalog)
        if (id !== category!.id) expect(products.filter((place) => ids.includes(place.id))).toEqual([]);
    const undone = await admin.post(`/api/edits/${(data as EditsDone).logId}/undo`);
    expect(undone).toMatchObject({ status: 200, data: { removed: 0, restored: 3 } });
    expect(await shopNow()).toEqual(before.shop);
  });

  it('is taken back although something else of the products was changed since', async () => {
    const { data } = await admin.post(PATH, { products: [1], change: { visible: false } });
    await admin.put('/api/products/1', { price: 11 });
    expect((await admin.post(`/api/edits/${(data as EditsDone).logId}/undo`)).status).toBe(200);
    expect((await shopNow()).products[0]).toMatchObject({ visible: true, price: 11 });
  });

  it('that changes nothing is no edit', async () => {
    const { revision } = (await app.readShop())!;
    const answer = await admin.post(PATH, { products: [1], change: { visible: true } });
    expect(answer).toMatchObject({ status: 200, data: { changed: 0, logId: null } });
    expect((await app.readShop())!.revision).toBe(revision);
  });

  it('gives them another station than their category, and takes that back', async () => {
    const { id: station } = (await admin.post('/api/stations', { name: 'Ofen' })).data as { id: number };
    const { data } = await admin.post(PATH, { products: [1, 2], change: { station } });
    expect((await shopNow()).products.slice(0, 2).map((product) => product.station)).toEqual([
      { id: station },
      { id: station },
    ]);
    expect(await admin.post(PATH, { products: [1, 2], change: { station: null } })).toMatchObject({
      data: { changed: 2 },
    });
    expect((await shopNow()).products[0]?.station ?? null).toBeNull();
    expect((await admin.post(`/api/edits/${(data as EditsDone).logId}/undo`)).status).toBe(409);
    const unknown = await admin.post(PATH, { products: [1], change: { station: 4711 } });
    expect([unknown.status, fieldsOf(unknown)]).toEqual([422, ['change.station']]);
  });

  it('needs a category that there is, values that are possible, and an admin', async () => {
    const unknown = await admin.post(PATH, { products: [1], change: { category: 4711 } });
    expect([unknown.status, fieldsOf(unknown)]).toEqual([422, ['change.category']]);
    for (const change of [{ rates: { delivery: 101 } }, { leadTime: { value: -1, type: 'days' } }])
      expect((await admin.post(PATH, { products: [1], change })).status).toBe(422);
    expect((await admin.post(PATH, { products: [], change: {} })).status).toBe(422);
    const manager = await app.as('manager', [1]);
    expect((await manager.post(PATH, { products: [1], change: { visible: false } })).status).toBe(403);
  });
});

describe('pictures of many products', () => {
  const PICTURES = '/api/products/pictures';
  let one: ImageRef;
  let other: ImageRef;

  async function upload(background: string): Promise<ImageRef> {
    const picture = sharp({ create: { width: 60, height: 60, channels: 3, background } });
    const data = `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
    const { id, version, extension } = (await admin.post('/api/images', { data })).data as ImageRef;
    return { id, version, extension };
  }
  beforeAll(async () => {
    [one, other] = [await upload('red'), await upload('blue')];
  });

  it('replace those that the products have, as one edit, and are taken back as one', async () => {
    const before = (await app.readShop())!;
    const pictures = [
      { product: 1, images: [other, one] },
      { product: 2, images: [one] },
      { product: 4711, images: [one] },
    ];
    const { status, data } = await admin.put(PICTURES, { pictures });
    expect([status, data]).toEqual([200, { changed: 2, logId: expect.any(Number) as number }]);
    const after = (await app.readShop())!;
    expect(after.revision - before.revision).toBe(1);
    expect(after.shop.products.slice(0, 2).map(({ images }) => images)).toEqual([[other, one], [one]]);
    expect(await admin.put(PICTURES, { pictures })).toMatchObject({ data: { changed: 0, logId: null } });
    expect((await admin.post(`/api/edits/${(data as EditsDone).logId}/undo`)).status).toBe(200);
    expect(await shopNow()).toEqual(before.shop);
  });

  it('are refused as a whole if the shop does not have one of them', async () => {
    const before = await shopNow();
    const pictures = [
      { product: 1, images: [one] },
      { product: 2, images: [{ ...one, id: 4711 }] },
    ];
    const { status, errors } = await admin.put(PICTURES, { pictures });
    expect([status, errors?.[0]?.message]).toEqual([422, 'Dieses Bild gibt es nicht.']);
    expect(await shopNow()).toEqual(before);
  });
});
