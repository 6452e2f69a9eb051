import type { Shop } from '../lib/contract/shop.ts';
import { sitePages, type SitePage } from '../lib/contract/site-pages.ts';
import { legalPages, absoluteUrl } from './site.ts';
import type { Branch } from '../lib/contract/branches.ts';
import type { Config } from '../lib/contract/config.ts';
import type { MenuGroup } from '../lib/domain/menu.ts';
import { baseOf, DEFAULT_LANGUAGE, offeredLanguages, type Language } from '../lib/domain/languages.ts';
import { offeredModes } from '../lib/domain/modes.ts';
import { modeName } from './mode-names.ts';
import { search } from './texts/search.ts';

/** The limit of a sitemap (sitemaps.org); branches come before areas. */
const MOST_ADDRESSES = 50_000;

const KINDS: readonly SitePage['kind'][] = ['landing', 'legal', 'branch', 'allergens', 'area'];

/** The indexed German pages: none of a single order, and no legal page without a text. */
export function indexedPages(shop: Shop): SitePage[] {
  const withText = new Set(
    legalPages(shop).flatMap(({ slug, markdown }) => (markdown ? [`/site/${slug}`] : [])),
  );
  const pages = sitePages({ ...shop, config: { ...shop.config, languages: [] } });
  return KINDS.flatMap((kind) =>
    pages.filter((page) => page.kind === kind && (kind !== 'legal' || withText.has(page.path))),
  );
}

/** A page's address in a language. */
const addressIn = (language: Language, path: string) =>
  absoluteUrl(baseOf(language) + (path === '/' && language !== DEFAULT_LANGUAGE ? '' : path));

/**
 * The sitemap of a shop, without modification dates, which are unknown. Each page is there in every language and names the same page in
 * the others, which keeps that out of the pages.
 */
export function sitemap(shop: Shop): string {
  const languages = offeredLanguages(shop.config.languages);
  const pages = indexedPages(shop).slice(0, Math.floor(MOST_ADDRESSES / languages.length));
  // Paths consist of identifiers and slugs, so nothing has to be escaped.
  const urls = pages.flatMap(({ path }) => {
    const others = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language, path)}"/>`,
    );
    const alternates = languages.length > 1 ? others.join('') : '';
    return languages.map((language) => `<url><loc>${addressIn(language, path)}</loc>${alternates}</url>\n`);
  });
  const names = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${urls.join('')}</urlset>\n`;
}

/** Everything but the API and the back office may be crawled; other pages have a noindex tag. */
export function robots(): string {
  const rules = 'User-agent: *\nDisallow: /api/\nDisallow: /backend\n';
  const map = absoluteUrl('/sitemap.xml');
  return map.startsWith('/') ? rules : `${rules}\nSitemap: ${map}\n`;
}

/** As many towns as a search engine shows. */
const MOST_TOWNS = 5;

/** Street and town in one line, if known. */
export function addressLine({ street, zipCode, city }: Pick<Branch, 'street' | 'zipCode' | 'city'>): string {
  return [street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
}

/** The description of a branch for search engines: its food, place and modes. */
export function branchDescription(
  branch: Branch,
  groups: readonly MenuGroup[],
  config: Pick<Config, 'modeNames'>,
): string {
  return search.branch(
    { name: branch.name, address: addressLine(branch) },
    groups.map(({ category }) => category.name),
    offeredModes(branch).map((mode) => modeName(config, mode)),
  );
}

/** The shop's own description, else a sentence about ordering, with its towns. */
export function shopDescription({ config, branches }: Pick<Shop, 'config' | 'branches'>): string {
  if (config.description) return config.description;
  const cities = branches.filter(({ isPublic }) => isPublic).map(({ city }) => city);
  const towns = [...new Set(cities)].filter(Boolean).slice(0, MOST_TOWNS);
  return search.landing(config.shopName, towns);
}
