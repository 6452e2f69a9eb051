import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EditsDone } from '../../../src/lib/contract/many-edits.ts';
import { parseShop } from '../../../src/lib/contract/parse-shop.ts';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import type { OwnText } from '../../../src/lib/contract/translations.ts';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { exportShop, importShop } from '../../../src/server/shop/shop-file.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { touchedPages } from '../../../src/server/publishing/touched-pages.ts';
import { draft, fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const CHANGES = '/api/translations/changes';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await newApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

/** The test shop, which offers English and Turkish. */
function aShop(): Shop {
  const shop = testShop();
  return { ...shop, config: { ...shop.config, languages: ['en', 'tr'] } };
}
beforeEach(() => writeShop(app.db, aShop()));

const shopNow = async () => (await app.readShop())!;
const change = (words: Record<string, object>) =>
  admin.post(CHANGES, {
    changes: Object.entries(words).map(([german, its]) => ({ german, words: its })),
  });
const textsNow = async () => (await admin.get('/api/own-texts')).data as OwnText[];
const MENU = { Margherita: { en: 'Cheese pizza' }, Größe: { en: 'Size' }, groß: { en: 'large' } };

describe('translations of what a shop has written', () => {
  it('are changed together as one edit, which is taken back as one', async () => {
    const before = await shopNow();
    const entries = await app.db.$count(logs);
    const { status, data } = await change({ ...MENU, Pizza: { en: ' Pizzas ', tr: 'Pizzalar' } });
    expect([status, data]).toEqual([200, { changed: 4, logId: expect.any(Number) as number }]);
    const after = await shopNow();
    expect([after.revision - before.revision, (await app.db.$count(logs)) - entries]).toEqual([1, 1]);
    expect(after.shop.translations.find(({ german }) => german === 'Pizza')?.words).toEqual({
      en: 'Pizzas',
      tr: 'Pizzalar',
    });
    expect((await admin.post(`/api/edits/${(data as EditsDone).logId}/undo`)).status).toBe(200);
    expect((await shopNow()).shop).toEqual(before.shop);
  });

  it('stay in languages that are left out, and go where they are blank', async () => {
    await change({ Pizza: { en: 'Pizzas', tr: 'Pizzalar' } });
    expect((await change({ Pizza: { en: '' } })).data).toMatchObject({ changed: 1 });
    expect((await shopNow()).shop.translations).toMatchObject([
      { german: 'Pizza', words: { tr: 'Pizzalar' } },
    ]);
    expect((await change({ Pizza: { tr: 'Pizzalar' } })).data).toEqual({ changed: 0, logId: null });
  });

  it('are refused with the field that is wrong, and to all but admins', async () => {
    const wrong = await admin.post(CHANGES, { changes: [{ german: '', words: { en: 'x' } }] });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['changes.0.german']]);
    const twice = await admin.post('/api/translations', { german: 'Pizza', words: {} });
    expect(twice.status).toBe(201);
    const again = await admin.post('/api/translations', { german: 'Pizza', words: {} });
    expect([again.status, fieldsOf(again)]).toEqual([422, ['german']]);
    const employee = await app.as('employee');
    expect((await employee.post(CHANGES, { changes: [{ german: 'Pizza', words: {} }] })).status).toBe(403);
    expect((await employee.get('/api/own-texts')).status).toBe(403);
  });

  it('are listed with every text that customers read and where it stands, and those of texts that are gone', async () => {
    await change({ Pizza: { en: 'Pizzas' }, 'Gibt es nicht mehr': { en: 'Gone' } });
    const texts = await textsNow();
    expect(texts.find(({ german }) => german === 'Pizza')).toEqual({
      german: 'Pizza',
      words: { en: 'Pizzas' },
      places: [{ list: 'categories', id: 1, name: 'Pizza', field: 'name' }],
      count: 1,
    });
    expect(texts.find(({ german }) => german === 'Willkommen')?.words).toEqual({});
    expect(texts.at(-1)).toEqual({
      german: 'Gibt es nicht mehr',
      words: { en: 'Gone' },
      places: [],
      count: 0,
    });
  });

  it('travel with the shop file, and only what customers may know with what pages are built from', async () => {
    const hidden = { type: 'text' as const, name: 'x', value: 'Geheim' };
    const shop = aShop();
    const blocks = shop.blocks.map((one) => (one.isEnabled ? one : { ...one, data: [hidden] }));
    await writeShop(app.db, { ...shop, blocks });
    await change({ ...MENU, Geheim: { en: 'Secret' } });
    const { translations } = (await shopNow()).shop;
    const file = (await exportShop(app.db)) ?? '';
    await writeShop(app.db, aShop());
    expect(await importShop(app.db, file)).toMatchObject({ ok: true, counts: { translations: 4 } });
    expect((await shopNow()).shop.translations).toEqual(translations);
    const init = await (await app.app.request('/api/init')).json();
    const parsed = parseShop(init);
    const texts = parsed.ok ? parsed.shop.translations.map(({ german }) => german) : [];
    expect(texts).toEqual(['Margherita', 'Größe', 'groß']);
  });

  it('cost a shop without any nothing', async () => {
    expect(await (await app.app.request('/api/init')).text()).not.toContain('translations');
  });
});

