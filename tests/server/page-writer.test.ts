import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toInit, type Shop } from '../../src/lib/contract/shop.ts';
import { sitePages } from '../../src/lib/contract/site-pages.ts';
import { demoShop } from '../../src/server/db/demo/index.ts';
import { createAstroBuilder, siteEnvironment } from '../../src/server/publishing/rendering/astro.ts';
import { createPageWriter, type PageWriter } from '../../src/server/publishing/rendering/page-writer.ts';
import { inBuildTurn } from '../../src/server/publishing/build-turn.ts';
import { checkRelease } from '../../src/server/publishing/check-release.ts';
import { linkPackages } from '../../src/server/publishing/resident-writer.ts';
import { touchedPages } from '../../src/server/publishing/touched-pages.ts';
import { edit, type Edit } from '../support/shop-edits.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const places = { origin: 'https://feige.example', apiUrl: 'http://127.0.0.1:9' };

let folder: string;
let writer: PageWriter;
const at = (...path: string[]) => join(folder, ...path);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bestellbar-writer-'));
  const shopFile = at('shop.json');
  await writeFile(shopFile, JSON.stringify(toInit(demoShop)));
  const builder = createAstroBuilder(ROOT);
  const { signal } = new AbortController();
  for (const [build, name] of [
    [builder.buildSite, 'whole'],
    [builder.buildWriter, 'writer'],
  ] as const) {
    const built = await inBuildTurn(ROOT, signal, () =>
      build({ ...places, shopFile, outDir: at(name), logFile: at(`${name}.log`), signal }),
    );
    if (!built.ok) throw new Error(built.lines.join('\n'));
  }
  await linkPackages(ROOT, folder);
  writer = createPageWriter({
    entry: at('writer/server/entry.mjs'),
    origin: places.origin,
    env: siteEnvironment(places),
    logFile: at('writer-process.log'),
  });
}, 120_000);
afterAll(async () => {
  await writer.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the resident page writer', () => {
  it('writes every page of the demo shop with the very bytes of a whole build', async () => {
    const pages = sitePages(demoShop);
    const live = at('nothing');
    const result = await writer.write({ shop: demoShop, pages, live, folder: at('all') });
    expect(result).toEqual({
      ok: true,
      written: expect.arrayContaining(pages.map(({ file }) => file)) as string[],
      gone: [],
    });
    for (const { file } of pages)
      expect({ file, text: await readFile(at('all', file), 'utf8') }).toEqual({
        file,
        text: await readFile(at('whole', file), 'utf8'),
      });
  });

  it('finds nothing to write where nothing has changed', async () => {
    const round = { shop: demoShop, pages: sitePages(demoShop), live: at('whole'), folder: at('same') };
    expect(await writer.write(round)).toEqual({ ok: true, written: [], gone: [] });
  });

  it('changes no page that an edit is not said to touch, whatever is edited', async () => {
    const live = at('live');
    let [before, round]: [Shop, number] = [demoShop, 0];
    const write = async (shop: Shop, pages: ReturnType<typeof sitePages>) => {
      const staged = at('rounds', String(++round));
      const result = await writer.write({ shop, pages, live, folder: staged });
      if (!result.ok) throw new Error([result.reason, ...result.lines].join('\n'));
      for (const file of result.written) {
        await mkdir(dirname(join(live, file)), { recursive: true });
        await rename(join(staged, file), join(live, file));
      }
      return result;
    };
    await write(demoShop, sitePages(demoShop));
    await fc.assert(
      fc.asyncProperty(edit, async (change: Edit) => {
        const after = change.apply(before);
        const touched = new Set(touchedPages(before, after, 0, 0).map(({ file }) => file));
        const pages = [
          ...new Map([...sitePages(before), ...sitePages(after)].map((page) => [page.file, page])).values(),
        ];
        const { written, gone } = await write(after, pages);
        for (const file of gone) await rm(join(live, file), { force: true });
        before = after;
        expect({
          change: change.name,
          untouched: [...written, ...gone].filter((file) => !touched.has(file)),
        }).toEqual({
          change: change.name,
          untouched: [],
        });
      }),
      // Each edit builds on the one before, so a failure cannot be made smaller.
      { numRuns: 60, endOnFailure: true },
    );
  }, 60_000);

  it('touches only the branches that offer a product, and no other page', () => {
    const [product] = demoShop.products;
    const after = {
      ...demoShop,
      products: demoShop.products.map((one) => (one === product ? { ...one, price: one.price + 1 } : one)),
    };
    const kinds = new Set(touchedPages(demoShop, after, 0, 0).map(({ kind }) => kind));
    expect([...kinds].every((kind) => ['branch', 'checkout', 'area', 'landing'].includes(kind))).toBe(true);
    expect(touchedPages(demoShop, { ...demoShop }, 0, 0)).toEqual([]);
  });

  it('starts anew after it was killed, and knows the shop again', async () => {
    const entry = at('writer/server/entry.mjs');
    const env = siteEnvironment(places);
    const limits = { startMs: 30_000, roundMs: 1, shopMs: 0, perPageMs: 0 };
    const hasty = createPageWriter({ entry, origin: places.origin, env, logFile: at('hasty.log'), limits });
    const round = { shop: demoShop, pages: sitePages(demoShop), live: at('whole'), folder: at('hasty') };
    expect(await hasty.write(round)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('longer than') as string,
    });
    limits.roundMs = 10_000;
    expect(await hasty.write(round)).toEqual({ ok: true, written: [], gone: [] });
    await hasty.close();
  });
});

describe('a release', () => {
  it('of the demo shop has all its pages, and every link between them leads somewhere', async () => {
    expect(await checkRelease(at('whole'), demoShop)).toEqual([]);
  });

  it('that lacks a page, links to nothing, or is cut short is refused, by name', async () => {
    const cut = at('whole/store/koeln-ehrenfeld/index.html');
    const html = await readFile(cut, 'utf8');
    await writeFile(cut, html.slice(0, -20).replace('href="/"', 'href="/nirgends"'));
    await rm(at('whole/site/imprint/index.html'));
    expect(await checkRelease(at('whole'), demoShop)).toEqual(
      expect.arrayContaining([
        'Es fehlt site/imprint/index.html.',
        'store/koeln-ehrenfeld/index.html ist abgeschnitten.',
        'store/koeln-ehrenfeld/index.html verweist auf /nirgends, das es nicht gibt.',
      ]),
    );
  });
});
