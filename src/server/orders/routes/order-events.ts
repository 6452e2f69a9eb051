import type { Context } from 'hono';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { PeopleService } from '../../people/service.ts';
import { createPlaceLimit, type PlaceLimit } from '../../platform/async/concurrency.ts';
import { serves } from '../../platform/http/actor.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  openEventStream,
  STREAM_HEADERS,
  whileAllowed,
  type EventStream,
} from '../../platform/http/event-stream.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import type { ShopService } from '../../shop/service.ts';
import type { OrderService } from '../service.ts';
import type { OrdersViewer } from '../watch-branch.ts';

export type WatchBusy = ShopService['pauses']['watchBusy'];

/** Customers behind one address, such as a dormitory's; all others poll. */
const MOST_PER_NETWORK = 50;
/** Devices of one account, such as the tablets of a kitchen. */
const MOST_PER_PERSON = 30;
/** Displays and tills with one API key. */
const MOST_PER_KEY = 20;

/** Orders as server-sent events. Each stream begins with the complete state, so a client need not know what it missed. */
export function orderEventRoutes(
  { app, networkOf }: Api,
  { watchOrder, watchOrders, attendance }: OrderService,
  watchBusy: WatchBusy,
  { findBranchByApiKey, readSession }: PeopleService,
): void {
  const [customers, staff, keys] = [MOST_PER_NETWORK, MOST_PER_PERSON, MOST_PER_KEY].map(
    createPlaceLimit,
  ) as [PlaceLimit, PlaceLimit, PlaceLimit];

  app.openapi(endpoints.watchPublicOrder.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const opened = await openEventStream(
      ({ send, end }) => watchOrder(uid, hash, { show: (order) => send('order', order), end }),
      { limit: customers, owner: networkOf(c) },
    );
    c.header('cache-control', 'no-store');
    if (opened.ok) return c.body(opened.body, 200, STREAM_HEADERS);
    return opened.code === 'notFound' ? failure(c, 404, 'orderNotFound') : refused(c, opened.code);
  });

  app.openapi(endpoints.watchOrders.route, async (c) => {
    const { id } = c.req.valid('param');
    if (!serves(actorOf(c), id)) return failure(c, 403, 'notAllowed');
    const { headers } = c.req.raw;
    const mayStill = async () => {
      const { signedIn } = await readSession(headers, false);
      return signedIn !== null && signedIn.owes === null && serves(signedIn.actor, id);
    };
    const opened = await openEventStream(
      async (stream) => {
        const allowed = whileAllowed(stream, mayStill);
        const watched = await watchOrders.orders(id, ordersTo(allowed));
        if (!watched.ok) return watched;
        const stop = watchBusy(id, (busy) => allowed.send('busy', busy));
        return {
          ok: true,
          stop() {
            stop();
            watched.stop();
          },
        };
      },
      { limit: staff, owner: String(actorOf(c).id) },
    );
    c.header('cache-control', 'no-store');
    return opened.ok ? c.body(opened.body, 200, STREAM_HEADERS) : refused(c, opened.code);
  });

  app.openapi(endpoints.sendHeartbeat.route, async (c) => {
    const recorded = await attendance.record(actorOf(c), c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (recorded.ok) return c.json({ data: { isAwake: true as const } }, 200);
    return recorded.code === 'notFound' ? failure(c, 404, 'notFound') : failure(c, 403, 'notAllowed');
  });
  app.openapi(endpoints.readAttendances.route, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ data: await attendance.read(actorOf(c)) }, 200);
  });

  app.openapi(endpoints.watchBackofficeOrders.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    c.header('cache-control', 'no-store');
    const isOpen = async () => (await findBranchByApiKey(branchId, apiKey, 'orders')) !== null;
    if (!(await isOpen())) return failure(c, 404, 'notFound');
    const opened = await openEventStream(
      (stream) => watchOrders.orders(branchId, ordersTo(whileAllowed(stream, isOpen))),
      { limit: keys, owner: apiKey },
    );
    return opened.ok ? c.body(opened.body, 200, STREAM_HEADERS) : refused(c, opened.code);
  });

  app.openapi(endpoints.watchFrontdeskOrders.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    c.header('cache-control', 'no-store');
    const isOpen = async () => (await findBranchByApiKey(branchId, apiKey, 'tickets')) !== null;
    if (!(await isOpen())) return failure(c, 404, 'notFound');
    const opened = await openEventStream(
      (stream) => {
        const { send, end } = whileAllowed(stream, isOpen);
        return watchOrders.tickets(branchId, { show: (tickets) => send('tickets', tickets), end });
      },
      { limit: keys, owner: apiKey },
    );
    return opened.ok ? c.body(opened.body, 200, STREAM_HEADERS) : refused(c, opened.code);
  });
}

const ordersTo = ({ send, end }: EventStream): OrdersViewer => ({
  showAll: (orders) => send('orders', orders),
  showOne: (order) => send('order', order),
  showDeleted: (id) => send('deleted', { id }),
  end,
});

function refused(c: Context, code: 'tooMany' | 'unavailable') {
  return code === 'tooMany' ? failure(c, 429, 'tooMany') : failure(c, 503, 'unavailable');
}
