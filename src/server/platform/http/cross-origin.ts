import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { failure } from './failures.ts';
import type { ApiEnv } from './guard.ts';

const DAY_SECONDS = 86_400;
const EXPOSED = 'etag,content-range,retry-after,x-request-id';
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Storefronts on any origin may call, but never with a staff session: browsers send no cookie without `access-control-allow-credentials`,
 * and changes that still carry one are refused.
 */
export function allowOtherOrigins(app: OpenAPIHono<ApiEnv>): void {
  const answerPreflight = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['content-type', 'idempotency-key', 'order-proof', 'if-match', 'last-event-id'],
    exposeHeaders: EXPOSED.split(','),
    maxAge: DAY_SECONDS,
  });
  const allowAnyOrigin: MiddlewareHandler<ApiEnv> = async (c, next) => {
    if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
    await next();
    // Set on the response: Hono would copy it, body and all, after headers set before.
    c.res.headers.set('access-control-allow-origin', '*');
    c.res.headers.set('access-control-expose-headers', EXPOSED);
  };
  app.use('/api/*', allowAnyOrigin);
  app.use('/image/*', allowAnyOrigin);
  app.use('/api/*', async (c, next) => (isForged(c) ? failure(c, 403, 'crossSite') : next()));
}

/**
 * Whether another site makes a signed-in browser change something (CSRF). Browsers send Sec-Fetch-Site, older ones only the origin;
 * clients that send neither are no browsers, so nobody's cookie can be abused.
 */
function isForged(c: Context): boolean {
  if (CHANGES_NOTHING.has(c.req.method) || c.req.header('cookie') === undefined) return false;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return origin !== undefined && hostOf(origin) !== c.req.header('host');
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
