import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EditsDone } from '../../../src/lib/contract/many-edits.ts';
import type { OptionGroup, Product } from '../../../src/lib/contract/products.ts';
import { toInit } from '../../../src/lib/contract/shop.ts';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { exportShop, importShop } from '../../../src/server/shop/shop-file.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const GROUP = '/api/option-groups/1';
const PRODUCTS = '/api/option-groups/1/products';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await newApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(() => writeShop(app.db, testShop()));

const shopNow = async () => (await app.readShop())!;
const productNow = async (id: number) => (await admin.get(`/api/products/${id}`)).data as Product;
const partsNow = async (id: number) => (await productNow(id)).config.parts;
const groupNow = async () => (await admin.get(GROUP)).data as OptionGroup;
const link = (...ids: number[]) => admin.put(PRODUCTS, { add: ids });
const undo = (logId: number | null | undefined) => admin.post(`/api/edits/${logId}/undo`);

describe('an option group', () => {
  it('is given to several products as one edit, which is taken back as one', async () => {
    const before = await shopNow();
    const entries = await app.db.$count(logs);
    const { status, data } = await link(1, 3, 4);
    expect([status, data]).toEqual([200, { changed: 3, logId: expect.any(Number) as number }]);
    const after = await shopNow();
    expect([after.revision - before.revision, (await app.db.$count(logs)) - entries]).toEqual([1, 1]);
    const { part } = await groupNow();
    for (const id of [1, 3, 4]) expect((await partsNow(id)).at(-1)).toEqual({ ...part, group: { id: 1 } });
    expect((await link(1, 3)).data).toEqual({ changed: 0, logId: null });
    expect((await undo((data as EditsDone).logId)).status).toBe(200);
    expect((await shopNow()).shop).toEqual(before.shop);
  });

  it('changes all its products with it, as one edit, which is taken back as one', async () => {
    await link(3, 4);
    const before = await shopNow();
    const entries = await app.db.$count(logs);
    const options = [
      { name: 'normal', value: 0 },
      { name: 'mit Ricotta', value: 3 },
    ];
    const answer = await admin.put(GROUP, { part: { name: 'Pizzarand', type: 'select', options } });
    expect(answer).toMatchObject({ status: 200, data: { id: 1, changed: 2, part: { name: 'Pizzarand' } } });
    const after = await shopNow();
    expect([after.revision - before.revision, (await app.db.$count(logs)) - entries]).toEqual([1, 1]);
    const { part } = await groupNow();
    for (const id of [3, 4]) expect(await partsNow(id)).toEqual([{ ...part, group: { id: 1 } }]);
    expect(await partsNow(1)).toHaveLength(2);
    expect((await undo((answer.data as { logId: number }).logId)).status).toBe(200);
    expect((await shopNow()).shop).toEqual(before.shop);
  });

  it('changes alone where its products stay as they are', async () => {
    await link(3);
    const answer = await admin.put(GROUP, { name: 'Rand' });
    expect(answer).toMatchObject({ status: 200, data: { id: 1, name: 'Rand' } });
    expect(answer.data).not.toHaveProperty('changed');
  });

  it('is not taken back once another product has it', async () => {
    await link(3);
    const { part } = await groupNow();
    const { data } = await admin.put(GROUP, { part: { ...part, name: 'Pizzarand' } });
    await link(4);
    expect((await undo((data as { logId: number }).logId)).status).toBe(409);
  });

  it('keeps what is sold out of a product, by the name of the option', async () => {
    await link(3, 4);
    const outUntil = '2026-12-01T03:00:00+01:00';
    const [rand] = await partsNow(3);
    const parts = [{ ...rand, options: rand!.options.map((one) => ({ ...one, outUntil })) }];
    expect((await admin.put('/api/products/3', { config: { parts } })).status).toBe(200);
    const { part } = await groupNow();
    const options = [...part.options.slice(0, 1), { name: 'mit Wurst', modifier: 'add', value: 2 }];
    expect((await admin.put(GROUP, { part: { ...part, options } })).status).toBe(200);
    const outOf = async (id: number) =>
      (await partsNow(id))[0]!.options.map((option) => [option.name, option.outUntil]);
    expect(await outOf(3)).toEqual([
      ['normal', outUntil],
      ['mit Wurst', undefined],
    ]);
    expect(await outOf(4)).toEqual([
      ['normal', undefined],
      ['mit Wurst', undefined],
    ]);
    expect((await groupNow()).part.options.every((option) => !('outUntil' in option))).toBe(true);
  });

  it('says what its part is, whatever a product is sent with', async () => {
    const parts = [{ name: 'Falsch', type: 'text', group: { id: 1 } }];
    const answer = await admin.put('/api/products/3', { config: { parts } });
    const { part } = await groupNow();
    expect(answer).toMatchObject({
      status: 200,
      data: { config: { parts: [{ ...part, group: { id: 1 } }] } },
    });
    const unknown = await admin.put('/api/products/3', {
      config: { parts: [{ name: 'Rand', type: 'select', group: { id: 99 } }] },
    });
    expect([unknown.status, fieldsOf(unknown)]).toEqual([422, ['config.parts.0.group.id']]);
  });

  it('is left out of a product, or becomes its own part', async () => {
    await link(3, 4);
    const { status, data } = await admin.put(PRODUCTS, { remove: [3], detach: [4] });
    expect([status, (data as EditsDone).changed]).toEqual([200, 2]);
    expect(await partsNow(3)).toEqual([]);
    expect(await partsNow(4)).toEqual([(await groupNow()).part]);
    await admin.put(GROUP, { part: { name: 'Anders', type: 'select' } });
    expect((await partsNow(4))[0]?.name).toBe('Rand');
  });

  it('needs a name of its own in each of its products', async () => {
    await link(1, 3);
    const { part } = await groupNow();
    const taken = await admin.put(GROUP, { part: { ...part, name: 'Größe' } });
    expect([taken.status, taken.errors]).toEqual([
      422,
      [{ field: 'part.name', message: 'Eine Auswahl „Größe“ gibt es schon bei „Margherita“.' }],
    ]);
    const own = { name: 'Rand', type: 'text' };
    await admin.put('/api/products/4', { config: { parts: [own] } });
    expect(await link(4)).toMatchObject({
      status: 422,
      errors: [{ field: 'add', message: 'Eine Auswahl „Rand“ gibt es schon bei „Knödel“.' }],
    });
    expect((await admin.put(PRODUCTS, { add: [4], replace: true })).status).toBe(200);
    expect(await partsNow(4)).toEqual([{ ...part, group: { id: 1 } }]);
    const linked = { name: 'Kante', type: 'select', group: { id: 1 } };
    const answer = await admin.put('/api/products/4', { config: { parts: [own, linked] } });
    expect([answer.status, answer.errors]).toEqual([
      422,
      [
        {
          field: 'config.parts.1.name',
          message: 'Dieses Produkt hat schon eine Auswahl mit diesem Namen.',
        },
      ],
    ]);
  });

  it('is deleted only once no product uses it', async () => {
    await link(3, 4);
    expect(await admin.delete(GROUP)).toMatchObject({
      status: 409,
      errors: [
        {
          message:
            'Das kann nicht gelöscht werden. 2 Produkte verwenden diese Optionen. Nehmen Sie sie dort zuerst heraus, oder lösen Sie sie.',
        },
      ],
    });
    const detached = (await admin.put(PRODUCTS, { detach: [3, 4] })).data as EditsDone;
    expect((await admin.delete(GROUP)).status).toBe(200);
    // The products cannot be of a group again that is gone.
    expect((await undo(detached.logId)).status).toBe(409);
    expect((await link(3)).status).toBe(404);
  });

  it('is asked for products that there are, by admins', async () => {
    const unknown = await link(3, 4711);
    expect([unknown.status, fieldsOf(unknown)]).toEqual([422, ['add.1']]);
    const manager = await app.as('manager', [1]);
    expect((await manager.put(PRODUCTS, { add: [3] })).status).toBe(403);
    expect((await manager.get('/api/option-groups')).status).toBe(403);
    expect((await app.call(GROUP)).status).toBe(401);
  });

  it('is nothing that customers get, who get its options as the product’s own', async () => {
    await link(3);
    const { part } = await groupNow();
    const init = await (await app.app.request('/api/init')).text();
    expect(init).not.toContain('option-groups');
    expect(init).not.toContain('"group"');
    const { data } = await app.call('/api/products/3');
    expect((data as Product).config.parts).toEqual([part]);
  });

  it('is found by its name, and by nothing that makes no sense', async () => {
    const found = async (q: string) =>
      (await admin.get(`/api/option-groups?filter=${JSON.stringify({ q })}`)).data;
    expect(await found('pizza')).toMatchObject([{ id: 1 }]);
    expect(await found('pasta')).toEqual([]);
    expect((await admin.get('/api/option-groups?sort=oben')).status).toBe(400);
  });

  it('is in a shop file, with the products that use it', async () => {
    await link(3, 4);
    const before = await shopNow();
    const file = (await exportShop(app.db)) ?? '';
    await writeShop(app.db, { ...testShop(), optionGroups: [] });
    expect(await importShop(app.db, file)).toMatchObject({ ok: true, counts: { optionGroups: 1 } });
    expect((await shopNow()).shop).toEqual(before.shop);

    // A group that was edited in the file also changes its products.
    const { shop } = before;
    const [group] = shop.optionGroups;
    const options = group!.part.options.map((one) => ({ ...one, name: `${one.name}!` }));
    const renamed = { ...group!, part: { ...group!.part, options } };
    const edited = JSON.stringify(toInit({ ...shop, optionGroups: [renamed] }));
    expect(await importShop(app.db, edited)).toMatchObject({ ok: true });
    expect((await partsNow(3))[0]?.options.map(({ name }) => name)).toEqual(['normal!', 'mit Käse!']);
    await link(1);
    const clashing = { ...group!, part: { ...group!.part, name: 'Größe' } };
    const mixed = { ...(await shopNow()).shop, optionGroups: [clashing] };
    expect(await importShop(app.db, JSON.stringify(toInit(mixed)))).toEqual({
      ok: false,
      problems: [
        '/api/products 1 config.parts.2.name: Dieses Produkt hat schon eine Auswahl mit diesem Namen.',
      ],
    });
  });

  it('stays with a product that is imported as a table, or copied with its category', async () => {
    await link(3);
    const rows = [
      ['Nr.', 'Name', 'Preis'],
      ['3', 'Calzone', '12,00'],
    ];
    expect((await admin.post('/api/products/imports', { rows })).status).toBe(200);
    expect(await productNow(3)).toMatchObject({ price: 12, config: { parts: [{ group: { id: 1 } }] } });
    expect((await admin.post('/api/categories/1/copies', { name: 'Kopie' })).status).toBe(201);
    const copies = (await shopNow()).shop.products.filter(({ name }) => name === 'Calzone');
    expect(copies.map(({ config }) => config.parts[0]?.group)).toEqual([{ id: 1 }, { id: 1 }]);
  });
});
