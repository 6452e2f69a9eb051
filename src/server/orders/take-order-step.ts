import { ORDER_ACTIONS, UNDO_SECONDS, type OrderAction } from '../../lib/contract/staff-orders.ts';
import { isPlaced } from '../../lib/domain/order-moments.ts';
import {
  asksCounterAppointment,
  canStep,
  flagsAfter,
  orderState,
  type OrderState,
} from '../../lib/domain/order.ts';
import type { OrderColumns, StoredOrder } from './queries/orders.ts';
import {
  changeOrder,
  type Changed,
  type OrderActor,
  type OrderDependencies,
  Rollback,
} from './change-order.ts';
import { toPublicOrder } from './order-views.ts';
import type { Transaction } from '../platform/database/database.ts';
import { findOrderEvents, type OrderEventRow } from './queries/order-history.ts';
import { findOutbox } from './queries/outbox.ts';
import type { Actor } from '../platform/http/actor.ts';
import { retakeUses } from './queries/promotions.ts';
import { isPaymentOver } from './queries/payments.ts';

/** Steps by staff, and the customer's answers to a proposed time. */
export type Step =
  | { action: 'confirm'; appointment: Date | null }
  | { action: 'reject' | 'cancel'; rejectionMessage: string | null }
  | { action: 'in-delivery' | 'completed' }
  | { action: 'confirm-counter-appointment' | 'reject-counter-appointment' };

type StepRefusal = 'movedOn' | 'appointmentPast' | 'notPaid';

/** Takes a step of an order (DESIGN 5.11). `movedOn`: the order's state does not allow it, or no longer does. */
export type TakeOrderStep = (who: OrderActor, step: Step) => Promise<Changed<StepRefusal>>;

export function createTakeOrderStep(dependencies: OrderDependencies, now: () => number): TakeOrderStep {
  return (who, step) => {
    const at = new Date(now());
    // Listeners are notified once staff can no longer undo it.
    const notifyAfter = 'actor' in who ? UNDO_SECONDS + 1 : 0;
    return changeOrder<StepRefusal>(dependencies, who, { at, action: step.action, notifyAfter }, (held) => {
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

/** `notUndoable`: another account's step, not the last change, or too long ago. */
type UndoRefusal = 'notUndoable' | 'paymentTouched' | 'promotionUsedUp' | 'stockShort';

/** Undoes the step that the account has just taken. */
export type UndoOrderStep = (actor: Actor, id: number) => Promise<Changed<UndoRefusal>>;

/** The columns that record each step; null: not taken. */
const REACHED = {
  confirm: { confirmedAt: null },
  'in-delivery': { inDeliveryAt: null },
  completed: { completedAt: null, deliveredAt: null },
  reject: { rejectedAt: null },
  cancel: { canceledAt: null },
} as const satisfies Record<OrderAction, OrderColumns>;

export function createUndoOrderStep(dependencies: OrderDependencies, now: () => number): UndoOrderStep {
  return async (actor, id) => {
    const at = new Date(now());
    const undone = changeOrder<UndoRefusal>(
      dependencies,
      { actor, id },
      { at, action: 'undo' },
      async (held, tx) => {
        const last = (await findOrderEvents(tx, id)).at(-1);
        if (!last || !isStep(last.action) || last.actor !== 'staff' || last.userId !== actor.id)
          return { ok: false, code: 'notUndoable' };
        if (at.getTime() - last.at.getTime() > UNDO_SECONDS * 1000) return { ok: false, code: 'notUndoable' };
        if (await isPaymentTouched(tx, held, last)) return { ok: false, code: 'paymentTouched' };
        const isEnded = last.action === 'reject' || last.action === 'cancel';
        if (isEnded && held.order.promotions.length > 0 && !(await retakeUses(tx, id)))
          throw new Rollback('promotionUsedUp');
        return { ok: true, update: { order: { ...REACHED[last.action], ...termsBefore(last) } } };
      },
    );
    return undone.catch((error: unknown) => {
      if (error instanceof Rollback && (error.why === 'promotionUsedUp' || error.why === 'stockShort'))
        return { ok: false, code: error.why } as const;
      throw error;
    });
  };
}

const isStep = (action: string): action is OrderAction => action in ORDER_ACTIONS;

/** Whether the step has already affected the payment: refunds are not undone. */
async function isPaymentTouched(
  tx: Transaction,
  { order }: StoredOrder,
  last: OrderEventRow,
): Promise<boolean> {
  if (order.refundedAt !== null || (await isPaymentOver(tx, order.id))) return true;
  const tasks = await findOutbox(tx, order.id);
  return tasks.some(({ channel, createdAt }) => channel === 'payment' && createdAt >= last.at);
}

/** The step's details as they were before it. */
function termsBefore({ changes }: OrderEventRow): OrderColumns {
  const columns: OrderColumns = {};
  for (const field of ['appointment', 'counterAppointment'] as const) {
    const change = changes[field];
    if (change) columns[field] = typeof change.from === 'string' ? new Date(change.from) : null;
  }
  const said = changes['rejectionMessage'];
  if (said) columns.rejectionMessage = typeof said.from === 'string' ? said.from : null;
  return columns;
}
