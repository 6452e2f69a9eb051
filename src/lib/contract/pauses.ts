import { z } from 'zod';
import { MODES } from '../domain/modes.ts';
import { MOST_LONGER_MINUTES, type Busy as DomainBusy } from '../domain/pause.ts';
import { Instant, Line, Ref } from './fields.ts';

const Until = Instant.optional();
const Minutes = z.int().min(1).max(MOST_LONGER_MINUTES);

/** What a kitchen with much to do has set: which modes pause until when, and how much longer orders take. */
export const Busy = z
  .object({
    paused: z.object({ takeaway: Until, delivery: Until, dineIn: Until }),
    message: z.string(),
    longer: z.object({ minutes: Minutes, until: Instant }).nullable(),
    isCrowded: z.boolean().optional(),
    unattended: z.object({ phone: z.string() }).optional(),
  })
  .meta({ id: 'Busy' }) satisfies z.ZodType<DomainBusy>;

/** The same for customers: `takesPreorders` says whether they can order for after a pause. */
export const LiveBusy = Busy.extend({ takesPreorders: z.boolean() }).meta({ id: 'LiveBusy' });

export type LiveBusy = z.output<typeof LiveBusy>;

/** So many minutes from now, or until the branch closes. */
const Duration = z.union([z.int().min(1).max(1440), z.literal('closing')]);

/** Sets or lifts: `for` null ends the pause of these modes, `longer` null the longer times; what is absent stays. */
export const BusyChange = z
  .object({
    branches: z.array(Ref).min(1).max(1000),
    pause: z
      .object({
        modes: z.array(z.enum(MODES)).min(1),
        for: Duration.nullable(),
        message: Line(200).default(''),
      })
      .optional(),
    longer: z.object({ minutes: Minutes, for: Duration }).nullable().optional(),
  })
  .meta({ id: 'BusyChange' });

export type BusyChange = z.output<typeof BusyChange>;
