import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureRelease, ROOT } from '../../../scripts/release/ensure-release.ts';
import { runTool } from '../../../scripts/release/tool.ts';
import { PARTS } from '../../../src/lib/domain/shop-css/hooks.ts';
import { FIRST_TAP } from '../../../src/lib/hosting/first-tap-script.ts';
import { toInit, type Shop } from '../../../src/lib/contract/shop.ts';
import { sitePages, type SitePage } from '../../../src/lib/contract/site-pages.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';
import { writeWorker, checkRelease } from '../../../src/server/publishing/render-release.ts';
import { copyAssets } from '../../../src/server/publishing/releases.ts';
import { lookAtPages } from '../../../src/server/publishing/rendering/look-at-page.ts';
import {
  createPageWriter,
  type PageWriter,
  type Rendered,
  createPageWriters,
} from '../../../src/server/publishing/rendering/page-writer.ts';
import { siteEnvironment } from '../../../src/server/publishing/rendering/pages-code.ts';
import { touchedPages } from '../../../src/server/publishing/touched-pages.ts';
import { readRelease } from '../../../src/server/release.ts';
import { keptAhead } from '../../support/kept-ahead.ts';
import { edit, type Edit } from '../../support/shop-edits.ts';

const places = { origin: 'https://feige.example', apiUrl: 'http://127.0.0.1:9', appWorker: null };
/** The demo shop in one further language: each takes a build of its own. */
const shop: Shop = { ...demoShop, config: { ...demoShop.config, languages: ['tr'] } };
const PAGES = sitePages(shop);

let folder: string;
let code: ReturnType<Awaited<ReturnType<typeof readRelease>>['pagesCode']>;
let writer: PageWriter;
const at = (...path: string[]) => join(folder, ...path);

const openWriter = (
  name: string,
  limits?: { startMs: number; roundMs: number; shopMs: number; perPageMs: number },
) =>
  createPageWriter({
    ...code,
    origin: places.origin,
    env: siteEnvironment(places),
    logFile: at(`${name}.log`),
    ...(limits ? { limits } : {}),
  });

/** Pages of a shop, held against those in `live`. */
const write = (shop: Shop, pages: SitePage[], live: string | null, to: string, by = writer) =>
  by.write({ shop, pages, live, folder: to, isWhole: false, hasCopies: true });

