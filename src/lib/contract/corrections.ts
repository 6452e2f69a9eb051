import { z } from 'zod';
import { Id, Instant, Money, Name, Quantity, TaxRate } from './fields.ts';

/** Part of a line item: `index` counts from 0, the amount is in the line's unit. */
const CorrectedLine = z.object({ index: z.int().min(0).max(1000), amount: Quantity });

/** An entry that gives back money of a completed order that was paid on site. It never changes. */
export const Correction = z
  .object({
    id: Id,
    at: Instant,
    /** `storno`: all that was left. */
    kind: z.enum(['storno', 'part']),
    amount: Money,
    rates: z.array(z.object({ rate: TaxRate, gross: Money, tax: Money })),
    lines: z.array(CorrectedLine),
    reason: z.string(),
    user: z.string().nullable(),
  })
  .meta({ id: 'Correction' });

/** The longest reason, in characters. */
export const MOST_REASON = 300;

/** A correction to enter: an amount or lines; with neither, all that is left. */
export const CorrectionWish = z
  .object({
    amount: Money.refine((amount) => amount > 0).optional(),
    lines: z.array(CorrectedLine).min(1).max(200).optional(),
    reason: Name(MOST_REASON),
  })
  .refine(({ amount, lines }) => amount === undefined || lines === undefined, { path: ['amount'] })
  .meta({
    id: 'CorrectionWish',
    examples: [{ lines: [{ index: 0, amount: 1 }], reason: 'Falsch geliefert' }],
  });

export type Correction = z.output<typeof Correction>;
export type CorrectionWish = z.output<typeof CorrectionWish>;
