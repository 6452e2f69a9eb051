import { z } from 'zod';
import { LANGUAGES } from '../domain/languages.ts';
import { TAKING_WAYS } from '../domain/order-mode.ts';
import { ORDER_STEPS, type OrderState } from '../domain/order.ts';
import { Id, Instant, Line, Money, Quantity, Ref, Text } from './fields.ts';
import type { ListFields } from './lists.ts';
import { Correction, PaymentDetails } from './payments.ts';
import { MESSAGE_STATES } from './messages.ts';
import { OrderDraft, OrderItem, PublicOrder, Questionnaire } from './orders.ts';
import { Print } from './printing.ts';
import { Upload } from './media.ts';

/** Orders as staff see and change them (SPEC sections 4, 6 and 7). */

const STATES = Object.keys(ORDER_STEPS) as [OrderState, ...OrderState[]];

/** Steps of an order by the last word of their path, with the state that they lead to (SPEC section 7). */
export const ORDER_ACTIONS = {
  cancel: 'canceled',
  confirm: 'confirmed',
  reject: 'rejected',
  'in-delivery': 'inDelivery',
  completed: 'completed',
} as const satisfies Record<string, OrderState>;

export type OrderAction = keyof typeof ORDER_ACTIONS;

/** How long a step can be undone by the account that took it, by the server's clock. */
export const UNDO_SECONDS = 10;

/**
 * Rules that staff may set aside, each for one order. `minimumOrder`: the area's minimum order value. `time`: opening and delivery
 * hours, lead times, and whether a time has to be chosen; staff know whether the kitchen can. Prices are never among them.
 */
const OVERRIDES = ['minimumOrder', 'time'] as const;

/** Who took an order, how, and what rules they set aside for it. */
export const TakenBy = z
  .object({
    how: z.enum(TAKING_WAYS),
    user: z.object({ id: Id, name: z.string() }),
    overrides: z.array(z.enum(OVERRIDES)),
  })
  .meta({ id: 'TakenBy' });

/**
 * An order that staff take: the customers' own, under the same rules but these. No consent is asked for; an email address is never
 * required, and a phone number for a delivery only; it is paid on site.
 */
export const StaffOrderDraft = OrderDraft.extend({
  how: z.enum(TAKING_WAYS),
  overrides: z.array(z.enum(OVERRIDES)).max(OVERRIDES.length).default([]),
}).meta({ id: 'StaffOrderDraft' });

/** A station that has prepared its part of an order. */
export const StationDone = z
  .object({ station: Id, at: Instant, by: z.string().meta({ description: 'Who said so' }) })
  .meta({ id: 'StationDone' });

/** Says that a station has prepared its part of an order, or has not after all. */
export const StationMark = z.object({ isDone: z.boolean() }).meta({ id: 'StationMark' });

/** What was chosen of another product in a combo, by the names of its part and option. */
const OrderComponent = z
  .object({
    part: z.string(),
    option: z.string(),
    product: Ref,
    /** Absent: it is prepared where the line is. */
    station: Ref.optional(),
  })
  .meta({ id: 'OrderComponent' });

/** A line item as staff see it. */
const StaffOrderItem = OrderItem.extend({
  /** Who prepares it, as when it was ordered. Absent: no station. */
  station: Ref.optional(),
  /** Absent: it is no combo. */
  components: z.array(OrderComponent).optional(),
}).meta({ id: 'StaffOrderItem' });

/** An order with its customer. */
export const Order = PublicOrder.extend({
  state: z.enum(STATES),
  items: z.array(StaffOrderItem),
  /** Absent: none has. */
  stationsDone: z.array(StationDone).optional(),
  /** Its number in the books, without gaps per shop and year: '2026-000123'. */
  bookNumber: z.string(),
  /** The confirmed time, else the proposed, else the requested, else when it was placed. */
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
  /** What its customer reads of it; German for orders taken by staff. */
  language: z.enum(LANGUAGES).default('de'),
  /** null: the customer placed it. */
  takenBy: TakenBy.nullable().default(null),
}).meta({ id: 'Order' });

