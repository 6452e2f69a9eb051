import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Kind } from '../../../lib/contract/endpoints.ts';
import { LARGEST_UPLOAD } from '../../../lib/contract/media.ts';
import { addressOf, networkOf } from './address.ts';
import { failure } from './failures.ts';
import type { ApiEnv } from './guard.ts';
import { matchEndpoint } from './match-endpoint.ts';

/** The largest body in bytes, by kind. Base64 adds a third to a file's size. */
const LARGEST_BODY: Readonly<Record<Kind, number>> = {
  order: 1024 * 1024,
  signIn: 1024 * 1024,
  other: 1024 * 1024,
  file: Math.ceil((LARGEST_UPLOAD * 4) / 3) + 1024,
  signed: 64 * 1024,
};

const kindOf = (c: Context): Kind => matchEndpoint(c)?.kind ?? 'other';

/** Bodies are read only up to their limit. */
export function limitBodies(app: OpenAPIHono<ApiEnv>): void {
  const limits = Object.fromEntries(
    Object.entries(LARGEST_BODY).map(([kind, bytes]) => [
      kind,
      limitBody(bytes, kind === 'file' ? 'fileTooLarge' : 'tooLarge'),
    ]),
  ) as Record<Kind, MiddlewareHandler<ApiEnv>>;
  app.use('/api/*', (c, next) => limits[kindOf(c)](c, next));
}

function limitBody(maxSize: number, code: 'tooLarge' | 'fileTooLarge'): MiddlewareHandler<ApiEnv> {
  const onError = (c: Context) => failure(c, 413, code);
  const countBody = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    // Node enforces a declared length; only bodies without one have to be counted.
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countBody(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}

/**
 * Calls per minute and address. A whole campus may share an address at noon, so orders are many; sign-ins are few, and have their own
 * lockout.
 */
export const MOST_PER_MINUTE = { order: 300, file: 120, signIn: 30, other: 600 } as const;

/** Orders that do not exist, requested per minute and address: their keys are not to be found by trying. */
export const MOST_MISSES_PER_MINUTE = 60;

/** Limits how often an address may ask for orders that do not exist. */
export function limitMisses(app: OpenAPIHono<ApiEnv>, trustedProxies: number): void {
  const limiter = new RateLimiterMemory({ points: MOST_MISSES_PER_MINUTE, duration: 60 });
  app.use('/api/orders/public/*', async (c, next) => {
    const address = addressOf(c, trustedProxies);
    if (address === null) return next();
    const network = networkOf(address);
    const known = await limiter.get(network);
    if (known && known.remainingPoints <= 0) return tooMany(c, known.msBeforeNext);
    await next();
    // Beyond the limit it rejects, which the next request finds out.
    if (c.res.status === 404) await limiter.consume(network).catch(() => undefined);
  });
}

/** Refused signed calls per minute and address that are answered one by one. */
export const MOST_REFUSED_PER_MINUTE = 60;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Counts by address and kind in this process's memory: several processes allow a multiple. */
export function limitRates(app: OpenAPIHono<ApiEnv>, trustedProxies: number): void {
  const limiters = Object.fromEntries(
    Object.entries(MOST_PER_MINUTE).map(([kind, points]) => [
      kind,
      new RateLimiterMemory({ points, duration: 60 }),
    ]),
  ) as Record<keyof typeof MOST_PER_MINUTE, RateLimiterMemory>;
  app.use('/api/*', async (c, next) => {
    const kind = kindOf(c);
    const address = addressOf(c, trustedProxies);
    if (kind === 'signed' || READS.has(c.req.method) || address === null) return next();
    return (await count(c, limiters[kind], address)) ?? next();
  });
}

/** Counts a refused signed call; returns an answer once there were too many, else null. */
export type CountRefusal = (c: Context) => Promise<ReturnType<typeof tooMany> | null>;

export function countRefusals(trustedProxies: number): CountRefusal {
  const limiter = new RateLimiterMemory({ points: MOST_REFUSED_PER_MINUTE, duration: 60 });
  return async (c) => {
    const address = addressOf(c, trustedProxies);
    return address === null ? null : count(c, limiter, address);
  };
}

async function count(c: Context, limiter: RateLimiterMemory, address: string) {
  try {
    await limiter.consume(networkOf(address));
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return tooMany(c, refused.msBeforeNext);
    throw refused;
  }
}

function tooMany(c: Context, milliseconds: number) {
  c.header('retry-after', String(Math.ceil(milliseconds / 1000)));
  return failure(c, 429, 'tooMany');
}
