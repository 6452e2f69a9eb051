import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { failure } from '../../platform/http/failures.ts';
import type { OrderService } from '../service.ts';

/** Shared caches keep a day's places for five seconds, browsers for one. An order is checked again when it is placed. */
const PLACES_KEPT = 'public, max-age=1, s-maxage=5';

/** What is still free, now or by a simulated clock. */
export function placeRoutes(
  app: Api['app'],
  { readPlaces, readFullDays }: Pick<OrderService, 'readPlaces' | 'readFullDays'>,
): void {
  app.openapi(endpoints.readSlotPlaces.route, async (c) => {
    const { id, mode, day } = c.req.valid('param');
    const { 'slot-hold': hold = null } = c.req.valid('header');
    const places = await readPlaces(id, mode, day, hold);
    if (!places) return failure(c, 404, 'notFound');
    c.header('cache-control', hold === null ? PLACES_KEPT : 'no-store');
    c.header('vary', 'slot-hold', { append: true });
    return c.json({ data: places }, 200);
  });

  app.openapi(endpoints.readFullDays.route, async (c) => {
    const { id, mode, month } = c.req.valid('param');
    const full = await readFullDays(id, mode, month);
    if (!full) return failure(c, 404, 'notFound');
    c.header('cache-control', PLACES_KEPT);
    return c.json({ data: full }, 200);
  });
}
