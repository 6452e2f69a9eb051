import type { Context } from 'hono';
import { contentRange, type ListPage, type ListQuery } from '../../../lib/contract/lists.ts';

/** Answers with part of a list, and tells which part it is. For staff only: nobody keeps a copy. */
export function sendPage<T>(c: Context, name: string, page: ListPage<T>, query: ListQuery) {
  c.header('content-range', contentRange(name, page, query));
  c.header('cache-control', 'no-store');
  return c.json({ data: page.items }, 200);
}