/** A change of an order: when, by whom, and each field's old and new value. */
const OrderEvent = z
  .object({
    at: Instant,
    actor: z.enum(['customer', 'staff', 'system']),
    user: z.object({ id: Id.nullable(), name: z.string() }).nullable(),
    action: z.string(),
    changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  })
  .meta({ id: 'OrderEvent' });

/** A message, print or payment check about an order, with its outcome. */
const OrderErrand = z
  .object({
    at: Instant,
    channel: z.enum(['mail', 'sms', 'print', 'push', 'payment']),
    purpose: z.string(),
    recipient: z.string(),
    state: z.enum(MESSAGE_STATES),
    /** Why it failed, or is still open. */
    reason: z.string().nullable(),
    /** For messages, their id at `/api/messages`. */
    id: Id,
  })
  .meta({ id: 'OrderErrand' });

/** An order with its history. */
export const OrderDetails = Order.extend({
  history: z.array(OrderEvent),
  errands: z.array(OrderErrand),
  prints: z.array(Print),
  /** The online payment; null: none. */
  payment: PaymentDetails.nullable(),
  /** What was given back on site. */
  corrections: z.array(Correction).default([]),
  /** The uploads of its line items. */
  files: z.array(Upload),
  questionnaire: Questionnaire.nullable(),
}).meta({ id: 'OrderDetails' });

/** A step's details: the reason of a rejection or cancellation, the confirmed time. */
export const OrderStep = z
  .object({
    rejectionMessage: Text(2000).nullable().optional(),
    appointment: Instant.nullable().optional(),
  })
  .meta({ id: 'OrderStep' });

/** Changes of an order by staff; other fields are ignored. */
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
    /** The time that the shop proposes for a new order; null withdraws it. */
    counterAppointment: Instant.nullable(),
    /** The confirmed time. */
    appointment: Instant.nullable(),
  })
  .partial()
  .meta({ id: 'OrderChange' });

/** Changes of a line item, such as its weighed amount; the order's totals follow. */
export const OrderItemChange = z
  .object({ amount: Quantity, unitPrice: Money, isApproximate: z.boolean() })
  .partial()
  .meta({ id: 'OrderItemChange' });

/** An order on the front desk, without personal data. */
export const FrontdeskTicket = z
  .object({
    id: Id,
    ticketNumber: z.string(),
    state: z.enum(['new', 'confirmed', 'inDelivery']),
    isDineIn: z.boolean(),
    dueAt: Instant,
  })
  .meta({ id: 'FrontdeskTicket' });

/** Fields of the list of orders. */
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

export type TakenBy = z.output<typeof TakenBy>;
export type StaffOrderDraft = z.output<typeof StaffOrderDraft>;
export type StaffOrderDraftInput = z.input<typeof StaffOrderDraft>;
export type Order = z.output<typeof Order>;
export type StationDone = z.output<typeof StationDone>;
export type OrderDetails = z.output<typeof OrderDetails>;
export type OrderStep = z.output<typeof OrderStep>;
export type OrderChange = z.output<typeof OrderChange>;
export type OrderItemChange = z.output<typeof OrderItemChange>;
export type FrontdeskTicket = z.output<typeof FrontdeskTicket>;

/** A board is awake at a branch. `device` identifies the browser, `name` tells people which one it is. */
export const Heartbeat = z
  .object({
    device: z.string().regex(/^[\w-]{8,64}$/),
    name: Line(80).default(''),
    branch: Ref,
  })
  .meta({ id: 'Heartbeat' });

/** When a board was awake at a branch within the last 24 hours, to the minute. */
export const DeviceDay = z
  .object({
    branch: Ref,
    device: z.string(),
    name: z.string(),
    lastAt: Instant,
    awake: z.array(z.object({ from: Instant, to: Instant })),
  })
  .meta({ id: 'DeviceDay' });

/** Boards of the last 24 hours, and since when nobody attends which branch. */
export const Attendances = z
  .object({
    devices: z.array(DeviceDay),
    unattended: z.array(z.object({ branch: Ref, since: Instant })),
  })
  .meta({ id: 'Attendances' });

export type Attendances = z.output<typeof Attendances>;
export type Heartbeat = z.output<typeof Heartbeat>;
export type DeviceDay = z.output<typeof DeviceDay>;
