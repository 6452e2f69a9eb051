import type { Calls } from './types.ts';

export type * from './types.ts';

export type Call = keyof Calls;
/** What a call answers, without the envelope `data`. */
export type Answer<C extends Call> = Calls[C]['answer'] extends { data: infer Data }
  ? Data
  : Calls[C]['answer'];

type Filled<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: Value }
  : Record<Name, Value>;
/** The parts of a request: `query` as the API's description has it, `headers` such as `idempotency-key`. */
export type Options<C extends Call> = Filled<'path', Calls[C]['path']> &
  Filled<'body', Calls[C]['body']> & {
    query?: Calls[C]['query'];
    headers?: Record<string, string>;
    signal?: AbortSignal;
  };
type Given<C extends Call> =
  Record<never, never> extends Options<C> ? [options?: Options<C>] : [options: Options<C>];

/** One thing that is wrong: messages may be shown, codes are for programs. */
export interface Problem {
  field: string | null;
  code?: string;
  message: string;
}

/** The API has refused a call. A call without an answer rejects as `fetch` does: whether it was carried out is unknown. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly Problem[];

  constructor(status: number, errors: readonly Problem[]) {
    super(errors[0]?.message ?? `HTTP ${status}`);
    this.status = status;
    this.errors = errors;
  }
}

export type Client = <C extends Call>(call: C, ...given: Given<C>) => Promise<Answer<C>>;

interface Settings {
  /** The shop's origin, such as `https://shop.example.org`. */
  base: string;
  /** A program's key; without one, only what anyone may call. */
  key?: string | undefined;
  fetch?: typeof globalThis.fetch;
}

/** The API of one shop: `await shop('GET /api/orders/{id}', { path: { id: 17 } })`. */
export function createClient({ base, key, fetch = globalThis.fetch }: Settings): Client {
  return async (call, ...[options]) => {
    const {
      path = {},
      query = {},
      body,
      headers = {},
      signal,
    } = (options ?? {}) as Partial<{
      path: Record<string, string | number>;
      query: Record<string, string | undefined>;
      body: unknown;
      headers: Record<string, string>;
      signal: AbortSignal;
    }>;
    const [method = 'GET', template = ''] = call.split(' ');
    const url = new URL(
      template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '')),
      base,
    );
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, value);
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer = (isJson ? await response.json() : await response.text()) as unknown;
    if (!response.ok) throw new ApiError(response.status, problemsIn(answer));
    return (hasData(answer) ? answer.data : answer) as Answer<typeof call>;
  };
}

const problemsIn = (answer: unknown): Problem[] =>
  typeof answer === 'object' && answer !== null && 'errors' in answer ? (answer.errors as Problem[]) : [];

const hasData = (answer: unknown): answer is { data: unknown } =>
  typeof answer === 'object' && answer !== null && 'data' in answer;
