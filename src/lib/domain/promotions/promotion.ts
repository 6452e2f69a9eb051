import type { Day } from '../dates.ts';
import type { Mode } from '../modes.ts';
import type { Cents, Money } from '../money.ts';

/**
 * What a promotion does, in the order in which those of a cart are carried out: dishes first, then percentages of what is left, then
 * amounts, then the delivery. `compute-discounts.ts` has the rules of each.
 */
export const PROMOTION_KINDS = ['buyGet', 'nth', 'dish', 'percent', 'amount', 'delivery'] as const;
/** One of `PROMOTION_KINDS`. */
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** What a promotion takes off. Which fields count depends on its kind; the others are ignored. */
interface PromotionEffect {
  kind: PromotionKind;
  /** `percent`: of the goods concerned, above 0 to 100, two decimals. */
  percent: number;
  /** `amount`: what comes off. `percent`: at most that much, 0 for no bound. `dish`: what one of the dishes costs instead. */
  value: Money;
  /** `buyGet`: so many have to be bought for `get` free ones. `nth`: each one after `buy` is free. */
  buy: number;
  get: number;
}

/** When and for whom a promotion counts. Empty lists and nulls ask for nothing. */
interface PromotionConditions {
  /** Of all goods, at their prices without promotions. */
  minimumValue: Money;
  modes: Mode[];
  /** 0 for Monday to 6 for Sunday; of the time that the order is for. */
  weekdays: number[];
  /** Clock times HH:mm of the same time, before `toTime`; both null: all day. Past midnight they belong to the weekday on which they began. */
  fromTime: string | null;
  toTime: string | null;
  /** The first and the last day on which it can be ordered with. */
  validFrom: Day | null;
  validUntil: Day | null;
  /** The device has not ordered from this shop yet, as it says itself. */
  isFirstOrder: boolean;
}

/** A promotion as carts are priced with: categories are resolved to the products that a branch sells in them. */
export interface Promotion {
  id: number;
  /** What customers read beside its amount. */
  name: string;
  /** The code that brought it about; null: it counts by itself. */
  code: string | null;
  effect: PromotionEffect;
  conditions: PromotionConditions;
  /** The products concerned; null: all. */
  goods: number[] | null;
  /** `buyGet`: which of them are free; null: of the same goods. */
  gifts: number[] | null;
  /** Whether it counts together with others of which the same is true. */
  isCombinable: boolean;
}

/** What a promotion takes off an order. */
export interface AppliedPromotion {
  id: number;
  name: string;
  code: string | null;
  kind: PromotionKind;
  /** The whole of it: `lines` and `delivery`. */
  amount: Cents;
  /** What comes off each line, in the lines' order. */
  lines: Cents[];
  /** What comes off the delivery fee. */
  delivery: Cents;
}

/** A code as it is compared: without blanks and hyphens, in capitals. */
export const normalCode = (typed: string): string => typed.replace(/[\s\-–]/g, '').toUpperCase();

/** Codes that one order may have. */
export const MOST_CODES = 5;
