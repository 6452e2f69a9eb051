import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of online payments, in their list and at their order. */
export const paymentTexts: Words<typeof german.paymentTexts> = {
  title: 'Payments',
  search: 'Search',
  order: 'Order',
  deleted: 'deleted',
  when: 'Started',
  method: 'Via',
  state: 'Status',
  problem: 'Issues',
  onlyProblems: 'Only with issues',
  amount: 'Amount',
  refunded: 'Refunded',
  chargedBack: 'Charged back',
  providerId: 'Provider’s number',
  waitsUntil: 'Waits until',
  lastError: 'Most recent',
  empty: 'Payments appear here as soon as someone pays online.',
  states: {
    creating: 'being prepared',
    open: 'waiting for payment',
    abandoned: 'not paid, still being watched',
    paid: 'paid',
    ended: 'not paid',
  },
  problems: {
    late: 'Paid too late: the money goes back.',
    amount: 'A different amount was paid. The money goes back.',
    currency: 'It was paid in a different currency. The money goes back.',
    reference: 'This payment belongs to something else. Please check it with the provider.',
    refundFailed: 'The provider rejected the refund. Please refund it there by hand.',
    chargedBack:
      'The customer’s bank took the money back (chargeback). It no longer belongs to the shop; please sort this out with the customer and the provider.',
  },
  refund: 'Refund',
  refunds: 'Refunds',
  refundTitle: 'Give money back',
  refundAmount: 'Amount',
  refundHint: (left) => `No more than ${left}. The provider sends it back to where it came from.`,
  refundAsked: 'The refund is on its way.',
  refundFailed: 'The refund could not be started',
  invalidAmount: 'Please enter an amount.',
  reasons: {
    rejected: 'order rejected',
    canceled: 'order cancelled',
    late: 'paid too late',
    mismatch: 'paid wrongly',
    staff: 'by the team',
    provider: 'at the payment provider',
  },
  refundStates: {
    waiting: 'on its way',
    done: 'done',
    failed: 'rejected',
  },
};
