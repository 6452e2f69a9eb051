import { z } from 'zod';
import { MODES } from '../domain/modes.ts';
import { MOST_CODES, PROMOTION_KINDS } from '../domain/promotions/promotion.ts';
import { ClockTime, Day, Id, Instant, Line, Money, Name, Ref } from './fields.ts';

/** A code as customers type it: letters and digits; blanks, hyphens and case do not matter. */
export const Code = Line(40);

/** Codes that are kept: Latin capitals and digits. Without the Unicode flag, which OpenAPI cannot say. */
const StoredCode = z.string().regex(/^[A-ZÀ-ÖØ-Þ0-9]{3,40}$/, { error: 'promotionCode' });

const refs = z.array(Ref).max(1000).default([]);

/** Whether it counts by itself, or for who enters a code. */
const PROMOTION_TRIGGERS = ['automatic', 'code'] as const;

export const PromotionFields = z.object({
  id: Id,
  /** What customers read beside its amount. */
  name: Name(80),
  isEnabled: z.boolean().default(true),
  trigger: z.enum(PROMOTION_TRIGGERS).default('code'),
  /** One code for everybody; null: only generated ones (`/api/promotions/{id}/codes`). */
  code: StoredCode.nullable().default(null),
  kind: z.enum(PROMOTION_KINDS).default('percent'),
  /** `percent`: of the goods concerned. */
  percent: z.number().min(0).max(100).multipleOf(0.01).default(10),
  /** `amount`: what comes off; `percent`: at most that much, 0: no bound; `dish`: what one costs instead. */
  value: Money.default(0),
  /** `buyGet`: so many have to be bought for `get` free ones; `nth`: each one after so many is free. */
  buy: z.int().min(1).max(100).default(2),
  get: z.int().min(1).max(100).default(1),
  /** The goods concerned, by category or one by one; both empty: all. */
  categories: refs,
  products: refs,
  /** `buyGet`: which are free; both empty: of the same goods. */
  giftCategories: refs,
  giftProducts: refs,
  /** Where it counts; empty: everywhere. */
  branches: refs,
  modes: z.array(z.enum(MODES)).max(MODES.length).default([]),
  /** 0 for Monday to 6 for Sunday, of the time that the order is for; empty: every day. */
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
  fromTime: ClockTime.nullable().default(null),
  toTime: ClockTime.nullable().default(null),
  /** The first and last day on which it can be ordered with. */
  validFrom: Day.nullable().default(null),
  validUntil: Day.nullable().default(null),
  /** Of the goods, before promotions. */
  minimumValue: Money.default(0),
  /** Only for a device that has not ordered yet. */
  isFirstOrder: z.boolean().default(false),
  /** Orders in all, and of one mail address or phone number; null: no limit. */
  mostUses: z.int().min(1).max(1_000_000).nullable().default(null),
  mostUsesPerContact: z.int().min(1).max(1000).nullable().default(null),
  /** Whether it counts together with others of which the same is true. */
  isCombinable: z.boolean().default(true),
});

/** Discounts, by themselves or for a code. Customers get those that count at a branch from `/api/branches/{id}/promotions`. */
export const Promotion = PromotionFields.refine(({ kind, percent }) => kind !== 'percent' || percent > 0, {
  error: 'promotionPercent',
  path: ['percent'],
})
  .refine(({ kind, value }) => kind !== 'amount' || value > 0, { error: 'promotionValue', path: ['value'] })
  .refine(
    ({ validFrom, validUntil }) => validFrom === null || validUntil === null || validFrom <= validUntil,
    {
      error: 'dayOrder',
      path: ['validUntil'],
    },
  )
  .meta({ id: 'Promotion' });

/** A promotion as carts are priced with it (`domain/promotions`). */
const OfferedPromotion = z
  .object({
    id: Id,
    name: z.string(),
    code: z.string().nullable(),
    effect: PromotionFields.pick({ kind: true, percent: true, value: true, buy: true, get: true }),
    conditions: PromotionFields.pick({
      minimumValue: true,
      modes: true,
      weekdays: true,
      fromTime: true,
      toTime: true,
      validFrom: true,
      validUntil: true,
      isFirstOrder: true,
    }),
    /** Ids of products; null: all. */
    goods: z.array(Id).nullable(),
    gifts: z.array(Id).nullable(),
    isCombinable: z.boolean(),
  })
  .meta({ id: 'OfferedPromotion' });

/** Codes that a customer has entered. */
export const CodesEntered = z
  .object({ codes: z.array(Code).max(MOST_CODES).default([]) })
  .meta({ id: 'CodesEntered' });

/** What counts at a branch: by itself, and for the codes entered; and what is wrong with a code, whatever is in the cart. */
export const BranchPromotions = z
  .object({
    promotions: z.array(OfferedPromotion),
    refused: z.array(z.object({ code: z.string(), message: z.string() })),
  })
  .meta({ id: 'BranchPromotions' });

/** New codes for a promotion, drawn at random. */
export const CodesWanted = z
  .object({ count: z.int().min(1).max(5000), mostUses: z.int().min(1).max(1_000_000).default(1) })
  .meta({ id: 'CodesWanted' });

/** A generated code with its uses. */
export const PromotionCode = z
  .object({ code: z.string(), mostUses: z.int(), uses: z.int(), createdAt: Instant })
  .meta({ id: 'PromotionCode' });

/** What a promotion has taken off orders that did not end without success. */
export const PromotionUse = z
  .object({ promotion: Ref, name: z.string(), orders: z.int(), amount: Money })
  .meta({ id: 'PromotionUse' });

export type Promotion = z.output<typeof Promotion>;
export type BranchPromotions = z.output<typeof BranchPromotions>;
export type PromotionCode = z.output<typeof PromotionCode>;
export type PromotionUse = z.output<typeof PromotionUse>;
