import type { Branch } from './branches.ts';
import type { Shop } from './shop.ts';

/** The legal pages in the footer's order (SPEC section 2 'Shell'). */
export const LEGAL_SLUGS = [
  'terms-and-conditions',
  'privacy',
  'imprint',
  'allergens',
  'accessibility',
  'withdrawal',
  'guarantee',
] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** What a file of the site shows; one that shows a branch changes with it. */
export type SitePageKind =
  | 'landing'
  | 'legal'
  | 'branch'
  | 'checkout'
  | 'allergens'
  | 'area'
  | 'status'
  | 'orders'
  | 'notice'
  | 'manifest'
  | 'sitemap'
  | 'robots';

export interface SitePage {
  kind: SitePageKind;
  /** The address below the site's origin, such as `/store/mitte`. */
  path: string;
  /** The file below the site's folder, such as `store/mitte/index.html`. */
  file: string;
  /** The branch that it belongs to; null: none. */
  branchId: number | null;
}

const page = (kind: SitePageKind, path: string, branchId: number | null = null): SitePage => ({
  kind,
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
  branchId,
});
const asIs = (kind: SitePageKind, path: string): SitePage => ({
  kind,
  path,
  file: path.slice(1),
  branchId: null,
});

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** An area's name as a part of an address: `50823 Köln-Ehrenfeld` → `50823-koeln-ehrenfeld`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** The branch's delivery areas with their slugs, which are unique; empty without delivery. */
export function areaPages(branch: Branch): { slug: string; area: Branch['deliveryAreas'][number] }[] {
  if (!branch.isPublic || !branch.isDeliveryEnabled) return [];
  const taken = new Set<string>();
  return branch.deliveryAreas.map((area) => {
    const base = slugOf(area.area) || 'gebiet';
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
    taken.add(slug);
    return { slug, area };
  });
}

/** The pages of one branch; none for one that is not public. */
export function branchPages(branch: Branch): SitePage[] {
  if (!branch.isPublic) return [];
  const store = `/store/${branch.identifier}`;
  return [
    page('branch', store, branch.id),
    page('checkout', `${store}/checkout`, branch.id),
    page('checkout', `${store}/checkout/error`, branch.id),
    page('allergens', `${store}/allergens`, branch.id),
    ...areaPages(branch).map(({ slug }) => page('area', `${store}/lieferung/${slug}`, branch.id)),
  ];
}

/** The pages that belong to no branch: there is one of each in every shop. */
export function generalPages(): SitePage[] {
  return [
    page('landing', '/'),
    ...LEGAL_SLUGS.map((slug) => page('legal', `/site/${slug}`)),
    page('status', '/status'),
    page('orders', '/bestellungen'),
    { ...asIs('notice', '/404'), file: '404.html' },
    page('notice', '/offline'),
    asIs('manifest', '/manifest.webmanifest'),
    asIs('sitemap', '/sitemap.xml'),
    asIs('robots', '/robots.txt'),
  ];
}

/** Every page of a shop's site (SPEC section 2). A build that lacks one is not put live. */
export function sitePages(shop: Shop): SitePage[] {
  return [...generalPages(), ...shop.branches.flatMap(branchPages)];
}

/** The customer's status page of an order. `site` is the origin of the customers' pages. */
export const statusPageOf = ({ uid, hash }: { uid: string; hash: string }, site: string): string =>
  `${site}/status/${uid}/${hash}`;
