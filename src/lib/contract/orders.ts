import { z } from 'zod';
import type { OrderFlags } from '../domain/order.ts';
import { PAYMENT_METHODS } from '../domain/payment-methods.ts';
import { DEPOSIT_KINDS, MINIMUM_AGES } from '../domain/product.ts';
import type { LineFacts } from '../domain/line-facts.ts';
import { MOST_CODES, PROMOTION_KINDS } from '../domain/promotions/promotion.ts';
import { LARGEST_TIP } from '../domain/tip.ts';
import { UNIT_SYMBOLS } from '../domain/units.ts';
import { DrainedWeight, NetContent } from './products.ts';
import { Code } from './promotions.ts';
import { TillReceipt } from './till.ts';
import { FieldError, Id, Instant, Line, Money, Quantity, Ref, TaxRate, Text } from './fields.ts';

const words = (max: number) => Line(max).default('');

/** A part's value: text; an option's name; names; or uploads (DESIGN section 4). */
export const PartValue = z.union([
  Text(2000),
  z.array(Line(200)).max(100),
  z.array(z.object({ id: Id, publicHash: Line(64) })).max(20),
]);

export const OrderItemDraft = z
  .object({
    product: Ref,
    amount: Quantity,
    unit: z.enum(UNIT_SYMBOLS),
    parts: z
      .array(z.object({ name: Line(200), value: PartValue }))
      .max(100)
      .default([]),
    /** The line item's price before promotions, as the customer saw it, so that a refusal can name the items whose price changed. */
    expectedTotal: Money.optional(),
  })
  .meta({ id: 'OrderItemDraft' });

/** What a customer sends (SPEC section 3 'Order draft'). Prices in it are only compared. */
export const OrderDraft = z
  .object({
    branch: Ref,
    isDelivery: z.boolean().default(false),
    isDineIn: z.boolean().default(false),
    table: Ref.nullable().default(null),
    donatee: Ref.nullable().default(null),
    name: words(200),
    email: words(200),
    phone: words(40),
    street: words(200),
    /** For delivery the chosen area's `area`, else zip code and town; so too where distance or zone decide on the area. */
    city: words(200),
    /** The area by its name, where staff take an order for a branch that delivers by distance or zone; nobody else is asked. */
    area: Line(200).optional(),
    floor: words(40),
    stairway: words(40),
    door: words(40),
    comment: Text(2000).default(''),
    appointmentDate: Instant.nullable().default(null),
    paymentMethod: z.enum(PAYMENT_METHODS),
    legalInstructions: z.boolean().default(false),
    privacyPolicy: z.boolean().default(false),
    /** For the staff, where the shop takes tips; part of `totalGross`. */
    tip: Money.max(LARGEST_TIP).default(0),
    /** The customer is old enough; asked for where a line item has a `minimumAge`. */
    ageConfirmed: z.boolean().default(false),
    /** Codes of promotions that the customer has entered. */
    codes: z.array(Code).max(MOST_CODES).default([]),
    /** The device has not ordered before, as it says itself. */
    isFirstOrder: z.boolean().default(false),
    /** `totalGross` as the customer saw it; a difference is a conflict. */
    expectedTotal: Money.optional(),
    items: z.array(OrderItemDraft).min(1).max(500),
  })
  .meta({ id: 'OrderDraft' });

/** The code of an order that costs work before it is taken. */
export const WORK_ASKED = 'workAsked';

/**
 * The work: find a number such that the SHA-256 of `{signature}.{number}` begins with `bits` zero bits. `challenge` is
 * `{expires}.{bits}.{nonce}.{signature}`; the header `Order-Proof` takes `{challenge}.{number}`.
 */
export const WorkAsked = z
  .object({
    errors: z.array(FieldError.extend({ code: z.literal(WORK_ASKED), challenge: z.string() })).length(1),
  })
  .meta({ id: 'WorkAsked' });

/**
 * Why an order is refused. An error at `appointmentDate` that another time would solve names up to three of those that are free and
 * nearest, the nearest first.
 */
export const OrderRefused = z
  .object({ errors: z.array(FieldError.extend({ times: z.array(Instant).max(3).optional() })).min(1) })
  .meta({ id: 'OrderRefused' });

/** A promotion of an order, with what it took off. */
const OrderPromotion = z
  .object({
    id: Id,
    name: z.string(),
    code: z.string().nullable(),
    kind: z.enum(PROMOTION_KINDS),
    amount: Money,
  })
  .meta({ id: 'OrderPromotion' });

/** What an order costs. Amounts are what is paid, after promotions. */
export const PricingAnswer = z
  .object({
    gross: Money,
    net: Money,
    tax: Money,
    /** All deposits; not part of `gross`. Absent: none. */
    depositGross: Money.optional(),
    /** Absent: none. */
    tip: Money.optional(),
    /** What a payment in cash is rounded by, besides `totalGross`: -0.02 to 0.02. Absent: not at all. */
    rounding: z.number().min(-0.02).max(0.02).multipleOf(0.01).optional(),
    /** What promotions took off the items, and off the delivery; `gross` and `deliveryGross` are what is left. Absent: nothing. */
    discount: Money.optional(),
    deliveryDiscount: Money.optional(),
    /** In the order in which they were carried out; their amounts are both discounts. Absent: none. */
    promotions: z.array(OrderPromotion).optional(),
    deliveryGross: Money,
    deliveryNet: Money,
    totalGross: Money,
    totalNet: Money,
    taxes: z.array(z.object({ rate: TaxRate, amount: Money })),
    isApproximate: z.boolean(),
  })
  .meta({ id: 'Pricing' });

