import { z } from 'zod';
import { PAYMENT_METHODS } from '../domain/payment-methods.ts';
import { Id, Instant, Line, Money, Name, OrderKeys, Text } from './fields.ts';
import type { ListFields } from './lists.ts';

/** Withdrawals: what customers declare, and the case that staff see (§ 356a BGB, § 13a FAGG). */

/** A declaration: of an order by its link, else by its number and name. It needs no reason. */
export const WithdrawalDraft = z
  .object({
    name: Name(200),
    /** Where the acknowledgement goes. */
    email: z.email().max(200),
    /** The keys of the status page; null: the number says which order it is. */
    order: OrderKeys.nullable().default(null),
    orderNumber: Line(100).default(''),
    /** Indexes of the lines that it is about; null: all that can be withdrawn from. */
    lines: z.array(z.int().min(0).max(999)).max(1000).nullable().default(null),
    /** `lines` in words, where no link says them; '': all. */
    goods: Text(1000).default(''),
  })
  .refine(({ order, orderNumber }) => order !== null || /\S/.test(orderNumber), {
    error: 'blank',
    path: ['orderNumber'],
  })
  .meta({ id: 'WithdrawalDraft' });

/** The acknowledgement: what was declared, and when it came in. It does not tell whether an order fits. */
export const WithdrawalAcknowledgement = z
  .object({
    receivedAt: Instant,
    name: z.string(),
    email: z.string(),
    orderNumber: z.string(),
    goods: z.array(z.string()).meta({ description: 'Empty: the whole order' }),
    isMailed: z.boolean().meta({ description: 'Whether the shop sends mails, and so the acknowledgement' }),
  })
  .meta({ id: 'WithdrawalReceipt' });

/** A line of the order that is withdrawn from, as ordered. */
export const WithdrawnLine = z
  .object({
    index: z.int().min(0),
    name: z.string(),
    amount: z.number(),
    unit: z.string(),
    gross: Money,
    /** Whether it had a right of withdrawal when it was ordered. */
    isReturnable: z.boolean(),
  })
  .meta({ id: 'WithdrawnLine' });

/** The case. */
export const Withdrawal = z
  .object({
    id: Id,
    /** null: no order fits what was written. */
    order: z
      .object({
        id: Id,
        ticketNumber: z.string(),
        branch: z.string(),
        currency: z.string(),
        paymentMethod: z.enum(PAYMENT_METHODS),
        isPaid: z.boolean(),
      })
      .nullable(),
    branchId: Id.nullable(),
    name: z.string(),
    email: z.string(),
    orderNumber: z.string(),
    goods: z.string(),
    lines: z.array(WithdrawnLine),
    receivedAt: Instant,
    handedOverAt: Instant.nullable(),
    isLate: z.boolean(),
    /** Until when the money has to be given back. */
    moneyDueAt: Instant,
    receiptSentAt: Instant.nullable(),
    doneAt: Instant.nullable(),
    doneBy: z.string().nullable(),
  })
  .meta({ id: 'Withdrawal' });

export const WITHDRAWAL_FIELDS = {
  id: 'id',
  orderId: 'id',
  branchId: 'id',
  name: 'text',
  receivedAt: 'instant',
  isLate: 'boolean',
  /** 'open' or 'done'. */
  state: 'text',
} as const satisfies ListFields;

export type WithdrawalDraft = z.output<typeof WithdrawalDraft>;
export type WithdrawalAcknowledgement = z.output<typeof WithdrawalAcknowledgement>;
export type WithdrawnLine = z.output<typeof WithdrawnLine>;
export type Withdrawal = z.output<typeof Withdrawal>;
