import { z } from 'zod';
import { PAYMENT_PROBLEMS, PAYMENT_STATES } from '../domain/payment.ts';
import { ONLINE_METHODS } from '../domain/payment-methods.ts';
import { MOST_REASON } from './corrections.ts';
import { Id, Instant, Line, Money, Ref } from './fields.ts';
import type { ListFields } from './lists.ts';

/** A refund, pending or done. */
export const Refund = z
  .object({
    id: Id,
    at: Instant,
    amount: Money,
    currency: z.string(),
    reason: z.enum(['rejected', 'canceled', 'late', 'mismatch', 'staff']),
    /** Why, in the words of who requested it; '': nothing was written. */
    note: z.string().default(''),
    state: z.enum(['waiting', 'done', 'failed']),
    /** Who requested it; null: the shop itself. */
    user: z.string().nullable(),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'Refund' });

/** An online payment as staff see it. */
export const Payment = z
  .object({
    id: Id,
    /** Null once the order was deleted. */
    order: Ref.extend({ ticketNumber: z.string() }).nullable(),
    branch: Ref,
    method: z.enum(ONLINE_METHODS),
    /** The provider's id; null: none yet. */
    providerId: z.string().nullable(),
    reference: z.string(),
    state: z.enum(PAYMENT_STATES),
    /** What staff have to look at. */
    problem: z.enum(PAYMENT_PROBLEMS).nullable(),
    amount: Money,
    currency: z.string(),
    /** What was paid, where it differs from what was requested. */
    seenAmount: Money.nullable(),
    seenCurrency: z.string().nullable(),
    refunded: Money,
    /** Charged back by the customer's bank. */
    chargedBack: Money,
    createdAt: Instant,
    waitsUntil: Instant,
    endedAt: Instant.nullable(),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'Payment' });

/** The same with its refunds. */
export const PaymentDetails = Payment.extend({ refunds: z.array(Refund) }).meta({ id: 'PaymentDetails' });

/** A requested refund of an order's payment. */
export const RefundWish = z
  .object({ amount: Money.refine((amount) => amount > 0), note: Line(MOST_REASON).default('') })
  .meta({ id: 'RefundWish' });

export const PAYMENT_FIELDS = {
  id: 'id',
  orderId: 'id',
  branchId: 'id',
  method: 'text',
  state: 'text',
  problem: 'text',
  hasProblem: 'boolean',
  amount: 'number',
  createdAt: 'instant',
} as const satisfies ListFields;

export type Payment = z.output<typeof Payment>;
export type PaymentDetails = z.output<typeof PaymentDetails>;
export type Refund = z.output<typeof Refund>;
