import { type Order, type OrderAction, ORDER_ACTIONS } from '../../../lib/contract/staff-orders.ts';
import { isPlaced } from '../../../lib/domain/order-moments.ts';
import { orderOn, type Board } from '../board/board-state.ts';
import type { Undoable } from './step-store.ts';

type Standing = Pick<Order, 'state' | 'paymentMethod' | 'isPaid'>;

/** The usual next step; null for ended orders and for orders awaiting an online payment. */
export function nextStep(order: Standing): OrderAction | null {
  const { state } = order;
  if (state === 'new') return isPlaced(order) ? 'confirm' : null;
  if (state === 'confirmed') return 'in-delivery';
  return state === 'inDelivery' ? 'completed' : null;
}

/** The other steps. A new order is rejected, a confirmed one canceled: customers read the same. */
export function otherSteps({ state }: Pick<Order, 'state'>): OrderAction[] {
  if (state === 'new') return ['reject'];
  if (state === 'confirmed') return ['completed', 'cancel'];
  return state === 'inDelivery' ? ['cancel'] : [];
}

/** The steps that are still their orders' latest. Once another device has advanced an order, undo would revert that step instead. */
export const stillUndoable = (steps: readonly (Undoable | undefined)[], board: Board): Undoable[] =>
  steps.filter((step): step is Undoable => {
    if (!step) return false;
    const order = orderOn(board, step.id);
    // Orders of other branches are not on the board.
    return !order || order.state === ORDER_ACTIONS[step.action];
  });

/** Limits of a double tap: browsers' interval, and the distance between both taps. */
const WITHIN_MS = 400;
const WITHIN_PX = 30;

/** Where and when a click was; `detail` is 0 for a key press. */
type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

let last: { orderId: number; tap: Tap } | null = null;

/**
 * Whether a tap is the second of a double tap meant for another order: the first has removed its card, and the next card has moved under
 * the finger.
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
