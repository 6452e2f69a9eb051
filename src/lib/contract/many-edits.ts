import { z } from 'zod';
import { Id } from './fields.ts';

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
