import type { Context } from 'hono';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { serves } from '../usecases/actor.ts';
import type { OrdersOnlooker } from '../usecases/watch-orders.ts';
import type { Api } from './api.ts';
import { openEventStream, STREAM_HEADERS, type EventStream } from './event-stream.ts';
import { failure } from './failures.ts';
import { actorOf } from './guard.ts';

/** Orders as streams of server-sent events. Each begins with all that it is about, so nobody has to know what they missed. */
export function orderEventRoutes({
  app,
  usecases: { watchOrder, watchOrders, findBranchByApiKey },
}: Api): void {
  app.openapi(endpoints.watchPublicOrder.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const opened = await openEventStream(({ send, end }) =>
      watchOrder(uid, hash, { show: (order) => send('order', order), end }),
    );
    c.header('cache-control', 'no-store');
    if (opened.ok) return c.body(opened.body, 200, STREAM_HEADERS);
    return opened.code === 'notFound' ? failure(c, 404, 'orderNotFound') : refused(c, opened.code);
  });

  app.openapi(endpoints.watchOrders.route, async (c) => {
    const { id } = c.req.valid('param');
    if (!serves(actorOf(c), id)) return failure(c, 403, 'notAllowed');
    const opened = await openEventStream((stream) => watchOrders.orders(id, ordersTo(stream)));
    c.header('cache-control', 'no-store');
    return opened.ok ? c.body(opened.body, 200, STREAM_HEADERS) : refused(c, opened.code);
  });

  app.openapi(endpoints.watchBackofficeOrders.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    c.header('cache-control', 'no-store');
    if (!(await findBranchByApiKey(branchId, apiKey))) return failure(c, 404, 'notFound');
    const opened = await openEventStream((stream) => watchOrders.orders(branchId, ordersTo(stream)));
    return opened.ok ? c.body(opened.body, 200, STREAM_HEADERS) : refused(c, opened.code);
  });

  app.openapi(endpoints.watchFrontdeskOrders.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    c.header('cache-control', 'no-store');
    if (!(await findBranchByApiKey(branchId, apiKey))) return failure(c, 404, 'notFound');
    const opened = await openEventStream(({ send, end }) =>
      watchOrders.tickets(branchId, { show: (tickets) => send('tickets', tickets), end }),
    );
    return opened.ok ? c.body(opened.body, 200, STREAM_HEADERS) : refused(c, opened.code);
  });
}

const ordersTo = ({ send, end }: EventStream): OrdersOnlooker => ({
  showAll: (orders) => send('orders', orders),
  showOne: (order) => send('order', order),
  showDeleted: (id) => send('deleted', { id }),
  end,
});

function refused(c: Context, code: 'tooMany' | 'unavailable') {
  return code === 'tooMany' ? failure(c, 429, 'tooMany') : failure(c, 503, 'unavailable');
}
