import type { Context } from 'hono';
import { STATUS_HEADERS } from '../../lib/hosting/page-headers.ts';
import { pagePolicy } from '../../lib/hosting/page-policy.ts';
import { EDGE_CACHE, filesOfAddress, IMMUTABLE, REVALIDATED } from '../../lib/hosting/served-files.ts';
import type { Site } from '../usecases/site/publish-site.ts';
import type { SiteFile } from '../usecases/site/site-files.ts';
import type { Api } from './api.ts';
import { acceptedEncoding, matches } from './kept-answer.ts';

type Pages = Pick<Site, 'get' | 'isThere'>;

/** What is shown while the very first build is under way, or when it failed. */
const NOT_YET = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>Gleich geht es los</title>
<body style="font:1.1rem system-ui;display:grid;place-content:center;min-height:90vh;text-align:center">
<h1>Gleich geht es los</h1><p>Der Shop wird gerade eingerichtet.</p></body></html>`;

/** The pages (SPEC section 2): `/store/mitte` is the file `store/mitte/index.html`, whatever lacks a file is the 404 page. */
export function staticSite(app: Api['app'], site: Pages): void {
  app.get('*', async (c) => {
    if (!site.isThere()) return c.html(NOT_YET, 503, { 'retry-after': '3', 'cache-control': 'no-store' });
    const path = cleanPath(c.req.path);
    const file = path === null ? undefined : find(site, path);
    if (file) return send(c, file, 200, path?.startsWith('status') ?? false);
    const missing = site.get('404.html');
    return missing ? send(c, missing, 404, false) : c.text('Nicht gefunden.', 404);
  });
}

/** Decoded, without slashes at either end; null if it cannot be decoded. */
function cleanPath(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/^\/+|\/+$/g, '');
  } catch {
    return null;
  }
}

function find(site: Pages, path: string): SiteFile | undefined {
  // One shell serves every order's status page.
  if (/^status\/[^/]+\/[^/]+$/.test(path)) return site.get('status/index.html');
  for (const name of filesOfAddress(path)) {
    const file = site.get(name);
    if (file) return file;
  }
  return undefined;
}

const policies = new WeakMap<SiteFile, Promise<string>>();

function policyOf(file: SiteFile): Promise<string> {
  const known = policies.get(file) ?? file.read(null).then(({ bytes }) => pagePolicy(bytes.toString('utf8')));
  policies.set(file, known);
  return known;
}

async function send(c: Context, file: SiteFile, status: 200 | 404, isStatusPage: boolean): Promise<Response> {
  const accepted = acceptedEncoding(c, file.compressions);
  const { bytes, etag } = await file.read(accepted);
  const headers: Record<string, string> = {
    etag,
    vary: 'accept-encoding',
    'cache-control': file.isImmutable ? IMMUTABLE : REVALIDATED,
    ...(isStatusPage ? STATUS_HEADERS : {}),
  };
  if (file.type.startsWith('text/html')) {
    headers['cdn-cache-control'] = EDGE_CACHE;
    headers['content-security-policy'] = await policyOf(file);
  }
  if (status === 200 && matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  if (accepted) headers['content-encoding'] = accepted;
  return c.body(new Uint8Array(bytes), status, { ...headers, 'content-type': file.type });
}
