import { z } from 'zod';
import { LANGUAGES } from '../domain/languages.ts';
import { MODES } from '../domain/modes.ts';
import { PAGE_STEPS, VISIT_STEPS } from '../domain/visits.ts';
import { Day, IdParam } from './fields.ts';

const STEP = `(${PAGE_STEPS.join('|')})`;

/** What a page tells when it is left: how far its visit went, and nothing else (docs/statistics.md). */
export const VisitParams = z.object({
  id: IdParam,
  language: z.enum(LANGUAGES),
  mode: z.enum(MODES),
  steps: z
    .string()
    .regex(new RegExp(`^${STEP}(,${STEP}){0,${PAGE_STEPS.length - 1}}$`))
    .meta({ description: 'page,dish,cart: those that the page has not told yet; each counts once' }),
});

const Count = z.int().min(0);
const counts = Object.fromEntries(VISIT_STEPS.map((step) => [step, Count])) as Record<
  (typeof VISIT_STEPS)[number],
  typeof Count
>;

export const Funnel = z
  .object({
    from: Day,
    to: Day,
    /** In their order; `share` of the step before, null for the first and after a step that nobody reached. */
    steps: z.array(
      z.object({ step: z.enum(VISIT_STEPS), count: Count, share: z.number().min(0).nullable() }),
    ),
    /** By order type and by language, those with any count. */
    modes: z.array(z.object({ mode: z.enum(MODES), ...counts })),
    languages: z.array(z.object({ language: z.enum(LANGUAGES), ...counts })),
  })
  .meta({ id: 'Funnel' });

export type Funnel = z.output<typeof Funnel>;
