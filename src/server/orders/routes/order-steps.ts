import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { OrderAction, OrderStep } from '../../../lib/contract/staff-orders.ts';
import { TASKS, type TaskName } from '../run-order-task.ts';
import type { Step } from '../take-order-step.ts';
import type { Api } from '../../platform/http/api.ts';
import type { OrderService } from '../service.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { orderFailure } from './order-failures.ts';

const STEPS = {
  cancel: endpoints.cancelOrder,
  confirm: endpoints.confirmOrder,
  reject: endpoints.rejectOrder,
  'in-delivery': endpoints.deliverOrder,
  completed: endpoints.completeOrder,
} as const satisfies Record<OrderAction, unknown>;

const ERRAND_CALLS = {
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
    app.openapi(ERRAND_CALLS[task].route, async (c) => {
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
