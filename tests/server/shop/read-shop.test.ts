import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import { parseShop } from '../../../src/lib/contract/parse-shop.ts';
import { SHOP_LISTS, type Shop } from '../../../src/lib/contract/shop.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { testShop } from '../../support/shop.ts';

const visible = ['about-top'];
/** Menus without what is hidden, and the categories and products on them. */
function offered({ categories, products }: Shop, menus: Shop['menus']) {
  const isVisible = (list: { id: number; visible: boolean }[], id: number) =>
    list.some((one) => one.id === id && one.visible);
  const shown = menus.map((menu) => ({
    ...menu,
    catalog: menu.catalog
      .filter(({ id, visible: isShown }) => isShown && isVisible(categories, id))
      .map((entry) => ({
        ...entry,
        products: entry.products.filter((place) => place.visible && isVisible(products, place.id)),
      })),
  }));
  const entries = shown.flatMap(({ catalog }) => catalog);
  return {
    menus: shown,
    categories: categories.filter(({ id }) => entries.some((entry) => entry.id === id)),
    products: products.filter(({ id }) => entries.some((entry) => entry.products.some((it) => it.id === id))),
  };
}

interface ReadRoute {
  method: string;
  path: string;
  responses: { 200?: { content: { 'application/json': { schema: z.ZodType } } } };
}
const reads = Object.values(endpoints)
  .map(({ who, route }) => ({ who, ...(route as ReadRoute) }))
  .filter(({ who, method, path }) => who === 'anyone' && method === 'get' && !/orders|printers/.test(path));

const PARAMS: Readonly<Record<string, string>> = {
  mode: 'takeaway',
  day: '2026-11-21',
  month: '2026-11',
  at: '2026-11-21T12:00:00Z',
};

