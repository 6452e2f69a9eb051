import { z } from 'zod';

/**
 * One thing that is wrong: `field` is a dotted path into the request, null where no field is to blame. `code` names the reason for
 * programs that act on it, as refusals of an order have it; the message is for people.
 */
export const FieldError = z
  .object({ field: z.string().nullable(), code: z.string().optional(), message: z.string() })
  .meta({ id: 'FieldError' });

/** Every failure's body (DESIGN section 4). Messages are German and may be shown as they are. */
export const Errors = z.object({ errors: z.array(FieldError).min(1) }).meta({ id: 'Errors' });

export type FieldError = z.input<typeof FieldError>;
export type Errors = z.output<typeof Errors>;
