import type { Context } from 'hono';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { isOrderPage } from '../../lib/contract/site-pages.ts';
import { baseOf, DEFAULT_LANGUAGE, splitLanguage } from '../../lib/domain/languages.ts';
import type { PublishingRefusal } from '../../lib/contract/words/staff.ts';
import { staffWords } from '../platform/staff-words.ts';
import type { Api } from '../platform/http/api.ts';
import type { PublishingService } from './service.ts';
import { actorOf } from '../platform/http/guard.ts';
import {
  STATUS_HEADERS,
  EDGE_CACHE,
  IMMUTABLE,
  OWN_POLICY,
  REVALIDATED,
  filesOfAddress,
} from '../../lib/hosting/served-files.ts';
import type { SiteFile, BackOfficeFiles } from './release-files.ts';
import { acceptedEncoding, matches } from '../shop/routes/cached-answer.ts';
import type { Site } from './publish-site.ts';

const STATUS = {
  noSite: 503,
  nothingToRollBack: 409,
  otherIsLive: 409,
  notConfigured: 503,
  notAccepted: 401,
} as const satisfies Record<PublishingRefusal, number>;

/** Publishing, for admins and for signed calls of other programs. */
export function publishingRoutes(
  { app, telemetry: { log }, countRefusal }: Api,
  { publishing, rebuildCalls }: PublishingService,
): void {
  app.openapi(endpoints.readPublishing.route, async (c) => {
    const read = await publishing.read();
    return read.ok ? c.json({ data: read.status }, 200) : refusal(c, read.code);
  });

  app.openapi(endpoints.publish.route, async (c) => {
    const asked = await publishing.publish(actorOf(c), c.req.valid('json'));
    return asked.ok ? c.json({ data: asked.status }, 202) : refusal(c, asked.code);
  });

  app.openapi(endpoints.rollBackPublication.route, async (c) => {
    const done = await publishing.rollBack(actorOf(c), c.req.valid('json'));
    return done.ok ? c.json({ data: done.status }, 200) : refusal(c, done.code);
  });

  app.openapi(endpoints.takeRebuildCall.route, async (c) => {
    if (!rebuildCalls.isConfigured) return refusal(c, 'notConfigured');
    const taken = await rebuildCalls.take({
      timestamp: c.req.header('x-bestellbar-timestamp') ?? null,
      signature: c.req.header('x-bestellbar-signature') ?? null,
      body: new Uint8Array(await c.req.arrayBuffer()),
    });
    c.header('cache-control', 'no-store');
    if (taken.ok) return c.json({ data: { accepted: true as const } }, 202);
    if (taken.code !== 'notAccepted') return refusal(c, taken.code);
    // Counted only after a failed verification: callers who share an address with a forger are still served, and the log stays short.
    const tooMany = await countRefusal(c);
    if (tooMany) return tooMany;
    log.info({ id: c.get('requestId'), reason: taken.reason }, 'signed call refused');
    return refusal(c, taken.code);
  });
}

function refusal<const C extends PublishingRefusal>(c: Context, code: C) {
  return c.json(
    { errors: [{ field: null, message: staffWords().PUBLISHING_MESSAGES[code] }] },
    STATUS[code as C],
  );
}

/** Shown during the very first build, or when it has failed. */
const NOT_YET = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>Gleich geht es los</title>
<body style="font:1.1rem system-ui;display:grid;place-content:center;min-height:90vh;text-align:center">
<h1>Gleich geht es los</h1><p>Der Shop wird gerade eingerichtet.</p></body></html>`;

/** There are no pages yet; this one reloads by itself. */
export const notYet = (c: Context): Response | Promise<Response> =>
  c.html(NOT_YET, 503, { 'retry-after': '3', 'cache-control': 'no-store' });

/** Answers with a file, compressed if the client accepts it, or with 304. */
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
    headers['content-security-policy'] = file.policy();
  }
  if (status === 200 && matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  if (accepted) headers['content-encoding'] = accepted;
  return c.body(new Uint8Array(bytes), status, { ...headers, 'content-type': file.type });
}

type Pages = Pick<Site, 'get' | 'isThere' | 'inAllLanguages'>;

/**
 * The pages (SPEC section 2): `/store/mitte` is the file `store/mitte/index.html`. An address without a file leads on if it was a branch's
 * (`leadsTo`), and is the 404 page if not.
 */
export function staticSite(
  app: Api['app'],
  site: Pages,
  leadsTo: (path: string, search: string) => Promise<string | null>,
): void {
  app.get('*', async (c) => {
    if (!site.isThere()) return notYet(c);
    const path = cleanPath(c.req.path);
    const { language, path: own } = splitLanguage(`/${path ?? ''}`);
    if (language !== DEFAULT_LANGUAGE) await site.inAllLanguages();
    const file = path === null ? undefined : find(site, path);
    if (file) return sendFile(c, file, 200, own.startsWith('/status') ? STATUS_HEADERS : {});
    const address = path === null ? null : await leadsTo(`/${path}`, new URL(c.req.url).search);
    if (address !== null) return c.redirect(address, 308);
    const missing = site.get(`${language}/404.html`) ?? site.get('404.html');
    return missing ? sendFile(c, missing, 404) : c.text('Nicht gefunden.', 404);
  });
}

/** Decoded, without slashes at either end; null if malformed. */
function cleanPath(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/^\/+|\/+$/g, '');
  } catch {
    return null;
  }
}

function find(site: Pages, path: string): SiteFile | undefined {
  const { language, path: own } = splitLanguage(`/${path}`);
  // One shell serves the status page of every order.
  if (isOrderPage(own)) return site.get(`${baseOf(language)}/status/index.html`.slice(1));
  for (const name of filesOfAddress(path)) {
    const file = site.get(name);
    if (file) return file;
  }
  return undefined;
}

const BASE = '/backend';
const HEADERS = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

/** The back office: one page serves all its paths for the client-side router. `policy`: as the shop is now. */
export function backOffice(
  app: Api['app'],
  files: Pick<BackOfficeFiles, 'get'>,
  policy: () => string = () => OWN_POLICY,
): void {
  const serve = app.on.bind(app, 'GET', [BASE, `${BASE}/*`]);
  serve(async (c) => {
    const path = c.req.path.slice(BASE.length + 1);
    const file = files.get(path) ?? (path.startsWith('_astro/') ? undefined : files.get('index.html'));
    return file ? sendFile(c, { ...file, policy }, 200, HEADERS) : c.text('Nicht gefunden.', 404);
  });
}
