import { type Call, createApi, type Answer, type CallOptions, type Outcome } from '../../lib/client/api.ts';

/** Reads, and edits that may be repeated: they are answered within moments, or the connection is dead. */
const SHORT_MS = 20_000;
/** Files on a slow line, years of statistics, and calls that take effect a second time when staff tap again. */
const LONG_MS = 120_000;

type LongCall = Extract<Call, `get /api/statistics/${string}` | `put /api/${'images' | 'uploads'}/{id}`>;
type ShortCall = Extract<
  Call,
  `post /api/orders/{id}/status/${string}` | 'post /api/orders/taken' | `post /api/sessions${string}`
>;

/**
 * Calls that differ from the others of their method. The types make each list complete: the endpoint table itself comes with zod, which
 * browsers do not load.
 */
const LONG_CALLS: Record<LongCall, number> = {
  'get /api/statistics/daily-report': LONG_MS,
  'get /api/statistics/total-turnover': LONG_MS,
  'get /api/statistics/total-orders': LONG_MS,
  'get /api/statistics/total-items': LONG_MS,
  'get /api/statistics/popular-products': LONG_MS,
  'get /api/statistics/highest-activity': LONG_MS,
  'get /api/statistics/payment-methods': LONG_MS,
  'get /api/statistics/delivery-methods': LONG_MS,
  'get /api/statistics/successful-orders': LONG_MS,
  'get /api/statistics/promotions': LONG_MS,
  'get /api/statistics/funnel': LONG_MS,
  'get /api/statistics/ratings': LONG_MS,
  'get /api/statistics/reviews': LONG_MS,
  'put /api/images/{id}': LONG_MS,
  'put /api/uploads/{id}': LONG_MS,
};
const SHORT_CALLS: Record<ShortCall, number> = {
  'post /api/orders/{id}/status/confirm': SHORT_MS,
  'post /api/orders/{id}/status/reject': SHORT_MS,
  'post /api/orders/{id}/status/cancel': SHORT_MS,
  'post /api/orders/{id}/status/in-delivery': SHORT_MS,
  'post /api/orders/{id}/status/completed': SHORT_MS,
  'post /api/orders/{id}/status/undo': SHORT_MS,
  // Sent again under the same key, it is the same order.
  'post /api/orders/taken': SHORT_MS,
  'post /api/sessions': SHORT_MS,
  'post /api/sessions/link': SHORT_MS,
  'post /api/sessions/from-link': SHORT_MS,
  'post /api/sessions/code': SHORT_MS,
};
const EXCEPTIONS: Partial<Record<Call, number>> = { ...LONG_CALLS, ...SHORT_CALLS };

/** How long to wait for the answer of a call, in milliseconds. */
export const timeoutOf = (call: Call): number =>
  EXCEPTIONS[call] ?? (call.startsWith('post ') ? LONG_MS : SHORT_MS);

const FIRST_EVENT_MS = 8_000;
const LONGEST_FIRST_EVENT_MS = 30_000;
/** Connections that browsers reuse per origin. After a lost network all may be dead, and each attempt uncovers one. */
const POOLED_CONNECTIONS = 6;

/** How long to wait for a stream's first event after so many failed attempts: longer each time, for slow lines. */
export const firstEventTimeout = (attempts: number): number =>
  Math.min(FIRST_EVENT_MS * 1.5 ** Math.max(0, attempts - POOLED_CONNECTIONS), LONGEST_FIRST_EVENT_MS);

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
