import { z } from 'zod';

/** One problem: `field` is a dotted path into the request, null where no field is to blame; `code` names what clients act on. */
export const FieldError = z
  .object({ field: z.string().nullable(), message: z.string(), code: z.string().optional() })
  .meta({ id: 'FieldError' });

/** Every failure's body (DESIGN section 4). Messages are German and may be shown as they are. */
export const Errors = z.object({ errors: z.array(FieldError).min(1) }).meta({ id: 'Errors' });

export type FieldError = z.output<typeof FieldError>;
export type Errors = z.output<typeof Errors>;
