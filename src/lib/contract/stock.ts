import { z } from 'zod';
import type { FewLeft as DomainFewLeft, Stock as DomainStock } from '../domain/stock.ts';
import { Day, Instant, Line, Ref } from './fields.ts';

/** So many of something, in the product's own unit. */
const StockAmount = z.number().nonnegative().max(1_000_000);

/** A product, or one option of a part; both null: the whole product. */
const what = {
  product: Ref,
  part: Line(200).nullable().default(null),
  option: Line(200).nullable().default(null),
};
const isWhole = ({ part, option }: { part: string | null; option: string | null }) =>
  (part === null) === (option === null);

/** How many of something a branch has: every day, and of one day in place of that. */
export const Stock = z
  .object({
    ...what,
    daily: StockAmount.nullable().default(null),
    today: z
      .object({ day: Day, most: StockAmount.max(2_000_000).nullable() })
      .nullable()
      .default(null),
  })
  .meta({ id: 'Stock' }) satisfies z.ZodType<DomainStock>;

/** What few are left of at a branch, as its pages say it. */
export const FewLeft = z
  .object({ ...what, left: StockAmount, until: Instant })
  .meta({ id: 'FewLeft' }) satisfies z.ZodType<DomainFewLeft>;

/**
 * Sets how many are left now of something until the branch's next day (null: as every day), or how many there are every day (null: none is
 * counted); what is absent stays.
 */
export const StockChange = z
  .object({ ...what, left: StockAmount.nullable().optional(), daily: StockAmount.nullable().optional() })
  .refine(isWhole, { path: ['option'] })
  .meta({ id: 'StockChange' });

/** What a branch counts today: `left` null: not today. `ordered`: how much of today was ordered. */
export const StockLevel = z
  .object({
    ...what,
    daily: StockAmount.nullable(),
    /** Whether today has a number of its own. */
    isToday: z.boolean(),
    ordered: z.number(),
    left: z.number().nullable(),
  })
  .meta({ id: 'StockLevel' });

export type StockChange = z.output<typeof StockChange>;
export type StockLevel = z.output<typeof StockLevel>;
