import { createHash } from 'node:crypto';

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

/** Scripts that stand in a page and run; `type="application/json"` is data. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Each script that stands in the page. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);

/** A script as a policy names it; `latin1`: each byte of the page was read as a letter. */
export const scriptHash = (script: string, encoding: 'utf8' | 'latin1' = 'utf8'): string =>
  `'sha256-${createHash('sha256').update(script, encoding).digest('base64')}'`;

/**
 * A Content-Security-Policy: scripts are the shop's own files, and those in pages by their hash. Maps and an API may be anywhere;
 * styles stand in the page.
 */
export function policyOf(hashes: Iterable<string>): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "connect-src 'self' http: https:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The policy of one page. */
export const pagePolicy = (html: string): string =>
  policyOf(inlineScripts(html).map((script) => scriptHash(script)));
