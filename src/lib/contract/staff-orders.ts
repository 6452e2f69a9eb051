import { z } from 'zod';
import { ORDER_STEPS, type OrderState } from '../domain/order.ts';
import { Id, Instant, Line, Money, Quantity, Text } from './fields.ts';
import type { ListFields } from './lists.ts';
import { PaymentDetails } from './payments.ts';
import { MESSAGE_STATES } from './messages.ts';
import { PublicOrder, Questionnaire } from './orders.ts';
import { Print } from './printing.ts';
import { Upload } from './media.ts';

/** Orders as staff have them, and what they do with them (SPEC sections 4, 6 and 7). */

const STATES = Object.keys(ORDER_STEPS) as [OrderState, ...OrderState[]];

/** What the back office does with an order, by the last word of its path, and the state that it leads to (SPEC section 7). */
export const ORDER_ACTIONS = {
  cancel: 'canceled',
  confirm: 'confirmed',
  reject: 'rejected',
  'in-delivery': 'inDelivery',
  completed: 'completed',
} as const satisfies Record<string, OrderState>;

export type OrderAction = keyof typeof ORDER_ACTIONS;

/** For how long whoever took a step can take it back, by the server's clock. */
export const UNDO_SECONDS = 10;

/** An order with whom it is for. */
export const Order = PublicOrder.extend({
  state: z.enum(STATES),
  /** Agreed on, else proposed, else asked for, else when it was ordered. */
  dueAt: Instant,
  currency: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  floor: z.string(),
  stairway: z.string(),
  door: z.string(),
  comment: z.string(),
  donateeName: z.string().nullable(),
}).meta({ id: 'Order' });

/** Something that happened to an order: when, by whom, and what changed from what to what. */
export const OrderEvent = z
  .object({
    at: Instant,
    actor: z.enum(['customer', 'staff', 'system']),
    user: z.object({ id: Id.nullable(), name: z.string() }).nullable(),
    action: z.string(),
    changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  })
  .meta({ id: 'OrderEvent' });

/** Something that was to be told, printed or asked because of an order, and what came of it. */
export const OrderErrand = z
  .object({
    at: Instant,
    channel: z.enum(['mail', 'sms', 'print', 'push', 'payment']),
    purpose: z.string(),
    recipient: z.string(),
    state: z.enum(MESSAGE_STATES),
    /** Why it was not done, or not yet. */
    reason: z.string().nullable(),
    /** Mails, text messages and notifications are read under it at `/api/messages`. */
    id: Id,
  })
  .meta({ id: 'OrderErrand' });

/** An order with all that happened to it. */
export const OrderDetails = Order.extend({
  history: z.array(OrderEvent),
  errands: z.array(OrderErrand),
  prints: z.array(Print),
  /** How it was paid online; null if it was not. */
  payment: PaymentDetails.nullable(),
  /** The files that its lines name. */
  files: z.array(Upload),
  questionnaire: Questionnaire.nullable(),
}).meta({ id: 'OrderDetails' });

/** What comes with a step: the reason for a rejection or cancellation, the time agreed on by a confirmation. */
export const OrderStep = z
  .object({
    rejectionMessage: Text(2000).nullable().optional(),
    appointment: Instant.nullable().optional(),
  })
  .meta({ id: 'OrderStep' });

/** What staff change of an order; whatever else an order has may come along and is not looked at. */
export const OrderChange = z
  .object({
    name: Line(200),
    email: Line(200),
    phone: Line(40),
    street: Line(200),
    city: Line(200),
    floor: Line(40),
    stairway: Line(40),
    door: Line(40),
    comment: Text(2000),
    /** The time that the shop proposes for a new order; null takes it back. */
    counterAppointment: Instant.nullable(),
    /** The time agreed on, once the order is confirmed. */
    appointment: Instant.nullable(),
  })
  .partial()
  .meta({ id: 'OrderChange' });

/** What staff change of a line, such as what was weighed; the order's sums follow. */
export const OrderItemChange = z
  .object({ amount: Quantity, unitPrice: Money, isApproximate: z.boolean() })
  .partial()
  .meta({ id: 'OrderItemChange' });

/** An order on the screens that everyone in the shop sees: nothing tells whose it is. */
export const FrontdeskTicket = z
  .object({
    id: Id,
    ticketNumber: z.string(),
    state: z.enum(['new', 'confirmed', 'inDelivery']),
    isDineIn: z.boolean(),
    dueAt: Instant,
  })
  .meta({ id: 'FrontdeskTicket' });

/** What the list of orders is filtered and sorted by. */
export const ORDER_FIELDS = {
  id: 'id',
  branchId: 'id',
  state: 'text',
  day: 'day',
  createdAt: 'instant',
  dueAt: 'instant',
  ticketNumber: 'integer',
  name: 'text',
  paymentMethod: 'text',
  isDelivery: 'boolean',
  isDineIn: 'boolean',
  isPaid: 'boolean',
  totalGross: 'number',
} as const satisfies ListFields;

export type Order = z.output<typeof Order>;
export type OrderDetails = z.output<typeof OrderDetails>;
export type OrderStep = z.output<typeof OrderStep>;
export type OrderChange = z.output<typeof OrderChange>;
export type OrderItemChange = z.output<typeof OrderItemChange>;
export type FrontdeskTicket = z.output<typeof FrontdeskTicket>;
