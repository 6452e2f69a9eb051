import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ZodType } from 'zod';
import { type Kind, endpoints } from '../../../lib/contract/endpoints.ts';
import { LARGEST_UPLOAD } from '../../../lib/contract/media.ts';
import { failure } from './failures.ts';
import { type ApiEnv, matchEndpoint } from './guard.ts';

/**
 * The client's address. `trustedProxies` of our own have each appended their caller to X-Forwarded-For; anything before that may be
 * forged. null: not from a network.
 */
export function addressOf(c: Context, trustedProxies: number): string | null {
  const caller = callerOf(c);
  if (caller === null || trustedProxies === 0) return caller;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.at(-trustedProxies) || caller;
}

function callerOf(c: Context): string | null {
  // Tests call the app directly, without a connection.
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return null;
  return getConnInfo(c).remote.address ?? null;
}

/** The key for counting an address's calls: an IPv6 client owns 2^64 addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [first, last] = [head.split(':'), tail === undefined ? [] : tail.split(':')];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Whether a request comes from this machine, and not through a proxy on it. */
export function isOwnMachine(c: Context): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name));
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(callerOf(c) ?? '');
}

/** The largest body in bytes, by kind. Base64 adds a third to a file's size. */
const LARGEST_BODY: Readonly<Record<Kind, number>> = {
  order: 1024 * 1024,
  signIn: 1024 * 1024,
  document: 1024 * 1024,
  other: 1024 * 1024,
  file: Math.ceil((LARGEST_UPLOAD * 4) / 3) + 1024,
  signed: 64 * 1024,
  count: 1024,
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
export const MOST_PER_MINUTE = {
  order: 300,
  file: 120,
  signIn: 30,
  document: 30,
  count: 300,
  other: 600,
} as const;

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
    const isCheap = READS.has(c.req.method) && kind !== 'document';
    if (kind === 'signed' || isCheap || address === null) return next();
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

/** Refuses bodies other than JSON unread, except for signed calls; calls without a body need no content type. */
export function refuseOtherBodies(app: OpenAPIHono<ApiEnv>): void {
  app.use('/api/*', async (c, next) => {
    if (hasOtherBody(c) && matchEndpoint(c)?.kind !== 'signed') return failure(c, 400, 'unreadable');
    return next();
  });
}

function hasOtherBody(c: Context): boolean {
  const type = c.req.header('content-type');
  if (type !== undefined) return !/^application\/json\b/i.test(type);
  return c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
}

/** Calls whose body may be `{}`. */
const NEED_NO_BODY: ReadonlySet<string> = new Set(
  Object.values(endpoints)
    .filter(({ route }: { route: RouteConfig }) => {
      const json = route.request?.body?.content['application/json'];
      return json && 'schema' in json && json.schema instanceof ZodType && json.schema.safeParse({}).success;
    })
    .map(({ route }) => `${route.method.toUpperCase()} ${route.path}`),
);

/** Accepts an empty body where `{}` is valid. Behind the guard, which knows the route. */
export function allowEmptyBodies(app: OpenAPIHono<ApiEnv>): void {
  app.use('/api/*', async (c, next) => {
    if (NEED_NO_BODY.has(`${c.req.method} ${c.get('route')}`) && (await isEmpty(c))) putBody(c, '{}');
    return next();
  });
}

/** Continues as if that JSON had been sent. */
function putBody(c: Context, body: string): void {
  const headers = new Headers(c.req.raw.headers);
  headers.set('content-type', 'application/json');
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body, headers });
  c.req.bodyCache = {};
}

async function isEmpty(c: Context): Promise<boolean> {
  return Number(c.req.header('content-length') ?? 0) === 0 && (await c.req.text()) === '';
}
