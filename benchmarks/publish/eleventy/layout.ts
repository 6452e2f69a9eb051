import type { Graph, Thing } from 'schema-dts';
import { shopDescription } from '../../../src/content/search-engines.ts';
import { imageSet, imageUrl, shopPicture, type SharePicture } from '../../../src/content/images.ts';
import { languageTag, openGraphLocale, canonicalUrl } from '../../../src/content/site.ts';
import { chipRangesOf, openCounts } from '../../../src/content/landing.ts';
import type { Crumb } from '../../../src/content/structured-data/json-ld.ts';
import { deliveryArea } from '../../../src/content/texts/delivery-area.ts';
import { opening } from '../../../src/content/texts/opening.ts';
import { CROSS_PATH } from '../../../src/islands/controls/icons.ts';
import { cookies, legal, offline, shell, toolbar } from '../../../src/content/texts/shell.ts';
import { BRANCH_DATA_ID, type BranchData } from '../../../src/lib/client/page-data.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { formatTime } from '../../../src/lib/domain/dates.ts';
import type { OpenRange } from '../../../src/lib/domain/open-ranges.ts';
import type { ImageRef } from '../../../src/lib/domain/product.ts';
import { assets, branches, config, legalLinks, shop, storeOf } from './shop.ts';

// The frame of every page. `data-astro-cid-…` is in the place of classes: the styles of the pages ask for it.

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const SPECIAL = /[&<>"]/g;
/** Text for HTML. */
export const esc = (text: string) => text.replace(SPECIAL, (letter) => ESCAPES[letter] ?? '');

export const each = <T>(all: readonly T[], render: (one: T, place: number) => string): string => {
  let html = '';
  for (const [place, one] of all.entries()) html += render(one, place);
  return html;
};

export const json = (data: BranchData) =>
  `<script type="application/json" id="${BRANCH_DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
const JSON_ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const jsonLd = (graph: Graph) =>
  JSON.stringify(graph).replaceAll(/[<\u2028\u2029]/g, (letter) => JSON_ESCAPES[letter] ?? '');
export const linkedData = (things: readonly Thing[]) =>
  `<script type="application/ld+json">${jsonLd({ '@context': 'https://schema.org', '@graph': things })}</script>`;
export const sources = (image: ImageRef, use: 'product' | 'category', shown: number, widths: number[]) =>
  `src="${imageUrl(image, use, shown)}" srcset="${imageSet(image, use, widths)}"`;

export const breadcrumbs = (crumbs: readonly Crumb[]) =>
  `<nav aria-label="${deliveryArea.youAreHere}" data-x4><ol data-x4>${each(
    crumbs.slice(0, -1),
    ({ name, path }) => `<li data-x4><a href="${path}" data-x4>${esc(name)}</a></li>`,
  )}<li aria-current="page" data-x4>${esc(crumbs.at(-1)?.name ?? '')}</li></ol></nav>`;

export function chip(ranges: readonly OpenRange[]): string {
  const instants = ranges.map(({ start, end }) => [start, end, formatTime(end, config.timezone)]);
  return `<span class="chip opening" data-opening="${esc(JSON.stringify(instants))}" data-up>${opening.hours}</span>`;
}

const place = (isExternal: boolean) => (isExternal ? ' place="_blank" rel="noopener"' : '');

function dock(): string {
  const privacy = legalLinks.find(({ slug }) => slug === 'privacy');
  const more = privacy
    ? `<a href="${esc(privacy.href)}"${place(privacy.isExternal)}>${cookies.learnMore}</a>`
    : '';
  const cross = `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${CROSS_PATH}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path></svg>`;
  const allow = `<button type="button" class="button" value="1">${cookies.allow}</button>`;
  const answers = config.country
    ? `<div>${allow}<button type="button" class="button" value="0">${cookies.refuse}</button></div>`
    : `${allow}<button type="button" class="close" value="0" aria-label="${cookies.close}">${cross}</button>`;
  return `<div class="dock" data-dock><section class="dock-card line" aria-label="${cookies.label}" data-cookies hidden><p>${config.enablePluginMapbox ? cookies.noticeWithMap : cookies.notice} ${more}</p>${answers}</section><section class="dock-card line" aria-label="${offline.heading}" aria-live="polite" data-offline hidden><p><b>${offline.heading}</b>. ${offline.check}</p><a class="button" href="">${offline.retry}</a></section></div>`;
}

const BACK =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" data-zm><path d="M10 2 4 8l6 6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" data-zm></path></svg>';

function toolbarOf(branch: Branch | null, script: string): string {
  const inner = branch
    ? `<a href="/" data-zm>${BACK}<span class="name" data-zm>${esc(branch.name)}</span><span class="hidden-visually" data-zm>, ${toolbar.toBranches}</span></a>${chip(chipRangesOf(branch, config.timezone))}`
    : `<span class="chip" data-open-count="${esc(JSON.stringify(openCounts(shop).map(({ at, count }) => [at, count])))}" hidden data-zm></span>`;
  return `<aside class="toolbar${branch ? ' select' : ' count'}" aria-label="${toolbar.label}" data-zm>${inner}${script}</aside>`;
}

function footer(): string {
  const [only] = branches.length === 1 ? branches : [];
  const order = only ? `<li data-o6><a href="${storeOf(only)}" data-o6>${shell.orderOnline}</a></li>` : '';
  const links = each(
    legalLinks,
    ({ href, title, isExternal }) =>
      `<li data-o6><a href="${esc(href)}"${place(isExternal)} data-o6>${esc(title)}</a></li>`,
  );
  const install = config.enablePluginPWA
    ? `<button type="button" class="install" data-install-app data-o6>${shell.installApp}</button>`
    : '';
  return `<footer class="footer" data-o6><div class="page inner" data-o6><nav aria-label="${legal.heading}" data-o6><ul data-o6><li data-o6><a href="/" data-o6>${shell.home}</a></li>${order}${links}</ul></nav><div class="foot" data-o6><p data-o6>© ${esc(config.businessName || config.shopName)}</p>${install}</div></div></footer>`;
}

function searchHead(title: string, description: string, path: string, picture: SharePicture): string {
  const canonical = canonicalUrl(path);
  const { url, size, alt } = picture;
  const isLarge = size !== null && size.width >= 600 && size.width > size.height;
  return [
    canonical === null ? '' : `<link rel="canonical" href="${canonical}">`,
    `<meta property="og:type" content="website"><meta property="og:title" content="${esc(title)}">`,
    description && `<meta property="og:description" content="${esc(description)}">`,
    canonical === null ? '' : `<meta property="og:url" content="${canonical}">`,
    `<meta property="og:site_name" content="${esc(config.shopName)}"><meta property="og:locale" content="${openGraphLocale(config)}">`,
    `<meta property="og:image" content="${url}">`,
    size
      ? `<meta property="og:image:width" content="${size.width}"><meta property="og:image:height" content="${size.height}">`
      : '',
    `<meta property="og:image:alt" content="${esc(alt)}"><meta name="twitter:card" content="${isLarge ? 'summary_large_image' : 'summary'}">`,
  ].join('');
}

interface Frame {
  /** Which scripts and styles it gets. */
  kind: string;
  path: string;
  title?: string;
  description?: string;
  isIndexed?: boolean;
  hasToolbar?: boolean;
  branch?: Branch;
  picture?: SharePicture;
  skips?: { href: string; text: string }[] | undefined;
  /** Gets the page's scripts and styles, in their order. */
  main: (next: () => string) => string;
}

export function page(frame: Frame): string {
  const { kind, path, title, isIndexed = true, hasToolbar = true, branch = null, main } = frame;
  const { picture = shopPicture(shop), skips = [{ href: '#content', text: shell.skipToContent }] } = frame;
  const { description = isIndexed ? shopDescription(shop) : config.description } = frame;
  const all = assets[kind];
  if (!all) throw new Error(`no assets of ${kind}`);
  const scripts = all.body[Symbol.iterator]();
  const next = () => String(scripts.next().value ?? '');
  const isNamed = title?.includes(config.shopName);
  const fullTitle = title
    ? [title, ...(isNamed ? [] : [config.shopName])].join(' – ')
    : config.title || config.shopName;
  const forSearch = isIndexed
    ? searchHead(fullTitle, description, path, picture)
    : '<meta name="robots" content="noindex">';
  const app = config.enablePluginPWA
    ? `<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><meta name="apple-mobile-web-app-title" content="${esc(config.shopName)}">`
    : '';
  const bar =
    config.enablePluginToolbar && hasToolbar
      ? toolbarOf(branch, kind === 'branch' || !hasToolbar ? '' : next())
      : '';
  const stale = config.enablePluginPWA
    ? `<aside class="stale" aria-label="${shell.staleLabel}" data-ba><p class="page" data-ba>${shell.stale}</p></aside>`
    : '';
  return `<!DOCTYPE html><html lang="${languageTag(config)}" data-api data-shop="${config.shop}" data-currency="${config.currency}" data-timezone="${config.timezone}" data-mode="${config.defaultDeliveryMethod}"${config.enablePluginPWA ? ' data-app' : ''} data-ba><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${esc(fullTitle)}</title>${description ? `<meta name="description" content="${esc(description)}">` : ''}${forSearch}<meta name="theme-color" content="#ffd200"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${app}${all.head}<body data-ba>${each(skips, ({ href, text }) => `<a class="skip" href="${href}" data-ba>${text}</a>`)}${dock()}<header class="header" data-en><div class="page inner" data-en><h2 class="name" data-en><a href="/" class="home" data-en>${esc(config.shopName)}</a></h2>${bar}</div></header>${stale}<main id="content" data-ba>${main(next)}</main>${footer()}${next()}</body></html>`;
}
