import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { images, logs } from '../../../src/server/platform/database/schema.ts';
import { newApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await newApp('PGlite');
  await writeShop(app.db, demoShop, { isDemo: true });
  app.invalidate();
});
afterAll(() => app.close());

it('an admin empties the demo in one step, keeps the settings, and cannot do so again', async () => {
  const admin = await app.as('admin');
  await app.storage.write('1-1.jpg', new Uint8Array([1]));
  expect((await admin.post('/api/config', { enablePluginSMS: true })).status).toBe(200);
  const own = await admin.post('/api/categories', { name: 'Eigene Kategorie' });
  expect(own.status).toBe(201);

  const answer = await admin.post('/api/demo/empty');
  expect(answer).toMatchObject({ status: 200, data: { isDemo: false, isTestTerminalOn: false } });

  const shop = (await app.readShop())?.shop;
  const { config, ...lists } = shop ?? demoShop;
  expect(Object.values(lists).flat()).toEqual([]);
  expect(config).toMatchObject({
    shopName: 'Mein Shop',
    businessName: '',
    title: '',
    description: '',
    imprintText: '',
    currency: 'EUR',
    country: 'DE',
    enablePluginSMS: true,
  });
  expect(await app.db.$count(images)).toBe(0);
  expect(await app.storage.read('1-1.jpg')).toBeNull();
  const entries = await app.db.select().from(logs);
  expect(entries.map(({ message }) => message).slice(-2)).toEqual(['update config', 'delete images']);

  expect(await admin.post('/api/demo/empty')).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringContaining('kein Demoshop') as string }],
  });
  const branch = await admin.post('/api/branches', { identifier: 'mitte', name: 'Mitte' });
  expect(branch.status).toBe(201);
});

it('an own picture that the demo does not show stays', async () => {
  await writeShop(app.db, demoShop, { isDemo: true });
  app.invalidate();
  const [own] = await app.db
    .insert(images)
    .values({ name: 'Terrasse', version: 1, extension: 'jpg' })
    .returning({ id: images.id });
  const admin = await app.as('admin');
  expect((await admin.post('/api/demo/empty')).status).toBe(200);
  expect(await app.db.select({ id: images.id }).from(images)).toEqual([own]);
});
