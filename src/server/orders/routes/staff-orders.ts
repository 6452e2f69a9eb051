import { endpoints } from '../../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import { ORDER_FIELDS } from '../../../lib/contract/staff-orders.ts';
import type { Api } from '../../platform/http/api.ts';
import type { OrderService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { sendPage } from '../../platform/http/list-answers.ts';
import { orderFailure } from './order-failures.ts';

/** Reading and correcting orders by staff (SPEC section 7). */
export function staffOrderRoutes(
  { app }: Api,
  { readOrders, readOrderDetails, updateOrder, updateOrderItem, deleteOrder, orderFeeds }: OrderService,
): void {
  app.openapi(endpoints.listOrders.route, async (c) => {
    const parsed = parseListQuery(c.req.valid('query'), ORDER_FIELDS);
    if (!parsed.ok) return c.json({ errors: parsed.errors }, 400);
    return sendPage(c, 'orders', await readOrders.list(actorOf(c), parsed.query), parsed.query);
  });

  // Before the call for one order, whose `{id}` would match 'current'.
  app.openapi(endpoints.listCurrentOrders.route, async (c) => {
    const current = await readOrders.current(actorOf(c), c.req.valid('query').branchId ?? null);
    c.header('cache-control', 'no-store');
    return current.ok ? c.json({ data: current.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.listFrontdeskOrders.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    const tickets = await orderFeeds.frontdesk(branchId, apiKey);
    c.header('cache-control', 'no-store');
    return tickets ? c.json({ data: tickets }, 200) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.listBackofficeOrders.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    const orders = await orderFeeds.backoffice(branchId, apiKey);
    c.header('cache-control', 'no-store');
    return orders ? c.json({ data: orders }, 200) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.readOrder.route, async (c) => {
    const found = await readOrders.read(actorOf(c), c.req.valid('param').id);
    c.header('cache-control', 'no-store');
    return found.ok ? c.json({ data: found.result }, 200) : orderFailure(c, found.code);
  });

  app.openapi(endpoints.updateOrder.route, async (c) => {
    const change = c.req.valid('json');
    const changed = await updateOrder(actorOf(c), c.req.valid('param').id, change);
    c.header('cache-control', 'no-store');
    if (changed.ok) return c.json({ data: await readOrderDetails(changed.order) }, 200);
    const field = change.counterAppointment ? 'counterAppointment' : 'appointment';
    if (changed.code === 'appointmentPast' || changed.code === 'slotFull')
      return orderFailure(c, changed.code, field);
    return orderFailure(c, changed.code === 'movedOn' ? 'notUpdated' : changed.code);
  });

  app.openapi(endpoints.deleteOrder.route, async (c) => {
    const gone = await deleteOrder(actorOf(c), c.req.valid('param').id);
    c.header('cache-control', 'no-store');
    return gone ? c.json({ data: gone }, 200) : orderFailure(c, 'notFound');
  });

  app.openapi(endpoints.updateOrderItem.route, async (c) => {
    const { id, index } = c.req.valid('param');
    const change = c.req.valid('json');
    const changed = await updateOrderItem(actorOf(c), id, index, change);
    c.header('cache-control', 'no-store');
    if (changed.ok) return c.json({ data: await readOrderDetails(changed.order) }, 200);
    const field = change.unitPrice === undefined ? 'amount' : 'unitPrice';
    return orderFailure(c, changed.code === 'movedOn' ? 'notUpdated' : changed.code, field);
  });
}
