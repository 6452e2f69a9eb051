import type { Context } from 'hono';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import { isAmong, KEY_CALLS, KEY_SCOPES, type Caller } from '../../../lib/contract/roles.ts';
import type { Actor, ProgramKey, ReadProgramKey, ReadSession, SignedIn } from './actor.ts';
import { failure } from './failures.ts';

export type Endpoint = (typeof endpoints)[keyof typeof endpoints];

const router = new SmartRouter<Endpoint>({ routers: [new RegExpRouter(), new TrieRouter()] });
// Paths without parameters first: /api/users/me is not /api/users/{id}.
const table = Object.values(endpoints).sort(
  (a, b) => Number(a.route.path.includes('{')) - Number(b.route.path.includes('{')),
);
for (const endpoint of table)
  router.add(endpoint.route.method.toUpperCase(), endpoint.route.getRoutingPath(), endpoint);

/** The endpoint of a request; null: the API has none. */
export function matchEndpoint(c: Context): Endpoint | null {
  // Hono answers HEAD as GET without the body.
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  const [[first] = []] = router.match(method, c.req.path);
  return first?.[0] ?? null;
}

const IS_SECURE = /; Secure(;|$)/i;

/** Sends a session's cookies; over https, they are limited to https. */
export function sendCookies(c: Context, cookies: string[]): void {
  // The protocol as reported by a proxy. A forged one only locks out its sender.
  const protocol = c.req.header('x-forwarded-proto') ?? new URL(c.req.url).protocol.replace(':', '');
  for (const cookie of cookies)
    c.header('set-cookie', protocol === 'https' && !IS_SECURE.test(cookie) ? `${cookie}; Secure` : cookie, {
      append: true,
    });
}

/** The context of a request. */
export interface ApiEnv {
  Variables: {
    /** The signed-in person; always set behind staff endpoints. */
    actor: Actor | null;
    /** The person with their session; only behind staff endpoints. */
    signedIn: SignedIn;
    /** The endpoint's path with the names of its parameters. */
    route: string;
    requestId: string;
  };
}

/** Endpoints open to an account with this duty, and the answer of all others. */
const PERMITTED = {
  password: new Set<object>([endpoints.readMe, endpoints.changeMyPassword]),
  secondFactor: new Set<object>([
    endpoints.readMe,
    // Setting it up needs the password, which users of a login link may not have.
    endpoints.changeMyPassword,
    endpoints.startSecondFactor,
    endpoints.confirmSecondFactor,
  ]),
} as const;
const OWED = { password: 'passwordOutdated', secondFactor: 'secondFactorMissing' } as const;

const NOBODY = { signedIn: null, cookies: [] };

/** The endpoints that each scope of a program's key opens. */
const OPENED = new Map(
  KEY_SCOPES.map((scope) => [scope, new Set<object>(KEY_CALLS[scope].map((name) => endpoints[name]))]),
);

const BEARER = /^Bearer +([\w-]{20,200})$/i;

/** Who a program's key is at an endpoint: nobody but there, and no more than the least that may call it. */
function actorOfKey({ id, name, branchIds }: ProgramKey, who: Caller): Actor {
  const role = isAmong({ roles: ['ROLE_EMPLOYEE'] }, who) ? 'ROLE_EMPLOYEE' : 'ROLE_ADMIN';
  return { id: 0, keyId: id, name, email: '', roles: [role], branchIds };
}

/** Enforces the contract's `who`: before any handler, for every endpoint of the table. */
export function guardEndpoints(
  app: OpenAPIHono<ApiEnv>,
  readSession: ReadSession,
  readKey: ReadProgramKey,
): void {
  app.use('/api/*', async (c, next) => {
    const endpoint = matchEndpoint(c);
    if (!endpoint) return next();
    const { who, route } = endpoint;
    c.set('route', route.path);
    const [, bearer] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
    if (bearer !== undefined && who !== 'anyone' && c.req.header('cookie') === undefined) {
      const key = await readKey(bearer);
      if (!key) return failure(c, 401, 'notSignedIn');
      if (!key.scopes.some((scope) => OPENED.get(scope)?.has(endpoint))) return failure(c, 403, 'notAllowed');
      c.set('actor', actorOfKey(key, who));
      return next();
    }
    // Public answers are cached by proxies, which must not store a session's cookie with them.
    const { signedIn, cookies } =
      c.req.header('cookie') === undefined ? NOBODY : await readSession(c.req.raw.headers, who !== 'anyone');
    if (who === 'anyone') {
      c.set('actor', signedIn?.owes === null ? signedIn.actor : null);
      return next();
    }
    sendCookies(c, cookies);
    if (!signedIn) return failure(c, 401, 'notSignedIn');
    if (!isAmong(signedIn.actor, who)) return failure(c, 403, 'notAllowed');
    const { owes } = signedIn;
    if (owes !== null && !PERMITTED[owes].has(endpoint)) return failure(c, 403, OWED[owes]);
    c.set('actor', signedIn.actor);
    c.set('signedIn', signedIn);
    return next();
  });
}

/** The signed-in person, behind a staff endpoint. */
export function actorOf(c: Context<ApiEnv>): Actor {
  const actor = c.get('actor');
  if (!actor) throw new Error('this endpoint is not for staff only');
  return actor;
}

/** As `actorOf`, with their session. */
export function signedInOf(c: Context<ApiEnv>): SignedIn {
  const signedIn = c.get('signedIn');
  if (!signedIn) throw new Error('this endpoint is not for staff only');
  return signedIn;
}
