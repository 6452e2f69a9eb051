import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { actorOf } from '../../platform/http/guard.ts';
import type { TillReceipts } from '../till-receipts.ts';
import { orderFailure } from './order-failures.ts';

/** The hand-over to a till. */
export function tillRoutes({ app }: Api, till: TillReceipts): void {
  app.openapi(endpoints.listTillOrders.route, async (c) =>
    c.json({ data: await till.list(actorOf(c)) }, 200),
  );

  app.openapi(endpoints.recordTillReceipt.route, async (c) => {
    const recorded = await till.record(actorOf(c), c.req.valid('param').id, c.req.valid('json'));
    return recorded.ok ? c.json({ data: recorded.order }, 200) : orderFailure(c, recorded.code);
  });
}
