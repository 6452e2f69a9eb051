import { endpoints } from '../../../lib/contract/endpoints.ts';
import { OUTBOX_MESSAGES } from '../../../lib/contract/words/staff.ts';
import type { Api } from '../../platform/http/api.ts';
import type { MessageService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';

/** Browsers of customers and staff that ask to be told. */
export function pushRoutes({ app }: Api, { pushSubscriptions }: MessageService): void {
  app.openapi(endpoints.readPushKey.route, (c) =>
    c.json({ data: { publicKey: pushSubscriptions.publicKey } }, 200),
  );

  app.openapi(endpoints.subscribeToOrder.route, async (c) => {
    const kept = await pushSubscriptions.subscribe(c.req.valid('param'), c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (kept.ok) return c.json({ data: { isSubscribed: true } }, 200);
    if (kept.code === 'notFound') return failure(c, 404, 'orderNotFound');
    return c.json({ errors: [{ field: null, message: OUTBOX_MESSAGES[kept.code] }] }, 409);
  });

  app.openapi(endpoints.unsubscribeFromOrder.route, async (c) => {
    const isKnown = await pushSubscriptions.unsubscribe(c.req.valid('param'), c.req.valid('json').endpoint);
    c.header('cache-control', 'no-store');
    return isKnown ? c.json({ data: { isSubscribed: false } }, 200) : failure(c, 404, 'orderNotFound');
  });

  app.openapi(endpoints.subscribeMe.route, async (c) => {
    const kept = await pushSubscriptions.subscribe({ userId: actorOf(c).id }, c.req.valid('json'));
    if (kept.ok) return c.json({ data: { isSubscribed: true } }, 200);
    if (kept.code === 'notFound') throw new Error('whoever is signed in is there');
    return c.json({ errors: [{ field: null, message: OUTBOX_MESSAGES[kept.code] }] }, 409);
  });

  app.openapi(endpoints.unsubscribeMe.route, async (c) => {
    await pushSubscriptions.unsubscribe({ userId: actorOf(c).id }, c.req.valid('json').endpoint);
    return c.json({ data: { isSubscribed: false } }, 200);
  });
}
