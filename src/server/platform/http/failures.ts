import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contentRange, type ListPage, type ListQuery } from '../../../lib/contract/lists.ts';
import type { REQUEST_MESSAGES } from '../../../lib/contract/words/customers.ts';
import { customerWords, type CustomerWords } from '../../../lib/contract/words/languages.ts';
import { currentWording } from './language.ts';

/**
 * What the API says to customers in the language that the request asks for, which the answer names. Caches may keep even some errors, so
 * they learn that it depends on that.
 */
export function sayWords(c: Context): CustomerWords {
  const wording = currentWording();
  c.header('content-language', wording);
  c.header('vary', 'accept-language', { append: true });
  return customerWords(wording);
}

/** A failure without a field, in the common error body (DESIGN section 4). */
export function failure<S extends ContentfulStatusCode>(
  c: Context,
  status: S,
  message: keyof typeof REQUEST_MESSAGES,
) {
  return c.json({ errors: [{ field: null, message: sayWords(c).REQUEST_MESSAGES[message] }] }, status);
}

/** Answers with a page of a list and its range. For staff only, so it is not cached. */
export function sendPage<T>(c: Context, name: string, page: ListPage<T>, query: ListQuery) {
  c.header('content-range', contentRange(name, page, query));
  c.header('cache-control', 'no-store');
  return c.json({ data: page.items }, 200);
}

/**
 * Temporary failures, after which a retry makes sense: a full disk or an unavailable database. null for everything else, which is a bug.
 */
export function outageOf(error: unknown): 'diskFull' | 'unavailable' | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (code === 'ENOSPC' || code === '53100') return 'diskFull';
    if (typeof code === 'string' && AWAY.test(code)) return 'unavailable';
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message))
      return 'unavailable';
  }
  return null;
}

/** Network errors (ECONN…), and PostgreSQL's: no connection (08), shutting down (57P0), no database (3D), too many connections (53300). */
const AWAY = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|08|57P0|3D|53300)/;
