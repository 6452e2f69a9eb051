import { FIRST_TAP_HASH } from './first-tap-script.ts';

/** Types by ending. Files with other endings are not part of the site and go to no host. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
};

/** The Content-Type of a file of the site; null: it is none that is served. */
export function contentTypeOf(path: string): string | null {
  return TYPES[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''] ?? null;
}

/** Has its content's hash in its name, so it never changes. */
export function isImmutable(path: string): boolean {
  return path.startsWith('_astro/');
}

/** The files that a decoded address may stand for, in the order of looking: `/store/mitte` is `store/mitte/index.html`. */
export function filesOfAddress(address: string): string[] {
  const path = address.replace(/^\/+|\/+$/g, '');
  return path === '' ? ['index.html'] : [path, `${path}/index.html`, `${path}.html`];
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';

/** Cache-Control: hashed files are immutable, all others are revalidated. */
export const cacheControlOf = (path: string): string => (isImmutable(path) ? IMMUTABLE : REVALIDATED);

/**
 * What an edge between us and browsers may do with a page, as `CDN-Cache-Control` (RFC 9213): nobody gets a page older than ten
 * seconds while we answer, and one of the last day while we are away. It is a header of its own because browsers know
 * `stale-while-revalidate` too, and because `s-maxage` forbids an edge to serve anything stale (RFC 9111, 5.2.2.10).
 */
export const EDGE_CACHE = 'public, max-age=1, stale-while-revalidate=9, stale-if-error=86400';

/** What every page is sent with besides its policy, wherever it is served from. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** A status page's address grants access to the order: keep it from search engines and other sites. */
export const STATUS_HEADERS: Readonly<Record<string, string>> = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/** The origins, such as `https://api.example.org`, that pages use besides their own. */
export interface PolicyOrigins {
  calls: readonly string[];
  pictures: readonly string[];
}

/**
 * A Content-Security-Policy. One script may stand in a page, by its hash (docs/decisions/0022); an injected one does not run. Data blocks
 * (`type="application/json"`) are no scripts. Styles do stand in pages (docs/decisions/0017).
 */
export function policyOf(
  { calls, pictures }: PolicyOrigins,
  scripts: readonly string[] = [FIRST_TAP_HASH],
): string {
  const sources = (own: string, more: readonly string[]) => [own, ...[...new Set(more)].toSorted()].join(' ');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    sources("img-src 'self' data: blob:", pictures),
    sources("connect-src 'self'", calls),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The policy of the back office: nothing of other origins, and no script in a page. */
export const OWN_POLICY = policyOf({ calls: [], pictures: [] }, []);