beforeAll(async () => {
  code = (await readRelease(await ensureRelease())).pagesCode(null);
  folder = await mkdtemp(join(tmpdir(), 'bestellbar-writer-'));
  await writeFile(at('shop.json'), JSON.stringify(toInit(shop)));
  await runTool(ROOT, '../scripts/build.ts', [], {
    ...siteEnvironment(places),
    SITE_OUT_DIR: at('whole'),
    SHOP_FILE: at('shop.json'),
  });
  writer = openWriter('writer');
});
afterAll(async () => {
  await writer.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the page writer', () => {
  it('shows the font, the logo for dark pages and the picture to begin with that a shop has chosen', async () => {
    const picture = (id: number) => ({ id, version: 1, extension: 'png' });
    const chosen = {
      face: { ...shop.config.face, font: 'jost' },
      logo: picture(1),
      logoDark: picture(2),
      hero: 'picture',
      heroPicture: picture(3),
      heroColor: '#c04010',
    } as const;
    const landing = PAGES.filter(({ kind }) => kind === 'landing');
    await write({ ...shop, config: { ...shop.config, ...chosen } }, landing, null, at('dressed'));
    const page = await readFile(at('dressed', 'index.html'), 'utf8');
    const [, font = ''] = /<link rel="preload" as="font"[^>]* href="([^"]+)"/.exec(page) ?? [];
    expect(page).toContain(`@font-face{font-family:Jost;src:url(${font})`);
    expect((await readFile(join(code.assets, font))).length).toBeLessThan(14_217);
    expect(page).toMatch(/<source srcset="\/image\/2-1\.png" media="\(prefers-color-scheme:dark\)"/);
    expect(page).toContain('/image/3-1.png 1600w');
    expect(page).toContain('--afar:#c04010');
    const turkish = await readFile(at('dressed', 'tr/index.html'), 'utf8');
    expect(turkish.match(/font-family:Jost;/g)).toHaveLength(2);
    expect(page.match(/font-family:Jost;/g)).toHaveLength(1);
  });

  it('has a pattern in the page itself, and no picture beside it', async () => {
    const landing = PAGES.filter(({ file }) => file === 'index.html');
    await write({ ...shop, config: { ...shop.config, hero: 'waves' } }, landing, null, at('waves'));
    const page = await readFile(at('waves', 'index.html'), 'utf8');
    expect(page).toContain('--pattern:url("data:image/svg+xml,');
    expect(page).not.toContain('/image/branch/');
  });

  it('writes each page of the demo shop with the same bytes as `npm run build`, in every language', async () => {
    const result = await write(shop, PAGES, null, at('all'));
    expect(result).toMatchObject({ ok: true, same: [], gone: [] });
    expect(new Set((result as Rendered).written)).toEqual(new Set(PAGES.map(({ file }) => file)));
    for (const { file } of PAGES)
      expect({ file, text: await readFile(at('all', file), 'utf8') }).toEqual({
        file,
        text: await readFile(at('whole', file), 'utf8'),
      });
  });

  it('shows what the shop has translated in the language of a page, and marks the rest as German', async () => {
    const html = await readFile(at('all', 'tr/store/koeln-ehrenfeld/index.html'), 'utf8');
    const tagOf = (name: string) =>
      new RegExp(`<button([^>]*)data-name[^>]*>\\s*${name}\\s*</button>`).exec(html)?.[1];
    expect(tagOf('Biberiyeli focaccia')).not.toContain('lang=');
    expect(tagOf('Tiramisù')).toContain('lang="de"');
    expect(html).not.toContain('Rosmarin-Focaccia</button>');
    // Its cart sends what it is called in German.
    expect(html).toContain("'Biberiyeli focaccia':'Rosmarin-Focaccia'");
  });

  it("does so in the shop's variant of German, with scripts and a worker of its own", async () => {
    const config = { ...shop.config, languages: [], country: 'AT' as const, german: 'natural' as const };
    const austrian: Shop = { ...shop, config };
    await writeFile(at('austrian.json'), JSON.stringify(toInit(austrian)));
    await runTool(ROOT, '../scripts/build.ts', [], {
      ...siteEnvironment(places),
      SITE_OUT_DIR: at('austrian'),
      SHOP_FILE: at('austrian.json'),
    });
    const pages = sitePages(austrian);
    const own = openWriter('austrian');
    const result = await write(austrian, pages, null, at('in-austrian'), own);
    await own.close();
    expect(result).toMatchObject({ ok: true, same: [], gone: [] });
    for (const { file } of pages)
      expect({ file, text: await readFile(at('in-austrian', file), 'utf8') }).toEqual({
        file,
        text: await readFile(at('austrian', file), 'utf8'),
      });
    expect(await readFile(at('austrian/index.html'), 'utf8')).toContain('<html lang="de-AT"');
    const scripts = JSON.parse(await readFile(join(dirname(code.entry), 'scripts.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    await writeWorker(code.worker, at('in-austrian'), (result as Rendered).written, scripts['de-AT']);
    const listed = async (of: string) => keptAhead(await readFile(at(of, 'sw.js'), 'utf8'));
    expect(await listed('in-austrian')).toEqual(await listed('austrian'));
  }, 120_000);

  it('writes nothing if nothing has changed', async () => {
    const result = await write(shop, PAGES, at('whole'), at('same'));
    expect(result).toMatchObject({ ok: true, written: [], gone: [] });
  });

  it('writes what a shop says of its own, and every part that its CSS may name is on a page', async () => {
    const own: Shop = {
      ...shop,
      config: {
        ...shop.config,
        footerLinks: [{ label: 'Jobs & mehr', href: '/site/imprint' }],
        socialLinks: [{ url: 'https://www.instagram.com/feige' }],
        modeNames: { takeaway: 'Abholung <hier>', delivery: '', dineIn: '' },
        welcomeTitle: 'Schön, dass du da bist',
        css: Object.keys(PARTS)
          .map((part) => `[data-part=${part}]{gap:1rem}`)
          .join(''),
      },
    };
    await write(own, PAGES, null, at('own'));
    const read = (file: string) => readFile(at('own', file), 'utf8');
    const [landing, branch, turkish] = await Promise.all(
      ['index.html', 'store/koeln-ehrenfeld/index.html', 'tr/index.html'].map(read),
    );
    // Astro's marks of a component's styles stand behind the attributes.
    expect(landing).toMatch(/<a href="\/site\/imprint"( class="astro-\w+")?[^"=>]*>Jobs &amp; mehr<\/a>/);
    expect(turkish).toMatch(/<a href="\/tr\/site\/imprint" lang="de"[^>]*>Jobs &amp; mehr<\/a>/);
    expect(landing).toMatch(
      /<a href="https:\/\/www\.instagram\.com\/feige" target="_blank" rel="me noopener"[^>]*>Instagram<\/a>/,
    );
    expect(landing).toContain('"sameAs":"https://www.instagram.com/feige"');
    expect(landing).toContain('Schön, dass du da bist</h1>');
    expect(branch).toMatch(/<span[^>]*>Abholung &lt;hier&gt;<\/span>/);
    expect(branch).toContain('data-takeaway="Abholung <hier>"');
    expect(branch).toContain('html[data-shop] body .product{gap:1rem}');
    const named = Object.values(PARTS).flatMap(({ selector }) => /\.([\w-]+)/.exec(selector)?.[1] ?? []);
    // Blocks are on the home page.
    const home = { ...own, config: { ...own.config, enablePluginHomePage: true } };
    await write(
      home,
      PAGES.filter(({ kind }) => kind === 'landing'),
      null,
      at('own-home'),
    );
    const pages = `${landing}${branch}${await readFile(at('own-home', 'index.html'), 'utf8')}`;
    expect(named.filter((name) => !new RegExp(`class="[^"]*\\b${name}\\b`).test(pages))).toEqual([]);
  });

  it('changes no page outside the set that an edit is said to touch', async () => {
    const live = at('live');
    let [before, round]: [Shop, number] = [shop, 0];
    const publish = async (shop: Shop, pages: SitePage[]) => {
      const staged = at('rounds', String(++round));
      const result = await write(shop, pages, live, staged);
      if (!result.ok) throw new Error([result.reason, ...result.lines].join('\n'));
      for (const file of result.written) {
        await mkdir(dirname(join(live, file)), { recursive: true });
        await rename(join(staged, file), join(live, file));
      }
      return result;
    };
    await publish(shop, PAGES);
    await fc.assert(
      fc.asyncProperty(edit, async (change: Edit) => {
        const after = change.apply(before);
        const touched = new Set(touchedPages(before, after, 0, 0).map(({ file }) => file));
        const pages = [
          ...new Map([...sitePages(before), ...sitePages(after)].map((page) => [page.file, page])).values(),
        ];
        const { written, gone } = await publish(after, pages);
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
  }, 180_000);

  it('rewrites only the branches that offer a product, and no other page', () => {
    const [product] = shop.products;
    const after = {
      ...shop,
      products: shop.products.map((one) => (one === product ? { ...one, price: one.price + 1 } : one)),
    };
    const kinds = new Set(touchedPages(shop, after, 0, 0).map(({ kind }) => kind));
    expect(
      [...kinds].every((kind) => ['branch', 'checkout', 'allergens', 'area', 'landing'].includes(kind)),
    ).toBe(true);
    expect(touchedPages(shop, { ...shop }, 0, 0)).toEqual([]);
  });

  it('restarts after it was killed, and loads the shop again', async () => {
    // The limit is that of one language's pages.
    const pages = PAGES.filter(({ language }) => language === 'de');
    const limits = { startMs: 30_000, roundMs: 1, shopMs: 0, perPageMs: 0 };
    const hasty = openWriter('hasty', limits);
    expect(await write(shop, pages, at('whole'), at('hasty'), hasty)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('longer than') as string,
    });
    Object.assign(limits, { roundMs: 10_000, shopMs: 10_000 });
    expect(await write(shop, pages, at('whole'), at('hasty'), hasty)).toMatchObject({
      ok: true,
      written: [],
    });
    await hasty.close();
  });

  it('splits a large site among workers, and fails if one of them fails', async () => {
    const opened: string[] = [];
    const shared = (failing: number) =>
      createPageWriters({
        most: 3,
        open: (number) => {
          opened.push(`${failing}:${number}`);
          const by = openWriter(`shared-${number}`);
          if (number !== failing) return by;
          return { ...by, write: () => Promise.resolve({ ok: false, reason: 'kein Platz', lines: [] }) };
        },
      });
    // A site of eight times as many pages: those of the shop under other names.
    const many = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((copy) =>
      PAGES.map((page) => ({ ...page, file: `${copy}/${page.file}` })),
    );
    const whole = shared(0);
    const round = {
      shop: shop,
      pages: many,
      live: null,
      folder: at('many'),
      isWhole: true,
      hasCopies: true,
    };
    const rendered = await whole.write(round);
    expect(rendered.ok ? [] : [rendered.reason, ...rendered.lines]).toEqual([]);
    expect(rendered).toMatchObject({ gone: [], problems: [] });
    expect((rendered as Rendered).written.toSorted()).toEqual(many.map(({ file }) => file).toSorted());
    await whole.close();

    const broken = shared(2);
    expect(await broken.write({ ...round, folder: at('broken') })).toMatchObject({
      ok: false,
      reason: 'kein Platz',
    });
    await broken.close();
    expect(opened).toEqual(expect.arrayContaining(['0:1', '0:2', '0:3', '2:2']));
  }, 180_000);
});

describe('a complete site', () => {
  /** Rendered into a folder as a release is, besides what is live. */
  const render = async (to: string, live: string | null) => {
    const assets = await copyAssets(code.assets, to);
    const rendered = await writer.write({
      shop: shop,
      pages: PAGES,
      live,
      folder: to,
      isWhole: true,
      hasCopies: true,
    });
    if (!rendered.ok) throw new Error(rendered.lines.join('\n'));
    await writeWorker(code.worker, to, [...rendered.written, ...rendered.same]);
    return { rendered, assets };
  };

  it('of the demo shop has all pages and no broken link', async () => {
    const { rendered, assets } = await render(at('release'), null);
    expect(rendered.written).toHaveLength(PAGES.length);
    expect(rendered.links.length).toBeGreaterThan(20);
    expect(checkRelease(rendered, assets)).toEqual([]);
  });

  it('has the files of `npm run build`, including scripts and the service worker', async () => {
    const files = async (of: string) =>
      (await readdir(at(of), { recursive: true })).filter((file) => /\.\w+$/.test(file));
    const ours = (await files('release')).filter((file) => !/\.(br|gz)$/.test(file));
    const whole = new Set(await files('whole'));
    expect([...whole].filter((file) => !ours.includes(file))).toEqual([]);
    // A release has scripts in all languages, whatever a shop offers.
    const further = ours.filter((file) => !whole.has(file));
    expect(further.filter((file) => !/^_astro\/[\w.-]+\.js$/.test(file))).toEqual([]);
    expect(further.length).toBeGreaterThan(20);
    const listed = async (of: string) => keptAhead(await readFile(at(of, 'sw.js'), 'utf8'));
    expect((await listed('release')).length).toBeGreaterThan(20);
    expect(await listed('release')).toEqual(await listed('whole'));
    expect(await readFile(at('release/sw.js'), 'utf8')).not.toContain('OFFLINE-PAGE-REVISION');
  });

  it('has no script in a page but the one that the policy runs', async () => {
    const pages = PAGES.filter(({ file }) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    for (const { file } of pages) {
      const html = (await readFile(at('release', file), 'utf8')).replace(`<script>${FIRST_TAP}</script>`, '');
      const inline = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g);
      expect({ file, inline: [...inline].map(([tag]) => tag) }).toEqual({ file, inline: [] });
    }
  });

  it('takes unchanged pages from the previous release, with their compressed copies', async () => {
    const index = at('release/index.html');
    await writeFile(`${index}.br`, 'compressed as small as can be');
    await writeFile(at('release/404.html'), 'older');
    const { rendered } = await render(at('next'), at('release'));
    expect(rendered.written).toEqual(['404.html']);
    expect(rendered.same).toHaveLength(PAGES.length - 1);
    expect(await readFile(at('next/index.html.br'), 'utf8')).toBe('compressed as small as can be');
    expect(await readFile(at('next/404.html'), 'utf8')).toContain('</html>');
  });

  it('that lacks a page, has a broken link or a truncated file is refused by name', async () => {
    const html = await readFile(at('release/index.html'), 'utf8');
    const looking = lookAtPages();
    looking.take(
      'store/mitte/index.html',
      Buffer.from(`<!doctype html><a href="/nirgends">${html.slice(-400, -20)}`),
    );
    looking.take('offline/index.html', Buffer.from('<!doctype html></html>'));
    const seen = { ok: true as const, written: ['index.html'], same: [], gone: ['site/imprint/index.html'] };
    expect(checkRelease({ ...seen, ...looking.seen() }, [])).toEqual(
      expect.arrayContaining([
        'Es fehlt site/imprint/index.html.',
        'Es fehlen alle Skripte.',
        'offline/index.html hat 22 Byte.',
        'store/mitte/index.html ist abgeschnitten.',
        'store/mitte/index.html verweist auf /nirgends, das es nicht gibt.',
      ]),
    );
  });
});
