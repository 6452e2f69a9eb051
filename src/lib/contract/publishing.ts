import { z } from 'zod';
import { Instant, Line } from './fields.ts';

/** A request to publish. `whole`: render every page, not only those that changed. */
export const PublishWish = z.object({ whole: z.boolean().default(false) }).meta({ id: 'PublishWish' });

/** A rollback. Without `publication`, of whatever is live then. */
export const RollbackWish = z
  .object({
    publication: Line(100)
      .optional()
      .meta({ description: 'The id of what is live and is to be undone; 409 if it is not any more' }),
  })
  .meta({ id: 'RollbackWish' });

/** A publication: one time at which pages went live. */
export const Publication = z
  .object({
    /** Unguessable and sortable by time. */
    id: z.string(),
    /** `whole`: every page was rendered; `pages`: those that an edit affects. */
    kind: z.enum(['whole', 'pages']),
    at: Instant,
    /** Number of rendered pages, and the time from the start of the run. */
    pages: z.int().min(0),
    seconds: z.number().min(0),
    isCurrent: z.boolean(),
    /** The revision of the shop that it shows; null: unknown. */
    revision: z.int().min(0).nullable().default(null),
  })
  .meta({ id: 'Publication' });
export type Publication = z.output<typeof Publication>;

/** Why the last run failed; the pages before it stay live. `message` is German, `lines` are the renderer's output. */
export const PublishFailure = z
  .object({ at: Instant, message: z.string(), lines: z.array(z.string()) })
  .meta({ id: 'PublishFailure' });
export type PublishFailure = z.output<typeof PublishFailure>;

/** State of the published pages. `isHeld`: after a rollback, automatic runs wait for the next edit. */
export const PublishStatus = z
  .object({
    state: z.enum(['idle', 'waiting', 'running']),
    isHeld: z.boolean(),
    /** Newest first; those before the current one can be put back. */
    publications: z.array(Publication),
    failure: PublishFailure.nullable(),
    /** Where else the site goes, and whether it got there. */
    targets: z.array(
      z.object({ name: z.string(), at: Instant.nullable(), failure: PublishFailure.nullable() }),
    ),
  })
  .meta({ id: 'PublishStatus' });
export type PublishStatus = z.output<typeof PublishStatus>;

/** The `PublishStatus` with what was edited since, while that is not live: the latest by name, and how many there are. */
export const PublishAnswer = PublishStatus.extend({
  waiting: z.object({ names: z.array(z.string()), count: z.int().min(0) }),
}).meta({ id: 'PublishAnswer' });
export type PublishAnswer = z.output<typeof PublishAnswer>;
