import { isOnlinePayment, type PaymentMethod } from './payment-methods.ts';

/** The server's flags for an order's state (SPEC section 3 'Order'). */
export interface OrderFlags {
  isConfirmed: boolean;
  isInDelivery: boolean;
  isDelivered: boolean;
  isCompleted: boolean;
  isRejected: boolean;
  isCanceled: boolean;
  isFailed: boolean;
  isPaid: boolean;
  isRefunded: boolean;
}

/** The state of an order. `inDelivery` means 'ready for pickup' for orders without delivery. */
export type OrderState =
  'new' | 'confirmed' | 'inDelivery' | 'completed' | 'rejected' | 'canceled' | 'failed';

/** The fields of an order that its customer's view depends on. */
export interface ShownOrder extends OrderFlags {
  isDelivery: boolean;
  paymentMethod: PaymentMethod;
}

/** The transitions of each state (DESIGN 5.11). `failed` is not a step: only the payment leads there. */
export const ORDER_STEPS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: ['confirmed', 'rejected', 'canceled', 'failed'],
  confirmed: ['inDelivery', 'completed', 'canceled'],
  inDelivery: ['completed', 'canceled'],
  completed: [],
  rejected: [],
  canceled: [],
  failed: [],
};

/** The state of the flags. Final states win: an order canceled in delivery is canceled. */
export function orderState(flags: OrderFlags): OrderState {
  if (flags.isRejected) return 'rejected';
  if (flags.isCanceled) return 'canceled';
  if (flags.isFailed) return 'failed';
  if (flags.isCompleted || flags.isDelivered) return 'completed';
  if (flags.isInDelivery) return 'inDelivery';
  return flags.isConfirmed ? 'confirmed' : 'new';
}

/** Whether the order has ended, so that the status page stops polling (SPEC section 4 'Polling'). */
export function isFinal(flags: OrderFlags): boolean {
  return ORDER_STEPS[orderState(flags)].length === 0;
}

/** Whether an order may go from one state to another (DESIGN 5.11); if not, 'Bestellstatus konnte nicht geändert werden'. */
export function canStep(from: OrderState, to: OrderState): boolean {
  return ORDER_STEPS[from].includes(to);
}

/** The flags after a valid step. Earlier flags stay set; a completed delivery is also delivered. */
export function flagsAfter(order: OrderFlags & { isDelivery: boolean }, to: OrderState): OrderFlags {
  const { isDelivery, ...flags } = order;
  return {
    ...flags,
    isConfirmed: flags.isConfirmed || to === 'confirmed',
    isInDelivery: flags.isInDelivery || to === 'inDelivery',
    isCompleted: flags.isCompleted || to === 'completed',
    isDelivered: flags.isDelivered || (to === 'completed' && isDelivery),
    isRejected: flags.isRejected || to === 'rejected',
    isCanceled: flags.isCanceled || to === 'canceled',
    isFailed: flags.isFailed || to === 'failed',
  };
}

/** The heading of the status page: what the customer has to do, else thanks, or how the order ended (SPEC section 2 'Status page'). */
export type HeadlineCode = 'newTime' | 'pay' | 'thanks' | 'canceled' | 'failed';

/** Which heading an order has; a customer reads 'storniert' whether the shop rejected or canceled it. */
export function headline(order: ShownOrder & { counterAppointment: string | null }): HeadlineCode {
  const state = orderState(order);
  if (state === 'rejected' || state === 'canceled') return 'canceled';
  if (state === 'failed') return 'failed';
  if (awaitsPayment(order)) return 'pay';
  return asksCounterAppointment(order) ? 'newTime' : 'thanks';
}

/** The message about the order's state (SPEC section 4 'Order lifecycle'). */
export type StateMessageCode =
  | 'waiting'
  | 'confirmed'
  | 'inDelivery'
  | 'readyForPickup'
  | 'delivered'
  | 'completed'
  | 'canceled'
  | 'failed';

/** The message of an order's state (SPEC section 4 'Order lifecycle'). */
export function stateMessage(order: OrderFlags & { isDelivery: boolean }): StateMessageCode {
  switch (orderState(order)) {
    case 'new':
      return 'waiting';
    case 'confirmed':
      return 'confirmed';
    case 'inDelivery':
      return order.isDelivery ? 'inDelivery' : 'readyForPickup';
    case 'completed':
      return order.isDelivery ? 'delivered' : 'completed';
    case 'failed':
      return 'failed';
    case 'rejected':
    case 'canceled':
      return 'canceled';
  }
}

/** Whether the customer has yet to pay online, so that nobody else processes the order. */
export const awaitsPayment = (order: ShownOrder): boolean =>
  isOnlinePayment(order.paymentMethod) && !order.isPaid && orderState(order) === 'new';

/** The state as the customer sees it. */
export type ShownState = StateMessageCode | 'awaitingPayment';

/** The customer's view of the state: those of SPEC, preceded by a pending payment. */
export const shownState = (order: ShownOrder): ShownState =>
  awaitsPayment(order) ? 'awaitingPayment' : stateMessage(order);

