import type { OrderState } from './order.ts';

/**
 * Where a payment stands in the shop. `creating`: its provider has not named it yet. `open`: the customer can pay. `abandoned`: the
 * shop waits no longer, but the provider has not said the last word. `paid` and `ended` are final.
 */
export const PAYMENT_STATES = ['creating', 'open', 'abandoned', 'paid', 'ended'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What a person has to know of: money that came too late, too little, in another currency, or for something else, or was taken back. */
export const PAYMENT_PROBLEMS = [
  'late',
  'amount',
  'currency',
  'reference',
  'refundFailed',
  'chargedBack',
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** What the shop asked for. Amounts are cents. */
export interface RequestedPayment {
  state: PaymentState;
  reference: string;
  amountCents: number;
  currency: string;
}

/** What the provider says of it. */
export interface ReportedPayment {
  /** `authorized`: reserved, and the shop's once it takes it. */
  state: 'open' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';
  reference: string;
  amountCents: number;
  currency: string;
  refundedCents: number;
  /** What the customer's bank has taken back, as far as the provider says so. */
  chargedBackCents?: number;
}

/** Where its order stands; null if it is gone. `isTimeUp`: it has waited for its money as long as orders do. */
export interface PayableOrder {
  state: OrderState | null;
  isTimeUp: boolean;
}

/** What follows from what the provider says. */
export interface PaymentDecision {
  state: PaymentState;
  /** `paid`: the order stands and goes to its branch. `failed`: it comes to nothing. */
  order: 'paid' | 'paidTooLate' | 'failed' | null;
  problem: PaymentProblem | null;
  /** The money is not the shop's: all of it goes back, in the currency it came in. */
  mustRefund: boolean;
  /** The order stands, and the money that is reserved for it is to be taken. */
  mustCapture: boolean;
  /** The customer is not to pay any more, and what is reserved is let go: the provider is told. */
  mustCancel: boolean;
}

const AS_IT_IS = {
  order: null,
  problem: null,
  mustRefund: false,
  mustCapture: false,
  mustCancel: false,
} as const;

/**
 * The one place that says what comes of a payment, by what its provider says when asked: never by what a customer's browser
 * says. The same question at any time, any number of times and in any order leads to the same end.
 */
export function decidePayment(
  asked: RequestedPayment,
  seen: ReportedPayment,
  { state: order, isTimeUp }: PayableOrder,
): PaymentDecision {
  const { state } = asked;
  if (state === 'paid' || state === 'ended') return { ...AS_IT_IS, state };
  const isWaiting = order === 'new';
  if (seen.state === 'paid') {
    const problem = differenceOf(asked, seen);
    // Another payment's money is not this order's to give back.
    if (problem === 'reference')
      return { ...AS_IT_IS, state: 'ended', problem, order: isWaiting ? 'failed' : null };
    if (problem)
      return { ...AS_IT_IS, state: 'paid', problem, mustRefund: true, order: isWaiting ? 'failed' : null };
    if (isWaiting) return { ...AS_IT_IS, state: 'paid', order: 'paid' };
    return { ...AS_IT_IS, state: 'paid', problem: 'late', mustRefund: true, order: 'paidTooLate' };
  }
  if (seen.state === 'authorized') return decideReserved(asked, seen, isWaiting);
  if (seen.state !== 'open') return { ...AS_IT_IS, state: 'ended', order: isWaiting ? 'failed' : null };
  if (isWaiting && !isTimeUp) return { ...AS_IT_IS, state: 'open' };
  return { ...AS_IT_IS, state: 'abandoned', order: isWaiting ? 'failed' : null, mustCancel: true };
}

/** Money that is reserved is taken for an order that waits for just that, and let go otherwise: what is not taken need not go back. */
function decideReserved(asked: RequestedPayment, seen: ReportedPayment, isWaiting: boolean): PaymentDecision {
  const problem = differenceOf(asked, seen);
  const failed = isWaiting ? 'failed' : null;
  if (problem === 'reference') return { ...AS_IT_IS, state: 'ended', problem, order: failed };
  if (isWaiting && !problem) return { ...AS_IT_IS, state: 'open', mustCapture: true };
  return { ...AS_IT_IS, state: 'abandoned', order: failed, mustCancel: true };
}

function differenceOf(asked: RequestedPayment, seen: ReportedPayment): PaymentProblem | null {
  if (seen.reference !== asked.reference) return 'reference';
  if (seen.currency !== asked.currency) return 'currency';
  return seen.amountCents === asked.amountCents ? null : 'amount';
}

/** Minutes until an unfinished payment is asked for again: soon at first, then ever more rarely, at least once an hour. */
export const minutesToNextCheck = (checks: number): number => Math.min(60, 2 ** Math.min(checks, 6));

/** For how many days a payment that the shop does not wait for any more is still asked for (PayPal by Mollie: 72 hours). */
export const LONGEST_WATCH_DAYS = 7;
