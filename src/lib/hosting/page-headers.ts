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
 * A Content-Security-Policy. No script may stand in a page, so it is the same for all pages and releases, and an injected script does not
 * run. Data blocks (`type="application/json"`) are no scripts. Styles do stand in pages (docs/decisions/0017).
 */
export function policyOf({ calls, pictures }: PolicyOrigins): string {
  const sources = (own: string, more: readonly string[]) => [own, ...[...new Set(more)].toSorted()].join(' ');
  return [
    "default-src 'self'",
    "script-src 'self'",
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

/** The policy of pages that use nothing of other origins, such as the back office. */
export const OWN_POLICY = policyOf({ calls: [], pictures: [] });
