import { endpoints } from '../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../lib/contract/lists.ts';
import { WEBHOOK_DELIVERY_FIELDS } from '../../lib/contract/webhooks.ts';
import type { Api } from '../platform/http/api.ts';
import { failure, sendPage } from '../platform/http/failures.ts';
import { actorOf } from '../platform/http/guard.ts';
import { staffWords } from '../platform/staff-words.ts';
import type { WebhookRefusal, WebhookService } from './service.ts';

const said = (code: WebhookRefusal, field: string | null = null) => ({
  errors: [{ field, message: staffWords().WEBHOOK_MESSAGES[code] }],
});

export function webhookRoutes({ app }: Api, webhooks: WebhookService): void {
  app.openapi(endpoints.listWebhookEndpoints.route, async (c) =>
    c.json({ data: await webhooks.list() }, 200),
  );

  app.openapi(endpoints.createWebhookEndpoint.route, async (c) => {
    const made = await webhooks.create(actorOf(c), c.req.valid('json'));
    return made.ok ? c.json({ data: made.value }, 201) : c.json(said(made.code, 'url'), 422);
  });

  app.openapi(endpoints.updateWebhookEndpoint.route, async (c) => {
    const { id } = c.req.valid('param');
    const changed = await webhooks.update(actorOf(c), id, c.req.valid('json'));
    if (changed.ok) return c.json({ data: changed.value }, 200);
    return changed.code === 'notFound' ? failure(c, 404, 'notFound') : c.json(said(changed.code, 'url'), 422);
  });

  app.openapi(endpoints.deleteWebhookEndpoint.route, async (c) => {
    const gone = await webhooks.remove(actorOf(c), c.req.valid('param').id);
    return gone ? c.json({ data: gone }, 200) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.renewWebhookSecret.route, async (c) => {
    const renewed = await webhooks.renewSecret(actorOf(c), c.req.valid('param').id);
    return renewed ? c.json({ data: renewed }, 201) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.testWebhookEndpoint.route, async (c) => {
    const attempt = await webhooks.test(c.req.valid('param').id);
    return attempt ? c.json({ data: attempt }, 200) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.replayWebhooks.route, async (c) => {
    const replayed = await webhooks.replay(c.req.valid('param').id, c.req.valid('json'));
    if (replayed.ok) return c.json({ data: replayed.value }, 200);
    if (replayed.code === 'notFound') return failure(c, 404, 'notFound');
    return replayed.code === 'rangeBackwards'
      ? c.json(said(replayed.code, 'to'), 422)
      : c.json(said(replayed.code), 409);
  });

  app.openapi(endpoints.listWebhookDeliveries.route, async (c) => {
    const parsed = parseListQuery(c.req.valid('query'), WEBHOOK_DELIVERY_FIELDS);
    if (!parsed.ok) return c.json({ errors: parsed.errors }, 400);
    return sendPage(c, 'webhook-deliveries', await webhooks.deliveries(parsed.query), parsed.query);
  });

  app.openapi(endpoints.sendWebhookAgain.route, async (c) => {
    const again = await webhooks.sendAgain(c.req.valid('param').id);
    if (again.ok) return c.json({ data: again.value }, 200);
    return again.code === 'notFound' ? failure(c, 404, 'notFound') : c.json(said(again.code), 409);
  });
}
