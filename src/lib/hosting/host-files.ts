import { PAGE_HEADERS, REFERRER_POLICY, STATUS_HEADERS, policyOf } from './page-headers.ts';
import { cacheControlOf, EDGE_CACHE } from './served-files.ts';

/** Hosts cut a longer line off, and with it the policy. */
const LONGEST_LINE = 2000;

/** Addresses that are a folder with an index.html: some hosts would redirect to the same with a slash. */
const FOLDERS = [
  '/status',
  '/offline',
  '/site/:page',
  '/store/:branch',
  '/store/:branch/checkout',
  '/store/:branch/checkout/error',
  '/store/:branch/lieferung/:area',
];

/** Those without a placeholder first, as Cloudflare asks for. */
const REWRITES = [
  ...FOLDERS.map((path) => [path, `${path}/`] as const),
  ['/status/:uid/:hash', '/status/'],
  ['/status/:uid/:hash/', '/status/'],
] as const;

const PAGE = {
  'Cache-Control': cacheControlOf('index.html'),
  'CDN-Cache-Control': EDGE_CACHE,
  'Referrer-Policy': REFERRER_POLICY,
};

type Made = { ok: true; text: string } | { ok: false; reason: string };

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Every rule that fits a path counts, and values of a header that is there
 * twice are joined: so no two rules that fit the same path name the same header, and pages share one policy.
 */
export function headersFile(hashes: Iterable<string>): Made {
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', { 'Content-Security-Policy': policyOf([...hashes].toSorted()), ...PAGE_HEADERS }],
    ['/_astro/*', { 'Cache-Control': cacheControlOf('_astro/') }],
    ['/', PAGE],
    ['/site/*', PAGE],
    ['/store/*', PAGE],
    ['/offline', PAGE],
    ['/status/*', { ...PAGE, ...STATUS_HEADERS }],
  ];
  const text = rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n');
  const isTooLong = text.split('\n').some((line) => line.length > LONGEST_LINE);
  return isTooLong
    ? { ok: false, reason: 'Pages have more scripts of their own than _headers can name.' }
    : { ok: true, text: `${text}\n` };
}

/** `_redirects`: one shell serves every order's address, and pages are found without a slash at the end. */
export function redirectsFile(): string {
  return REWRITES.map(([from, to]) => `${from} ${to} 200\n`).join('');
}
