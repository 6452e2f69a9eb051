import { z } from 'zod';
import type { ProductsChange as DomainChange } from '../domain/product-changes.ts';
import { LEAD_TIME_TYPES } from '../domain/product.ts';
import { RATE_NAMES } from '../domain/tax-rates.ts';
import { Id, ImageRef, Line, TaxRate, Text } from './fields.ts';

/** What several edits at once have changed. */
export const EditsDone = z
  .object({
    changed: z.int(),
    /** The entry in the log, by which they can be taken back; null: there was nothing to change. */
    logId: Id.nullable(),
  })
  .meta({ id: 'EditsDone' });

export type EditsDone = z.output<typeof EditsDone>;

/** How many entities it has removed and restored to take them back. */
export const EditsUndone = z.object({ removed: z.int(), restored: z.int() }).meta({ id: 'EditsUndone' });

export type EditsUndone = z.output<typeof EditsUndone>;

const rate = z.union([z.enum(RATE_NAMES), TaxRate]).optional();
const names = z.array(Line(100).min(1)).max(100).optional();

/** One change for many products; what is left out stays as it is. */
const ProductsChange = z
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

/** Rows of a table of products, the titles first (docs/entities.md). */
export const ProductImport = z
  .object({
    rows: z
      .array(z.array(Text(5000)).max(100))
      .min(1)
      .max(5001),
    /** Nothing is written: the answer says what would be. */
    isTrial: z.boolean().default(false),
  })
  .meta({ id: 'ProductImport' });

/** What a table changes. Rows with a problem are left out. */
export const ImportReport = z
  .object({
    created: z.array(z.object({ row: z.int(), name: z.string() })),
    updated: z.array(
      z.object({
        row: z.int(),
        id: Id,
        name: z.string(),
        changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
      }),
    ),
    unchanged: z.int(),
    /** Categories that the shop does not have yet. */
    categories: z.array(z.string()),
    problems: z.array(z.object({ row: z.int(), column: z.string(), value: z.string(), message: z.string() })),
    /** Titles of columns that nothing is taken of. */
    ignored: z.array(z.string()),
    /** The entry in the log, by which it can be taken back; null: nothing was written. */
    logId: Id.nullable(),
  })
  .meta({ id: 'ImportReport' });

export type ImportReport = z.output<typeof ImportReport>;
