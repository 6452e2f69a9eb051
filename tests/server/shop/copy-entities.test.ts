import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import type { Category, Menu } from '../../../src/lib/contract/entities.ts';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await newApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const shopNow = async () => (await app.readShop())!.shop;

it('a branch is copied with hours, areas, tables and menus, is not public, and is one entry in the log', async () => {
  const before = await shopNow();
  const entries = await app.db.$count(logs);
  const { status, data } = await admin.post('/api/branches/1/copies', {
    name: 'Mitte 2',
    identifier: 'mitte-2',
  });
  expect(status).toBe(201);
  const copy = data as Branch;
  const [original] = before.branches;
  expect(copy).toEqual({
    ...original,
    id: copy.id,
    name: 'Mitte 2',
    identifier: 'mitte-2',
    isPublic: false,
    soldOut: [],
  });
  const after = await shopNow();
  const tablesOf = (id: number) =>
    after.tables.filter(({ branch }) => branch.id === id).map((one) => one.identifier);
  expect(tablesOf(copy.id)).toEqual(tablesOf(1));
  const menusOf = (id: number) => after.menus.filter(({ branches }) => branches.some((one) => one.id === id));
  expect(menusOf(copy.id)).toEqual(menusOf(1));
  expect(menusOf(1).length).toBeGreaterThan(0);
  expect(await app.db.$count(logs)).toBe(entries + 1);
});

it('a taken identifier is told at its field, and nothing is copied', async () => {
  const before = await shopNow();
  const answer = await admin.post('/api/branches/1/copies', { name: 'Mitte', identifier: 'mitte' });
  expect([answer.status, fieldsOf(answer)]).toEqual([422, ['identifier']]);
  expect(await shopNow()).toEqual(before);
});

it('a menu is copied with what is on it, for no branch yet', async () => {
  const [menu] = (await shopNow()).menus;
  const { status, data } = await admin.post(`/api/menus/${menu?.id}/copies`, { name: 'Winterkarte' });
  expect(status).toBe(201);
  expect(data).toEqual({ ...menu, id: (data as Menu).id, name: 'Winterkarte', branches: [] });
});

it('a category is copied with copies of its dishes, hidden and behind it on its menus', async () => {
  const before = await shopNow();
  const { status, data } = await admin.post('/api/categories/1/copies', { name: 'Pizza Bianca' });
  expect(status).toBe(201);
  const copy = data as Category;
  expect(copy).toMatchObject({ name: 'Pizza Bianca', visible: false });
  const after = await shopNow();
  const nameOf = (id: number) => after.products.find((one) => one.id === id)?.name;
  for (const { id, catalog } of before.menus) {
    const at = catalog.findIndex((entry) => entry.id === 1);
    if (at < 0) continue;
    const [own, made] = after.menus.find((menu) => menu.id === id)!.catalog.slice(at, at + 2);
    expect(made?.id).toBe(copy.id);
    const [dishes, copies] = [own, made].map((entry) => entry?.products.map((place) => place.id) ?? []);
    expect(copies?.map(nameOf)).toEqual(dishes?.map(nameOf));
    expect(copies?.some((product) => dishes?.includes(product))).toBe(false);
  }
  expect(after.products.length).toBeGreaterThan(before.products.length);
});

it('only what is there can be copied, under a name, and by admins only', async () => {
  const named = { name: 'Kopie', identifier: 'kopie' };
  const lists = ['branches', 'menus', 'categories'];
  for (const list of lists) {
    expect((await admin.post(`/api/${list}/4711/copies`, named)).status).toBe(404);
    expect((await admin.post(`/api/${list}/1/copies`, { ...named, name: '' })).status).toBe(422);
  }
  const employee = await app.as('employee', [1]);
  expect((await employee.post('/api/branches/1/copies', named)).status).toBe(403);
});
