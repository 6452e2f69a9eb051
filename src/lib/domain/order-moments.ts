import { isOnlinePayment } from './payment-methods.ts';
import { asksCounterAppointment, orderState, type OrderState, type ShownOrder } from './order.ts';

/** When somebody outside the shop's own screens has to hear of an order: its customer, its branch, a printer, a payment's provider. */
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

/**
 * Money that has gone back, in cents of the currency it came in: with one refund, and altogether by then. `isAll`: nothing of what was paid
 * is left.
 */
export interface RefundTotals {
  cents: number;
  totalCents: number;
  isAll: boolean;
}

/** What of an order says which moments it has come to. */
export type OrderWithMoments = ShownOrder & {
  counterAppointment: string | null;
  refunded: number;
  /** What came and was never the order's; null: nothing did. */
  strayPayment: { refunded: number } | null;
};

/** Whether an order may be dealt with: one that is to be paid online only once that is done. */
export const isPlaced = (order: Pick<OrderWithMoments, 'paymentMethod' | 'isPaid'>): boolean =>
  !isOnlinePayment(order.paymentMethod) || order.isPaid;

/** What came to nothing is not told of as a new order, though its money may still come in. */
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

/** The moments that a change brings; `before` is null for an order that has just been taken. What is taken back is none. */
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

/** What has gone back, be it the order's money or such as was never its own: no order has had both. */
export const refundedTotal = ({
  refunded,
  strayPayment,
}: Pick<OrderWithMoments, 'refunded' | 'strayPayment'>): number => strayPayment?.refunded ?? refunded;

const WAY: readonly OrderState[] = ['new', 'confirmed', 'inDelivery', 'completed'];

/** A step that was taken back leads to where the order had been. */
function isUndo(from: OrderState, to: OrderState): boolean {
  const [start, end] = [WAY.indexOf(from), WAY.indexOf(to)];
  return end >= 0 && (start < 0 || end < start);
}

/** Whether the order still stands where that moment brought it, so that there is something to tell. */
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
