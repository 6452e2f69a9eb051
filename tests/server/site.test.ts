import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeShop } from '../../src/server/db/write-shop.ts';
import { staticSite } from '../../src/server/routes/static-site.ts';
import { createSite, type Site } from '../../src/server/usecases/publish-site.ts';
import { newApp, type TestApp } from '../support/app.ts';
import { testShop } from '../support/shop.ts';

/** A build that writes a few pages; it counts, and fails or waits where a test says so. */
function stubBuild() {
  let begin = () => {};
  const begun = new Promise<void>((done) => (begin = done));
  const state = { count: 0, failure: null as string | null, gate: Promise.resolve(), begun };
  const build = async ({ outDir }: { outDir: string }) => {
    const number = ++state.count;
    begin();
    await state.gate;
    if (state.failure !== null) return { ok: false as const, reason: state.failure };
    const pages: Record<string, string> = {
      'index.html': `<h1>Bau ${number}</h1>${'<p>Text</p>'.repeat(200)}`,
      '404.html': '<h1>404 Not Found</h1>',
      'status/index.html': '<h1>Status</h1>',
      'store/mitte/index.html': '<h1>Mitte</h1>',
      [`_astro/menu.${number}.js`]: 'export const menu = 1;',
      'secret.exe': 'x',
    };
    for (const [path, text] of Object.entries(pages)) {
      await mkdir(dirname(join(outDir, path)), { recursive: true });
      await writeFile(join(outDir, path), text);
    }
    return { ok: true as const };
  };
  return { state, build };
}

let app: TestApp;
let root: string;
let folder: string;
let stub: ReturnType<typeof stubBuild>;
let complaints: string[];
let site: Site;

function newSite(): Site {
  return createSite({
    root,
    folder,
    build: stub.build,
    apiUrl: () => 'http://127.0.0.1:1',
    readShop: app.readShop,
    now: () => app.clock.now,
    complain: (message) => complaints.push(message),
  });
}

beforeAll(async () => {
  app = await newApp('PGlite');
  // Routes cannot be added once the first request has come.
  staticSite(app.app, { get: (path) => site.get(path), isThere: () => site.isThere() });
});
afterAll(() => app.close());
beforeEach(async () => {
  await writeShop(app.db, testShop());
  root = await mkdtemp(join(tmpdir(), 'bestellbar-code-'));
  folder = join(root, 'site');
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await writeFile(join(root, 'src/pages/index.astro'), '<h1>Start</h1>');
  stub = stubBuild();
  complaints = [];
  site = newSite();
});
afterEach(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

const home = async () => (await site.get('index.html')?.read(null))?.toString().slice(4, 9);
const rename = async (shopName: string) => {
  const shop = testShop();
  await writeShop(app.db, { ...shop, config: { ...shop.config, shopName } });
};

describe('publishing', () => {
  it('builds what is not there yet, and nothing that is', async () => {
    await site.open();
    expect([await home(), stub.state.count]).toEqual(['Bau 1', 1]);
    await site.publish();
    site = newSite();
    await site.open();
    expect([await home(), stub.state.count]).toEqual(['Bau 1', 1]);
  });

  it('builds anew when the shop has changed', async () => {
    await site.open();
    await rename('Trattoria');
    await site.publish();
    expect(await home()).toBe('Bau 2');
  });

  it('builds anew when the code has changed', async () => {
    await site.open();
    await writeFile(join(root, 'src/pages/index.astro'), '<h1>Neu</h1>');
    site = newSite();
    await site.open();
    expect(await home()).toBe('Bau 2');
  });

  it('serves yesterday’s pages at once, and builds today’s meanwhile', async () => {
    await site.open();
    app.clock.now += 24 * 60 * 60 * 1000;
    let release = () => {};
    stub.state.gate = new Promise((done) => (release = done));
    site = newSite();
    await site.open();
    expect(await home()).toBe('Bau 1');
    release();
    await site.publish();
    expect([await home(), stub.state.count]).toEqual(['Bau 2', 2]);
  });

  it('keeps the old pages when a build fails, and says why and where', async () => {
    await site.open();
    await rename('Trattoria');
    stub.state.failure = 'Unexpected token';
    await site.publish();
    expect(await home()).toBe('Bau 1');
    expect(complaints).toEqual([expect.stringMatching(/Unexpected token.*build\.log/)]);
    stub.state.failure = null;
    await site.publish();
    expect(await home()).toBe('Bau 3');
  });

  it('builds one after the other, and what changed meanwhile once more', async () => {
    let release = () => {};
    stub.state.gate = new Promise((done) => (release = done));
    const first = site.publish();
    await stub.state.begun;
    await rename('Trattoria');
    const others = [site.publish(), site.publish(), site.publish()];
    release();
    await Promise.all([first, ...others]);
    expect([await home(), stub.state.count]).toEqual(['Bau 2', 2]);
  });

  it('keeps the scripts of pages that are still open, and only the last few builds', async () => {
    await site.open();
    for (const name of ['Zwei', 'Drei', 'Vier']) {
      await rename(name);
      app.clock.now += 1000;
      await site.publish();
    }
    expect(site.get('_astro/menu.2.js')).toBeDefined();
    expect(site.get('_astro/menu.1.js')).toBeUndefined();
    const entries = await readdir(folder, { withFileTypes: true });
    expect(entries.filter((entry) => entry.isDirectory())).toHaveLength(3);
    const note = JSON.parse(await readFile(join(folder, 'current.json'), 'utf8')) as {
      build: string;
    };
    expect(entries.map(({ name }) => name)).toContain(note.build);
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
    ['/', 'Bau 1'],
    ['/store/mitte', 'Mitte'],
    ['/store/mitte/', 'Mitte'],
    ['/store/m%69tte', 'Mitte'],
    ['/status/abc/def', 'Status'],
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
    expect([status, text]).toEqual([404, '<h1>404 Not Found</h1>']);
  });

  it('are asked about each time, their scripts never again', async () => {
    await site.open();
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('/_astro/menu.1.js')).headers.get('cache-control')).toContain('immutable');
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
