import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexedPages, robots, sitemap } from '../../src/content/search-engines.ts';
import { canonicalUrl } from '../../src/content/site.ts';
import { testShop } from '../support/shop.ts';

const paths = (shop = testShop()) => indexedPages(shop).map(({ path }) => path);

beforeEach(() => vi.stubEnv('SITE_URL', 'https://pizzeria.example/'));
afterEach(() => vi.unstubAllEnvs());

describe('Indexed pages', () => {
  test('are the home page, the public branches, their sheets and their delivery areas', () => {
    expect(paths()).toEqual([
      '/',
      '/store/mitte',
      '/store/nord',
      '/store/catering',
      '/store/mitte/allergens',
      '/store/nord/allergens',
      '/store/catering/allergens',
      '/store/mitte/lieferung/10115-berlin',
      '/store/mitte/lieferung/10117-berlin',
    ]);
  });

  test('include legal pages only if they have a text', () => {
    const shop = testShop();
    shop.config.imprintText = '# Impressum';
    shop.config.privacyPolicy = 'https://elsewhere.example/privacy';
    expect(paths(shop).filter((path) => path.startsWith('/site'))).toEqual(['/site/imprint']);
  });
});

describe('The sitemap', () => {
  test('lists them with the origin of the site', () => {
    const locations = [...sitemap(testShop()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(locations).toEqual(paths().map((path) => `https://pizzeria.example${path}`));
  });

  test('lists each page in every language, and names the same page in the others', () => {
    const shop = testShop();
    shop.config.languages = ['en', 'tr'];
    const text = sitemap(shop);
    const locations = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(new Set(locations).size).toBe(3 * paths().length);
    expect(locations).toContain('https://pizzeria.example/en');
    expect(locations).toContain('https://pizzeria.example/tr/store/catering');
    const [line = ''] = text
      .split('\n')
      .filter((one) => one.includes('<loc>https://pizzeria.example/en/store/catering<'));
    expect([...line.matchAll(/hreflang="(\w+)" href="(.*?)"/g)].map(([, ...of]) => of)).toEqual([
      ['de', 'https://pizzeria.example/store/catering'],
      ['en', 'https://pizzeria.example/en/store/catering'],
      ['tr', 'https://pizzeria.example/tr/store/catering'],
    ]);
  });

  test('respects the size limit, and drops delivery areas before branches', () => {
    const shop = testShop();
    const [mitte] = shop.branches;
    if (!mitte) throw new Error('the shop has no branch');
    const areas = Array.from({ length: 60_000 }, (_, number) => ({
      ...mitte.deliveryAreas[0],
      area: `Gebiet ${number}`,
    })) as typeof mitte.deliveryAreas;
    const text = sitemap({
      ...shop,
      branches: [{ ...mitte, deliveryAreas: areas }, ...shop.branches.slice(1)],
    });
    expect(text.match(/<loc>/g)).toHaveLength(50_000);
    expect(text).toContain('/store/catering<');
  });
});

describe('robots.txt', () => {
  test('names the sitemap if the site has a public address', () => {
    expect(robots()).toContain('Sitemap: https://pizzeria.example/sitemap.xml');
    vi.stubEnv('SITE_URL', '');
    expect(robots()).not.toContain('Sitemap');
  });

  test('allows pages with a noindex tag, so that crawlers can read it', () => {
    expect(robots()).not.toMatch(/Disallow: \/(store|status|site)?$/m);
  });
});

describe('The canonical URL', () => {
  test('is the same with and without a trailing slash', () => {
    expect(canonicalUrl('/store/mitte/')).toBe('https://pizzeria.example/store/mitte');
    expect(canonicalUrl('/store/mitte')).toBe('https://pizzeria.example/store/mitte');
    expect(canonicalUrl('/')).toBe('https://pizzeria.example/');
  });

  test('is refused if it would lead nowhere', () => {
    vi.stubEnv('SITE_URL', 'pizzeria.example');
    expect(() => canonicalUrl('/')).toThrow('SITE_URL');
  });

  test('is missing if the site has no public address', () => {
    vi.stubEnv('SITE_URL', undefined);
    expect(canonicalUrl('/store/mitte')).toBeNull();
  });
});
