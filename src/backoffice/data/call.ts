import { HttpError } from 'react-admin';
import type { FieldError } from '../../lib/contract/fields.ts';
import { createApi, type Answer, type Call, type CallOptions } from '../../lib/client/api.ts';
import { patienceWith } from './timeouts.ts';
import { failures } from './texts.ts';

/** The event that says that the API knows whoever works here no longer. */
export const SIGNED_OUT = 'signed-out';

/** What is asked besides what the contract's typed client takes. */
export type Asked<C extends Call> = CallOptions<C> & {
  /** Parameters behind the path; `undefined` is left out. */
  query?: Record<string, string | number | boolean | undefined>;
};

export interface Reply<C extends Call> {
  data: Answer<C>;
  headers: Headers;
}

/** A call that did not succeed, as react-admin understands it: `body.errors` has the message of each field, `root` that of none. */
export class CallFailed extends HttpError {
  readonly errors: readonly FieldError[];

  constructor(status: number, errors: readonly FieldError[], fallback: string) {
    const message = messageOf(status, errors, fallback);
    super(message, status, { errors: byField(errors, message) });
    // Its base takes away what makes it one of these.
    Object.setPrototypeOf(this, CallFailed.prototype);
    this.errors = errors;
  }
}

/**
 * One call of the shop's API. Fails with `CallFailed`, whose message is the API's first one, else `fallback` (SPEC section 8). A connection
 * that is dead without saying so counts as lost once the call's patience is over.
 */
export async function call<C extends Call>(
  name: C,
  { query = {}, ...options }: Asked<C> = {},
  fallback: string = failures.load,
): Promise<Reply<C>> {
  let headers = new Headers();
  const patience = AbortSignal.timeout(patienceWith(name));
  const api = createApi('', async (address, init) => {
    const response = await fetch(
      address instanceof Request ? address : `${address.toString()}${queryString(query)}`,
      { ...init, signal: init?.signal ? AbortSignal.any([init.signal, patience]) : patience },
    );
    headers = response.headers;
    return response;
  });
  const outcome = await api(name, options as CallOptions<C>);
  if (!outcome.ok && outcome.status === 401) dispatchEvent(new Event(SIGNED_OUT));
  // An answer that breaks off after its status is none.
  if (!outcome.ok) throw new CallFailed(patience.aborted ? 0 : outcome.status, outcome.errors, fallback);
  return { data: outcome.data, headers };
}

function queryString(query: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

function messageOf(status: number, errors: readonly FieldError[], fallback: string): string {
  if (status === 0) return failures.noConnection;
  return errors[0]?.message ?? fallback;
}

function byField(errors: readonly FieldError[], message: string): Record<string, unknown> {
  // A form that is told of no error takes itself for saved, and is left without a question.
  const fields: Record<string, unknown> = errors.length > 0 ? {} : { root: { serverError: message } };
  for (const error of errors) {
    if (error.field === null) fields['root'] = { serverError: error.message };
    else fields[error.field] ??= error.message;
  }
  return fields;
}
