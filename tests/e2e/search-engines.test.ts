import { baseOf, LANGUAGES } from '../../src/lib/domain/languages.ts';
import { FIRST_TAP_HASH } from '../../src/lib/hosting/first-tap-script.ts';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { isJavaThere, nuErrors } from '../support/nu-checker.ts';
import { schemaProblems } from '../support/schema-org.ts';
import { graphsOf, headOf, isIndexed, pagesOf, type ServedPage } from '../support/site-crawl.ts';
import { searchEngineProblems } from '../support/validate-structured-data.ts';

/** Read as search engines read it: without a browser, but for one test. */
const base = () => process.env['SHOP_URL'] ?? '';
const get = (path: string) => fetch(base() + path);
const pages = () => pagesOf(base());
const indexed = async () => (await pages()).filter(isIndexed);

/** What is wrong with pages, each with its address. */
async function inEach(
  some: readonly ServedPage[],
  check: (page: ServedPage) => string[] | Promise<string[]>,
): Promise<string[]> {
  const found = await Promise.all(
    some.map(async (page) => (await check(page)).map((what) => `${page.path}: ${what}`)),
  );
  return found.flat();
}

/** The origin that the site is published under: where a CDN serves the pages, it is not the one they are fetched from. */
async function origin(): Promise<string> {
  const landing = (await pages()).find(({ kind }) => kind === 'landing');
  return new URL((landing && headOf(landing, 'canonical')) ?? '').origin;
}

const localPath = (url: string, site: string) => url.replace(site, '');

test.describe('search engines', () => {
  test('find every indexed page in the sitemap, and no other', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('xml');
    const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    const site = await origin();
    expect(listed.toSorted()).toEqual((await indexed()).map(({ path }) => site + path).toSorted());
    for (const kind of ['landing', 'branch', 'allergens', 'area', 'legal'])
      expect((await indexed()).map((page) => page.kind)).toContain(kind);
  });

  test('may crawl everything but the API and the back office', async () => {
    const rules = await (await get('/robots.txt')).text();
    expect(rules).toContain(`Sitemap: ${await origin()}/sitemap.xml`);
    const forbidden = [...rules.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    expect(forbidden).toEqual(['/api/', '/backend']);
  });

  test('are told not to index orders, notices and the checkout', async () => {
    const hidden = (await pages()).filter((page) => !isIndexed(page));
    const [legal, others] = [true, false].map((isLegal) =>
      hidden.filter(({ kind }) => (kind === 'legal') === isLegal),
    );
    expect(new Set(others?.map(({ kind }) => kind))).toEqual(new Set(['checkout', 'status', 'notice']));
    // The demo sells nothing that can be sent back, and has no notice of the EU.
    expect(legal?.map(({ path }) => path)).toEqual(
      LANGUAGES.flatMap((language) =>
        ['/site/withdrawal', '/site/guarantee'].map((path) => baseOf(language) + path),
      ),
    );
    expect((await indexed()).map(({ kind }) => kind)).not.toContain('checkout');
  });

  test('find one canonical URL per page, with its own title and description', async () => {
    const some = await indexed();
    const site = await origin();
    for (const page of some) {
      expect(headOf(page, 'canonical'), page.path).toBe(site + page.path);
      expect(headOf(page, 'og:url'), page.path).toBe(site + page.path);
    }
    // The same page may be called alike in two languages.
    for (const name of ['og:title', 'description'])
      expect(new Set(some.map((page) => `${page.language} ${headOf(page, name)}`)).size, name).toBe(
        some.length,
      );
    const hidden = (await pages()).filter((page) => !isIndexed(page));
    for (const page of hidden) expect(headOf(page, 'canonical'), page.path).toBeNull();
  });

  test('find no broken link, URL or image on any page', async () => {
    const site = await origin();
    const found = new Map<string, string>();
    for (const page of await pages()) {
      const links = [...page.html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)].map(([, href = '']) => href);
      const head = ['canonical', 'og:url', 'og:image'].flatMap((name) => headOf(page, name) ?? []);
      const data = JSON.stringify(graphsOf(page)).match(new RegExp(`${site}/[^"#]*`, 'g')) ?? [];
      for (const url of [...links, ...head, ...data])
        found.set(localPath(url, site).replaceAll('&#38;', '&'), page.path);
    }
    expect(found.size).toBeGreaterThan((await pages()).length);
    for (const [url, path] of found) expect((await get(url)).status, `${url} of ${path}`).toBe(200);
  });

  test('find an image with its size and alternative text', async () => {
    for (const page of await indexed()) {
      expect(headOf(page, 'og:image'), page.path).toMatch(/^https?:/);
      for (const name of ['og:image:width', 'og:image:height', 'og:image:alt', 'og:locale', 'og:site_name'])
        expect(headOf(page, name), `${page.path} ${name}`).toBeTruthy();
    }
  });

  test('find a share picture per branch, in the size that its page states', async () => {
    const site = await origin();
    const all = (await indexed()).filter(({ kind }) => kind === 'landing' || kind === 'branch');
    const some = all.filter(({ language }) => language === 'de');
    const urls = some.map((page) => headOf(page, 'og:image') ?? '');
    expect(new Set(urls).size).toBe(some.length);
    // No word of the page is in it, so other languages share it.
    expect(new Set(all.map((page) => headOf(page, 'og:image')))).toEqual(new Set(urls));
    for (const [i, url] of urls.entries()) {
      const answer = await fetch(base() + localPath(url, site), { redirect: 'manual' });
      expect([answer.status, answer.headers.get('content-type')], url).toEqual([200, 'image/jpeg']);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      const said = ['og:image:width', 'og:image:height'].map((name) => headOf(some[i]!, name));
      expect(said, url).toEqual([String(width), String(height)]);
      expect([width, height]).toEqual([1200, 630]);
    }
  });
});

