import { isOnlinePayment, type PaymentMethod } from './payment-methods.ts';

/** The server's flags that say where an order stands (SPEC section 3 'Order'). */
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

/** Where an order stands. `inDelivery` is 'ready for pickup' for orders that are not delivered. */
export type OrderState =
  'new' | 'confirmed' | 'inDelivery' | 'completed' | 'rejected' | 'canceled' | 'failed';

/** What of an order says what its customer is shown. */
export interface ShownOrder extends OrderFlags {
  isDelivery: boolean;
  paymentMethod: PaymentMethod;
}

/** The states that each state can go to (DESIGN 5.11). `failed` is no one's step: only the payment's end leads there. */
export const ORDER_STEPS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: ['confirmed', 'rejected', 'canceled', 'failed'],
  confirmed: ['inDelivery', 'completed', 'canceled'],
  inDelivery: ['completed', 'canceled'],
  completed: [],
  rejected: [],
  canceled: [],
  failed: [],
};

/** The state that the flags mean. Ends win over the way there: an order canceled in delivery is canceled. */
export function orderState(flags: OrderFlags): OrderState {
  if (flags.isRejected) return 'rejected';
  if (flags.isCanceled) return 'canceled';
  if (flags.isFailed) return 'failed';
  if (flags.isCompleted || flags.isDelivered) return 'completed';
  if (flags.isInDelivery) return 'inDelivery';
  return flags.isConfirmed ? 'confirmed' : 'new';
}

/** Whether nothing more can happen, so that the status page stops asking (SPEC section 4 'Polling'). */
export function isFinal(flags: OrderFlags): boolean {
  return ORDER_STEPS[orderState(flags)].length === 0;
}

/** Whether an order may go from one state to another (DESIGN 5.11); if not, 'Bestellstatus konnte nicht geändert werden'. */
export function canStep(from: OrderState, to: OrderState): boolean {
  return ORDER_STEPS[from].includes(to);
}

/** The flags after an allowed step. What was reached stays set; a completed delivery is also delivered. */
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

/** The heading of the status page: thanks, or that the order is canceled or its payment failed (SPEC section 2 'Status page'). */
export type HeadlineCode = 'thanks' | 'canceled' | 'failed';

/** Which heading an order has; a customer reads 'storniert' whether the shop rejected or canceled it. */
export function headline(flags: OrderFlags): HeadlineCode {
  const state = orderState(flags);
  if (state === 'rejected' || state === 'canceled') return 'canceled';
  return state === 'failed' ? 'failed' : 'thanks';
}

/** The sentence about where the order stands (SPEC section 4 'Order lifecycle'). */
export type StateMessageCode =
  | 'waiting'
  | 'confirmed'
  | 'inDelivery'
  | 'readyForPickup'
  | 'delivered'
  | 'completed'
  | 'canceled'
  | 'failed';

/** Which sentence an order has (SPEC section 4 'Order lifecycle'). */
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

/** Whether its customer has still to pay at the terminal, so that nobody else does anything with it yet. */
export const awaitsPayment = (order: ShownOrder): boolean =>
  isOnlinePayment(order.paymentMethod) && !order.isPaid && orderState(order) === 'new';

/** Where the order stands as its customer is shown it. */
export type ShownState = StateMessageCode | 'awaitingPayment';

/** What the customer is shown of where the order stands: what SPEC names, and before that the payment that is awaited. */
export const shownState = (order: ShownOrder): ShownState =>
  awaitsPayment(order) ? 'awaitingPayment' : stateMessage(order);

/** A label of the timeline (SPEC section 4): each place has one while it is awaited and one when it is reached. */
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

/** One place of the timeline: behind the customer, where the order is now, or still to come. */
export interface TimelineEntry {
  code: TimelineCode;
  place: 'done' | 'current' | 'ahead';
}

/** How many of the timeline's four places are reached in each state on the way. */
const REACHED: Partial<Record<OrderState, number>> = { new: 0, confirmed: 1, inDelivery: 3, completed: 4 };

/** The way of an order as its customer sees it: first of all it is paid, where that is awaited. */
export function shownTimeline(order: ShownOrder): TimelineEntry[] {
  const way = timeline(order);
  if (!awaitsPayment(order)) return way;
  return [
    { code: 'awaitingPayment', place: 'current' },
    ...way.map(({ code }) => ({ code, place: 'ahead' }) as const),
  ];
}

/** The way of an order: confirmation, preparation, ready or under way, completed; one entry alone when it ended otherwise. */
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

/** Which status the info block shows; an unpaid online payment is named until the order has come to an end. */
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

/** Whether money came for the order, be it what was asked for or not. */
export const hasReceivedMoney = (order: { isPaid: boolean; strayPayment: object | null }): boolean =>
  order.isPaid || order.strayPayment !== null;

/** Whether money came for an order of which nothing came, so that it goes back. */
export const owesRefund = (order: ShownOrder & { strayPayment: object | null }): boolean =>
  isOnlinePayment(order.paymentMethod) &&
  hasReceivedMoney(order) &&
  ['failed', 'rejected', 'canceled'].includes(orderState(order));

/** Whether the customer is asked if the proposed time will do: as long as the order is new (SPEC section 4 'Counter appointment'). */
export function asksCounterAppointment(order: OrderFlags & { counterAppointment: string | null }): boolean {
  return order.counterAppointment !== null && orderState(order) === 'new';
}

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

/** Whether all four ratings are given, so that the comment appears and sending works (SPEC sections 4 and 5 'Review'). */
export function isReviewComplete({ rating, foodRating, serviceRating, processRating }: Ratings): boolean {
  const isStars = (stars: number | null) =>
    Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= 5;
  return [rating, foodRating, serviceRating, processRating].every(isStars);
}
