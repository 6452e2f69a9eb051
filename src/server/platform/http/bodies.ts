import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ZodType } from 'zod';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import { failure } from './failures.ts';
import type { ApiEnv } from './guard.ts';
import { matchEndpoint } from './match-endpoint.ts';

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
