import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { REQUEST_MESSAGES } from '../../../lib/contract/words/customers.ts';

/** A failure that no field is to blame for, in the one error body (DESIGN section 4). */
export function failure<S extends ContentfulStatusCode>(
  c: Context,
  status: S,
  message: keyof typeof REQUEST_MESSAGES,
) {
  return c.json({ errors: [{ field: null, message: REQUEST_MESSAGES[message] }] }, status);
}
