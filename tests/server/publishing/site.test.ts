import { readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../../src/server/publishing/publish-site.ts';
import { newApp, NOON, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';
import { newStubSite } from '../../support/stub-site.ts';

let app: TestApp;
let stub: Awaited<ReturnType<typeof newStubSite>>;
let site: Site;

beforeAll(async () => void (app = await newApp('PGlite')));
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = Date.parse(NOON);
  await app.setShop(testShop());
  stub = await newStubSite(app);
  site = stub.newSite();
});
afterEach(async () => {
  await site.close();
  await stub.remove();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const publish = (whole = false) => site.round({ whole });
const textOf = async (path: string) => (await site.get(path)?.read(null))?.bytes.toString() ?? null;
const words = async (path = 'index.html') => /<h1>(.*)<\/h1>/.exec((await textOf(path)) ?? '')?.[1] ?? null;
const folders = async (name: string) => (await readdir(join(stub.folder, name)).catch(() => [])).toSorted();
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
  site = stub.newSite();
  await site.open();
};

describe('publishing', () => {
  it('renders missing pages and no others', async () => {
    await site.open();
    expect([await words(), stub.state.builds]).toEqual(['Pizzeria', 1]);
    await publish();
    await reopen();
    await publish();
    expect([await words(), stub.state.builds, stub.state.rounds]).toEqual(['Pizzeria', 1, 0]);
  });

  it('opens a new site in German, and adds the other languages at once as the one publication', async () => {
    const shop = testShop();
    await app.setShop({ ...shop, config: { ...shop.config, languages: ['en'] } });
    await site.open();
    expect([await words(), await words('en/index.html')]).toEqual(['Pizzeria', null]);
    await site.inAllLanguages();
    expect([await words(), await words('en/index.html')]).toEqual(['Pizzeria', 'Pizzeria']);
    expect((await site.status()).publications).toMatchObject([{ kind: 'whole', isCurrent: true }]);
    await reopen();
    expect(stub.state.builds).toBe(2);
  });

  it('opens at once after a restart before the other languages were there, and renders them then', async () => {
    const shop = testShop();
    await app.setShop({ ...shop, config: { ...shop.config, languages: ['en'] } });
    await site.open();
    stub.state.failure = 'the process ends';
    await site.inAllLanguages();
    await site.close();
    stub.state.failure = null;
    const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
    stub.state.gate = gate;
    site = stub.newSite();
    await site.open();
    expect([await words(), await words('en/index.html')]).toEqual(['Pizzeria', null]);
    goOn();
    await site.inAllLanguages();
    expect(await words('en/index.html')).toBe('Pizzeria');
  });

  it('has all languages even if the shop is edited during the first rendering', async () => {
    const shop = testShop();
    await app.setShop({ ...shop, config: { ...shop.config, languages: ['en'] } });
    const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
    stub.state.gate = gate;
    const opened = site.open();
    await stub.state.begun;
    await renameProduct('Calzone');
    goOn();
    await opened;
    await site.inAllLanguages();
    expect([await words('index.html'), await words('en/site/imprint/index.html')]).toEqual([
      'Pizzeria',
      'Pizzeria',
    ]);
  });

  it('keeps a new site’s German pages if another language fails, and tries again', async () => {
    const shop = testShop();
    await app.setShop({ ...shop, config: { ...shop.config, languages: ['en'] } });
    await site.open();
    stub.state.failure = 'no English';
    await site.inAllLanguages();
    expect([await words(), await words('en/index.html')]).toEqual(['Pizzeria', null]);
    stub.state.failure = null;
    await publish(true);
    expect(await words('en/index.html')).toBe('Pizzeria');
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

  it('writes the branches of a menu when the menu becomes available', async () => {
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

  it('renders every page after a change of the code or the whole shop, and at three in the morning', async () => {
    await site.open();
    stub.state.code = 'second';
    await reopen();
    expect(stub.state.builds).toBe(2);
    await site.close();
    await rename('Trattoria');
    site = stub.newSite();
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

  it('does not mistake another database with equal revisions for its own', async () => {
    await site.open();
    stub.published.clear();
    await reopen();
    expect(stub.state.builds).toBe(2);
  });

  it('serves yesterday’s pages at once, and renders today’s meanwhile', async () => {
    await site.open();
    const [before] = await folders('releases');
    app.clock.now += DAY_MS;
    let release = () => {};
    stub.state.gate = new Promise((done) => (release = done));
    await reopen();
    expect(await readlink(join(stub.folder, 'current'))).toContain(before);
    release();
    await publish();
    expect([await readlink(join(stub.folder, 'current')), stub.state.builds]).not.toContain(before);
    expect(stub.state.builds).toBe(2);
  });

  it('keeps the old pages when rendering fails or a page is missing, and says why and where', async () => {
    await site.open();
    stub.state.failure = 'Unexpected token';
    await publish(true);
    expect(await words()).toBe('Pizzeria');
    expect(stub.complaints).toEqual([expect.stringContaining('Unexpected token')]);
    expect((await site.status()).failure).toMatchObject({
      message: 'Die Seiten ließen sich nicht erzeugen.',
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

  it('renders one site at a time, and then the edits made meanwhile', async () => {
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

  it('keeps the scripts of open pages for a week, and five releases', async () => {
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

  it('rolls back single pages, and then the previous release, until the next edit', async () => {
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

  it('undoes a partial publication of a process that died, and repeats it', async () => {
    await site.open();
    await renameProduct('Halb');
    const { publications } = await site.status();
    await publish();
    // As if it had died before it noted the publication.
    const state = JSON.parse(await readFile(join(stub.folder, 'state.json'), 'utf8')) as {
      publications: unknown[];
    };
    await site.close();
    await writeFile(
      join(stub.folder, 'state.json'),
      JSON.stringify({ ...state, publications: state.publications.slice(1) }),
    );
    expect(publications).toHaveLength(1);
    site = stub.newSite();
    await site.leads();
    const page = join(stub.folder, 'current/store/mitte/index.html');
    expect(await readFile(page, 'utf8')).toContain('Pizzeria');
    await site.open();
    expect(await folders('history')).toEqual([]);
    expect((await site.status()).publications[0]?.kind).toBe('whole');
  });

  it('exposes to other web servers what it serves itself, even after a crash between the two', async () => {
    await site.open();
    await site.close();
    const [release = ''] = await folders('releases');
    await rm(join(stub.folder, 'current'));
    await symlink('releases/older', join(stub.folder, 'current'));
    site = stub.newSite();
    await site.open();
    expect(await readlink(join(stub.folder, 'current'))).toBe(`releases/${release}`);
  });

  it('is done by one process at a time; others serve its result, and one takes over when it is gone', async () => {
    await site.open();
    const other = stub.newSite();
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
