import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { endpoints, type Who } from '../../lib/contract/endpoints.ts';
import { isAdmin, type Actor, type ReadActor } from '../usecases/actor.ts';
import { failure } from './failures.ts';

/** What a request carries on its way. */
export interface ApiEnv {
  Variables: {
    /** Whoever is signed in; always there behind endpoints for staff. */
    actor: Actor | null;
    isGuarded: true;
    /** The path of the endpoint, with its parameters' names. */
    route: string;
    requestId: string;
  };
}

const ALLOWED: Readonly<Record<Who, (actor: Actor) => boolean>> = {
  anyone: () => true,
  employee: (actor) => isAdmin(actor) || actor.roles.includes('ROLE_EMPLOYEE'),
  admin: isAdmin,
};

/** The one place where the contract's `who` is enforced: before any handler, for every endpoint of the table. */
export function guardEndpoints(app: OpenAPIHono<ApiEnv>, readActor: ReadActor): void {
  // A path without parameters is more than one that its words would fit: /api/users/me is no /api/users/{id}.
  const table = Object.values(endpoints).sort(
    (a, b) => Number(a.route.path.includes('{')) - Number(b.route.path.includes('{')),
  );
  for (const { who, route } of table)
    app.on(route.method.toUpperCase(), route.getRoutingPath(), async (c, next) => {
      if (c.get('isGuarded')) return next();
      c.set('isGuarded', true);
      c.set('route', route.path);
      const actor = c.req.header('cookie') === undefined ? null : await readActor(c.req.raw.headers);
      c.set('actor', actor);
      if (who === 'anyone') return next();
      if (!actor) return failure(c, 401, 'notSignedIn');
      return ALLOWED[who](actor) ? next() : failure(c, 403, 'notAllowed');
    });
}

/** Whoever is signed in, behind an endpoint that only staff may call. */
export function actorOf(c: Context<ApiEnv>): Actor {
  const actor = c.get('actor');
  if (!actor) throw new Error('this endpoint is not for staff only');
  return actor;
}
