import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexedPages, robots, sitemap } from '../../src/content/search-engines.ts';
import { canonicalUrl } from '../../src/content/site.ts';
import { testShop } from '../support/shop.ts';

const paths = (shop = testShop()) => indexedPages(shop).map(({ path }) => path);

beforeEach(() => vi.stubEnv('SITE_URL', 'https://pizzeria.example/'));
afterEach(() => vi.unstubAllEnvs());

describe('The pages that search engines may show', () => {
  test('are the start, the public branches and the areas that they deliver to', () => {
    expect(paths()).toEqual([
      '/',
      '/store/mitte',
      '/store/nord',
      '/store/catering',
      '/store/mitte/lieferung/10115-berlin',
      '/store/mitte/lieferung/10117-berlin',
    ]);
  });

  test('are legal pages only where they have a text', () => {
    const shop = testShop();
    shop.config.imprintText = '# Impressum';
    shop.config.privacyPolicy = 'https://elsewhere.example/privacy';
    expect(paths(shop).filter((path) => path.startsWith('/site'))).toEqual(['/site/imprint']);
  });
});

describe('The sitemap', () => {
  test('names them with the origin of the site', () => {
    const locations = [...sitemap(testShop()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(locations).toEqual(paths().map((path) => `https://pizzeria.example${path}`));
  });

  test('stays as small as a sitemap may be, and leaves out areas before branches', () => {
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

describe('The rules for robots', () => {
  test('lead to the sitemap where the site has an address', () => {
    expect(robots()).toContain('Sitemap: https://pizzeria.example/sitemap.xml');
    vi.stubEnv('SITE_URL', '');
    expect(robots()).not.toContain('Sitemap');
  });

  test('keep nobody from a page that says itself that it is not to be shown', () => {
    expect(robots()).not.toMatch(/Disallow: \/(store|status|site)?$/m);
  });
});

describe('The address that a page shall be known by', () => {
  test('is the same with and without a slash at its end', () => {
    expect(canonicalUrl('/store/mitte/')).toBe('https://pizzeria.example/store/mitte');
    expect(canonicalUrl('/store/mitte')).toBe('https://pizzeria.example/store/mitte');
    expect(canonicalUrl('/')).toBe('https://pizzeria.example/');
  });

  test('is refused where it would lead nowhere', () => {
    vi.stubEnv('SITE_URL', 'pizzeria.example');
    expect(() => canonicalUrl('/')).toThrow('SITE_URL');
  });

  test('is not known where nobody has said where the site is', () => {
    vi.stubEnv('SITE_URL', undefined);
    expect(canonicalUrl('/store/mitte')).toBeNull();
  });
});
