import type { Context } from 'hono';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { failure, sayWords } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import type { OrderService } from '../service.ts';

/** What counts at a branch, and the codes and uses of promotions for staff. */
export function promotionRoutes(
  { app, countRefusal }: Api,
  { promotions }: Pick<OrderService, 'promotions'>,
): void {
  app.openapi(endpoints.readPromotions.route, async (c) => {
    const read = await promotions.readAt(c.req.valid('param').id, c.req.valid('json').codes);
    c.header('cache-control', 'no-store');
    if (!read) return failure(c, 404, 'notFound');
    // Codes are not to be found by trying.
    const tooMany = read.isGuess ? await countRefusal(c) : null;
    if (tooMany) return tooMany;
    sayWords(c);
    return c.json({ data: read.found }, 200);
  });

  app.openapi(endpoints.listCodes.route, async (c) => {
    const codes = await promotions.listCodes(c.req.valid('param').id);
    return codes ? c.json({ data: codes }, 200) : missing(c);
  });

  app.openapi(endpoints.createCodes.route, async (c) => {
    const codes = await promotions.createCodes(actorOf(c), c.req.valid('param').id, c.req.valid('json'));
    return codes ? c.json({ data: codes }, 201) : missing(c);
  });

  app.openapi(endpoints.listPromotionUses.route, async (c) => {
    const listed = await promotions.listUses(actorOf(c), c.req.valid('query'));
    return listed.ok ? c.json({ data: listed.uses }, 200) : failure(c, 403, listed.code);
  });
}

const missing = (c: Context) => failure(c, 404, 'notFound');
