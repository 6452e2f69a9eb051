import type { Organization, WebSite } from 'schema-dts';
import type { Config } from '../../lib/contract/config.ts';
import { imageUrl } from '../images.ts';
import { languageTag } from '../language.ts';
import { absoluteUrl } from '../site-url.ts';

const ORGANIZATION = '/#organization';

/** Who runs the shop. */
export function organization(config: Config): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl(ORGANIZATION),
    name: config.shopName,
    ...(config.businessName && { legalName: config.businessName }),
    url: absoluteUrl('/'),
    logo: absoluteUrl(config.logo ? imageUrl(config.logo) : '/icons/icon-512.png'),
    ...(/^https?:/.test(config.website) && { sameAs: config.website }),
  };
}

/** The shop's site, for the name that search engines show above its pages. */
export function webSite(config: Config): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: config.shopName,
    url: absoluteUrl('/'),
    inLanguage: languageTag(config),
    publisher: { '@id': absoluteUrl(ORGANIZATION) },
  };
}
