import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf, signedInOf } from '../../platform/http/guard.ts';
import type { PeopleService } from '../service.ts';

/** The caller's sessions; admins also end those of another account. */
export function ownSessionRoutes({ app }: Api, { ownSessions, help }: PeopleService): void {
  app.openapi(endpoints.listMySessions.route, async (c) =>
    c.json({ data: await ownSessions.list(signedInOf(c)) }, 200),
  );

  app.openapi(endpoints.endMySession.route, async (c) =>
    (await ownSessions.end(actorOf(c), c.req.valid('param').id))
      ? c.json({ data: null }, 200)
      : failure(c, 404, 'notFound'),
  );

  app.openapi(endpoints.endMyOtherSessions.route, async (c) => {
    await ownSessions.endOthers(signedInOf(c));
    return c.json({ data: null }, 200);
  });

  app.openapi(endpoints.endUserSessions.route, async (c) =>
    (await help.endSessions(actorOf(c), c.req.valid('param').id))
      ? c.json({ data: null }, 200)
      : failure(c, 404, 'notFound'),
  );
}
