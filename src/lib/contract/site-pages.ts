import { faceOf } from './branch-face.ts';
import type { Hex } from '../domain/face/color.ts';
import { deriveFace } from '../domain/face/derive.ts';
import type { Face } from '../domain/face/face.ts';
import type { FontName } from '../domain/face/fonts.ts';
import { dishPictures } from '../domain/menu.ts';
import type { ImageRef } from '../domain/product.ts';
import {
  baseOf,
  DEFAULT_LANGUAGE,
  offeredLanguages,
  type Language,
  type Wording,
} from '../domain/languages.ts';
import type { Branch } from './branches.ts';
import type { Config } from './config.ts';
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
type SitePageKind =
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
  /** The address below the site's origin, such as `/store/mitte` or `/en/store/mitte`. */
  path: string;
  /** The file below the site's folder, such as `store/mitte/index.html`. */
  file: string;
  /** The branch that it belongs to; null: none. */
  branchId: number | null;
  language: Language;
}

const page = (kind: SitePageKind, path: string, branchId: number | null = null): SitePage => ({
  kind,
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
  branchId,
  language: DEFAULT_LANGUAGE,
});
const asIs = (kind: SitePageKind, path: string): SitePage => ({
  kind,
  path,
  file: path.slice(1),
  branchId: null,
  language: DEFAULT_LANGUAGE,
});

/** What there is only once, for all languages. */
const FOR_ALL: ReadonlySet<SitePageKind> = new Set(['manifest', 'sitemap', 'robots']);

/** A page in a language. */
const inLanguage = (page: SitePage, language: Language): SitePage =>
  language === DEFAULT_LANGUAGE
    ? page
    : {
        ...page,
        language,
        path: baseOf(language) + (page.path === '/' ? '' : page.path),
        file: `${language}/${page.file}`,
      };

/** German pages in all languages that a shop offers. */
const inAll = (pages: readonly SitePage[], { languages }: Pick<Config, 'languages'>): SitePage[] =>
  offeredLanguages(languages).flatMap((language) =>
    pages
      .filter(({ kind }) => language === DEFAULT_LANGUAGE || !FOR_ALL.has(kind))
      .map((one) => inLanguage(one, language)),
  );

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

/** The branch's delivery areas with their slugs, which are unique; empty without delivery, and for steps of distance. */
export function areaPages(branch: Branch): { slug: string; area: Branch['deliveryAreas'][number] }[] {
  if (!branch.isPublic || !branch.isDeliveryEnabled || branch.deliveryBy === 'distance') return [];
  const taken = new Set<string>();
  return branch.deliveryAreas.map((area) => {
    const base = slugOf(area.area) || 'gebiet';
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
    taken.add(slug);
    return { slug, area };
  });
}

/** The pages of one branch in all languages of its shop; none for one that is not public. */
export const branchPages = (branch: Branch, config: Pick<Config, 'languages'>): SitePage[] =>
  inAll(germanPages(branch), config);

