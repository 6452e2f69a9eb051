import { z } from 'zod';
import { ONLINE_METHODS } from '../domain/payment-methods.ts';
import { PAYMENT_PROBLEMS, PAYMENT_STATES } from '../domain/payment.ts';
import { Id, Instant, Money, Name, Quantity, TaxRate, Line, Ref } from './fields.ts';
import type { ListFields } from './lists.ts';

/** Part of a line item: `index` counts from 0, the amount is in the line's unit. */
const CorrectedLine = z.object({ index: z.int().min(0).max(1000), amount: Quantity });

/** An entry that gives back money of a completed order that was paid on site. It never changes. */
export const Correction = z
  .object({
    id: Id,
    at: Instant,
    /** `storno`: all that was left. */
    kind: z.enum(['storno', 'part']),
    amount: Money,
    rates: z.array(z.object({ rate: TaxRate, gross: Money, tax: Money })),
    lines: z.array(CorrectedLine),
    reason: z.string(),
    user: z.string().nullable(),
  })
  .meta({ id: 'Correction' });

/** The longest reason, in characters. */
export const MOST_REASON = 300;

/** A correction to enter: an amount or lines; with neither, all that is left. */
export const CorrectionWish = z
  .object({
    amount: Money.refine((amount) => amount > 0).optional(),
    lines: z.array(CorrectedLine).min(1).max(200).optional(),
    reason: Name(MOST_REASON),
  })
  .refine(({ amount, lines }) => amount === undefined || lines === undefined, { path: ['amount'] })
  .meta({
    id: 'CorrectionWish',
    examples: [{ lines: [{ index: 0, amount: 1 }], reason: 'Falsch geliefert' }],
  });

export type Correction = z.output<typeof Correction>;
export type CorrectionWish = z.output<typeof CorrectionWish>;

/** A refund, pending or done. */
export const Refund = z
  .object({
    id: Id,
    at: Instant,
    amount: Money,
    currency: z.string(),
    /** `provider`: made in the provider's own dashboard. */
    reason: z.enum(['rejected', 'canceled', 'late', 'mismatch', 'staff', 'provider']),
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

/** A `Payment` with its refunds. */
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
