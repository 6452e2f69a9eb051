import type { z } from 'zod';
import type { Endpoints } from '../contract/endpoints.ts';
import { BASE, LANGUAGE } from '../domain/words/locale.ts';
import type { FieldError } from '../contract/fields.ts';

type Routes = { [K in keyof Endpoints]: Endpoints[K]['route'] };
type JsonOf<T> = T extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
  ? S
  : never;

/** 'get /api/config' → its route, for every endpoint of the contract. */
type ByCall = { [K in keyof Routes as `${Routes[K]['method']} ${Routes[K]['path']}`]: Routes[K] };
export type Call = keyof ByCall;

type Responses<C extends Call> = ByCall[C]['responses'];
type Success<C extends Call> = Responses<C>[Extract<keyof Responses<C>, 200 | 201 | 202>];
type Body<C extends Call> = ByCall[C] extends { request: { body: infer B } } ? z.input<JsonOf<B>> : undefined;
/** The answer's payload, without the `data` envelope. */
export type Answer<C extends Call> = z.output<JsonOf<Success<C>>> extends { data: infer D } ? D : never;

type ParamNames<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

export interface CallOptions<C extends Call> {
  params?: Record<ParamNames<C>, string | number>;
  body?: Body<C>;
  headers?: Record<string, string>;
  /** The answer has words that the shop has written: in the page's language. */
  isWorded?: boolean;
  signal?: AbortSignal;
}

/**
 * The result of a call: the payload, the API's errors, or no answer. `status` 0: no response, so it is unknown whether the
 * request was carried out.
 */
export type Outcome<T> = { ok: true; data: T } | { ok: false; status: number; errors: FieldError[] };

/** The API of one shop, typed by the contract's table of endpoints. `base` is '' for the page's own origin. */
export function createApi(base: string, fetcher: typeof fetch = (...args) => fetch(...args)) {
  return async function api<C extends Call>(
    call: C,
    options: CallOptions<C> = {},
  ): Promise<Outcome<Answer<C>>> {
    const [method = 'get', template = ''] = call.split(' ');
    const params = (options.params ?? {}) as Record<string, string | number>;
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const query = BASE && options.isWorded ? `?language=${LANGUAGE}` : '';
    let response: Response;
    try {
      response = await fetcher(base + path + query, {
        method: method.toUpperCase(),
        headers: {
          accept: 'application/json',
          'accept-language': LANGUAGE,
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        ...(options.signal ? { signal: options.signal } : {}),
      });
    } catch {
      return { ok: false, status: 0, errors: [] };
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && isObject(answer) && 'data' in answer)
      return { ok: true, data: answer['data'] as Answer<C> };
    return { ok: false, status: response.status, errors: errorsIn(answer) };
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The errors of an answer; whatever a proxy on the way put in their place counts as none. */
function errorsIn(answer: unknown): FieldError[] {
  const errors = isObject(answer) && Array.isArray(answer['errors']) ? (answer['errors'] as unknown[]) : [];
  return errors.filter(
    (error): error is FieldError => isObject(error) && typeof error['message'] === 'string',
  );
}

export type Api = ReturnType<typeof createApi>;
