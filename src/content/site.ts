import { accessibilityText, isOwnAccessibilityText } from './accessibility-statement.ts';
import { onceFor } from './memo.ts';
import type { Config } from '../lib/contract/config.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { LEGAL_SLUGS, type LegalSlug } from '../lib/contract/site-pages.ts';
import { withdrawalNotice } from '../lib/domain/legal-texts.ts';
import { guaranteeWords } from './texts/checkout.ts';
import { cookies, legal } from './texts/shell.ts';
import { DEFAULT_LANGUAGE, germanOf, type GermanSettings } from '../lib/domain/languages.ts';
import { BASE, LANGUAGE } from '../lib/domain/words/locale.ts';

/**
 * The origin of the published pages without a trailing slash; '' if unknown, and links then have no origin.
 */
export function siteUrl(): string {
  const text = (process.env.SITE_URL ?? '').trim();
  if (text === '') return '';
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`SITE_URL is no address of a site: ${text}`);
  return url.origin;
}

/** Whether a shop's own link leads off the site. */
export const isElsewhere = (href: string): boolean => !href.startsWith('/');

/** Where a shop's own link leads from a page in its language: other pages of the shop are in it, too. */
export const localPath = (href: string): string =>
  /^\/(?:store|site|bestellungen)(?![^/#?])|^\/(?![^#?])/.test(href) ? BASE + href : href;

/** An absolute URL of the site; URLs with an origin are returned as they are. */
export function absoluteUrl(address: string): string {
  return address.startsWith('/') ? siteUrl() + address : address;
}

/** The canonical URL of a page by its path without a language, in the language of the page; null if the site has no origin. */
export function canonicalUrl(path: string): string | null {
  const clean = path.replace(/\/+$/, '') || '/';
  return siteUrl() === '' ? null : siteUrl() + (clean === '/' ? BASE || '/' : BASE + clean);
}

/** What the language of a page depends on. */
type Spoken = Pick<Config, 'locale'> & Partial<GermanSettings>;

/**
 * The pages' language as a BCP 47 tag: the variant of German that the shop speaks, else with the country of the shop's locale where it is
 * in the same language: `de-CH`.
 */
export const languageTag = onceFor(({ locale, german = 'standard', country = '' }: Spoken): string => {
  if (LANGUAGE === DEFAULT_LANGUAGE && german === 'natural') return germanOf({ german, country });
  try {
    const tag = new Intl.Locale(locale.replace('_', '-'));
    return tag.language === LANGUAGE ? tag.toString() : LANGUAGE;
  } catch {
    return LANGUAGE;
  }
});

/** `languageTag` as Open Graph's locale, with a country: `de_DE`. */
export const openGraphLocale = onceFor((config: Spoken): string => {
  const { language, region = 'DE' } = new Intl.Locale(languageTag(config)).maximize();
  return `${language}_${region}`;
});

/** A legal page of the shop: our own page if it has a text, else the shop's link, else none. */
export interface LegalPage {
  slug: LegalSlug;
  title: string;
  markdown: string;
  /** Whether the text is the shop's own or the law's, and so German unless the shop has translated it. */
  isGerman: boolean;
  externalUrl: string;
}

/** The legal pages in the footer's order (SPEC section 2 'Shell'). */
export function legalPages(shop: Shop): LegalPage[] {
  const { config } = shop;
  const words: Record<LegalSlug, [markdown: string, externalUrl: string]> = {
    'terms-and-conditions': [config.termsAndConditionsText, config.termsAndConditions],
    privacy: [config.privacyPolicyText, config.privacyPolicy],
    imprint: [config.imprintText, config.imprint],
    allergens: [config.allergensText, config.allergens],
    accessibility: [accessibilityText(shop), ''],
    // Linked where something can be sent back, with or without a notice of the shop's own.
    withdrawal: [withdrawalNotice(shop), ''],
    // The official picture stands above its words.
    guarantee: [config.guaranteeNotice ? guaranteeWords : '', config.guaranteeLink],
  };
  return LEGAL_SLUGS.map((slug) => {
    const [markdown, externalUrl] = words[slug];
    const isGerman = slug === 'accessibility' ? isOwnAccessibilityText(shop) : slug !== 'guarantee';
    return { slug, title: legal[slug], markdown, isGerman, externalUrl };
  });
}

/** URL parameters of the legal pages; all of them have a page, even without a text. */
export function legalParams(): { page: LegalSlug }[] {
  return LEGAL_SLUGS.map((page) => ({ page }));
}

/**
 * The legal links of the footer. Where a country is set, or the privacy text is elsewhere, our privacy page has a link of its own, since
 * the answer to the cookie notice is changed there.
 */
export function legalLinks(shop: Shop) {
  return legalPages(shop).flatMap((page) => {
    const { slug, title } = page;
    const link = legalLink(page);
    const choice = {
      slug: null,
      title: cookies.label,
      href: `${BASE}/site/privacy#cookies`,
      isExternal: false,
    };
    const hasChoice = slug === 'privacy' && (shop.config.country !== '' || link?.isExternal === true);
    return [...(link ? [{ ...link, slug, title }] : []), ...(hasChoice ? [choice] : [])];
  });
}

/** The target of a legal link, or null if it is hidden (SPEC section 2 'Footer'). */
export function legalLink(page: LegalPage): { href: string; isExternal: boolean } | null {
  if (page.markdown) return { href: `${BASE}/site/${page.slug}`, isExternal: false };
  return page.externalUrl ? { href: page.externalUrl, isExternal: true } : null;
}
