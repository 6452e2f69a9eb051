import { HttpError } from 'react-admin';
import type { FieldError } from '../../lib/contract/fields.ts';
import type { Answer, Call } from '../../lib/client/api.ts';
import { request, type RequestOptions } from './request.ts';
import { failures } from './texts.ts';

/** The event of an API that no longer accepts the session. */
export const SIGNED_OUT = 'signed-out';

export interface Reply<C extends Call> {
  data: Answer<C>;
  headers: Headers;
}

/** A failed call, as react-admin expects it: `body.errors` has the message of each field, and `root` those without a field. */
export class CallFailed extends HttpError {
  readonly errors: readonly FieldError[];

  constructor(status: number, errors: readonly FieldError[], fallback: string) {
    const message = messageOf(status, errors, fallback);
    super(message, status, { errors: byField(errors, message) });
    // HttpError sets its own prototype.
    Object.setPrototypeOf(this, CallFailed.prototype);
    this.errors = errors;
  }
}

/** A request that throws `CallFailed` unless it succeeds. The message is the API's first one, else `fallback` (SPEC section 8). */
export async function call<C extends Call>(
  name: C,
  options: RequestOptions<C> = {},
  fallback: string = failures.load,
): Promise<Reply<C>> {
  const { outcome, headers, hasTimedOut } = await request(name, options);
  if (outcome.ok) return { data: outcome.data, headers };
  if (outcome.status === 401) dispatchEvent(new Event(SIGNED_OUT));
  throw new CallFailed(hasTimedOut ? 0 : outcome.status, outcome.errors, fallback);
}

/** What a form shows of a failed call: a message for each field, and `form` for what belongs to none. */
export function problemsIn(error: unknown, fallback: string): Record<string, string> {
  const errors = error instanceof CallFailed ? error.errors : [];
  if (errors.length === 0) return { form: error instanceof Error ? error.message : fallback };
  return Object.fromEntries(errors.map(({ field, message }) => [field ?? 'form', message]));
}

/** The length of a whole list, from the header of one part: `products 0-24/319` → 319; 0 without the header. */
export const totalOfList = (headers: Headers): number =>
  Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0);

function messageOf(status: number, errors: readonly FieldError[], fallback: string): string {
  if (status === 0) return failures.noConnection;
  return errors[0]?.message ?? fallback;
}

function byField(errors: readonly FieldError[], message: string): Record<string, unknown> {
  // Without an error, a form would count as saved and let staff leave without a question.
  const fields: Record<string, unknown> = errors.length > 0 ? {} : { root: { serverError: message } };
  for (const error of errors) {
    if (error.field === null) fields['root'] = { serverError: error.message };
    else fields[error.field] ??= error.message;
  }
  return fields;
}