describe.each(bothFor('locks'))('reading the shop on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp(kind);
  });
  afterAll(() => app.close());

  it('GET /api/init has everything that pages are rendered from', async () => {
    const parsed = parseShop(await (await app.app.request('/api/init')).json());
    const shop = testShop();
    const blocks = shop.blocks.filter(({ identifier }) => visible.includes(identifier));
    // This server has no account at a payment service, so nobody is offered one.
    const config = { ...shop.config, enablePluginMollie: false };
    // The menu of last summer is over, and what only it or no menu has is nobody's concern.
    const menus = shop.menus.filter(({ id }) => id !== 3);
    // Customers get what products have of option groups.
    const own = { ...offered(shop, menus), blocks, config, optionGroups: [] };
    expect(parsed).toEqual({ ok: true, shop: { ...shop, ...own } });
  });

  it.each(reads)('$path answers as in the contract', async ({ path, responses }) => {
    const response = await app.app.request(
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PARAMS[name] ?? '1'),
    );
    expect(response.status).toBe(200);
    const schema = responses[200]?.content['application/json'].schema;
    expect(schema?.safeParse(await response.json())).toMatchObject({ success: true });
  });

  // Option groups, stations, promotions, price times and translations are staff's.
  const lists = Object.keys(SHOP_LISTS).filter(
    (url) => !/option-groups|stations|promotions|price-times|translations/.test(url),
  );
  it.each(lists)('%s has a tag that says whether it has changed', async (url) => {
    const first = await app.call(url);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await app.app.request(url, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('a changed shop is returned at once under another ETag', async () => {
    const before = await app.call('/api/init');
    const shop = testShop();
    await app.setShop({ ...shop, config: { ...shop.config, shopName: 'Trattoria' } });
    const after = await app.app.request('/api/init', {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('Trattoria');
    await app.setShop(shop);
  });

  it.each(['br', 'gzip'])('the shop is compressed with %s for clients that accept it', async (encoding) => {
    const response = await app.app.request('/api/init', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    const plain = await app.app.request('/api/init');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(
      (await plain.arrayBuffer()).byteLength / 2,
    );
  });

  it('an entity is found by id and by identifier', async () => {
    const byId = await app.call('/api/branches/1');
    expect(byId.data).toMatchObject({ id: 1, identifier: 'mitte' });
    expect((await app.call('/api/branches/mitte')).data).toEqual(byId.data);
    expect((await app.call('/api/branches?identifier=mitte')).data).toEqual([byId.data]);
    expect((await app.call('/api/branches?identifier=sued')).data).toEqual([]);
  });

  it('the menus of a branch are listed, except the one that is over', async () => {
    expect((await app.call('/api/branches/1/menus')).data).toMatchObject([{ id: 1 }]);
  });

  it('a page of a branch checks in a few bytes whether it is current', async () => {
    const version = async () => (await app.call('/api/branches/1/version')).data as Record<string, string>;
    const before = await version();
    const shop = testShop();
    const [first, ...others] = shop.branches;
    if (!first) throw new Error('the test shop has no branch');

    await app.setShop({ ...shop, products: shop.products.map((one) => ({ ...one, price: one.price + 1 })) });
    const dearer = await version();
    expect(dearer['menu']).not.toBe(before['menu']);
    expect(dearer['facts']).toBe(before['facts']);

    await app.setShop({ ...shop, branches: [{ ...first, closedMessage: 'Umbau bis Mai.' }, ...others] });
    const closed = await version();
    expect(closed['facts']).not.toBe(before['facts']);
    expect(closed['menu']).toBe(before['menu']);

    await app.setShop({ ...shop, branches: [first, ...others.map((one) => ({ ...one, phone: '110' }))] });
    expect(await version()).toEqual(before);
    await app.setShop(shop);
  });

  it('says when a branch that is closed takes orders again, in the shop’s time', async () => {
    const opening = async (path: string) => (await app.call(`/api/branches/${path}`)).data;
    // It is noon.
    expect(await opening('4/next-opening/takeaway')).toEqual({ opensAt: '2026-11-21T17:00:00.000Z' });
    expect(await opening('1/next-opening/takeaway')).toEqual({ opensAt: null });
    expect(await opening('2/next-opening/takeaway')).toEqual({ opensAt: null });
  });

  it('disabled and private content is hidden', async () => {
    expect((await app.call('/api/blocks')).data).toMatchObject([{ identifier: 'about-top' }]);
    expect((await app.call('/api/blocks/alerts')).status).toBe(404);
    expect((await app.call('/api/blocks/3')).status).toBe(404);
  });

  it.each([
    '/api/branches/99',
    '/api/branches/GROSS',
    '/api/branches/99/menus',
    '/api/branches/99/version',
    '/api/branches/99/next-opening/takeaway',
    '/api/products/null',
    '/api/products/1e2000',
    '/api/products/99999999999',
    '/api/orders/public/x',
    '/api/nothing',
  ])('answers 404 in German for %s', async (path) => {
    expect(await app.call(path)).toMatchObject({ status: 404, errors: [{ message: 'Nicht gefunden.' }] });
  });

  it('the API can be read from pages of another origin', async () => {
    const asked = await app.app.request('/api/orders', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const read = await app.call('/api/config', { headers: { origin: 'https://shop.example' } });
    expect(read.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('etag');
  });

  it('the API describes itself as OpenAPI 3.1 with every endpoint of the contract', async () => {
    const document = (await (await app.app.request('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    for (const { route } of Object.values(endpoints))
      expect(document.paths[route.path]).toHaveProperty(route.method);
  });
});

describe('an unavailable database', () => {
  it('is answered with 503, without its own message', async () => {
    const app = await newApp('PostgreSQL');
    expect((await app.call('/api/config')).status).toBe(200);
    await app.remove();
    const answer = await app.call('/api/config');
    expect(answer).toMatchObject({ status: 503, errors: [{ field: null }] });
    expect(JSON.stringify(answer.errors)).not.toMatch(/database|postgres|ECONN/i);
  });
});

describe('without a shop', () => {
  it('has empty lists and no config', async () => {
    const app = await newApp('PGlite', null);
    expect((await app.call('/api/init')).data).toEqual([]);
    expect((await app.call('/api/products')).data).toEqual([]);
    expect((await app.call('/api/config')).status).toBe(404);
    await app.close();
  });
});
