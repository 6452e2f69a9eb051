import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { REQUEST_MESSAGES } from '../../../lib/contract/words/customers.ts';
import { contentRange, type ListPage, type ListQuery } from '../../../lib/contract/lists.ts';

/** A failure that no field is to blame for, in the one error body (DESIGN section 4). */
export function failure<S extends ContentfulStatusCode>(
  c: Context,
  status: S,
  message: keyof typeof REQUEST_MESSAGES,
) {
  return c.json({ errors: [{ field: null, message: REQUEST_MESSAGES[message] }] }, status);
}

/** Answers with part of a list, and tells which part it is. For staff only: nobody keeps a copy. */
export function sendPage<T>(c: Context, name: string, page: ListPage<T>, query: ListQuery) {
  c.header('content-range', contentRange(name, page, query));
  c.header('cache-control', 'no-store');
  return c.json({ data: page.items }, 200);
}
