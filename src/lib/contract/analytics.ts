import { z } from 'zod';
import { Line } from './fields.ts';

/** Something that a page tells about its use, after consent (SPEC sections 2 and 7). */
export const AnalyticsEvent = z
  .object({
    type: Line(40).min(1),
    action: Line(200).default(''),
    category: Line(200).default(''),
    /** What belongs to it: a few plain values, nothing deep or large. */
    data: z.record(z.string().max(40), z.union([Line(500), z.number(), z.boolean(), z.null()])).default({}),
  })
  .refine(({ data }) => Object.keys(data).length <= 20, { error: 'too_big', path: ['data'] })
  .meta({ id: 'AnalyticsEvent' });

export type AnalyticsEvent = z.output<typeof AnalyticsEvent>;
