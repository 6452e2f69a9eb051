import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EditsUndone, ImportReport } from '../../../src/lib/contract/many-edits.ts';
import { productRows } from '../../../src/lib/domain/product-table.ts';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await newApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const PATH = '/api/products/imports';
const shopNow = async () => (await app.readShop())!.shop;
async function bringIn(rows: string[][], isTrial = false): Promise<ImportReport> {
  const answer = await admin.post(PATH, { rows, isTrial });
  expect(answer.status).toBe(200);
  return answer.data as ImportReport;
}

it('an export that is brought in again changes nothing and is no entry in the log', async () => {
  const before = await app.db.$count(logs);
  const { products } = await shopNow();
  const report = await bringIn(productRows(await shopNow()));
  expect(report).toMatchObject({ created: [], updated: [], problems: [], ignored: [], logId: null });
  expect(report.unchanged).toBe(products.length);
  expect(await app.db.$count(logs)).toBe(before);
});

it('a trial says what would be created and changed, and what is wrong with which cell, but writes nothing', async () => {
  const before = await shopNow();
  const report = await bringIn(
    [
      ['Artikel', 'Warengruppe', 'VK', 'MwSt', 'EAN'],
      ['margherita', 'Pizza', '11,50 €', '7 %', '40'],
      ['Tiramisu', 'Dolci', '6.90', '0,07', ''],
      ['Panna Cotta', 'Dolci', 'sechs', 'viel', ''],
      ['', '', '3', '', ''],
      ['', '', '', '', ''],
      ['Tiramisu', '', '1', '', ''],
      ['x'.repeat(300), '', '1', '', ''],
    ],
    true,
  );
  expect(report.created).toEqual([{ row: 3, name: 'Tiramisu' }]);
  expect(report.updated).toEqual([
    {
      row: 2,
      id: 1,
      name: 'Margherita',
      changes: expect.arrayContaining([
        { column: 'Name', from: 'Margherita', to: 'margherita' },
        { column: 'Preis', from: '10,00', to: '11,50' },
      ]) as unknown,
    },
  ]);
  expect(report.categories).toEqual(['Dolci']);
  expect(report.ignored).toEqual(['EAN']);
  expect(report.problems.map(({ row, column }) => [row, column])).toEqual([
    [4, 'Preis'],
    [4, 'MwSt. Lieferung'],
    [5, 'Name'],
    [7, 'Name'],
    [8, 'Name'],
  ]);
  expect(report.problems[0]).toMatchObject({
    value: 'sechs',
    message: expect.stringContaining('12,50') as string,
  });
  expect(await shopNow()).toEqual(before);
});

it('three hundred products are brought in as one edit and stand on the menus, and all of it is taken back', async () => {
  const before = await shopNow();
  const entries = await app.db.$count(logs);
  const rows = Array.from({ length: 300 }, (_, n) => [
    `Gericht ${n}`,
    n % 2 ? 'Pizza' : 'Suppen',
    `${n + 1},90`,
  ]);
  const report = await bringIn([['Name', 'Kategorie', 'Preis'], ['Margherita', '', '12'], ...rows]);
  expect([report.created.length, report.updated.length, report.problems.length]).toEqual([300, 1, 0]);
  const after = await shopNow();
  expect(after.products).toHaveLength(before.products.length + 300);
  expect(after.products.find(({ id }) => id === 1)?.price).toBe(12);
  const soups = after.categories.find(({ name }) => name === 'Suppen')?.id;
  for (const { catalog } of after.menus)
    expect(catalog.find(({ id }) => id === soups)?.products).toHaveLength(150);
  expect(await app.db.$count(logs)).toBe(entries + 1);

  const undone = await admin.post(`/api/edits/${report.logId}/undo`);
  expect(undone).toMatchObject({ status: 200, data: { removed: 300, restored: 1 } satisfies EditsUndone });
  expect(await shopNow()).toEqual(before);
  expect((await admin.post(`/api/edits/${report.logId}/undo`)).status).toBe(409);
});

