import type { Context } from 'hono';
import { pagePolicy } from '../../../lib/hosting/page-policy.ts';
import { EDGE_CACHE, IMMUTABLE, REVALIDATED } from '../../../lib/hosting/served-files.ts';
import type { SiteFile } from '../site-files.ts';
import { acceptedEncoding, matches } from '../../shop/routes/cached-answer.ts';

/** What is shown while the very first build is under way, or when it failed. */
const NOT_YET = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>Gleich geht es los</title>
<body style="font:1.1rem system-ui;display:grid;place-content:center;min-height:90vh;text-align:center">
<h1>Gleich geht es los</h1><p>Der Shop wird gerade eingerichtet.</p></body></html>`;

/** There is nothing to show yet; the page asks again by itself. */
export const notYet = (c: Context): Response | Promise<Response> =>
  c.html(NOT_YET, 503, { 'retry-after': '3', 'cache-control': 'no-store' });

const policies = new WeakMap<SiteFile, Promise<string>>();

function policyOf(file: SiteFile): Promise<string> {
  const known = policies.get(file) ?? file.read(null).then(({ bytes }) => pagePolicy(bytes.toString('utf8')));
  policies.set(file, known);
  return known;
}

/** Answers with a file, compressed if the client takes that; with 304 if it has the file already. */
export async function sendFile(
  c: Context,
  file: SiteFile,
  status: 200 | 404,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const accepted = acceptedEncoding(c, file.compressions);
  const { bytes, etag } = await file.read(accepted);
  const headers: Record<string, string> = {
    etag,
    vary: 'accept-encoding',
    'cache-control': file.isImmutable ? IMMUTABLE : REVALIDATED,
    ...more,
  };
  if (file.type.startsWith('text/html')) {
    headers['cdn-cache-control'] = EDGE_CACHE;
    headers['content-security-policy'] = await policyOf(file);
  }
  if (status === 200 && matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  if (accepted) headers['content-encoding'] = accepted;
  return c.body(new Uint8Array(bytes), status, { ...headers, 'content-type': file.type });
}
