import { z } from 'zod';
import { dayNumber } from '../domain/dates.ts';
import { MODES } from '../domain/modes.ts';
import { PAYMENT_METHODS } from '../domain/payment-methods.ts';
import { Day, Id, IdParam, Instant, Ref, TaxRate, Line } from './fields.ts';

/**
 * Reports on orders (SPEC section 3 'Statistics') for the days `from` to `to`, both included. An order belongs to the business day
 * on which it was placed, and counts while it is open or completed (docs/statistics.md).
 */

/** The longest period: five years. */
const MOST_DAYS = 1830;

const daysFrom = (from: string, to: string) => dayNumber(to) - dayNumber(from) + 1;

/** Which orders: of one branch, else of all that the account may see; of a period, else of today. `from` alone is one day. */
export const StatisticsQuery = z
  .object({ branchId: IdParam.optional(), from: Day.optional(), to: Day.optional() })
  .refine(({ from, to }) => from !== undefined || to === undefined, { error: 'firstDay', path: ['from'] })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'dayOrder',
    path: ['to'],
  })
  .refine(({ from, to }) => from === undefined || to === undefined || daysFrom(from, to) <= MOST_DAYS, {
    error: 'tooManyDays',
    path: ['to'],
  });

/** A sum of money: whole currency with two decimals, without the upper bound of a single price. */
const Amount = z.number().min(0).meta({ description: 'Whole currency, at most two decimals' });
const Share = z.number().min(0).max(1);
const Count = z.int().min(0);
/** Items: pieces, portions and pairs by amount, everything else one per line item. */
const Items = z.number().min(0);

const period = { from: Day, to: Day };
const tally = { orders: Count, turnover: Amount };

/** Orders by outcome. Each order is in exactly one group. */
const ends = {
  completed: Count,
  /** New, confirmed or in delivery. */
  open: Count,
  /** Awaiting online payment. */
  unpaid: Count,
  rejected: Count,
  canceled: Count,
  failed: Count,
  refunded: Count,
};

const PaymentTally = z.object({ paymentMethod: z.enum(PAYMENT_METHODS), ...tally, share: Share });
const ModeTally = z.object({ mode: z.enum(MODES), ...tally, share: Share });

export const DailyReport = z
  .object({
    ...period,
    ...tally,
    items: Items,
    net: Amount,
    tax: Amount,
    /** Delivery charges, part of the turnover. */
    delivery: Amount,
    taxes: z.array(z.object({ rate: TaxRate, gross: Amount, net: Amount, tax: Amount })),
    paymentMethods: z.array(PaymentTally),
    deliveryMethods: z.array(ModeTally),
    ...ends,
  })
  .meta({ id: 'DailyReport' });

/** `days` has every day of the period. */
export const TotalTurnover = z
  .object({
    ...period,
    ...tally,
    /** Turnover per order; null: no orders. */
    average: Amount.nullable(),
    days: z.array(z.object({ day: Day, turnover: Amount })),
  })
  .meta({ id: 'TotalTurnover' });

export const TotalOrders = z
  .object({ ...period, orders: Count, days: z.array(z.object({ day: Day, orders: Count })) })
  .meta({ id: 'TotalOrders' });

export const TotalItems = z
  .object({
    ...period,
    orders: Count,
    items: Items,
    /** Items per order; null: no orders. */
    average: Items.nullable(),
    days: z.array(z.object({ day: Day, items: Items })),
  })
  .meta({ id: 'TotalItems' });

/** Products per answer at most. */
export const MOST_PRODUCTS = 100;

/** Sorted by items sold, then by turnover. A product counts by the name it was ordered under. */
export const PopularProducts = z
  .object({
    ...period,
    products: z
      .array(z.object({ name: z.string(), orders: Count, items: Items, turnover: Amount }))
      .max(MOST_PRODUCTS),
  })
  .meta({ id: 'PopularProducts' });

const weekday = z.int().min(1).max(7).meta({ description: '1 is Monday, 7 Sunday' });
const hour = z.int().min(0).max(23);

export const HighestActivity = z
  .object({
    ...period,
    /** The hour of the week with most orders; null: no orders. */
    busiest: z.object({ weekday, hour, orders: Count }).nullable(),
    weekdays: z.array(z.object({ weekday, orders: Count })),
    hours: z.array(z.object({ hour, orders: Count })),
    /** Hours with orders only. */
    hoursOfWeek: z.array(z.object({ weekday, hour, orders: Count })),
  })
  .meta({ id: 'HighestActivity' });

export const PaymentMethodStatistics = z
  .object({ ...period, paymentMethods: z.array(PaymentTally) })
  .meta({ id: 'PaymentMethodStatistics' });

export const DeliveryMethodStatistics = z
  .object({ ...period, deliveryMethods: z.array(ModeTally) })
  .meta({ id: 'DeliveryMethodStatistics' });

export const SuccessfulOrders = z
  .object({
    ...period,
    /** All orders, whatever their outcome. */
    orders: Count,
    ...ends,
    /** Share of completed orders among the ended ones; null: none has ended. */
    share: Share.nullable(),
  })
  .meta({ id: 'SuccessfulOrders' });

const average = z.number().min(1).max(5).nullable();

/** Averages with two decimals; null: no ratings. */
export const Ratings = z
  .object({
    ...period,
    ratings: Count,
    rating: average,
    foodRating: average,
    serviceRating: average,
    processRating: average,
    stars: z.array(z.object({ rating: z.int().min(1).max(5), ratings: Count })),
  })
  .meta({ id: 'Ratings' });

const stars = z.int().min(1).max(5);

/** A customer's review, without personal data. */
export const Review = z
  .object({
    id: Id.meta({ description: 'The id of the order' }),
    ticketNumber: z.string(),
    branch: Ref,
    day: Day,
    createdAt: Instant,
    rating: stars,
    foodRating: stars,
    serviceRating: stars,
    processRating: stars,
    comment: z.string(),
  })
  .meta({ id: 'Review' });

export type StatisticsQuery = z.output<typeof StatisticsQuery>;
export type DailyReport = z.output<typeof DailyReport>;
export type TotalTurnover = z.output<typeof TotalTurnover>;
export type TotalOrders = z.output<typeof TotalOrders>;
export type TotalItems = z.output<typeof TotalItems>;
export type PopularProducts = z.output<typeof PopularProducts>;
export type HighestActivity = z.output<typeof HighestActivity>;
export type PaymentMethodStatistics = z.output<typeof PaymentMethodStatistics>;
export type DeliveryMethodStatistics = z.output<typeof DeliveryMethodStatistics>;
export type SuccessfulOrders = z.output<typeof SuccessfulOrders>;
export type Ratings = z.output<typeof Ratings>;
export type Review = z.output<typeof Review>;

/** A usage event that a page sends after consent (SPEC sections 2 and 7). */
export const AnalyticsEvent = z
  .object({
    type: Line(40).min(1),
    action: Line(200).default(''),
    category: Line(200).default(''),
    /** A few plain values. */
    data: z.record(z.string().max(40), z.union([Line(500), z.number(), z.boolean(), z.null()])).default({}),
  })
  .refine(({ data }) => Object.keys(data).length <= 20, { error: 'too_big', path: ['data'] })
  .meta({ id: 'AnalyticsEvent' });

export type AnalyticsEvent = z.output<typeof AnalyticsEvent>;
