import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { Addresses } from '../../../lib/contract/config.ts';
import { messageOf, type Issue } from '../../../lib/contract/words/customers.ts';
import type { Telemetry } from '../telemetry.ts';
import type { ReadSession } from './actor.ts';
import { addressOf, networkOf } from './address.ts';
import { allowOtherOrigins } from './cross-origin.ts';
import { allowEmptyBodies, refuseOtherBodies } from './bodies.ts';
import { failure, outageOf } from './failures.ts';
import { countRefusals, limitBodies, limitRates, type CountRefusal } from './limits.ts';
import { observeRequests, routeOf } from './observe.ts';
import { guardEndpoints, type ApiEnv } from './guard.ts';

/** The router and what its routes need. */
export interface Api {
  app: OpenAPIHono<ApiEnv>;
  /** From which network a request comes, for counting what is tried from there. */
  networkOf: (c: Context) => string;
  countRefusal: CountRefusal;
  addresses: Addresses;
  telemetry: Telemetry;
}

/** How the API stands in its surroundings. */
export interface Terms {
  telemetry: Telemetry;
  /** How many proxies of our own add to X-Forwarded-For. */
  trustedProxies: number;
  areRatesLimited: boolean;
  /** Where the shop is to be found; left out: wherever whoever asks has reached it. */
  addresses?: Addresses;
  /** Told of everything that should not have happened. */
  report: (problem: ErrorReport) => void;
}

export interface ErrorReport {
  id: string;
  method: string;
  route: string;
  error: unknown;
}

/** Pages and answers belong to this shop alone; pictures and calls may be used by a storefront elsewhere. */
const HEADERS: Parameters<typeof secureHeaders>[0] = {
  referrerPolicy: false,
  crossOriginResourcePolicy: 'cross-origin',
  strictTransportSecurity: 'max-age=31536000',
  xXssProtection: false,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
};

/** A router that answers everything that goes wrong in the one error body (DESIGN section 4). */
export function createApi(readSession: ReadSession, terms: Terms): Api {
  const app = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => (result.success ? undefined : refuse(c, result.target, result.error.issues)),
  });
  observeRequests(app, terms.telemetry);
  app.use('*', secureHeaders(HEADERS), async (c, next) => {
    await next();
    // Set on the answer itself: Hono's `c.header` copies an answer that is there already, body and all.
    const { headers } = c.res;
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  });
  allowOtherOrigins(app);
  if (terms.areRatesLimited) limitRates(app, terms.trustedProxies);
  limitBodies(app);
  refuseOtherBodies(app);
  guardEndpoints(app, readSession);
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
    countRefusal: terms.areRatesLimited ? countRefusals(terms.trustedProxies) : () => Promise.resolve(null),
    addresses: terms.addresses ?? { site: null, office: null, api: null },
    telemetry: terms.telemetry,
  };
}

function refuse(c: Context, target: string, issues: Issue[]) {
  // A path that does not fit its pattern names nothing.
  if (target === 'param') return failure(c, 404, 'notFound');
  const errors = issues.map((issue) => ({ field: issue.path.join('.') || null, message: messageOf(issue) }));
  return c.json({ errors }, 422);
}

/** Adds the API's description as OpenAPI 3.1, and 404 for calls that it does not have: after all routes. */
export function addFallbackRoutes({ app }: Api): void {
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Bestellbar',
      version: '1',
      description: 'Online ordering for shops with several branches',
    },
  });
  app.all('/api/*', (c) => {
    // Tells a call that the API does not have from a thing that the shop does not have.
    c.header('x-unknown-call', '1');
    return failure(c, 404, 'notFound');
  });
}
