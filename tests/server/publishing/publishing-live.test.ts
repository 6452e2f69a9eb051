import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureRelease } from '../../../scripts/release/ensure-release.ts';
import { sitePages } from '../../../src/lib/contract/site-pages.ts';
import { PublishStatus } from '../../../src/lib/contract/publishing.ts';
import { compose } from '../../../src/server/compose.ts';
import { shareJobQueue } from '../../../src/server/platform/queue/job-queue.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { openSite } from '../../../src/server/publishing/open-site.ts';
import { createPageWriter } from '../../../src/server/publishing/rendering/page-writer.ts';
import { siteEnvironment, type Places } from '../../../src/server/publishing/rendering/pages-code.ts';
import { readRelease } from '../../../src/server/release.ts';
import { createLocalStorage } from '../../../src/server/platform/storage/storage.ts';
import { staticSite } from '../../../src/server/publishing/routes.ts';
import { createTelemetry } from '../../../src/server/platform/telemetry.ts';
import { newDatabase } from '../../support/database.ts';
import { serveApp } from '../../support/serve-app.ts';
import { signedIn } from '../../support/signed-in.ts';

const BRANCH = '/store/koeln-ehrenfeld';
const [product] = demoShop.products;
/** Other tests run beside this one. */
const PATIENT = { timeout: 60_000 };

/** The shop with its pages as `npm start` has it, in this process, with a writer that fails on demand. */
async function startSite() {
  const database = await newDatabase('PostgreSQL');
  await writeShop(database.db, demoShop);
  const telemetry = createTelemetry({ level: 'silent' });
  const complaints: string[] = [];
  const code = (await readRelease(await ensureRelease())).pagesCode(null);
  const state = { fails: false };
  const address = { port: 0 };
  const origin = () => `http://127.0.0.1:${address.port}`;
  const queue = shareJobQueue(database.db, (error) => complaints.push(String(error)));
  const openWriter = (places: Places) => {
    const writer = createPageWriter({
      ...code,
      origin: places.origin,
      env: siteEnvironment(places),
      logFile: join(database.dataDir, 'writer.log'),
    });
    return {
      ...writer,
      write: (round: Parameters<typeof writer.write>[0]) =>
        state.fails
          ? Promise.resolve({ ok: false as const, reason: 'kaputt', lines: ['davor', 'kaputt'] })
          : writer.write(round),
    };
  };
  const dependencies = {
    db: database.db,
    queue,
    folder: join(database.dataDir, 'site'),
    openWriter,
    compressor: null,
    targets: [],
    places: () => ({ origin: origin(), apiUrl: origin(), appWorker: null }),
    now: Date.now,
    complain: (message: string) => complaints.push(message),
    report: (error: unknown) => complaints.push(String(error)),
  };
  const pages = openSite({ ...dependencies, code });
  /** Another process, which serves the API only. */
  const elsewhere = openSite({ ...dependencies, code: null });
  const { app, shopCache, notices, auth, stopWatching } = compose(
    database.db,
    createLocalStorage(`${database.dataDir}/images`),
    {
      now: Date.now,
      sendLoginLink: null,
      publisher: pages.publisher,
      rebuildSecrets: [],
      telemetry,
      trustedProxies: 0,
      areRatesLimited: false,
      report: ({ error }) => complaints.push(String(error)),
    },
  );
  if (pages.site) staticSite(app, pages.site, () => Promise.resolve(null));
  const server = await serveApp({ app });
  address.port = server.port;
  await pages.start(shopCache.read, notices);
  const { cookie } = await signedIn(database.db, await auth(), 'admin', []);
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(origin() + path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, data: ((await response.json()) as { data: unknown }).data };
  };
  return {
    state,
    complaints,
    elsewhere: elsewhere.publisher,
    origin,
    call,
    status: async () => PublishStatus.parse((await call('GET', '/api/publish')).data),
    text: async (path: string) => (await fetch(origin() + path)).text(),
    async close() {
      server.close();
      await elsewhere.close();
      await pages.close();
      await queue.close();
      await stopWatching();
      await database.close();
    },
  };
}

