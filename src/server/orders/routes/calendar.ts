import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { failure } from '../../platform/http/failures.ts';
import type { ReadCalendar } from '../branch-calendar.ts';

/** A branch's orders for a time, for calendars that are subscribed to it. */
export function calendarRoutes({ app }: Api, readCalendar: ReadCalendar): void {
  app.openapi(endpoints.readCalendar.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    const calendar = await readCalendar(branchId, apiKey);
    if (calendar === null) return failure(c, 404, 'notFound');
    return c.body(calendar, 200, { 'content-type': 'text/calendar; charset=utf-8' });
  });
}
