import { z } from 'zod';
import { Id, Text } from './fields.ts';

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
