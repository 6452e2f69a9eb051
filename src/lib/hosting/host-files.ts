import { PAGE_HEADERS, REFERRER_POLICY, STATUS_HEADERS, cacheControlOf, EDGE_CACHE } from './served-files.ts';

/** Hosts cut a longer line off, and with it the policy. */
const LONGEST_LINE = 2000;

/** Addresses that are a folder with an index.html: some hosts would redirect to the same with a slash. */
const FOLDERS = [
  '/status',
  '/bestellungen',
  '/offline',
  '/site/:page',
  '/store/:branch',
  '/store/:branch/checkout',
  '/store/:branch/checkout/error',
  '/store/:branch/allergens',
  '/store/:branch/lieferung/:area',
];

/** Of the pages below a base: '', or such as `/en`. Those without a placeholder first, as Cloudflare asks for. */
const rewritesOf = (base: string) =>
  [
    ...(base === '' ? [] : ['']).concat(FOLDERS).map((path) => [path, `${path}/`] as const),
    ['/status/:uid/:hash', '/status/'] as const,
    ['/status/:uid/:hash/', '/status/'] as const,
  ].map(([from, to]) => [base + from, base + to] as const);

const PAGE = {
  'Cache-Control': cacheControlOf('index.html'),
  'CDN-Cache-Control': EDGE_CACHE,
  'Referrer-Policy': REFERRER_POLICY,
};

type Made = { ok: true; text: string } | { ok: false; reason: string };

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Every rule that fits a path counts, and values of a header that is there
 * twice are joined: so no two rules that fit the same path name the same header.
 */
export function headersFile(policy: string, bases: readonly string[] = ['']): Made {
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', { 'Content-Security-Policy': policy, ...PAGE_HEADERS }],
    ['/_astro/*', { 'Cache-Control': cacheControlOf('_astro/') }],
    ...bases.flatMap((base): typeof rules => [
      [base || '/', PAGE],
      [`${base}/site/*`, PAGE],
      [`${base}/store/*`, PAGE],
      [`${base}/bestellungen`, PAGE],
      [`${base}/offline`, PAGE],
      [`${base}/status/*`, { ...PAGE, ...STATUS_HEADERS }],
    ]),
  ];
  const text = rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n');
  const isTooLong = text.split('\n').some((line) => line.length > LONGEST_LINE);
  return isTooLong
    ? { ok: false, reason: 'The policy names more origins than a line of _headers can hold.' }
    : { ok: true, text: `${text}\n` };
}

interface Named {
  identifier: string;
  formerIdentifiers: readonly string[];
}

/**
 * `_redirects`: former addresses of branches lead to today's, one shell serves every order's address, and pages are found without a slash at
 * the end. These hosts keep the query.
 */
export function redirectsFile(branches: readonly Named[] = [], bases: readonly string[] = ['']): string {
  const former = branches.flatMap(({ identifier, formerIdentifiers }) =>
    formerIdentifiers.flatMap((one) =>
      bases.flatMap((base) => [
        `${base}/store/${one} ${base}/store/${identifier} 308\n`,
        `${base}/store/${one}/* ${base}/store/${identifier}/:splat 308\n`,
      ]),
    ),
  );
  const rewrites = bases.flatMap(rewritesOf).map(([from, to]) => `${from} ${to} 200\n`);
  return [...former, ...rewrites].join('');
}

/** What does not change with the address, as an include for nginx. */
function nginxHeaders(policy: string): string {
  return Object.entries({ ...PAGE_HEADERS, 'Content-Security-Policy': policy })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/** As `nginxHeaders`, for Caddy. */
function caddyHeaders(policy: string): string {
  const lines = Object.entries({ ...PAGE_HEADERS, 'Content-Security-Policy': policy }).map(
    ([name, value]) => `\t${name} "${value}"\n`,
  );
  return `header {\n${lines.join('')}}\n`;
}

/** The policy of a site's pages, in a file beside them: our own server sends it. */
export const POLICY_FILE = '_policy';

/**
 * Configuration of web servers and hosts beside the pages, by file name; none of it is served (docs/hosting.md). `bases`: what the paths
 * of each language begin with. `problem`: why a file is missing.
 */
export function hostFiles(
  policy: string,
  branches: readonly Named[] = [],
  bases: readonly string[] = [''],
): { files: Record<string, string>; problem: string | null } {
  const headers = headersFile(policy, bases);
  return {
    files: {
      [POLICY_FILE]: policy,
      ...(headers.ok ? { _headers: headers.text } : {}),
      _headers_nginx: nginxHeaders(policy),
      _headers_caddy: caddyHeaders(policy),
      _redirects: redirectsFile(branches, bases),
    },
    problem: headers.ok ? null : headers.reason,
  };
}
