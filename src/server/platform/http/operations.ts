import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Telemetry } from '../telemetry.ts';
import { isOwnMachine } from './limits.ts';
import type { Api } from './api.ts';

const NOT_READY = {
  noPages: 'there are no pages yet',
  databaseAway: 'the database does not answer',
  databaseNewer: 'a newer version has changed the database, this process has to be updated or stopped',
} as const;
export type NotReady = keyof typeof NOT_READY;

interface Operations {
  telemetry: Telemetry;
  /** Why the shop is not ready; null: it is. */
  whyNotReady: () => Promise<NotReady | null>;
  /** Brings the figures of the subjects up to date before they are answered. */
  refreshMetrics: () => Promise<void>;
  /** The bearer token for metrics; without one, only this machine may read them. */
  metricsToken: string | null;
}

/** Endpoints for operators: liveness, readiness and metrics. */
export function operationsRoutes(
  app: Api['app'],
  { telemetry, whyNotReady, refreshMetrics, metricsToken }: Operations,
): void {
  app.get('/healthz', (c) => plain(c, 'ok', 200));
  app.get('/readyz', async (c) => {
    const reason = await whyNotReady();
    return reason === null ? plain(c, 'ready', 200) : plain(c, `not ready: ${NOT_READY[reason]}`, 503);
  });
  app.get('/metrics', async (c) => {
    if (!(metricsToken === null ? isOwnMachine(c) : hasToken(c, metricsToken))) return plain(c, 'no', 403);
    await refreshMetrics();
    c.header('content-type', telemetry.registry.contentType);
    c.header('cache-control', 'no-store');
    return c.body(await telemetry.registry.metrics());
  });
}

function plain(c: Context, text: string, status: 200 | 403 | 503) {
  return c.text(`${text}\n`, status, { 'cache-control': 'no-store' });
}

function hasToken(c: Context, token: string): boolean {
  const sent = Buffer.from(c.req.header('authorization')?.replace(/^Bearer /i, '') ?? '');
  const wanted = Buffer.from(token);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
