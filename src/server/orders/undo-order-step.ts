import { ORDER_ACTIONS, UNDO_SECONDS, type OrderAction } from '../../lib/contract/staff-orders.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { OrderColumns } from './queries/hold-order.ts';
import { findOrderEvents, type OrderEventRow } from './queries/order-events.ts';
import type { StoredOrder } from './queries/orders.ts';
import { findOutbox } from './queries/outbox.ts';
import type { Actor } from '../platform/http/actor.ts';
import { changeOrder, type Changed, type OrderDependencies } from './change-order.ts';
import { isPaymentOver } from './queries/payments.ts';

/** `notUndoable`: another account's step, not the last change, or too long ago. */
type Refusal = 'notUndoable' | 'paymentTouched';

/** Undoes the step that the account has just taken. */
export type UndoOrderStep = (actor: Actor, id: number) => Promise<Changed<Refusal>>;

/** The columns that record each step; null: not taken. */
const REACHED = {
  confirm: { confirmedAt: null },
  'in-delivery': { inDeliveryAt: null },
  completed: { completedAt: null, deliveredAt: null },
  reject: { rejectedAt: null },
  cancel: { canceledAt: null },
} as const satisfies Record<OrderAction, OrderColumns>;

export function createUndoOrderStep(dependencies: OrderDependencies, now: () => number): UndoOrderStep {
  return (actor, id) => {
    const at = new Date(now());
    return changeOrder<Refusal>(dependencies, { actor, id }, { at, action: 'undo' }, async (held, tx) => {
      const last = (await findOrderEvents(tx, id)).at(-1);
      if (!last || !isStep(last.action) || last.actor !== 'staff' || last.userId !== actor.id)
        return { ok: false, code: 'notUndoable' };
      if (at.getTime() - last.at.getTime() > UNDO_SECONDS * 1000) return { ok: false, code: 'notUndoable' };
      if (await isPaymentTouched(tx, held, last)) return { ok: false, code: 'paymentTouched' };
      return { ok: true, update: { order: { ...REACHED[last.action], ...termsBefore(last) } } };
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
