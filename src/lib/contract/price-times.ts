import { z } from 'zod';
import { PRICE_CHANGES } from '../domain/price-times/price-change.ts';
import type { PriceTime as DomainPriceTime } from '../domain/price-times/price-times.ts';
import { HoursRule } from './branches.ts';
import { Id, Money, Name, Ref } from './fields.ts';

const refs = z.array(Ref).max(1000).default([]);

export const PriceTimeFields = z.object({
  id: Id,
  /** What staff call it. */
  name: Name(80),
  isEnabled: z.boolean().default(true),
  /** When it holds, by the rules of opening hours. */
  hours: z.array(HoursRule).max(1000).default([]),
  /** Where it holds; empty: everywhere. */
  branches: refs,
  /** What it is for, by category or one by one; both empty: the whole menu. */
  categories: refs,
  products: refs,
  kind: z.enum(PRICE_CHANGES).default('percent'),
  /** `percent`: what comes off. */
  percent: z.number().min(0).max(100).multipleOf(0.01).default(20),
  /** `amount`: what comes off. */
  value: Money.default(0),
  /** `fixed`: what each product costs. */
  prices: z
    .array(z.object({ product: Ref, price: Money }))
    .max(1000)
    .default([]),
  /** Whether customers see the regular price, struck through, beside a lower one. */
  isRegularShown: z.boolean().default(true),
});

/** Hours at which products have another price (docs/decisions/0036-price-times.md). */
export const PriceTime = PriceTimeFields.refine(({ kind, percent }) => kind !== 'percent' || percent > 0, {
  error: 'promotionPercent',
  path: ['percent'],
})
  .refine(({ kind, value }) => kind !== 'amount' || value > 0, { error: 'promotionValue', path: ['value'] })
  .meta({ id: 'PriceTime' }) satisfies z.ZodType<DomainPriceTime>;

export type PriceTime = z.output<typeof PriceTime>;
