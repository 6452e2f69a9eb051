import type { Shop } from '../lib/contract/shop.ts';
import { LEGAL_SLUGS, type LegalSlug } from '../lib/contract/site-pages.ts';
import { legal } from './texts/shell.ts';

/** A legal page of the shop: our own page where a text is configured, else the shop's link, else nothing. */
export interface LegalPage {
  slug: LegalSlug;
  title: string;
  markdown: string;
  externalUrl: string;
}

function accessibilityText({ blocks }: Shop): string {
  const block = blocks.find((one) => one.identifier === 'accessibility' && one.isEnabled && one.isPublic);
  const words = block?.data.flatMap((part) => (part.type === 'image' ? [] : [part.value]));
  return words?.join('\n\n') ?? '';
}

/** The five legal pages in the footer's order (SPEC section 2 'Shell'). */
export function legalPages(shop: Shop): LegalPage[] {
  const { config } = shop;
  const words: Record<LegalSlug, [markdown: string, externalUrl: string]> = {
    'terms-and-conditions': [config.termsAndConditionsText, config.termsAndConditions],
    privacy: [config.privacyPolicyText, config.privacyPolicy],
    imprint: [config.imprintText, config.imprint],
    allergens: [config.allergensText, config.allergens],
    accessibility: [accessibilityText(shop), ''],
  };
  return LEGAL_SLUGS.map((slug) => {
    const [markdown, externalUrl] = words[slug];
    return { slug, title: legal[slug], markdown, externalUrl };
  });
}

/** URL parameters of the legal pages: each has a page, also where its text is missing. */
export function legalParams(): { page: LegalSlug }[] {
  return LEGAL_SLUGS.map((page) => ({ page }));
}

/** Where a link to a legal page leads, or null where it is hidden (SPEC section 2 'Footer'). */
export function legalLink(page: LegalPage): { href: string; isExternal: boolean } | null {
  if (page.markdown) return { href: `/site/${page.slug}`, isExternal: false };
  return page.externalUrl ? { href: page.externalUrl, isExternal: true } : null;
}
