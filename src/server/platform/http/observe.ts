import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { requestId } from 'hono/request-id';
import type { Telemetry } from '../telemetry.ts';
import type { ApiEnv } from './guard.ts';

/** Assigns each request an id, returned with the answer, and logs the result. */
export function observeRequests(app: OpenAPIHono<ApiEnv>, { log, requests }: Telemetry): void {
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
export function routeOf(c: Context<ApiEnv>): string {
  const route = c.get('route');
  if (route) return route;
  const [, first = ''] = /^\/(api|image|upload|_astro|healthz|readyz|metrics)(?:\/|$)/.exec(c.req.path) ?? [];
  return first === '' ? 'page' : `/${first}`;
}
