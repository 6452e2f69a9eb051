import type { OrderState } from './order.ts';

/**
 * The state of a payment. `creating`: the provider has not returned its id yet. `open`: the customer can pay. `abandoned`: the shop no
 * longer waits, but the provider's final state is unknown. `ended`: failed, canceled or expired; money may still arrive. `paid` is final.
 */
export const PAYMENT_STATES = ['creating', 'open', 'abandoned', 'paid', 'ended'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Problems for staff: money that is late, too little, in another currency, for another payment, or charged back. */
export const PAYMENT_PROBLEMS = [
  'late',
  'amount',
  'currency',
  'reference',
  'refundFailed',
  'chargedBack',
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** What the shop requested. Amounts are cents. */
export interface RequestedPayment {
  state: PaymentState;
  reference: string;
  amountCents: number;
  currency: string;
}

/** What the provider reports. */
export interface ReportedPayment {
  /** `authorized`: reserved until the shop captures it. */
  state: 'open' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';
  reference: string;
  amountCents: number;
  currency: string;
  refundedCents: number;
  /** The amount charged back by the customer's bank, if reported. */
  chargedBackCents?: number;
}

/** The state of the payment's order; null: deleted. `isTimeUp`: the time to pay is over. */
export interface PayableOrder {
  state: OrderState | null;
  isTimeUp: boolean;
}

/** The consequences of a provider's report. */
export interface PaymentDecision {
  state: PaymentState;
  /** `paid`: the order is placed at its branch. `failed`: it ends. */
  order: 'paid' | 'paidTooLate' | 'failed' | null;
  problem: PaymentProblem | null;
  /** The money is not the shop's: all of it is refunded in its currency. */
  mustRefund: boolean;
  /** The order is valid, and its authorised money is to be captured. */
  mustCapture: boolean;
  /** The customer must not pay any more, and authorised money is released at the provider. */
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
 * The only place that decides the consequences of a payment, from the provider's report and never from the customer's browser. Idempotent:
 * repeated reports in any order lead to the same end.
 */
export function decidePayment(
  asked: RequestedPayment,
  seen: ReportedPayment,
  { state: order, isTimeUp }: PayableOrder,
): PaymentDecision {
  const { state } = asked;
  if (state === 'paid') return { ...AS_IT_IS, state };
  // Providers report money even for payments that they said have failed, been canceled or expired.
  const hasMoney = seen.state === 'paid' || seen.state === 'authorized';
  if (state === 'ended' && !hasMoney) return { ...AS_IT_IS, state };
  const isWaiting = order === 'new';
  if (seen.state === 'paid') {
    const problem = differenceOf(asked, seen);
    // Another payment's money cannot be refunded by this order.
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

/** Authorised money is captured for the order that waits for it, and released otherwise, which saves a refund. */
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

/** Minutes until an unfinished payment is checked again: soon at first, then less often, at least once an hour. */
export const minutesToNextCheck = (checks: number): number => Math.min(60, 2 ** Math.min(checks, 6));

/** Minutes until an ended payment is checked again, in case money arrives and the provider's call is lost. */
export const MINUTES_TO_LATE_CHECK = 24 * 60;

/** How many days an abandoned or ended payment is still checked (PayPal by Mollie: 72 hours). */
export const LONGEST_WATCH_DAYS = 7;