test.describe('the structured data of pages', () => {
  test('conform to schema.org, type by type and value by value', async () => {
    expect(await inEach(await pages(), (page) => graphsOf(page).flatMap(schemaProblems))).toEqual([]);
  });

  test('pass the validator of search engines', async () => {
    expect(
      await inEach(await pages(), async (page) =>
        (await Promise.all(graphsOf(page).map(searchEngineProblems))).flat(),
      ),
    ).toEqual([]);
  });

  test('occur once per indexed page, and say what the page is', async () => {
    const kinds = {
      landing: 'WebSite',
      branch: 'Restaurant',
      allergens: 'Menu',
      area: 'FoodService',
      legal: 'BreadcrumbList',
    };
    for (const page of await indexed()) {
      const graphs = graphsOf(page);
      expect(graphs, page.path).toHaveLength(1);
      const types = graphs.flat().map((node) => node['@type']);
      expect(types, page.path).toContain(kinds[page.kind as keyof typeof kinds]);
    }
  });

  test('contain the whole menu with prices, and no executable script', async ({ page }) => {
    const branch = (await pages()).find(({ kind }) => kind === 'branch');
    const sheet = (await pages()).find(
      ({ kind, branchId }) => kind === 'allergens' && branchId === branch?.branchId,
    );
    const [{ hasMenu }] = graphsOf(branch!).flat() as [{ hasMenu: { '@id': string } }];
    const [menu] = graphsOf(sheet!).flat() as [
      { '@id': string; hasMenuSection: { hasMenuItem: { name: string; offers: object }[] }[] },
    ];
    expect(hasMenu['@id'], 'the restaurant names the menu of its sheet').toBe(menu['@id']);
    const answer = await page.goto(base() + branch!.path);
    // What is out of view has no inner text.
    const shown = (await page.locator('[data-name]').allTextContents()).map((name) => name.trim());
    const told = menu.hasMenuSection.flatMap((section) => section.hasMenuItem);
    expect(told.map(({ name }) => name)).toEqual(shown);
    for (const { offers } of told) expect(offers).toBeTruthy();
    expect(answer?.headers()['content-security-policy'], 'data needs no hash').toContain(
      `script-src 'self' '${FIRST_TAP_HASH}';`,
    );
  });
});

const VALIDATE = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Names of branches and areas are the shop's own; search engines cut what is too long for them.
    'long-title': 'off',
  },
});

test.describe('every page', () => {
  test('is valid HTML for html-validate', async () => {
    const problems = await inEach(await pages(), async ({ html }) => {
      const { results } = await VALIDATE.validateString(html);
      return results.flatMap(({ messages }) => messages.map((it) => `${it.line}:${it.column} ${it.message}`));
    });
    expect(problems).toEqual([]);
  });

  test('is valid HTML for the Nu checker', async () => {
    test.skip(!(await isJavaThere()), 'there is no Java here: the Nu checker was not run');
    const some = (await pages()).map(({ path, html }) => ({ name: path, html }));
    expect(await nuErrors(some)).toEqual([]);
  });
});
