import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { Errors, data } from '../fields.ts';
import { ListParams } from '../lists.ts';
import type { Caller } from '../roles.ts';

/** Who may call an endpoint: anyone, or signed-in staff. */
export type Who = 'anyone' | Caller;

export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** An answer that is no JSON. */
export const file = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: z.string() } },
});

const FAILURES = {
  400: 'Not readable as a request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'No such thing',
  409: 'State or price has moved on',
  413: 'Too large',
  422: 'Fields are invalid',
  429: 'Too many at once',
  500: 'A fault of the shop',
  503: 'Not now; ask again later',
} as const;
type Failure = keyof typeof FAILURES;

/** Declares failures of an endpoint, each with the common error body. */
export function failures<const S extends Failure>(...statuses: S[]) {
  type Answer = ReturnType<typeof json<typeof Errors>>;
  return Object.fromEntries(statuses.map((status) => [status, json(Errors, FAILURES[status])])) as Record<
    S,
    Answer
  >;
}

/** Failures outside of handlers: guard, limits, faults. */
function sharedFailures(who: Who, { method, request }: RouteConfig, kind: Kind) {
  return {
    ...(who === 'anyone' ? {} : failures(401, 403)),
    ...(request?.body ? failures(400, 413) : {}),
    ...(request?.query || request?.headers ? failures(422) : {}),
    // 403: with a session, from another site.
    ...(method === 'get' ? {} : failures(403, 429)),
    ...(kind === 'document' ? failures(429) : {}),
    ...failures(500, 503),
  };
}

/**
 * What a call costs or risks, which decides how large its body may be and how many an address may make. `document`: a read that takes
 * far longer to make than others.
 * `signed`: sent by another program or a printer that shares a secret with the shop; its body may be of any type, and only refused
 * calls are counted.
 * `count`: sent by every page; too many of them keep nobody from anything else.
 */
export type Kind = 'order' | 'file' | 'signIn' | 'document' | 'signed' | 'count' | 'other';

/** One call: who may make it, its route as OpenAPI has it, its kind, and the statuses that its own handler answers. */
export function endpoint<const R extends RouteConfig>(who: Who, config: R, kind: Kind = 'other') {
  const route = createRoute(config);
  route.responses = { ...sharedFailures(who, config, kind), ...config.responses };
  return { who, route, kind, statuses: Object.keys(config.responses).map(Number) };
}

/** A required JSON body. */
export const body = <T extends z.ZodType>(schema: T) =>
  ({ required: true, content: { 'application/json': { schema } } }) as const;

/** The Content-Range header of a list. */
export const CONTENT_RANGE = z.object({
  'content-range': z.string().meta({ description: 'Which part of how long a list: products 0-24/319' }),
});

/** A list for staff, filtered, sorted and sliced by its query. */
export function staffList<const P extends string, T extends z.ZodType>(who: Caller, path: P, entity: T) {
  return endpoint(who, {
    method: 'get',
    path,
    request: { query: ListParams },
    responses: {
      200: { ...json(data(z.array(entity)), 'The part asked for'), headers: CONTENT_RANGE },
      ...failures(400),
    },
  });
}
