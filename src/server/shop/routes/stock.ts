import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { actorOf } from '../../platform/http/guard.ts';
import type { StockService } from '../stock.ts';
import { refusal } from './entities.ts';

/** How much branches have of what they count. */
export function stockRoutes(app: Api['app'], stock: StockService): void {
  app.openapi(endpoints.listStock.route, async (c) => {
    const listed = await stock.list(actorOf(c), c.req.valid('param').id);
    c.header('cache-control', 'no-store');
    return listed.ok ? c.json({ data: listed.value }, 200) : refusal(c, listed, 403, 404);
  });
  app.openapi(endpoints.setStock.route, async (c) => {
    const changed = await stock.set(actorOf(c), c.req.valid('param').id, c.req.valid('json'));
    c.header('cache-control', 'no-store');
    return changed.ok ? c.json({ data: changed.value }, 200) : refusal(c, changed, 403, 404, 422);
  });
}
