import { z } from 'zod';
import { Instant, Line } from './fields.ts';

/** What an admin asks for. `whole`: every page is built anew, not only those that have changed. */
export const PublishWish = z.object({ whole: z.boolean().default(false) }).meta({ id: 'PublishWish' });

/** What an admin wants undone. Without `publication`, whatever is live when it is undone. */
export const RollbackWish = z
  .object({
    publication: Line(100)
      .optional()
      .meta({ description: 'The id of what is live and is to be undone; 409 if it is not any more' }),
  })
  .meta({ id: 'RollbackWish' });

/** One time at which pages were put live. */
export const Publication = z
  .object({
    /** Unguessable and sortable by time. */
    id: z.string(),
    /** `whole`: every page was built anew; `pages`: only those that an edit touched. */
    kind: z.enum(['whole', 'pages']),
    at: Instant,
    /** How many pages it wrote, and how long that took from the start of the round. */
    pages: z.int().min(0),
    seconds: z.number().min(0),
    isCurrent: z.boolean(),
    /** Which revision of the shop it shows; null: nobody knows any more. */
    revision: z.int().min(0).nullable().default(null),
  })
  .meta({ id: 'Publication' });
export type Publication = z.output<typeof Publication>;

/** Why the last round put nothing live; the pages before stay. `message` is for people, `lines` are what the build itself said. */
export const PublishFailure = z
  .object({ at: Instant, message: z.string(), lines: z.array(z.string()) })
  .meta({ id: 'PublishFailure' });
export type PublishFailure = z.output<typeof PublishFailure>;

/** How the site's pages stand. `isHeld`: a publication was put back, and automatic rounds wait for the next edit. */
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

/** The same with what was edited since, while that is not live: the latest by name, and how many there are. */
export const PublishAnswer = PublishStatus.extend({
  waiting: z.object({ names: z.array(z.string()), count: z.int().min(0) }),
}).meta({ id: 'PublishAnswer' });
export type PublishAnswer = z.output<typeof PublishAnswer>;
