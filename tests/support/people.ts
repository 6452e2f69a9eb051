import { hashPassword } from 'better-auth/crypto';
import type { NewSecondFactor, User } from '../../src/lib/contract/people.ts';
import { logs } from '../../src/server/platform/database/schema.ts';
import { writePasswordHash } from '../../src/server/people/queries/sign-in.ts';
import { insertUser } from '../../src/server/people/queries/users.ts';
import { codeOf, stepAt } from '../../src/server/people/second-factor-codes.ts';
import type { ApiAnswer, TestApp } from './app.ts';

export const PASSWORD = 'Pizza mit Ananas';
const hash = hashPassword(PASSWORD);

let people = 0;

/** An account that signs in with `PASSWORD`. */
export async function newAccount(app: TestApp, changes: Partial<User> = {}): Promise<User> {
  const fields = {
    name: 'Karla Koch',
    email: `karla.${(people += 1)}@example.org`,
    roles: ['ROLE_EMPLOYEE' as const],
    branches: [],
    isEnabled: true,
    language: '' as const,
    expiresAt: null,
    mustChangePassword: false,
    ...changes,
  };
  const at = new Date(app.clock.now);
  const passwordHash = await hash;
  const id = await app.db.transaction(async (tx) => {
    const userId = await insertUser(tx, fields, at);
    await writePasswordHash(tx, userId, passwordHash, at);
    return userId;
  });
  return { hasSecondFactor: false, mustSetUpSecondFactor: false, ...fields, id };
}

/** A request from an address; without one, as if from nowhere. */
export async function send(
  app: TestApp,
  method: string,
  path: string,
  {
    body,
    headers = {},
    address,
  }: { body?: unknown; headers?: Record<string, string>; address?: string } = {},
): Promise<ApiAnswer> {
  const response = await app.app.request(
    path,
    {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } },
  );
  const answer = (await response.json()) as Partial<Pick<ApiAnswer, 'data' | 'errors'>>;
  return {
    status: response.status,
    headers: response.headers,
    data: answer.data,
    errors: answer.errors ?? [],
  };
}

export const signIn = (app: TestApp, email: string, password = PASSWORD, address?: string) =>
  send(app, 'POST', '/api/sessions', {
    body: { email, password },
    ...(address === undefined ? {} : { address }),
  });

/** The cookie that an answer gave, as it is sent back. */
export const cookieOf = ({ headers }: ApiAnswer): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Calls with that cookie, as a page of the shop makes them. */
export function callsWith(app: TestApp, cookie: string) {
  const call = (method: string) => (path: string, body?: unknown) =>
    send(app, method, path, { body, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') };
}

/** The code that an authenticator app shows at the app's time; `later`: that many codes later. */
export const codeNow = (app: TestApp, secret: string, later = 0): Promise<string> =>
  codeOf(secret, stepAt(app.clock.now) + later);

export const FACTOR = '/api/users/me/second-factor';
/** How long an authenticator app shows a code. */
export const CODE_MS = 30_000;
/** The answer to a wrong code, or one that was used. */
export const WRONG_CODE = {
  status: 422,
  errors: [{ field: 'code', message: 'Dieser Code stimmt nicht oder wurde schon benutzt.' }],
};

/** A person who has signed in and set up a second factor with the current code. */
export async function withSecondFactor(app: TestApp, changes: Partial<User> = {}) {
  const person = await signedIn(app, changes);
  const started = await person.post(FACTOR, { currentPassword: PASSWORD });
  const { secret } = started.data as NewSecondFactor;
  const confirmed = await person.post(`${FACTOR}/confirmation`, { code: await codeNow(app, secret) });
  const { recoveryCodes } = confirmed.data as { recoveryCodes: string[] };
  return { ...person, secret, recoveryCodes };
}

/** The challenge of a sign-in with the right password, which waits for the code. */
export async function challengeFor(app: TestApp, email: string): Promise<string> {
  return ((await signIn(app, email)).data as { challenge: string }).challenge;
}

/** Answers a challenge. */
export const giveCode = (app: TestApp, challenge: string, code: string, address?: string) =>
  send(app, 'POST', '/api/sessions/code', {
    body: { challenge, code },
    ...(address === undefined ? {} : { address }),
  });

/** A code that is not the current one or a neighbour. */
export async function wrongCodeFor(app: TestApp, secret: string): Promise<string> {
  const right = await Promise.all([-1, 0, 1].map((later) => codeNow(app, secret, later)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

/** The log's entries about an account, in order. */
export const loggedOf = async (app: TestApp, id: number) =>
  (await app.db.select().from(logs).orderBy(logs.id))
    .filter(({ context }) => context['id'] === id)
    .map(({ context }) => [context['action'], context['after']]);

/** A person who has signed in with a password. */
export async function signedIn(app: TestApp, changes: Partial<User> = {}) {
  const user = await newAccount(app, changes);
  const cookie = cookieOf(await signIn(app, user.email));
  return { ...user, cookie, ...callsWith(app, cookie) };
}
