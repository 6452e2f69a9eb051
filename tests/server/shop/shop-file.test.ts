import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseShop } from '../../../src/lib/contract/parse-shop.ts';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import { exportShop, importShop } from '../../../src/server/shop/shop-file.ts';
import { initBody } from '../../contract/shop-arbitrary.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { canteenFile, shopFile } from '../../support/shop.ts';

type ShopFile = ReturnType<typeof shopFile>;

/** The shop in a file, instants as instants: a file may write them in any zone. */
function shopIn(body: unknown): Shop {
  const parsed = parseShop(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const at = (instant: string) => new Date(instant).toISOString();
  return {
    ...parsed.shop,
    menus: parsed.shop.menus.map((menu) => ({ ...menu, availableFrom: at(menu.availableFrom) })),
    branches: parsed.shop.branches.map((branch) => ({
      ...branch,
      orderableFrom: branch.orderableFrom && at(branch.orderableFrom),
    })),
  };
}

function change(file: ShopFile, url: string, id: number, fields: object): ShopFile {
  const entities = file.data.find((entry) => entry.url === url)?.data.data as { id: number }[];
  Object.assign(entities.find((entity) => entity.id === id) ?? {}, fields);
  return file;
}

describe('a shop file', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp();
  });
  afterAll(() => app.close());

  const take = (file: unknown) => importShop(app.db, JSON.stringify(file));
  const give = async () => JSON.parse((await exportShop(app.db)) ?? '') as unknown;

  it('is exported as it was imported', async () => {
    expect(await take(shopFile())).toMatchObject({ ok: true, counts: { branches: 4, products: 8 } });
    expect(shopIn(await give())).toEqual(shopIn(shopFile()));
  });

  it('keeps private content, which the API hides', async () => {
    await take(shopFile());
    expect(shopIn(await give()).blocks).toHaveLength(3);
  });

  it('of a canteen with six branches and hundreds of dishes is exported byte for byte', async () => {
    const file = canteenFile();
    expect(await take(file)).toMatchObject({ ok: true, counts: { branches: 6, products: 180 } });
    expect(shopIn(await give())).toEqual(shopIn(file));
    const again = await exportShop(app.db);
    await importShop(app.db, again ?? '');
    expect(await exportShop(app.db)).toBe(again);
  });

  it('of any kind is exported as it was imported, over any other', async () => {
    await fc.assert(
      fc.asyncProperty(initBody, async (body) => {
        expect(await take(body)).toMatchObject({ ok: true });
        expect(shopIn(await give())).toEqual(shopIn(body));
      }),
      { numRuns: 20 },
    );
  });

  it('may swap the identifiers of two branches', async () => {
    await take(shopFile());
    const swapped = change(shopFile(), '/api/branches', 1, { identifier: 'nord' });
    expect(await take(change(swapped, '/api/branches', 2, { identifier: 'mitte' }))).toMatchObject({
      ok: true,
    });
    expect((await app.call('/api/branches/nord')).data).toMatchObject({ id: 1 });
  });

  it("may contain npm's output before it", async () => {
    const banner = '\n> bestellbar@0.1.0 shop:export\n> node src/server/commands/shop-export.ts\n\n';
    expect(await importShop(app.db, banner + JSON.stringify(shopFile()))).toMatchObject({ ok: true });
  });

  it('replaces the shop and keeps the orders', async () => {
    await take(shopFile());
    const { data } = await app.order(draft());
    await take(canteenFile());
    const found = await app.call(`/api/orders/public/${data.uid}/${data.hash}`);
    expect(found.data).toMatchObject({ uid: data.uid, branch: data.branch, pricing: data.pricing });
  });

  it.each([
    ['a price below zero', '/api/products', 2, { price: -1 }, /^\/api\/products 2 price: .*zu klein/],
    ['no name', '/api/products', 2, { name: undefined }, /^\/api\/products 2 name: .*fehlt/],
    [
      'an identifier of capitals',
      '/api/branches',
      1,
      { identifier: 'Mitte' },
      /^\/api\/branches 1 identifier: .*Kleinbuchstaben/,
    ],
    ['a table of no branch', '/api/tables', 1, { branch: { id: 77 } }, /^\/api\/tables 1 branch\.id: .*77/],
    [
      'an identifier twice',
      '/api/branches',
      2,
      { identifier: 'mitte' },
      /^\/api\/branches 2 identifier: .*mehrfach/,
    ],
    [
      'a picture in two versions',
      '/api/tags',
      1,
      { image: { id: 1, version: 2, extension: 'png' } },
      /Bild 1/,
    ],
  ])('with %s is refused, naming the place, and changes nothing', async (_, url, id, fields, line) => {
    const file = change(shopFile(), '/api/categories', 1, { image: { id: 1, extension: 'png' } });
    await take(file);
    const before = await exportShop(app.db);
    const taken = await take(change(structuredClone(file), url, id, fields));
    expect(taken).toMatchObject({ ok: false, problems: [expect.stringMatching(line)] });
    expect(await exportShop(app.db)).toBe(before);
  });

  it.each(['', '{', 'shop'])('that is not JSON (%j) is refused in one line', async (text) => {
    const taken = await importShop(app.db, text);
    expect(taken).toMatchObject({ ok: false, problems: [expect.stringMatching(/kein gültiges JSON/)] });
  });

  it('gives new entities ids above its own', async () => {
    await take(shopFile());
    const { products } = await import('../../../src/server/platform/database/schema.ts');
    const { toProductRow } = await import('../../../src/server/shop/queries/entity-rows.ts');
    const [soup] = shopIn(shopFile()).products;
    if (!soup) throw new Error('no product');
    const { id: _id, ...row } = toProductRow(soup, 99);
    const [added] = await app.db.insert(products).values(row).returning({ id: products.id });
    expect(added?.id).toBeGreaterThan(8);
  });
});
