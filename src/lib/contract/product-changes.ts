import { z } from 'zod';
import { LEAD_TIME_TYPES } from '../domain/product.ts';
import type { ProductsChange as DomainChange } from '../domain/product-changes.ts';
import { RATE_NAMES } from '../domain/tax-rates.ts';
import { Id, ImageRef, Line, TaxRate } from './fields.ts';

const rate = z.union([z.enum(RATE_NAMES), TaxRate]).optional();
const names = z.array(Line(100).min(1)).max(100).optional();

/** One change for many products; what is left out stays as it is. */
export const ProductsChange = z
  .object({
    category: Id.optional(),
    rates: z.object({ delivery: rate, takeaway: rate, dineIn: rate }).optional(),
    addAllergens: names,
    removeAllergens: names,
    visible: z.boolean().optional(),
    enabled: z.boolean().optional(),
    /** Null: its category's. */
    station: Id.nullable().optional(),
    leadTime: z
      .object({ value: z.number().nonnegative().max(10_000), type: z.enum(LEAD_TIME_TYPES) })
      .nullable()
      .optional(),
  })
  .meta({ id: 'ProductsChange' }) satisfies z.ZodType<DomainChange>;

/** The products, and what to change of them. */
export const ChangeOfProducts = z
  .object({ products: z.array(Id).min(1).max(10_000), change: ProductsChange })
  .meta({ id: 'ChangeOfProducts' });

export type ChangeOfProducts = z.output<typeof ChangeOfProducts>;

/** The pictures of several products, in place of those that they have. */
export const ProductPictures = z
  .object({
    pictures: z
      .array(z.object({ product: Id, images: z.array(ImageRef).min(1).max(20) }))
      .min(1)
      .max(5000),
  })
  .meta({ id: 'ProductPictures' });

export type ProductPictures = z.output<typeof ProductPictures>;
