import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import { Errors } from '../errors.ts';

/** Who may call an endpoint: anyone, or signed-in staff of a role. */
export type Who = 'anyone' | 'employee' | 'admin';

export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
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
  503: 'Not now; ask again later',
} as const;
type Failure = keyof typeof FAILURES;

/** The declared failures of an endpoint, each with the one error body. */
export function failures<const S extends Failure>(...statuses: S[]) {
  type Answer = ReturnType<typeof json<typeof Errors>>;
  return Object.fromEntries(statuses.map((status) => [status, json(Errors, FAILURES[status])])) as Record<
    S,
    Answer
  >;
}

export function endpoint<const R extends RouteConfig>(who: Who, config: R) {
  return { who, route: createRoute(config) };
}

/** A JSON body that has to be there. */
export const body = <T extends z.ZodType>(schema: T) =>
  ({ required: true, content: { 'application/json': { schema } } }) as const;