type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** A visitor who opens page after page with its files, without a pause, and notes what is broken. */
function browse(site: RunningSite) {
  const broken: string[] = [];
  const paths = sitePages(demoShop).map(({ path }) => path);
  let isOver = false;
  let seen = 0;
  const load = async (path: string) => {
    const response = await fetch(site.origin() + path);
    const text = await response.text();
    if (response.status !== 200) broken.push(`${path} answered ${response.status}`);
    return text;
  };
  const browsing = (async () => {
    for (let i = 0; !isOver; i += 1) {
      const path = paths[i % paths.length] ?? '/';
      const html = await load(path);
      if (html.startsWith('<!') && !html.trimEnd().endsWith('</html>')) broken.push(`${path} is cut short`);
      for (const [, asset = ''] of html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)) await load(asset);
      seen += 1;
    }
  })();
  return async () => {
    isOver = true;
    await browsing;
    return { broken, seen };
  };
}

describe('a site that is published again and again', () => {
  let site: RunningSite;
  beforeAll(async () => void (site = await startSite()), 120_000);
  afterAll(() => site.close());

  const liveWith = async (words: string) => {
    await expect.poll(() => site.text(BRANCH), PATIENT).toContain(words);
  };
  const rename = async (name: string) =>
    expect((await site.call('PUT', `/api/products/${product?.id}`, { name })).status).toBe(200);

  it('is complete at every moment: through twenty publications, a failed rendering and a rollback', async () => {
    const stop = browse(site);
    for (let i = 0; i < 18; i += 1) {
      await rename(`Gericht ${i}`);
      await liveWith(`Gericht ${i}`);
    }
    const rounds = async () =>
      (await site.status()).publications.filter(({ kind }) => kind === 'pages').length;
    await expect.poll(rounds, PATIENT).toBe(18);

    site.state.fails = true;
    expect((await site.call('POST', '/api/publish', { whole: true })).status).toBe(202);
    await expect
      .poll(async () => (await site.status()).failure, PATIENT)
      .toMatchObject({ message: 'Die Seiten ließen sich nicht erzeugen.', lines: ['davor', 'kaputt'] });
    expect(await site.text(BRANCH)).toContain('Gericht 17');

    site.state.fails = false;
    // Another process asks, which keeps no pages.
    await site.elsewhere.ask({ whole: true });
    await expect.poll(async () => (await site.status()).publications[0]?.kind, PATIENT).toBe('whole');
    await rename('Gericht 19');
    await liveWith('Gericht 19');

    const putBack = [
      async () => expect((await site.call('POST', '/api/publish/rollback')).status).toBe(200),
      async () => expect(await site.elsewhere.rollBack()).toEqual({ ok: true }),
      async () => expect((await site.call('POST', '/api/publish/rollback')).status).toBe(200),
    ];
    for (const [i, words] of ['Gericht 17', 'Gericht 17', 'Gericht 16'].entries()) {
      await putBack[i]?.();
      expect(await site.text(BRANCH)).toContain(words);
    }
    expect((await site.status()).isHeld).toBe(true);
    expect((await site.elsewhere.status()).publications).toEqual((await site.status()).publications);

    const { broken, seen } = await stop();
    expect(broken).toEqual([]);
    expect(seen).toBeGreaterThan(100);
    expect(site.complaints).toEqual([expect.stringContaining('kaputt')]);
  }, 240_000);

  it('publishes a burst of 500 edits in a few batches, including the last one', async () => {
    await rename('Wieder frisch');
    await liveWith('Wieder frisch');
    const before = (await site.status()).publications[0]?.id ?? '';
    await Promise.all(Array.from({ length: 500 }, (_, i) => rename(`Eile ${i}`)));
    await rename('Ganz zuletzt');
    await liveWith('Ganz zuletzt');
    const { publications } = await site.status();
    expect(publications.findIndex(({ id }) => id === before)).toBeLessThan(50);
    expect(publications.findIndex(({ id }) => id === before)).toBeGreaterThan(0);
  }, 240_000);
});
