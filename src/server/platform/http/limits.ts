import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { LARGEST_UPLOAD } from '../../../lib/contract/uploads.ts';
import { addressOf, networkOf } from './address.ts';
import { failure } from './failures.ts';
import type { ApiEnv } from './guard.ts';

const LARGEST_BODY = 1024 * 1024;
/** A file as base64 takes a third more than its bytes. */
const LARGEST_FILE_BODY = Math.ceil((LARGEST_UPLOAD * 4) / 3) + 1024;

/** What another program sends along only has to be signed. */
const LARGEST_SIGNED_BODY = 64 * 1024;

/**
 * Calls of other programs and of printers that share a secret with the shop: of any type, and as many as there may be, since only
 * refused ones are counted.
 */
export const isSigned = (path: string): boolean => /^\/api\/(webhooks|printers)\//.test(path);

/** Calls whose body is a file. */
const FILES = /^\/api\/(uploads|images)(\/|$)/;

/** No body is read further than it may be long. */
export function limitBodies(app: OpenAPIHono<ApiEnv>): void {
  const limit = limitBody(LARGEST_BODY, 'tooLarge');
  const fileLimit = limitBody(LARGEST_FILE_BODY, 'fileTooLarge');
  const signedLimit = limitBody(LARGEST_SIGNED_BODY, 'tooLarge');
  app.use('/api/*', (c, next) => {
    if (isSigned(c.req.path)) return signedLimit(c, next);
    return (FILES.test(c.req.path) ? fileLimit : limit)(c, next);
  });
}

function limitBody(maxSize: number, code: 'tooLarge' | 'fileTooLarge'): MiddlewareHandler<ApiEnv> {
  const onError = (c: Context) => failure(c, 413, code);
  const countBody = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    // Node lets no body be longer than it says; only one that does not say has to be read for it.
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countBody(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}

/**
 * What an address may do in a minute. A whole campus may stand behind one address at noon, so orders are many; signing
 * in is few, and has a lockout of its own besides.
 */
export const MOST_PER_MINUTE = { order: 300, file: 120, signIn: 30, other: 600 } as const;
type Purpose = keyof typeof MOST_PER_MINUTE;

/** How many signed calls of an address are refused one by one in a minute. */
export const MOST_REFUSED_PER_MINUTE = 60;

function purposeOf(method: string, path: string): Purpose | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || isSigned(path)) return null;
  if (path === '/api/orders') return 'order';
  if (FILES.test(path)) return 'file';
  return method === 'POST' && /^\/api\/sessions(\/|$)/.test(path) ? 'signIn' : 'other';
}

/** Counts by address and purpose, in this process's memory: several processes allow as many times as much. */
export function limitRates(app: OpenAPIHono<ApiEnv>, trustedProxies: number): void {
  const limiters = Object.fromEntries(
    Object.entries(MOST_PER_MINUTE).map(([purpose, points]) => [
      purpose,
      new RateLimiterMemory({ points, duration: 60 }),
    ]),
  ) as Record<Purpose, RateLimiterMemory>;
  app.use('/api/*', async (c, next) => {
    const purpose = purposeOf(c.req.method, c.req.path);
    const address = addressOf(c, trustedProxies);
    if (!purpose || address === null) return next();
    return (await count(c, limiters[purpose], address)) ?? next();
  });
}

/** Counts a signed call that is refused; the answer for whose calls were refused too often, else null. */
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