/** A label of the timeline (SPEC section 4): each step has one while pending and one when reached. */
export type TimelineCode =
  | 'awaitingPayment'
  | 'awaitingConfirmation'
  | 'confirmed'
  | 'preparing'
  | 'prepared'
  | 'readyForPickup'
  | 'inDelivery'
  | 'completed'
  | 'canceled'
  | 'failed';

/** A step of the timeline: done, current or upcoming. */
export interface TimelineEntry {
  code: TimelineCode;
  place: 'done' | 'current' | 'ahead';
}

/** How many of the timeline's four steps each state has reached. */
const REACHED: Partial<Record<OrderState, number>> = { new: 0, confirmed: 1, inDelivery: 3, completed: 4 };

/** The timeline as the customer sees it, beginning with the payment where one is pending. */
export function shownTimeline(order: ShownOrder): TimelineEntry[] {
  const way = timeline(order);
  if (!awaitsPayment(order)) return way;
  return [
    { code: 'awaitingPayment', place: 'current' },
    ...way.map(({ code }) => ({ code, place: 'ahead' }) as const),
  ];
}

/** The timeline: confirmation, preparation, ready or on its way, completed; a single entry for other endings. */
export function timeline(order: OrderFlags & { isDelivery: boolean }): TimelineEntry[] {
  const state = orderState(order);
  const reached = REACHED[state];
  if (reached === undefined) return [{ code: state === 'failed' ? 'failed' : 'canceled', place: 'current' }];
  const codes: TimelineCode[] = [
    reached > 0 ? 'confirmed' : 'awaitingConfirmation',
    reached > 1 ? 'prepared' : 'preparing',
    order.isDelivery ? 'inDelivery' : 'readyForPickup',
    'completed',
  ];
  const current = state === 'inDelivery' ? 2 : reached;
  return codes.map((code, index) => ({ code, place: placeOf(index, current) }));
}

function placeOf(index: number, current: number): TimelineEntry['place'] {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

/** The status in the info block (SPEC section 4 'Info block statuses'). */
export type InfoStatusCode =
  | 'awaitingPayment'
  | 'awaitingConfirmation'
  | 'inProgress'
  | 'inDelivery'
  | 'readyForPickup'
  | 'delivered'
  | 'completed'
  | 'canceled';

/** The status in the info block; an unpaid online payment is mentioned until the order has ended. */
export function infoStatus(order: ShownOrder): InfoStatusCode {
  const message = stateMessage(order);
  if (message === 'failed' || message === 'canceled') return 'canceled';
  if (message === 'delivered' || message === 'completed') return message;
  if (isOnlinePayment(order.paymentMethod) && !order.isPaid) return 'awaitingPayment';
  if (message === 'waiting') return 'awaitingConfirmation';
  return message === 'confirmed' ? 'inProgress' : message;
}

/** The payment text's addition: '(Bezahlt)' or '(Rückerstattet)', for online payment only (SPEC section 4). */
export function paymentAddition(order: {
  paymentMethod: PaymentMethod;
  isPaid: boolean;
  isRefunded: boolean;
}): 'paid' | 'refunded' | null {
  if (!isOnlinePayment(order.paymentMethod)) return null;
  if (order.isRefunded) return 'refunded';
  return order.isPaid ? 'paid' : null;
}

/** Whether the order received money, of the requested amount or another. */
export const hasReceivedMoney = (order: { isPaid: boolean; strayPayment: object | null }): boolean =>
  order.isPaid || order.strayPayment !== null;

/** Whether an order that ended without success received money, which is to be refunded. */
export const owesRefund = (order: ShownOrder & { strayPayment: object | null }): boolean =>
  isOnlinePayment(order.paymentMethod) &&
  hasReceivedMoney(order) &&
  ['failed', 'rejected', 'canceled'].includes(orderState(order));

/** Whether the customer is asked about the proposed time: while the order is new (SPEC section 4 'Counter appointment'). */
export function asksCounterAppointment(order: OrderFlags & { counterAppointment: string | null }): boolean {
  return order.counterAppointment !== null && orderState(order) === 'new';
}

/** When the order is due: what was agreed, else what was wished for; null: as soon as possible. */
export const agreedTime = (order: { appointment: string | null; appointmentDate: string | null }) =>
  order.appointment ?? order.appointmentDate;

/** Whether the review is asked for: plugin on, order completed, no rating yet, not dismissed (SPEC section 4 'Review prompt'). */
export function asksReview(
  order: OrderFlags & { questionnaireRating: number | null },
  { isPluginEnabled, isDismissed }: { isPluginEnabled: boolean; isDismissed: boolean },
): boolean {
  const isOpen = order.questionnaireRating === null && !isDismissed;
  return isPluginEnabled && isOpen && orderState(order) === 'completed';
}

/** The four ratings of a review, 1 to 5 stars each; null: not given yet. */
export interface Ratings {
  rating: number | null;
  foodRating: number | null;
  serviceRating: number | null;
  processRating: number | null;
}

/** Whether all four ratings are given, which enables the comment and submission (SPEC sections 4 and 5 'Review'). */
export function isReviewComplete({ rating, foodRating, serviceRating, processRating }: Ratings): boolean {
  const isStars = (stars: number | null) =>
    Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= 5;
  return [rating, foodRating, serviceRating, processRating].every(isStars);
}
