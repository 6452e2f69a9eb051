import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressToday } from '../../../src/lib/domain/branch.ts';
import { staticSite } from '../../../src/server/publishing/routes.ts';
import type { Site } from '../../../src/server/publishing/publish-site.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';
import { newStubSite } from '../../support/stub-site.ts';

let app: TestApp;
let stub: Awaited<ReturnType<typeof newStubSite>>;
let site: Site;

beforeAll(async () => {
  app = await newApp('PGlite');
  // Routes cannot be added once the first request has come.
  staticSite(
    app.app,
    {
      get: (path) => site.get(path),
      isThere: () => site.isThere(),
      inAllLanguages: () => site.inAllLanguages(),
    },
    async (path, search) => addressToday(path, search, (await app.readShop())?.shop.branches ?? []),
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.setShop(testShop());
  stub = await newStubSite(app);
  site = stub.newSite();
});
afterEach(async () => {
  await site.close();
  await stub.remove();
});

describe('the pages', () => {
  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await app.app.request(path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  it('wait for their language on a site that has just begun', async () => {
    const shop = testShop();
    await app.setShop({ ...shop, config: { ...shop.config, languages: ['en'] } });
    await site.open();
    expect(await get('/en')).toMatchObject({ status: 200, text: expect.stringContaining('en/index.html') });
  });

  it('say that the first build is under way', async () => {
    const { status, headers, text } = await get('/');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('3');
    expect(text).toContain('Gleich geht es los');
  });

  it.each([
    ['/', 'index.html'],
    ['/store/mitte', 'store/mitte/index.html'],
    ['/store/mitte/', 'store/mitte/index.html'],
    ['/store/m%69tte', 'store/mitte/index.html'],
    ['/status/abc/def', 'status/index.html'],
    ['/_astro/menu.1.js', 'menu'],
  ])('%s is found', async (path, words) => {
    await site.open();
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(words);
  });

  it.each([
    '/store/sued',
    '/status/abc/def/ghi',
    '/secret.exe',
    '/..%2f..%2fcurrent.json',
    '/%ff',
    '/index.html.br',
  ])('%s is the 404 page', async (path) => {
    await site.open();
    const { status, text } = await get(path);
    expect([status, text]).toEqual([404, expect.stringContaining('404.html')]);
  });

  it("of a branch's former address lead to today's, with page and query, until it is given up", async () => {
    const admin = await app.as('admin');
    await site.open();
    const [branch] = (await app.readShop())!.shop.branches;
    const edit = (fields: object) => admin.put(`/api/branches/${branch!.id}`, fields);
    for (const identifier of ['voriger-name', 'neuer-name'])
      expect((await edit({ identifier })).status).toBe(200);
    const moved = await get('/store/voriger-name/checkout?table=4');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      308,
      '/store/neuer-name/checkout?table=4&von=voriger-name',
    ]);
    expect((await get('/store/nirgends')).status).toBe(404);
    await edit({ formerIdentifiers: [] });
    expect((await get('/store/voriger-name/checkout')).status).toBe(404);
  });

  it('are revalidated on each request, their scripts never', async () => {
    await site.open();
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('/_astro/menu.1.js')).headers.get('cache-control')).toContain('immutable');
    expect(page.headers.get('cdn-cache-control')).toContain('stale-while-revalidate');
  });

  it('are served compressed to clients that accept it', async () => {
    await site.open();
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/', { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding')).toBeNull();
  });

  it('hide an order’s address from referrers and caches', async () => {
    await site.open();
    const status = await get('/status/abc/def');
    expect(status.headers.get('referrer-policy')).toBe('no-referrer');
    expect(status.headers.get('x-robots-tag')).toContain('noindex');
    const page = await get('/');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(page.headers.get('x-robots-tag')).toBeNull();
  });

  it('leave the API’s own 404 responses alone', async () => {
    await site.open();
    expect((await get('/api/nothing')).text).toContain('errors');
  });
});
