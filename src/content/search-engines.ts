import type { Shop } from '../lib/contract/shop.ts';
import { sitePages, type SitePage } from '../lib/contract/site-pages.ts';
import { legalPages, absoluteUrl } from './site.ts';
import type { Branch } from '../lib/contract/branches.ts';
import type { MenuGroup } from '../lib/domain/menu.ts';
import { offeredModes } from '../lib/domain/modes.ts';
import { modes } from './texts/cart.ts';
import { search } from './texts/search.ts';

/** More addresses than this one sitemap may not have (sitemaps.org); the pages of branches come before those of areas. */
const MOST_ADDRESSES = 50_000;

const KINDS: readonly SitePage['kind'][] = ['landing', 'legal', 'branch', 'area'];

/** The pages that search engines shall show: not what belongs to one order, and no legal page without a text. */
export function indexedPages(shop: Shop): SitePage[] {
  const withText = new Set(
    legalPages(shop).flatMap(({ slug, markdown }) => (markdown ? [`/site/${slug}`] : [])),
  );
  const pages = sitePages(shop).filter(({ kind, path }) => kind !== 'legal' || withText.has(path));
  return KINDS.flatMap((kind) => pages.filter((page) => page.kind === kind));
}

/** The sitemap of a shop. It tells no dates: when a page last changed is not known. */
export function sitemap(shop: Shop): string {
  // Paths are made of identifiers and slugs, so there is nothing to escape in them.
  const urls = indexedPages(shop)
    .slice(0, MOST_ADDRESSES)
    .map(({ path }) => `<url><loc>${absoluteUrl(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Everything may be read but the API and the back office; pages that are not to be shown say so themselves. */
export function robots(): string {
  const rules = 'User-agent: *\nDisallow: /api/\nDisallow: /backend\n';
  const map = absoluteUrl('/sitemap.xml');
  return map.startsWith('/') ? rules : `${rules}\nSitemap: ${map}\n`;
}

/** More towns than a search engine shows. */
const MOST_TOWNS = 5;

/** Street and town in one line, as far as they are known. */
export function addressLine({ street, zipCode, city }: Pick<Branch, 'street' | 'zipCode' | 'city'>): string {
  return [street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
}

/** What search engines show of a branch: what there is to eat, where, and how it comes to the customer. */
export function branchDescription(branch: Branch, groups: readonly MenuGroup[]): string {
  return search.branch(
    { name: branch.name, address: addressLine(branch) },
    groups.map(({ category }) => category.name),
    offeredModes(branch).map((mode) => modes[mode]),
  );
}

/** The shop's own description; a shop without one is said to take orders, and where. */
export function shopDescription({ config, branches }: Pick<Shop, 'config' | 'branches'>): string {
  if (config.description) return config.description;
  const cities = branches.filter(({ isPublic }) => isPublic).map(({ city }) => city);
  const towns = [...new Set(cities)].filter(Boolean).slice(0, MOST_TOWNS);
  return search.landing(config.shopName, towns);
}
