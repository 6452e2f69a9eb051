import { endpoints } from '../../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import { MESSAGE_FIELDS } from '../../../lib/contract/messages.ts';
import { OUTBOX_MESSAGES } from '../../../lib/contract/words/staff.ts';
import type { Api } from '../../platform/http/api.ts';
import type { MessageService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { sendPage } from '../../platform/http/list-answers.ts';

/** What was told to customers and branches, for staff. */
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
    return c.json({ errors: [{ field: null, message: OUTBOX_MESSAGES[sent.code] }] }, 409);
  });
}
