import { type Order, type OrderAction, ORDER_ACTIONS } from '../../../lib/contract/staff-orders.ts';
import { isPlaced } from '../../../lib/domain/order-moments.ts';
import { orderOn, type Board } from '../board/board-state.ts';
import type { Undoable } from './step-store.ts';

type Standing = Pick<Order, 'state' | 'paymentMethod' | 'isPaid'>;

/** What staff do next with an order most of the time; null once it has ended, and while it waits to be paid online. */
export function nextStep(order: Standing): OrderAction | null {
  const { state } = order;
  if (state === 'new') return isPlaced(order) ? 'confirm' : null;
  if (state === 'confirmed') return 'in-delivery';
  return state === 'inDelivery' ? 'completed' : null;
}

/** What else may be done with it. A new order is turned down, a confirmed one canceled: customers read the same. */
export function otherSteps({ state }: Pick<Order, 'state'>): OrderAction[] {
  if (state === 'new') return ['reject'];
  if (state === 'confirmed') return ['completed', 'cancel'];
  return state === 'inDelivery' ? ['cancel'] : [];
}

/**
 * The steps that are still the last of their orders. Where somebody has taken an order further meanwhile, maybe with the same account,
 * it would be their step that is taken back.
 */
export const stillUndoable = (steps: readonly (Undoable | undefined)[], board: Board): Undoable[] =>
  steps.filter((step): step is Undoable => {
    if (!step) return false;
    const order = orderOn(board, step.id);
    // Orders of other branches are not on the board.
    return !order || order.state === ORDER_ACTIONS[step.action];
  });

/** So long browsers wait for the second tap of a double one, and so far it may lie from the first. */
const WITHIN_MS = 400;
const WITHIN_PX = 30;

/** What of a click says where and when it was; `detail` is 0 for a key. */
type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

let last: { orderId: number; tap: Tap } | null = null;

/**
 * Whether a tap is the second of a double one that was meant for another order: the first has taken that one's card away, and another
 * has come under the finger.
 */
export function isStrayTap(orderId: number, { clientX, clientY, timeStamp, detail }: Tap): boolean {
  const isStray =
    last !== null &&
    last.orderId !== orderId &&
    detail > 0 &&
    timeStamp - last.tap.timeStamp < WITHIN_MS &&
    Math.hypot(clientX - last.tap.clientX, clientY - last.tap.clientY) < WITHIN_PX;
  if (!isStray) last = { orderId, tap: { clientX, clientY, timeStamp, detail } };
  return isStray;
}
