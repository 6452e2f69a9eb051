import type { Context } from 'hono';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { PUBLISHING_MESSAGES, type PublishingRefusal } from '../../lib/contract/words/staff.ts';
import type { Api } from '../platform/http/api.ts';
import type { PublishingService } from './service.ts';
import { actorOf } from '../platform/http/guard.ts';

const STATUS = {
  noSite: 503,
  nothingToRollBack: 409,
  otherIsLive: 409,
  notConfigured: 503,
  notAccepted: 401,
} as const satisfies Record<PublishingRefusal, number>;

/** Publishing, for admins and for signed calls of other programs. */
export function publishingRoutes(
  { app, telemetry: { log }, countRefusal }: Api,
  { publishing, rebuildCalls }: PublishingService,
): void {
  app.openapi(endpoints.readPublishing.route, async (c) => {
    const read = await publishing.read();
    return read.ok ? c.json({ data: read.status }, 200) : refusal(c, read.code);
  });

  app.openapi(endpoints.publish.route, async (c) => {
    const asked = await publishing.publish(actorOf(c), c.req.valid('json'));
    return asked.ok ? c.json({ data: asked.status }, 202) : refusal(c, asked.code);
  });

  app.openapi(endpoints.rollBackPublication.route, async (c) => {
    const done = await publishing.rollBack(actorOf(c), c.req.valid('json'));
    return done.ok ? c.json({ data: done.status }, 200) : refusal(c, done.code);
  });

  app.openapi(endpoints.takeRebuildCall.route, async (c) => {
    if (!rebuildCalls.isConfigured) return refusal(c, 'notConfigured');
    const taken = await rebuildCalls.take({
      timestamp: c.req.header('x-bestellbar-timestamp') ?? null,
      signature: c.req.header('x-bestellbar-signature') ?? null,
      body: new Uint8Array(await c.req.arrayBuffer()),
    });
    c.header('cache-control', 'no-store');
    if (taken.ok) return c.json({ data: { accepted: true as const } }, 202);
    if (taken.code !== 'notAccepted') return refusal(c, taken.code);
    // Counted only after a failed verification: callers who share an address with a forger are still served, and the log stays short.
    const tooMany = await countRefusal(c);
    if (tooMany) return tooMany;
    log.info({ id: c.get('requestId'), reason: taken.reason }, 'signed call refused');
    return refusal(c, taken.code);
  });
}

function refusal<const C extends PublishingRefusal>(c: Context, code: C) {
  return c.json({ errors: [{ field: null, message: PUBLISHING_MESSAGES[code] }] }, STATUS[code as C]);
}
