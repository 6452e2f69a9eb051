import type { Graph, Thing, Organization, WebSite, BreadcrumbList } from 'schema-dts';
import { onceFor, utf8 } from '../memo.ts';
import type { Config } from '../../lib/contract/config.ts';
import { iconUrl, imageUrl } from '../images.ts';
import { languageTag, absoluteUrl } from '../site.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import { shell } from '../texts/shell.ts';
import { BASE } from '../../lib/domain/words/locale.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON as UTF-8 for a `script` element: no text of the shop can close it or open a comment. */
const bytesOf = (json: string): Uint8Array =>
  utf8.encode(json.replaceAll(/[<\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? ''));

const [START, END] = [utf8.encode('<script type="application/ld+json">'), utf8.encode('</script>')];
/** Placeholder for dishes in a menu's JSON; a character that no text of a shop contains. */
const DISHES = '\u0000';
const [OPEN, CLOSE] = [bytesOf('['), bytesOf(']')];
const afterComma = onceFor((dish: object) => bytesOf(`,${JSON.stringify(dish)}`));

const partsOf = (dishes: readonly object[]) => [
  OPEN,
  ...dishes.map((dish, index) => (index > 0 ? afterComma(dish) : afterComma(dish).subarray(1))),
  CLOSE,
];

/**
 * The element with structured data, as chunks of UTF-8. Dishes stand on the menus of many branches: each is
 * serialised once.
 */
export function jsonLd(things: readonly Thing[]): Uint8Array[] {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const menus: Uint8Array[][] = [];
  const json = JSON.stringify(graph, (name, value: unknown) => {
    if (name !== 'hasMenuItem' || !Array.isArray(value)) return value;
    menus.push(partsOf(value));
    return DISHES;
  });
  const parts = json.split(JSON.stringify(DISHES));
  return [START, ...parts.flatMap((part, index) => [bytesOf(part), ...(menus[index] ?? [])]), END];
}

const ORGANIZATION = '/#organization';

/** The business that runs the shop. */
export function organization(config: Config): Exclude<Organization, string> {
  const elsewhere = [
    ...(/^https?:/.test(config.website) ? [config.website] : []),
    ...config.socialLinks.map(({ url }) => url),
  ];
  const [only] = elsewhere;
  return {
    '@type': 'Organization',
    '@id': absoluteUrl(ORGANIZATION),
    name: config.shopName,
    ...(config.businessName && { legalName: config.businessName }),
    url: absoluteUrl(`${BASE}/`),
    logo: absoluteUrl(config.logo ? imageUrl(config.logo) : iconUrl(config, 'icon-512')),
    ...(only !== undefined && { sameAs: elsewhere.length === 1 ? only : elsewhere }),
  };
}

/** The site, for the name that search engines show above its pages. */
export function webSite(config: Config): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: config.shopName,
    url: absoluteUrl(`${BASE}/`),
    inLanguage: languageTag(config),
    publisher: { '@id': absoluteUrl(ORGANIZATION) },
  };
}

/** An entry of the breadcrumbs. */
export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs to a branch. */
export function branchCrumbs({ name, identifier }: Pick<Branch, 'name' | 'identifier'>): Crumb[] {
  return [
    { name: shell.home, path: `${BASE}/` },
    { name, path: `${BASE}/store/${identifier}` },
  ];
}

/** The breadcrumbs to a page, from the home page on. */
export function breadcrumbList(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
