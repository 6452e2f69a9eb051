import type { OpenAPIHono } from '@hono/zod-openapi';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { ApiEnv } from './guard.ts';
import { matchEndpoint, type Endpoint } from './match-endpoint.ts';

/** What a secret in the path opens is as personal as what a session does. */
const HAS_SECRET = /\{(hash|apiKey|token)\}/;

const PERSONAL: ReadonlySet<Endpoint> = new Set(
  Object.values(endpoints).filter(({ who, route }) => who !== 'anyone' || HAS_SECRET.test(route.path)),
);

/** Keeps personal answers out of every cache, unless their handler says otherwise. Outside the guard, whose refusals count as well. */
export function keepFromCaches(app: OpenAPIHono<ApiEnv>): void {
  app.use('/api/*', async (c, next) => {
    await next();
    const endpoint = matchEndpoint(c);
    if (!endpoint || !PERSONAL.has(endpoint)) return;
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
}