describe('a page in another language', () => {
  beforeEach(() => change(MENU));

  it('asks for dishes in its words, with the German ones beside them', async () => {
    const { data } = await app.call('/api/products?language=en');
    expect((data as object[])[0]).toMatchObject({
      id: 1,
      name: 'Cheese pizza',
      config: {
        parts: [{ name: 'Size', options: [{ name: 'klein' }, { name: 'large' }] }, { name: 'Extras' }],
      },
      german: { 'Cheese pizza': 'Margherita', Size: 'Größe', large: 'groß' },
    });
    expect((await app.call('/api/products/1?language=en')).data).toMatchObject({ name: 'Cheese pizza' });
  });

  it.each(['', '?language=de', '?language=fr', '?language=xx'])(
    'is answered in German with "%s", which the shop does not offer otherwise',
    async (query) => {
      const { data } = await app.call(`/api/products/1${query}`);
      expect(data).toMatchObject({ name: 'Margherita' });
      expect(data).not.toHaveProperty('german');
    },
  );

  it('is answered alike when staff look at it, who edit in German whatever their browser speaks', async () => {
    expect((await admin.get('/api/products/1?language=en')).data).toMatchObject({ name: 'Cheese pizza' });
    const response = await app.call('/api/products/1', {
      headers: { cookie: admin.cookie, 'accept-language': 'en' },
    });
    expect(response.data).toMatchObject({ name: 'Margherita' });
  });

  it('shows an order in the language it was placed in, and staff read it in German', async () => {
    const placed = await app.call('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify(
        draft({
          items: [{ product: { id: 1 }, amount: 1, unit: 'Stk', parts: [{ name: 'Größe', value: 'groß' }] }],
        }),
      ),
    });
    expect(placed.status).toBe(201);
    expect(placed.data).toMatchObject({
      items: [{ name: 'Cheese pizza', parts: [{ name: 'Size', value: 'large' }] }],
    });
    const { id, uid, hash } = placed.data as { id: number; uid: string; hash: string };
    expect((await app.call(`/api/orders/public/${uid}/${hash}`)).data).toEqual(placed.data);
    const page = await app.app.request(`/api/orders/public/${uid}/${hash}/confirmation`);
    expect(await page.text()).toContain('Cheese pizza');
    expect((await admin.get(`/api/orders/${id}`)).data).toMatchObject({
      items: [{ name: 'Margherita', parts: [{ name: 'Größe', value: 'groß' }] }],
    });
  });

  it('is rendered again where it shows the text, and no German page is', async () => {
    const before = (await shopNow()).shop;
    await change({ Knödel: { en: 'Dumplings' } });
    const after = (await shopNow()).shop;
    const now = Date.parse('2026-11-21T12:00:00Z');
    const touched = touchedPages(before, after, now, now);
    expect(touched.map(({ path }) => path)).toContain('/en/store/nord');
    expect(touched.filter(({ language }) => language === 'de')).toEqual([]);
    expect(touched.filter(({ path }) => path.includes('/store/mitte'))).toEqual([]);
    await change({ Knödel: { en: '' } });
  });
});
