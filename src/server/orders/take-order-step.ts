import { ORDER_ACTIONS, UNDO_SECONDS, type OrderAction } from '../../lib/contract/staff-orders.ts';
import { isPlaced } from '../../lib/domain/order-moments.ts';
import {
  asksCounterAppointment,
  canStep,
  flagsAfter,
  orderState,
  type OrderState,
} from '../../lib/domain/order.ts';
import type { OrderColumns } from './queries/hold-order.ts';
import type { StoredOrder } from './queries/orders.ts';
import { changeOrder, type Changed, type OrderActor, type OrderDependencies } from './change-order.ts';
import { toPublicOrder } from './public-order.ts';

/** Steps by staff, and the customer's answers to a proposed time. */
export type Step =
  | { action: 'confirm'; appointment: Date | null }
  | { action: 'reject' | 'cancel'; rejectionMessage: string | null }
  | { action: 'in-delivery' | 'completed' }
  | { action: 'confirm-counter-appointment' | 'reject-counter-appointment' };

type Refusal = 'movedOn' | 'appointmentPast' | 'notPaid';

/** Takes a step of an order (DESIGN 5.11). `movedOn`: the order's state does not allow it, or no longer does. */
export type TakeOrderStep = (who: OrderActor, step: Step) => Promise<Changed<Refusal>>;

export function createTakeOrderStep(dependencies: OrderDependencies, now: () => number): TakeOrderStep {
  return (who, step) => {
    const at = new Date(now());
    // Listeners are notified once staff can no longer undo it.
    const tellAfter = 'actor' in who ? UNDO_SECONDS + 1 : 0;
    return changeOrder<Refusal>(dependencies, who, { at, action: step.action, tellAfter }, (held) => {
      const shown = toPublicOrder(held);
      if (isAnswer(step.action) && !asksCounterAppointment(shown)) return { ok: false, code: 'movedOn' };
      const to = targetOf(step.action);
      if (!canStep(orderState(shown), to)) return { ok: false, code: 'movedOn' };
      // An unpaid order is neither prepared nor delivered.
      if (!isPlaced(shown) && !GIVES_UP.has(to)) return { ok: false, code: 'notPaid' };
      if ('appointment' in step && step.appointment && step.appointment < at)
        return { ok: false, code: 'appointmentPast' };
      const flags = flagsAfter(shown, to);
      const { order } = held;
      const reached: OrderColumns = {
        ...(flags.isConfirmed && !order.confirmedAt ? { confirmedAt: at } : {}),
        ...(flags.isInDelivery && !order.inDeliveryAt ? { inDeliveryAt: at } : {}),
        ...(flags.isDelivered && !order.deliveredAt ? { deliveredAt: at } : {}),
        ...(flags.isCompleted && !order.completedAt ? { completedAt: at } : {}),
        ...(flags.isRejected && !order.rejectedAt ? { rejectedAt: at } : {}),
        ...(flags.isCanceled && !order.canceledAt ? { canceledAt: at } : {}),
      };
      return { ok: true, update: { order: { ...reached, ...termsOf(step, held) } } };
    });
  };
}

const GIVES_UP: ReadonlySet<OrderState> = new Set(['rejected', 'canceled']);

const isAnswer = (action: Step['action']) => action.endsWith('counter-appointment');

function targetOf(action: Step['action']) {
  if (action === 'confirm-counter-appointment') return 'confirmed';
  if (action === 'reject-counter-appointment') return 'rejected';
  return ORDER_ACTIONS[action satisfies OrderAction];
}

/** Columns that a step's details set (DESIGN 5.12). */
function termsOf(step: Step, { order }: StoredOrder): OrderColumns {
  switch (step.action) {
    case 'confirm':
      // Confirming withdraws a proposed time.
      return { appointment: step.appointment ?? order.appointmentDate, counterAppointment: null };
    case 'confirm-counter-appointment':
      return { appointment: order.counterAppointment };
    case 'reject':
    case 'cancel':
      return step.rejectionMessage === null ? {} : { rejectionMessage: step.rejectionMessage };
    default:
      return {};
  }
}
