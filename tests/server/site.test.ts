import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseShop } from '../../src/lib/contract/parse-shop.ts';
import type { SiteBuilder } from '../../src/server/providers/site/site-builder.ts';
import { staticSite } from '../../src/server/routes/static-site.ts';
import type { PageWriter } from '../../src/server/providers/site/page-writer.ts';
import { createSite, type Site } from '../../src/server/usecases/site/publish-site.ts';
import { sitePages } from '../../src/lib/contract/site-pages.ts';
import { newApp, NOON, type TestApp } from '../support/app.ts';
import { testShop } from '../support/shop.ts';

/** Pages as the stubs write them: what they show, and how often that was built. */
const pageOf = (words: string, file: string) =>
  `<!doctype html><h1>${words}</h1>${file}${'<p>Text</p>'.repeat(60)}</html>`;

/** A build and a writer that write all pages with the shop's name; they count, and fail or wait where a test says so. */
function stubs() {
  let begin = () => {};
  const begun = new Promise<void>((done) => (begin = done));
  const state = {
    builds: 0,
    rounds: 0,
    failure: null as string | null,
    gate: Promise.resolve(),
    begun,
    broken: false,
  };
  const write = async (folder: string, file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const buildSite: SiteBuilder['buildSite'] = async ({ outDir, shopFile }) => {
    const number = ++state.builds;
    begin();
    await state.gate;
    if (state.failure !== null) return { ok: false, reason: state.failure, lines: ['…', state.failure] };
    const parsed = parseShop(JSON.parse(await readFile(shopFile ?? '', 'utf8')));
    if (!parsed.ok) throw new Error('no shop');
    for (const { file } of sitePages(parsed.shop))
      await write(outDir, file, pageOf(parsed.shop.config.shopName, file));
    if (state.broken) await rm(join(outDir, 'index.html'));
    await write(outDir, `_astro/menu.${number}.js`, 'export const menu = 1;');
    await write(outDir, 'secret.exe', 'x');
    return { ok: true };
  };
  const buildWriter: SiteBuilder['buildWriter'] = async ({ outDir }) => {
    await write(outDir, 'server/entry.mjs', '');
    return { ok: true };
  };
  const openWriter = (): PageWriter => ({
    async write({ shop, pages, folder: staged }) {
      if (pages.length > 0) state.rounds += 1;
      const own = new Set(sitePages(shop).map(({ file }) => file));
      const written = pages.map(({ file }) => file).filter((file) => own.has(file));
      for (const file of written) await write(staged, file, pageOf(shop.products[0]?.name ?? '', file));
      return { ok: true, written, gone: pages.map(({ file }) => file).filter((file) => !own.has(file)) };
    },
    close: () => Promise.resolve(),
  });
  return { state, builder: { buildSite, buildWriter }, openWriter };
}

let app: TestApp;
let root: string;
let folder: string;
let stub: ReturnType<typeof stubs>;
let complaints: string[];
let published: string[];
let site: Site;

function newSite(): Site {
  return createSite({
    root,
    folder,
    builder: stub.builder,
    openWriter: stub.openWriter,
    places: () => ({ origin: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:1' }),
    surroundings: {},
    readShop: app.readShop,
    now: () => app.clock.now,
    complain: (message) => complaints.push(message),
    isKnown: (publication) => Promise.resolve(published.includes(publication)),
    onPublished: (publication) => Promise.resolve(void published.push(publication)),
  });
}

beforeAll(async () => {
  app = await newApp('PGlite');
  // Routes cannot be added once the first request has come.
  staticSite(app.app, { get: (path) => site.get(path), isThere: () => site.isThere() });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = Date.parse(NOON);
  await app.setShop(testShop());
  root = await mkdtemp(join(tmpdir(), 'bestellbar-code-'));
  folder = join(root, 'site');
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await writeFile(join(root, 'src/pages/index.astro'), '<h1>Start</h1>');
  stub = stubs();
  [complaints, published] = [[], []];
  site = newSite();
});
afterEach(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

const DAY_MS = 24 * 60 * 60 * 1000;
const publish = (whole = false) => site.round({ whole });
const textOf = async (path: string) => (await site.get(path)?.read(null))?.bytes.toString() ?? null;
const words = async (path = 'index.html') => /<h1>(.*)<\/h1>/.exec((await textOf(path)) ?? '')?.[1] ?? null;
const folders = async (name: string) => (await readdir(join(folder, name)).catch(() => [])).toSorted();
const rename = async (shopName: string) => {
  const shop = testShop();
  await app.setShop({ ...shop, config: { ...shop.config, shopName } });
};
/** As an admin would: only what is edited changes. */
const renameProduct = async (name: string) => {
  const admin = await app.as('admin');
  expect((await admin.put('/api/products/1', { name })).status).toBe(200);
};
const reopen = async () => {
  await site.close();
  site = newSite();
  await site.open();
};

describe('publishing', () => {
  it('builds what is not there yet, and nothing that is', async () => {
    await site.open();
    expect([await words(), stub.state.builds]).toEqual(['Pizzeria', 1]);
    await publish();
    await reopen();
    await publish();
    expect([await words(), stub.state.builds, stub.state.rounds]).toEqual(['Pizzeria', 1, 0]);
  });

  it('writes only the pages that an edit touches', async () => {
    await site.open();
    await renameProduct('Calzone');
    await publish();
    expect(await words('store/mitte/index.html')).toBe('Calzone');
    expect(await words('site/imprint/index.html')).toBe('Pizzeria');
    expect([stub.state.builds, stub.state.rounds]).toEqual([1, 1]);
    await reopen();
    expect([await words('store/mitte/index.html'), stub.state.builds]).toEqual(['Calzone', 1]);
  });

  it('writes the branches of a menu as soon as the menu is due', async () => {
    const shop = testShop();
    const due = new Date(app.clock.now + 60_000).toISOString();
    const [menu] = shop.menus;
    if (!menu) throw new Error('no menu');
    await app.setShop({ ...shop, menus: [...shop.menus, { ...menu, id: 99, availableFrom: due }] });
    await site.open();
    await publish();
    expect(stub.state.rounds).toBe(0);
    app.clock.now += 61_000;
    await publish();
    expect(stub.state.rounds).toBe(1);
  });

  it('builds anew when the code has changed, when all was changed from outside, and at three in the morning', async () => {
    await site.open();
    await writeFile(join(root, 'src/pages/index.astro'), '<h1>Neu</h1>');
    await reopen();
    expect(stub.state.builds).toBe(2);
    await site.close();
    await rename('Trattoria');
    site = newSite();
    await site.open();
    expect([await words(), stub.state.builds]).toEqual(['Trattoria', 3]);
    // Noon in Berlin: the next day begins in fifteen hours.
    app.clock.now += 15 * 60 * 60 * 1000 - 1000;
    await publish();
    expect(stub.state.builds).toBe(3);
    app.clock.now += 2000;
    await publish();
    expect(stub.state.builds).toBe(4);
  });

  it('does not take another database for its own because it counts the same', async () => {
    await site.open();
    published = [];
    await reopen();
    expect(stub.state.builds).toBe(2);
  });

  it('serves yesterday’s pages at once, and builds today’s meanwhile', async () => {
    await site.open();
    const [before] = await folders('releases');
    app.clock.now += DAY_MS;
    let release = () => {};
    stub.state.gate = new Promise((done) => (release = done));
    await reopen();
    expect(await readlink(join(folder, 'current'))).toContain(before);
    release();
    await publish();
    expect([await readlink(join(folder, 'current')), stub.state.builds]).not.toContain(before);
    expect(stub.state.builds).toBe(2);
  });

  it('keeps the old pages when a build fails or is not whole, and says why and where', async () => {
    await site.open();
    stub.state.failure = 'Unexpected token';
    await publish(true);
    expect(await words()).toBe('Pizzeria');
    expect(complaints).toEqual([expect.stringContaining('Unexpected token')]);
    expect((await site.status()).failure).toMatchObject({
      message: 'Unexpected token',
      lines: ['…', 'Unexpected token'],
    });
    stub.state.failure = null;
    stub.state.broken = true;
    await publish(true);
    expect([await words(), (await site.status()).failure?.message]).toEqual([
      'Pizzeria',
      'Es fehlt index.html.',
    ]);
    expect(await folders('releases')).toHaveLength(1);
    stub.state.broken = false;
    await publish(true);
    expect((await site.status()).failure).toBeNull();
  });

  it('builds one after the other, and writes what was edited meanwhile', async () => {
    let release = () => {};
    stub.state.gate = new Promise((done) => (release = done));
    const first = site.open();
    await stub.state.begun;
    await renameProduct('Meanwhile');
    const others = [publish(), publish(), publish()];
    release();
    await Promise.all([first, ...others]);
    expect([await words('store/mitte/index.html'), stub.state.builds, stub.state.rounds]).toEqual([
      'Meanwhile',
      1,
      1,
    ]);
  });

  it('keeps the scripts of pages that are still open for a week, and five releases', async () => {
    await site.open();
    for (let i = 0; i < 6; i += 1) {
      app.clock.now += 1000;
      await publish(true);
    }
    expect(site.get('_astro/menu.1.js')).toBeDefined();
    expect(await folders('releases')).toHaveLength(5);
    app.clock.now += 6 * DAY_MS;
    await publish(true);
    expect(site.get('_astro/menu.1.js')).toBeDefined();
    app.clock.now += 2 * DAY_MS;
    await publish(true);
    expect(site.get('_astro/menu.1.js')).toBeUndefined();
    expect(site.get('_astro/menu.9.js')).toBeDefined();
  });

  it('puts single pages back, and then the release before, until the next edit', async () => {
    await site.open();
    app.clock.now += 1000;
    await publish(true);
    await renameProduct('Erste');
    await publish();
    await renameProduct('Zweite');
    await publish();
    const states: unknown[] = [];
    for (let i = 0; i < 4; i += 1) {
      const { ok } = await site.rollBack();
      states.push([ok, await words('store/mitte/index.html'), site.get('_astro/menu.2.js') !== undefined]);
    }
    expect(states).toEqual([
      [true, 'Erste', true],
      [true, 'Pizzeria', true],
      // Pages opened meanwhile keep their scripts.
      [true, 'Pizzeria', true],
      [false, 'Pizzeria', true],
    ]);
    await publish();
    await reopen();
    await publish();
    expect([(await site.status()).isHeld, stub.state.builds]).toEqual([true, 2]);
    await renameProduct('Dritte');
    await publish();
    expect((await site.status()).isHeld).toBe(false);
    expect(stub.state.builds).toBe(3);
  });

  it('takes back what a process that died put live only in part, and does it again', async () => {
    await site.open();
    await renameProduct('Halb');
    const { publications } = await site.status();
    await publish();
    // As if it had died before it noted the publication.
    const state = JSON.parse(await readFile(join(folder, 'state.json'), 'utf8')) as {
      publications: unknown[];
    };
    await site.close();
    await writeFile(
      join(folder, 'state.json'),
      JSON.stringify({ ...state, publications: state.publications.slice(1) }),
    );
    expect(publications).toHaveLength(1);
    site = newSite();
    await site.leads();
    const page = join(folder, 'current/store/mitte/index.html');
    expect(await readFile(page, 'utf8')).toContain('Pizzeria');
    await site.open();
    expect(await folders('history')).toEqual([]);
    expect((await site.status()).publications[0]?.kind).toBe('whole');
  });

  it('is done by one process at a time; the others serve what it has done, and one follows when it has gone', async () => {
    await site.open();
    const other = newSite();
    await other.open();
    expect([await site.leads(), await other.leads()]).toEqual([true, false]);
    await rename('Trattoria');
    await other.round({ whole: false });
    expect(stub.state.builds).toBe(1);
    await publish();
    await other.reload();
    const seen = (await other.get('index.html')?.read(null))?.bytes.toString();
    expect(seen).toBe(await textOf('index.html'));
    await site.close();
    expect(await other.leads()).toBe(true);
    site = other;
  });
});

describe('the pages', () => {
  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await app.app.request(path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  it('are announced while the first build is under way', async () => {
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

  it('are asked about each time, their scripts never again', async () => {
    await site.open();
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('/_astro/menu.1.js')).headers.get('cache-control')).toContain('immutable');
    expect(page.headers.get('cdn-cache-control')).toContain('stale-while-revalidate');
  });

  it('come compressed for whoever can read that', async () => {
    await site.open();
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/', { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding')).toBeNull();
  });

  it('keep an order’s address to themselves', async () => {
    await site.open();
    const status = await get('/status/abc/def');
    expect(status.headers.get('referrer-policy')).toBe('no-referrer');
    expect(status.headers.get('x-robots-tag')).toContain('noindex');
    const page = await get('/');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(page.headers.get('x-robots-tag')).toBeNull();
  });

  it('leave the API’s own 404 alone', async () => {
    await site.open();
    expect((await get('/api/nothing')).text).toContain('errors');
  });
});