function germanPages(branch: Branch): SitePage[] {
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

/** The pages that belong to no branch: there is one of each in every shop and language. */
export const generalPages = (config: Pick<Config, 'languages'>): SitePage[] => inAll(GENERAL, config);

const GENERAL: readonly SitePage[] = [
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

/** Every page of a shop's site (SPEC section 2), language by language: a writer then loads few of them. A build that lacks one is not put live. */
export function sitePages(shop: Shop): SitePage[] {
  const { config, branches } = shop;
  return inAll([...GENERAL, ...branches.flatMap(germanPages)], config);
}

/** Whether a path without a language is the status page of an order. */
export const isOrderPage = (path: string): boolean => /^\/status\/[^/]+\/[^/]+$/.test(path);

/** The customer's status page of an order, in the language it was ordered in. `site` is the origin of the customers' pages. */
export const statusPageOf = (
  { uid, hash, language = DEFAULT_LANGUAGE }: { uid: string; hash: string; language?: Wording },
  site: string,
): string => `${site}${baseOf(language)}/status/${uid}/${hash}`;

/** Pixels of every picture for sharing, as Open Graph wants them. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Increment when drawing changes: all pictures are then drawn again. */
const TEMPLATE = 2;
const MOST_PICTURES = 3;
/** The landing page changes with these branches (server/publishing/touched-pages.ts), and so may its picture. */
const BRANCHES_OF_SHOP = 6;

/** The shop's colours by day. */
export type ShareColors = Readonly<
  Record<'brand' | 'brand-strong' | 'on-brand' | 'ground' | 'line' | 'ink', Hex>
>;

export function shareColors(face: Face): ShareColors {
  const { light } = deriveFace(face);
  const { brand, ground, line, ink } = light;
  return { brand, 'brand-strong': light['brand-strong'], 'on-brand': light['on-brand'], ground, line, ink };
}

/** Everything that shows in a picture for sharing. */
export interface ShareCard {
  /** Null: the shop's own. */
  branchId: number | null;
  /** Its name in the address. */
  name: string;
  title: string;
  /** The shop's name over that of a branch; '' on its own. */
  shopName: string;
  place: string;
  pictures: ImageRef[];
  /** Shown where there are no pictures. */
  logo: ImageRef | null;
  colors: ShareColors;
  font: FontName;
}

/** What is drawn for a branch at an instant (epoch milliseconds): dishes of its menu, else pictures of itself. */
export function branchCard(shop: Shop, branch: Branch, at: number): ShareCard {
  const dishes = dishPictures([branch], shop, at, MOST_PICTURES);
  return {
    branchId: branch.id,
    name: branch.identifier,
    title: branch.name,
    shopName: shop.config.shopName,
    place: branch.city,
    pictures: dishes.length > 0 ? dishes : branch.images.slice(0, MOST_PICTURES),
    logo: branch.logo ?? shop.config.logo,
    colors: shareColors(faceOf(shop, branch)),
    font: faceOf(shop, branch).font,
  };
}

/** What is drawn for the shop itself: dishes of its first branches, and where these are. */
export function shopCard(shop: Shop, at: number): ShareCard {
  const branches = shop.branches.filter(({ isPublic }) => isPublic).slice(0, BRANCHES_OF_SHOP);
  const towns = new Set(branches.flatMap(({ city }) => city || []));
  return {
    branchId: null,
    name: 'shop',
    title: shop.config.shopName,
    shopName: '',
    place: [...towns].join(' · '),
    pictures: dishPictures(branches, shop, at, MOST_PICTURES),
    logo: shop.config.logo,
    colors: shareColors(shop.config.face),
    font: shop.config.face.font,
  };
}

/** The cards that a name in an address may mean: a branch may be called 'shop', too. None of a branch that is not public. */
export function cardsNamed(shop: Shop, name: string, at: number): ShareCard[] {
  const branch = shop.branches.find((one) => one.isPublic && one.identifier === name);
  return [
    ...(name === 'shop' ? [shopCard(shop, at)] : []),
    ...(branch ? [branchCard(shop, branch, at)] : []),
  ];
}

/** 16 hex digits that differ as soon as something else shows in the picture. */
export function shareVersion({
  branchId,
  title,
  shopName,
  place,
  pictures,
  logo,
  colors,
  font,
}: ShareCard): string {
  const shown = pictures.length > 0 ? pictures : logo ? [logo] : [];
  const images = shown.map(({ id, version, extension }) => [id, version, extension]);
  return fingerprint(JSON.stringify([TEMPLATE, branchId, title, shopName, place, images, colors, font]));
}

/** The address of the picture below the API's origin. */
export const sharePath = (card: ShareCard) => `/image/share/${card.name}-${shareVersion(card)}.jpg`;

/** The shop's picture whatever its version: an address that leads to the current one. */
export const SHOP_SHARE_PATH = '/image/share/shop.jpg';

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** FNV-1a with 64 bits: the same for pages and server, without the hash functions of either. */
function fingerprint(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  return hash.toString(16).padStart(16, '0');
}
