import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { describeApi } from '../../../lib/contract/description.ts';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import { type ApiEnv, matchEndpoint, type Endpoint, guardEndpoints } from './guard.ts';
import type { Telemetry } from '../telemetry.ts';
import { staffWords } from '../staff-words.ts';
import { failure, outageOf, sayWords } from './failures.ts';
import { keepLanguage } from './language.ts';
import type { Wording } from '../../../lib/domain/languages.ts';
import type { Addresses } from '../../../lib/contract/config.ts';
import { messageOf, type Issue } from '../../../lib/contract/words/issues.ts';
import type { ReadProgramKey, ReadSession } from './actor.ts';
import {
  addressOf,
  isOwnMachine,
  networkOf,
  allowEmptyBodies,
  refuseOtherBodies,
  countRefusals,
  limitBodies,
  limitMisses,
  limitRates,
  type CountRefusal,
} from './limits.ts';

/** What a secret in the path opens is as personal as what a session does. */
const HAS_SECRET = /\{(hash|apiKey|token)\}/;

const PERSONAL: ReadonlySet<Endpoint> = new Set(
  Object.values(endpoints).filter(({ who, route }) => who !== 'anyone' || HAS_SECRET.test(route.path)),
);

/** Keeps personal answers out of every cache, unless their handler says otherwise. Outside the guard, whose refusals count as well. */
function keepFromCaches(app: OpenAPIHono<ApiEnv>): void {
  app.use('/api/*', async (c, next) => {
    await next();
    const endpoint = matchEndpoint(c);
    if (!endpoint || !PERSONAL.has(endpoint)) return;
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
}

/** Assigns each request an id, returned with the answer, and logs the result. */
function observeRequests(app: OpenAPIHono<ApiEnv>, { log, requests }: Telemetry): void {
  app.use('*', requestId());
  app.use('*', async (c, next) => {
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1000;
    const { method } = c.req;
    const { status } = c.res;
    const route = routeOf(c);
    requests.observe({ method, route, status }, seconds);
    log.info({ id: c.get('requestId'), method, route, status, ms: Math.round(seconds * 1000) }, 'request');
  });
}

/** The path's pattern for metrics: actual paths contain keys, and would create a series per order. */
function routeOf(c: Context<ApiEnv>): string {
  const route = c.get('route');
  if (route) return route;
  const [, first = ''] = /^\/(api|image|upload|_astro|healthz|readyz|metrics)(?:\/|$)/.exec(c.req.path) ?? [];
  return first === '' ? 'page' : `/${first}`;
}

const DAY_SECONDS = 86_400;
const EXPOSED = 'etag,content-range,retry-after,x-request-id';
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Storefronts on any origin may call, but never with a staff session: browsers send no cookie without `access-control-allow-credentials`,
 * and changes that still carry one are refused.
 */
function allowOtherOrigins(app: OpenAPIHono<ApiEnv>): void {
  const answerPreflight = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'content-type',
      'idempotency-key',
      'order-proof',
      'slot-hold',
      'if-match',
      'last-event-id',
    ],
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

/** The router and what its routes need. */
export interface Api {
  app: OpenAPIHono<ApiEnv>;
  /** The network of a request, for counting attempts. */
  networkOf: (c: Context) => string;
  /** The network of a customer, whose many orders cost work; null: of this machine, or limits are off. */
  countedNetwork: (c: Context) => string | null;
  countRefusal: CountRefusal;
  addresses: Addresses;
  telemetry: Telemetry;
}

/** The API's environment. */
export interface Terms {
  telemetry: Telemetry;
  /** The number of own proxies that append to X-Forwarded-For. */
  trustedProxies: number;
  areRatesLimited: boolean;
  /** The shop's public addresses; by default the one that the client used. */
  addresses?: Addresses;
  /** The German that the shop speaks; by default that of the specification. */
  german?: () => Wording;
  /** Reports unexpected errors. */
  report: (problem: ErrorReport) => void;
}

export interface ErrorReport {
  id: string;
  method: string;
  route: string;
  error: unknown;
}

/** Pages and answers are restricted to this shop; pictures and calls may be used by storefronts elsewhere. */
const HEADERS: Parameters<typeof secureHeaders>[0] = {
  referrerPolicy: false,
  crossOriginResourcePolicy: 'cross-origin',
  strictTransportSecurity: 'max-age=31536000',
  xXssProtection: false,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
};

/**
 * The policy of answers that name none: nothing in them loads, runs or is framed. Styles are those of the server's own few pages.
 * Files of the site are left out: a worker takes its policy from its script.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";
const NO_FILE = /^\/(api|image|upload)\//;

/** A router that answers what the contract's schemas refuse. */
export const newRouter = (): Api['app'] =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => (result.success ? undefined : refuse(c, result.target, result.error.issues)),
  });

/** A router that answers every failure with the common error body (DESIGN section 4). */
export function createApi(readSession: ReadSession, readKey: ReadProgramKey, terms: Terms): Api {
  const app = newRouter();
  app.use('*', keepLanguage(terms.german));
  observeRequests(app, terms.telemetry);
  app.use('*', secureHeaders(HEADERS), async (c, next) => {
    await next();
    // Set on the response: Hono's `c.header` would copy an existing one with its body.
    const { headers } = c.res;
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if ((isPage || NO_FILE.test(c.req.path)) && !headers.has('content-security-policy'))
      headers.set('content-security-policy', POLICY);
  });
  allowOtherOrigins(app);
  keepFromCaches(app);
  if (terms.areRatesLimited) {
    limitRates(app, terms.trustedProxies);
    limitMisses(app, terms.trustedProxies);
  }
  limitBodies(app);
  refuseOtherBodies(app);
  guardEndpoints(app, readSession, readKey);
  allowEmptyBodies(app);
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 400) return failure(c, 400, 'unreadable');
    terms.report({ id: c.get('requestId') ?? '', method: c.req.method, route: routeOf(c), error });
    const outage = outageOf(error);
    return outage ? failure(c, 503, outage) : failure(c, 500, 'unexpected');
  });
  return {
    app,
    networkOf: (c) => networkOf(addressOf(c, terms.trustedProxies) ?? ''),
    countedNetwork(c) {
      const address = addressOf(c, terms.trustedProxies);
      const isCounted = terms.areRatesLimited && address !== null && !isOwnMachine(c);
      return isCounted ? networkOf(address) : null;
    },
    countRefusal: terms.areRatesLimited ? countRefusals(terms.trustedProxies) : () => Promise.resolve(null),
    addresses: terms.addresses ?? { site: null, office: null, api: null },
    telemetry: terms.telemetry,
  };
}

function refuse(c: Context, target: string, issues: Issue[]) {
  // A path that does not match its pattern names nothing.
  if (target === 'param') {
    const isOrder = c.req.path.startsWith('/api/orders/public/');
    return failure(c, 404, isOrder ? 'orderNotFound' : 'notFound');
  }
  const words = sayWords(c);
  const errors = issues.map((issue) => ({
    field: issue.path.join('.') || null,
    message: messageOf(issue, words, staffWords().FIELD_CODES),
  }));
  return c.json({ errors }, 422);
}

/** Made when somebody asks for it. */
let description: ReturnType<typeof describeApi> | null = null;

/** Adds the OpenAPI 3.1 description, and 404 for unknown calls: after all routes. */
export function addFallbackRoutes({ app }: Api): void {
  app.get('/api/openapi.json', (c) => c.json((description ??= describeApi())));
  app.all('/api/*', (c) => {
    // Distinguishes unknown calls from unknown entities.
    c.header('x-unknown-call', '1');
    return failure(c, 404, 'notFound');
  });
}
