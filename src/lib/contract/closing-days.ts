import { z } from 'zod';
import { ClockTime, Day, Ref } from './fields.ts';

/** Hours of one day, whatever the week says: empty: closed; null: as in the week. `to` at or before `from` is on the next day. */
const DayHours = z.object({
  day: Day,
  hours: z
    .array(z.object({ from: ClockTime, to: ClockTime }))
    .max(10)
    .nullable(),
});

/** Days with hours of their own, for several branches at once. */
export const ClosingDays = z
  .object({
    changes: z
      .array(z.object({ branch: Ref, days: z.array(DayHours).min(1).max(800) }))
      .min(1)
      .max(500),
  })
  .meta({ id: 'ClosingDays' });

export type ClosingDays = z.output<typeof ClosingDays>;
