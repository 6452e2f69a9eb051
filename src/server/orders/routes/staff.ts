import { endpoints } from '../../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import { ORDER_FIELDS, type OrderAction, type OrderStep } from '../../../lib/contract/staff-orders.ts';
import type { Api } from '../../platform/http/api.ts';
import type { OrderService } from '../service.ts';
import { failure, sayWords, sendPage } from '../../platform/http/failures.ts';
import { serves } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { toOrder } from '../order-views.ts';
import { STATUSES } from '../refusals.ts';
import { orderFailure } from './order-failures.ts';
import { TASKS, type TaskName } from '../order-tasks.ts';
import type { Step } from '../take-order-step.ts';

/** Reading and correcting orders by staff (SPEC section 7). */
export function staffOrderRoutes(
  { app }: Api,
  {
    placeOrder,
    readOrders,
    readOrderDetails,
    updateOrder,
    updateOrderItem,
    markStation,
    eraseOrder,
    orderFeeds,
  }: OrderService,
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

  app.openapi(endpoints.takeOrder.route, async (c) => {
    const actor = actorOf(c);
    const draft = c.req.valid('json');
    c.header('cache-control', 'no-store');
    if (!serves(actor, draft.branch.id)) return failure(c, 403, 'notAllowed');
    const { 'idempotency-key': key = null } = c.req.valid('header');
    const { how, overrides } = draft;
    const takenBy = { how, user: { id: actor.id, name: actor.name || actor.email }, overrides };
    const sender = { network: null, proof: null, hold: null, takenBy };
    const placed = await placeOrder(draft, key, sender);
    if (placed.ok) return c.json({ data: toOrder(placed.order) }, 201);
    if (placed.code === 'workAsked') throw new Error('no work is asked of staff');
    sayWords(c);
    return c.json({ errors: placed.errors }, STATUSES[placed.code]);
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
    const erased = await eraseOrder(actorOf(c), c.req.valid('param').id);
    c.header('cache-control', 'no-store');
    return erased.ok ? c.json({ data: erased.order }, 200) : orderFailure(c, erased.code);
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

  app.openapi(endpoints.markStation.route, async (c) => {
    const { id, station } = c.req.valid('param');
    const marked = await markStation(actorOf(c), id, station, c.req.valid('json').isDone);
    c.header('cache-control', 'no-store');
    return marked.ok ? c.json({ data: toOrder(marked.order) }, 200) : orderFailure(c, marked.code);
  });
}

const STEPS = {
  cancel: endpoints.cancelOrder,
  confirm: endpoints.confirmOrder,
  reject: endpoints.rejectOrder,
  'in-delivery': endpoints.deliverOrder,
  completed: endpoints.completeOrder,
} as const satisfies Record<OrderAction, unknown>;

const TASK_CALLS = {
  'resend-new-order-email': endpoints.resendNewOrderEmail,
  'resend-new-order-sms': endpoints.resendNewOrderSms,
  print: endpoints.printOrder,
  'update-payment-status': endpoints.updatePaymentStatus,
} as const satisfies Record<TaskName, unknown>;

/** Steps and tasks of an order (SPEC section 7). */
export function orderStepRoutes(
  { app }: Api,
  { takeOrderStep, undoOrderStep, runOrderTask, readOrderDetails }: OrderService,
): void {
  for (const action of Object.keys(STEPS) as OrderAction[]) {
    app.openapi(STEPS[action].route, async (c) => {
      const who = { actor: actorOf(c), id: c.req.valid('param').id };
      const taken = await takeOrderStep(who, stepOf(action, c.req.valid('json')));
      c.header('cache-control', 'no-store');
      if (!taken.ok) return orderFailure(c, taken.code);
      return c.json({ data: await readOrderDetails(taken.order) }, 200);
    });
  }

  app.openapi(endpoints.undoOrderStep.route, async (c) => {
    const undone = await undoOrderStep(actorOf(c), c.req.valid('param').id);
    c.header('cache-control', 'no-store');
    if (!undone.ok) return orderFailure(c, undone.code === 'slotFull' ? 'placeTaken' : undone.code);
    return c.json({ data: await readOrderDetails(undone.order) }, 200);
  });

  for (const task of Object.keys(TASKS) as TaskName[]) {
    app.openapi(TASK_CALLS[task].route, async (c) => {
      const ran = await runOrderTask(actorOf(c), c.req.valid('param').id, task);
      c.header('cache-control', 'no-store');
      if (!ran.ok) return orderFailure(c, ran.code);
      return c.json({ data: await readOrderDetails(ran.order) }, 200);
    });
  }
}

/** The details that belong to the step. */
function stepOf(action: OrderAction, { rejectionMessage, appointment }: OrderStep): Step {
  switch (action) {
    case 'confirm':
      return { action, appointment: appointment ? new Date(appointment) : null };
    case 'reject':
    case 'cancel':
      return { action, rejectionMessage: rejectionMessage?.trim() || null };
    default:
      return { action };
  }
}