it('an import of which something was changed since is not taken back, and other entries never', async () => {
  const report = await bringIn([
    ['Name', 'Preis'],
    ['Grießbrei', '5'],
  ]);
  const made = (await shopNow()).products.find(({ name }) => name === 'Grießbrei');
  await admin.put(`/api/products/${made?.id}`, { price: 6 });
  const refused = await admin.post(`/api/edits/${report.logId}/undo`);
  expect([refused.status, refused.errors[0]?.message]).toEqual([409, expect.stringContaining('geändert')]);
  expect((await admin.post('/api/edits/4711/undo')).status).toBe(404);
});

it('options are brought in with their prices, keep what tables do not say, and are wrong by their cell', async () => {
  const cell = 'Größe: klein; groß +2,50 | Extras (mehrere, freiwillig): Käse +1,00';
  const first = await bringIn([
    ['Name', 'Preis', 'Optionen'],
    ['Calzone', '12', cell],
    ['Focaccia', '6', 'mit Rosmarin'],
  ]);
  expect(first.problems).toMatchObject([{ row: 3, column: 'Optionen', value: 'mit Rosmarin' }]);
  const calzone = async () => (await shopNow()).products.find(({ name }) => name === 'Calzone')!;
  const { id, config } = await calzone();
  expect(config.parts).toMatchObject([
    { name: 'Größe', type: 'select', optional: false, options: [{ value: 0 }, { name: 'groß', value: 2.5 }] },
    { name: 'Extras', type: 'multiselect', optional: true },
  ]);
  const [size, extras] = config.parts;
  const parts = [size, { ...extras, options: [{ ...extras!.options[0], allergens: ['G'] }] }];
  expect((await admin.put(`/api/products/${id}`, { config: { parts } })).status).toBe(200);
  const again = await bringIn([
    ['Name', 'Optionen'],
    ['Calzone', cell.replace('1,00', '1,50')],
  ]);
  expect(again.updated[0]?.changes).toEqual([
    { column: 'Optionen', from: cell, to: cell.replace('1,00', '1,50') },
  ]);
  expect((await calzone()).config.parts[1]?.options).toMatchObject([{ value: 1.5, allergens: ['G'] }]);
  await bringIn([
    ['Name', 'Optionen'],
    ['Calzone', 'keine'],
  ]);
  expect((await calzone()).config.parts).toEqual([]);
});

it('a station is brought in by its name, and one that the shop does not have is wrong by its cell', async () => {
  const rows = [
    ['Name', 'Preis', 'Station'],
    ['Pinsa', '12', 'ofen'],
    ['Spritz', '8', 'Bar'],
  ];
  expect((await bringIn(rows, true)).ignored).toEqual(['Station']);
  const oven = (await admin.post('/api/stations', { name: 'Ofen' })).data as { id: number };
  const report = await bringIn(rows);
  expect(report.problems).toMatchObject([{ row: 3, column: 'Station', value: 'Bar' }]);
  const { products } = await shopNow();
  expect(products.find(({ name }) => name === 'Pinsa')?.station).toEqual({ id: oven.id });
  const again = await bringIn(productRows(await shopNow()));
  expect(again).toMatchObject({ updated: [], problems: [], ignored: [] });
});

it('a table without names is refused', async () => {
  const answer = await admin.post(PATH, {
    rows: [
      ['Foo', 'Bar'],
      ['1', '2'],
    ],
  });
  expect([answer.status, fieldsOf(answer)]).toEqual([422, ['rows']]);
});

it('an empty shop gets its first menu from a table', async () => {
  await app.setShop({ ...(await shopNow()), menus: [], categories: [], products: [] });
  await bringIn([
    ['Name', 'Kategorie', 'Preis'],
    ['Ramen', 'Suppen', '13,50'],
  ]);
  const { menus, products, branches } = await shopNow();
  expect(menus).toHaveLength(1);
  expect(menus[0]).toMatchObject({ name: 'Speisekarte', branches: branches.map(({ id }) => ({ id })) });
  expect(menus[0]?.catalog[0]?.products.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
});
