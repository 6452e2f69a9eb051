import { isOnlinePayment } from './payment-methods.ts';
import { asksCounterAppointment, orderState, type OrderState, type ShownOrder } from './order.ts';

/** Moments at which someone outside the shop's screens is notified of an order: customer, branch, printer or payment provider. */
export const ORDER_MOMENTS = [
  'placed',
  'counterAppointment',
  'confirmed',
  'inDelivery',
  'completed',
  'rejected',
  'canceled',
  'failed',
  'refunded',
] as const;
export type OrderMoment = (typeof ORDER_MOMENTS)[number];

/** Refunded amounts in cents of the payment's currency: this refund, and the total. `isAll`: nothing is left. */
export interface RefundTotals {
  cents: number;
  totalCents: number;
  isAll: boolean;
}

/** The fields of an order that decide its moments. */
export type OrderWithMoments = ShownOrder & {
  counterAppointment: string | null;
  refunded: number;
  /** Money received that never belonged to the order; null: none. */
  strayPayment: { refunded: number } | null;
};

/** Whether an order may be processed: one to be paid online only once it is paid. */
export const isPlaced = (order: Pick<OrderWithMoments, 'paymentMethod' | 'isPaid'>): boolean =>
  !isOnlinePayment(order.paymentMethod) || order.isPaid;

/** An order that ended without success is not announced as new, even if its money arrives later. */
const hasComeToNothing = (order: OrderWithMoments): boolean =>
  ['rejected', 'canceled', 'failed'].includes(orderState(order));

const STATE_MOMENTS: Partial<Record<OrderState, OrderMoment>> = {
  confirmed: 'confirmed',
  inDelivery: 'inDelivery',
  completed: 'completed',
  rejected: 'rejected',
  canceled: 'canceled',
  failed: 'failed',
};

/** The moments between two states; `before` is null for a new order. An undo has none. */
export function momentsBetween(before: OrderWithMoments | null, after: OrderWithMoments): OrderMoment[] {
  const moments: OrderMoment[] = [];
  if (isPlaced(after) && !hasComeToNothing(after) && !(before && isPlaced(before))) moments.push('placed');
  const proposed = asksCounterAppointment(after) ? after.counterAppointment : null;
  const proposedBefore = before && asksCounterAppointment(before) ? before.counterAppointment : null;
  if (proposed !== null && proposed !== proposedBefore) moments.push('counterAppointment');
  const [from, to] = [before ? orderState(before) : 'new', orderState(after)];
  const reached = STATE_MOMENTS[to];
  if (reached && from !== to && !isUndo(from, to)) moments.push(reached);
  const isGivenBack = after.isRefunded && !before?.isRefunded;
  if (isGivenBack || refundedTotal(after) > (before ? refundedTotal(before) : 0)) moments.push('refunded');
  return moments;
}

/** The refunded total of the order's money or of stray money; no order has both. */
export const refundedTotal = ({
  refunded,
  strayPayment,
}: Pick<OrderWithMoments, 'refunded' | 'strayPayment'>): number => strayPayment?.refunded ?? refunded;

const WAY: readonly OrderState[] = ['new', 'confirmed', 'inDelivery', 'completed'];

/** An undo returns the order to its previous state. */
function isUndo(from: OrderState, to: OrderState): boolean {
  const [start, end] = [WAY.indexOf(from), WAY.indexOf(to)];
  return end >= 0 && (start < 0 || end < start);
}

/** Whether a moment is still true for the order, and worth a message. */
export function isMomentCurrent(order: OrderWithMoments, moment: OrderMoment): boolean {
  switch (moment) {
    case 'placed':
      return isPlaced(order) && !hasComeToNothing(order);
    case 'counterAppointment':
      return asksCounterAppointment(order);
    case 'refunded':
      return order.isRefunded || refundedTotal(order) > 0;
    default:
      return STATE_MOMENTS[orderState(order)] === moment;
  }
}
