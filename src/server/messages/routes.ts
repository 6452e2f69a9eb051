import { endpoints } from '../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../lib/contract/lists.ts';
import { MESSAGE_FIELDS } from '../../lib/contract/messages.ts';
import { staffWords } from '../platform/staff-words.ts';
import type { Api } from '../platform/http/api.ts';
import type { MessageService } from './service.ts';
import { failure, sendPage } from '../platform/http/failures.ts';
import { actorOf } from '../platform/http/guard.ts';

/** Messages for staff. */
export function messageRoutes({ app }: Api, { messages }: MessageService): void {
  app.openapi(endpoints.listMessages.route, async (c) => {
    const asked = parseListQuery(c.req.valid('query'), MESSAGE_FIELDS);
    if (!asked.ok) return c.json({ errors: asked.errors }, 400);
    return sendPage(c, 'messages', await messages.list(actorOf(c), asked.query), asked.query);
  });

  app.openapi(endpoints.readMessage.route, async (c) => {
    const read = await messages.read(actorOf(c), c.req.valid('param').id);
    if (read.ok) return c.json({ data: read.message }, 200);
    return read.code === 'notFound' ? failure(c, 404, 'notFound') : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.resendMessage.route, async (c) => {
    const sent = await messages.resend(actorOf(c), c.req.valid('param').id);
    if (sent.ok) return c.json({ data: sent.message }, 200);
    if (sent.code === 'notFound') return failure(c, 404, 'notFound');
    if (sent.code === 'notAllowed') return failure(c, 403, 'notAllowed');
    return c.json({ errors: [{ field: null, message: staffWords().OUTBOX_MESSAGES[sent.code] }] }, 409);
  });
}

/** The report of the day by mail. */
function dailyMailRoutes({ app }: Api, { dailyMail }: MessageService): void {
  app.openapi(endpoints.readDailyMail.route, async (c) => c.json({ data: await dailyMail.read() }, 200));

  app.openapi(endpoints.writeDailyMail.route, async (c) =>
    c.json({ data: await dailyMail.write(actorOf(c), c.req.valid('json')) }, 200),
  );
}

/** Push subscriptions of customers and staff. */
export function pushRoutes({ app }: Api, { pushSubscriptions }: MessageService): void {
  app.openapi(endpoints.readPushKey.route, (c) =>
    c.json({ data: { publicKey: pushSubscriptions.publicKey } }, 200),
  );

  app.openapi(endpoints.subscribeToOrder.route, async (c) => {
    const kept = await pushSubscriptions.subscribe(c.req.valid('param'), c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (kept.ok) return c.json({ data: { isSubscribed: true } }, 200);
    return kept.code === 'notFound' ? failure(c, 404, 'orderNotFound') : failure(c, 409, kept.code);
  });

  app.openapi(endpoints.unsubscribeFromOrder.route, async (c) => {
    const isKnown = await pushSubscriptions.unsubscribe(c.req.valid('param'), c.req.valid('json').endpoint);
    c.header('cache-control', 'no-store');
    return isKnown ? c.json({ data: { isSubscribed: false } }, 200) : failure(c, 404, 'orderNotFound');
  });

  app.openapi(endpoints.subscribeMe.route, async (c) => {
    const kept = await pushSubscriptions.subscribe({ userId: actorOf(c).id }, c.req.valid('json'));
    if (kept.ok) return c.json({ data: { isSubscribed: true } }, 200);
    if (kept.code === 'notFound') throw new Error('the signed-in account was not found');
    return failure(c, 409, kept.code);
  });

  app.openapi(endpoints.unsubscribeMe.route, async (c) => {
    await pushSubscriptions.unsubscribe({ userId: actorOf(c).id }, c.req.valid('json').endpoint);
    return c.json({ data: { isSubscribed: false } }, 200);
  });
}

export function messagesRoutes(api: Api, messages: MessageService): void {
  messageRoutes(api, messages);
  dailyMailRoutes(api, messages);
  pushRoutes(api, messages);
}
