import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { failure } from '../../platform/http/failures.ts';
import type { ReadCalendar } from '../branch-calendar.ts';
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

/** A branch's orders for a time, for calendars that are subscribed to it. */
export function calendarRoutes({ app }: Api, readCalendar: ReadCalendar): void {
  app.openapi(endpoints.readCalendar.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    const calendar = await readCalendar(branchId, apiKey);
    if (calendar === null) return failure(c, 404, 'notFound');
    return c.body(calendar, 200, { 'content-type': 'text/calendar; charset=utf-8' });
  });
}
