import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PeopleService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';

/** The keys of a branch's order feeds (SPEC section 6). */
export function apiKeyRoutes({ app }: Api, { apiKeys }: PeopleService): void {
  app.openapi(endpoints.listApiKeys.route, async (c) => {
    const keys = await apiKeys.list(c.req.valid('param').id);
    return keys ? c.json({ data: keys }, 200) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.createApiKey.route, async (c) => {
    const made = await apiKeys.create(actorOf(c), c.req.valid('param').id, c.req.valid('json'));
    c.header('cache-control', 'no-store');
    return made ? c.json({ data: made }, 201) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.deleteApiKey.route, async (c) => {
    const { id, keyId } = c.req.valid('param');
    const gone = await apiKeys.remove(actorOf(c), id, keyId);
    return gone ? c.json({ data: gone }, 200) : failure(c, 404, 'notFound');
  });
}