/** The deposit of a line item. */
export const OrderDeposit = z
  .object({
    kind: z.enum(DEPOSIT_KINDS),
    amount: Money,
    pieces: z.number(),
    gross: Money,
    taxRate: TaxRate,
  })
  .meta({ id: 'OrderDeposit' });
/** What was said of a line item when it was ordered. */
export const OrderItemFacts = z
  .object({
    allergens: z.array(z.string()),
    /** Declared for the product and all that was chosen; if so and none is named, it contains none. */
    isComplete: z.boolean(),
    additives: z.array(z.string()),
    /** Of 1 kg or 1 l. */
    basePrice: z.object({ price: Money, per: z.enum(['kg', 'l']) }).nullable(),
    minimumAge: z.union(MINIMUM_AGES.map((age) => z.literal(age))).nullable(),
    /** Has a right of withdrawal; absent: it has none. */
    isReturnable: z.boolean().optional(),
    /** Absent, as the two below: not said, or ordered before orders kept it. */
    netContent: NetContent.optional(),
    drainedWeight: DrainedWeight.optional(),
    origin: z.string().optional(),
  })
  .meta({ id: 'OrderItemFacts' }) satisfies z.ZodType<LineFacts>;

/** A line item as ordered: names and prices stay, whatever happens to the product. */
export const OrderItem = z
  .object({
    product: Ref.nullable(),
    name: z.string(),
    amount: Quantity,
    unit: z.enum(UNIT_SYMBOLS),
    parts: z.array(z.object({ name: z.string(), value: PartValue })),
    unitPrice: Money,
    /** What is paid for it. */
    gross: Money,
    /** What promotions took off it: without them it would cost `gross` and this. Absent: nothing. */
    discount: Money.optional(),
    taxRate: TaxRate,
    /** Where it has other rates than its product's, `taxRate`: all parts of `gross`, which sum up to it. Absent: all is at `taxRate`. */
    taxes: z.array(z.object({ rate: TaxRate, gross: Money })).optional(),
    /** Besides `gross`: `amount` for each of the `pieces`. Absent: none. */
    deposits: z.array(OrderDeposit).optional(),
    isApproximate: z.boolean(),
    /** Absent or null: nothing is said of it. */
    facts: OrderItemFacts.nullable().optional(),
    /** Where its words are the shop's in the language asked for: each with the German one. Absent: it is in German. */
    german: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'OrderItem' });

/** The branch to contact about the order. Other APIs may send the id only. */
export const OrderBranch = z.object({
  id: Id,
  identifier: z.string().optional(),
  name: z.string().optional(),
  street: z.string().optional(),
  zipCode: z.string().optional(),
  city: z.string().optional(),
  phone: z.string().optional(),
});

const flags = {
  isConfirmed: z.boolean(),
  isInDelivery: z.boolean(),
  isDelivered: z.boolean(),
  isCompleted: z.boolean(),
  isRejected: z.boolean(),
  isCanceled: z.boolean(),
  isFailed: z.boolean(),
  isPaid: z.boolean(),
  isRefunded: z.boolean(),
} satisfies Record<keyof OrderFlags, z.ZodBoolean>;

/** A payment of another amount or currency than requested: it does not pay the order and is refunded. */
export const StrayPayment = z
  .object({ amount: Money, currency: z.string(), /** What of it has gone back. */ refunded: Money })
  .meta({ id: 'StrayPayment' });

/** An order as its customer sees it (SPEC section 3 'Order', DESIGN section 4 'Public order'). */
export const PublicOrder = z
  .object({
    id: Id,
    uid: z.string(),
    hash: z.string(),
    ticketNumber: z.string().nullable(),
    paymentRedirectUrl: z.string().nullable(),
    /** Until then its slot is reserved for the payment; null: no payment is pending. */
    paymentWaitsUntil: Instant.nullable().default(null),
    paymentMethod: z.enum(PAYMENT_METHODS),
    isDelivery: z.boolean(),
    isDineIn: z.boolean(),
    tableIdentifier: z.string().nullable(),
    createdAt: Instant,
    appointmentDate: Instant.nullable(),
    appointment: Instant.nullable(),
    counterAppointment: Instant.nullable(),
    rejectionMessage: z.string().nullable(),
    questionnaireRating: z.int().min(1).max(5).nullable(),
    branch: OrderBranch,
    ...flags,
    /** Refunded amount of the online payment. */
    refunded: Money.default(0),
    /** null: no unexpected payment. */
    strayPayment: StrayPayment.nullable().default(null),
    /** Whether this API has `/confirmation` and `/confirmation.pdf` of it; pages link to them only then. */
    hasConfirmation: z.boolean().optional(),
    items: z.array(OrderItem),
    pricing: PricingAnswer,
    /** What a till has made of it. Absent: nothing yet. */
    tillReceipt: TillReceipt.optional(),
  })
  .meta({ id: 'PublicOrder' });

/** A customer's review of the order (SPEC section 3 'Questionnaire'). */
const stars = z.int().min(1).max(5);
export const Questionnaire = z
  .object({
    rating: stars,
    foodRating: stars,
    serviceRating: stars,
    processRating: stars,
    comment: Text(2000).default(''),
  })
  .meta({ id: 'Questionnaire' });

export type OrderDraft = z.output<typeof OrderDraft>;
export type OrderDraftInput = z.input<typeof OrderDraft>;
export type PublicOrder = z.output<typeof PublicOrder>;
/** One reason of `OrderRefused`. */
export type OrderError = z.output<typeof OrderRefused>['errors'][number];
export type OrderDeposit = z.output<typeof OrderDeposit>;
export type OrderItem = z.output<typeof OrderItem>;
export type PricingAnswer = z.output<typeof PricingAnswer>;
export type StrayPayment = z.output<typeof StrayPayment>;
export type Questionnaire = z.output<typeof Questionnaire>;
