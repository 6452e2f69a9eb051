import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { failure } from './failures.ts';
import type { ApiEnv } from './guard.ts';

const DAY_SECONDS = 86_400;
const EXPOSED = 'etag,content-range,retry-after,x-request-id';
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A storefront on any other origin may call, but never with the cookie of whoever is signed in here: browsers send none
 * without `access-control-allow-credentials`, and what changes something is refused if one came along all the same.
 */
export function allowOtherOrigins(app: OpenAPIHono<ApiEnv>): void {
  const answerPreflight = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['content-type', 'idempotency-key', 'if-match', 'last-event-id'],
    exposeHeaders: EXPOSED.split(','),
    maxAge: DAY_SECONDS,
  });
  const allowAnyOrigin: MiddlewareHandler<ApiEnv> = async (c, next) => {
    if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
    await next();
    // Set on the answer itself: Hono copies an answer, body and all, that follows headers set before it.
    c.res.headers.set('access-control-allow-origin', '*');
    c.res.headers.set('access-control-expose-headers', EXPOSED);
  };
  app.use('/api/*', allowAnyOrigin);
  app.use('/image/*', allowAnyOrigin);
  app.use('/api/*', async (c, next) => (isForged(c) ? failure(c, 403, 'crossSite') : next()));
}

/**
 * Whether another site makes a signed-in browser change something (CSRF). Browsers say so in Sec-Fetch-Site, older ones
 * name the origin only; whatever sends neither is no browser, and nobody's cookie can be used behind their back.
 */
function isForged(c: Context): boolean {
  if (CHANGES_NOTHING.has(c.req.method) || c.req.header('cookie') === undefined) return false;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return origin !== undefined && hostOf(origin) !== c.req.header('host');
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
