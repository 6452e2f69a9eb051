import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureRelease } from '../../../scripts/release/ensure-release.ts';
import { sitePages, type SitePage } from '../../../src/lib/contract/site-pages.ts';
import { createClockPages } from '../../../src/server/publishing/rendering/clock-pages.ts';
import { createPageWriter, type PageWriter } from '../../../src/server/publishing/rendering/page-writer.ts';
import { siteEnvironment } from '../../../src/server/publishing/rendering/pages-code.ts';
import { readRelease } from '../../../src/server/release.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';

const places = { origin: 'https://feige.example', apiUrl: 'http://127.0.0.1:9', appWorker: null };
const CHRISTMAS = Date.parse('2026-12-24T13:00:00+01:00');

/** Says on its face which day it was made on. */
const SHEET = '/store/berlin-nachtkueche/allergens';
const pageAt = (path: string): SitePage => sitePages(demoShop).find((page) => page.path === path)!;

let folder: string;
let openWriter: (logFile: string) => PageWriter;
const opened: PageWriter[] = [];
beforeAll(async () => {
  const code = (await readRelease(await ensureRelease())).pagesCode(null);
  folder = await mkdtemp(join(tmpdir(), 'bestellbar-clock-'));
  openWriter = (logFile) => {
    const writer = createPageWriter({
      ...code,
      origin: places.origin,
      env: siteEnvironment(places),
      logFile,
    });
    opened.push(writer);
    return writer;
  };
});
afterAll(async () => {
  for (const writer of opened) await writer.close();
  await rm(folder, { recursive: true, force: true });
});

describe('pages by a simulated clock', () => {
  it('are as of the day that their clock shows, also of an earlier one, and leave no file', async () => {
    const pages = createClockPages({ open: openWriter, folder });
    const days = [CHRISTMAS, CHRISTMAS - 3 * 86_400_000, CHRISTMAS + 400 * 86_400_000];
    for (const [at, day] of [
      [days[0], '24.12.2026'],
      [days[1], '21.12.2026'],
      [days[2], '28.01.2028'],
    ] as const)
      expect(await pages.render(demoShop, pageAt(SHEET), at!)).toContain(day);
    expect(await readdir(folder)).toEqual(['writer.log']);
    await pages.close();
  });

  it('are none where the shop has none', async () => {
    const pages = createClockPages({ open: openWriter, folder });
    const gone = { ...pageAt(SHEET), path: '/store/anderswo/allergens' };
    expect(await pages.render(demoShop, gone, CHRISTMAS)).toBeNull();
    await pages.close();
  });

  it('never come from a writer that writes real ones afterwards', async () => {
    const writer = openWriter(join(folder, 'own.log'));
    const round = {
      shop: demoShop,
      live: null,
      folder: join(folder, 'out'),
      isWhole: false,
      hasCopies: false,
    };
    const pages = [pageAt(SHEET)];
    expect(await writer.write({ ...round, pages, clock: CHRISTMAS })).toMatchObject({ ok: true });
    expect(await writer.write({ ...round, pages })).toMatchObject({ ok: false });
  });

  it('end their writer when nobody has looked for a while, and begin another', async () => {
    let ends = 0;
    const counting = (logFile: string): PageWriter => {
      const writer = openWriter(logFile);
      return { ...writer, close: () => ((ends += 1), writer.close()) };
    };
    const pages = createClockPages({ open: counting, folder, idleMs: 1 });
    await pages.render(demoShop, pageAt(SHEET), CHRISTMAS);
    await expect.poll(() => ends).toBe(1);
    expect(await pages.render(demoShop, pageAt(SHEET), CHRISTMAS)).toContain('24.12.2026');
    expect(existsSync(join(folder, 'writer.log'))).toBe(true);
    await pages.close();
  });
});
