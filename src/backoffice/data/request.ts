import { createApi, type Answer, type Call, type CallOptions, type Outcome } from '../../lib/client/api.ts';
import { timeoutOf } from './timeouts.ts';

/** The options of the contract's typed client, and query parameters. */
export type RequestOptions<C extends Call> = CallOptions<C> & {
  /** Parameters behind the path; `undefined` is left out. */
  query?: Record<string, string | number | boolean | undefined>;
};

/**
 * One request of the shop's API. Does not throw. `hasTimedOut`: an answer that failed may have broken off after its status. Free of
 * react-admin, so that the front desk's screen can use it.
 */
export async function request<C extends Call>(
  name: C,
  { query = {}, ...options }: RequestOptions<C> = {},
): Promise<{ outcome: Outcome<Answer<C>>; headers: Headers; hasTimedOut: boolean }> {
  let headers = new Headers();
  const timeout = AbortSignal.timeout(timeoutOf(name));
  const api = createApi('', async (address, init) => {
    const response = await fetch(
      address instanceof Request ? address : `${address.toString()}${queryString(query)}`,
      { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout },
    );
    headers = response.headers;
    return response;
  });
  const outcome = await api(name, options as CallOptions<C>);
  return { outcome, headers, hasTimedOut: timeout.aborted };
}

function queryString(query: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
