/** Where the pages are published: the origin without a slash at its end; '' is nowhere yet, and then links have no origin. */
export function siteUrl(): string {
  const text = (process.env.SITE_URL ?? '').trim();
  if (text === '') return '';
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`SITE_URL is no address of a site: ${text}`);
  return url.origin;
}

/** An address of the site with the site's origin; one that has an origin already keeps it. */
export function absoluteUrl(address: string): string {
  return address.startsWith('/') ? siteUrl() + address : address;
}

/** The one address of a page that search engines shall know, of the path it was asked for; null where the site has no origin. */
export function canonicalUrl(path: string): string | null {
  const clean = path.replace(/\/+$/, '') || '/';
  return siteUrl() === '' ? null : siteUrl() + clean;
}
