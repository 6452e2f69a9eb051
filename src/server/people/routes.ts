import type { Context } from 'hono';
import { staffWords } from '../platform/staff-words.ts';
import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from '../platform/http/api.ts';
import type { PeopleService } from './service.ts';
import { sendCookies, actorOf, signedInOf } from '../platform/http/guard.ts';
import type { OwnResult } from './own-account.ts';
import { ownSessionRoutes, accountFailure, signInFailure, secondFactorRoutes } from './routes/own-account.ts';
import { failure, sendPage } from '../platform/http/failures.ts';
import { parseListQuery } from '../../lib/contract/lists.ts';
import { USER_FIELDS, LOG_FIELDS } from '../../lib/contract/people.ts';

/** Sign-in and sign-out (SPEC section 8). */
export function sessionRoutes({ app, networkOf }: Api, { signIns }: PeopleService): void {
  app.openapi(endpoints.signIn.route, async (c) => {
    const visitor = { address: networkOf(c), headers: c.req.raw.headers };
    const entered = await signIns.withPassword(c.req.valid('json'), visitor);
    if (!entered.ok)
      return entered.code === 'codeNeeded' ? askForCode(c, entered) : signInFailure(c, entered);
    sendCookies(c, entered.cookies);
    return c.json({ data: entered.user }, 201, NOT_KEPT);
  });

  app.openapi(endpoints.signInWithCode.route, async (c) => {
    const visitor = { address: networkOf(c), headers: c.req.raw.headers };
    const entered = await signIns.withCode(c.req.valid('json'), visitor);
    if (!entered.ok) return signInFailure(c, entered);
    sendCookies(c, entered.cookies);
    return c.json({ data: entered.user }, 201, NOT_KEPT);
  });

  app.openapi(endpoints.redeemLoginLink.route, async (c) => {
    const visitor = { address: networkOf(c), headers: c.req.raw.headers };
    const entered = await signIns.withLink(c.req.valid('json').token, visitor);
    if (!entered.ok)
      return entered.code === 'codeNeeded' ? askForCode(c, entered) : signInFailure(c, entered);
    sendCookies(c, entered.cookies);
    return c.json({ data: entered.user }, 201, NOT_KEPT);
  });

  app.openapi(endpoints.requestLoginLink.route, async (c) => {
    const asked = await signIns.requestLink(c.req.valid('json').email, networkOf(c));
    return asked.ok ? c.json({ data: null }, 202) : signInFailure(c, asked);
  });

  app.openapi(endpoints.signOut.route, async (c) => {
    const { cookies } = await signIns.signOut(c.req.raw.headers);
    sendCookies(c, cookies);
    return c.json({ data: null }, 200);
  });
}

/** Asks for the code of the second factor. */
const askForCode = (c: Context, { challenge }: { challenge: string }) =>
  c.json({ data: { challenge } }, 201, NOT_KEPT);

const NOT_KEPT = { 'cache-control': 'no-store' };

/** A person's own account. */
export function meRoutes({ app, networkOf }: Api, { users, ownAccount }: PeopleService): void {
  app.openapi(endpoints.readMe.route, async (c) => {
    const user = await users.read(actorOf(c).id);
    return user ? c.json({ data: user }, 200) : failure(c, 401, 'notSignedIn');
  });

  app.openapi(endpoints.updateMe.route, async (c) =>
    answer(c, await ownAccount.update(signedInOf(c), c.req.valid('json'), networkOf(c))),
  );

  app.openapi(endpoints.changeMyPassword.route, async (c) =>
    answer(c, await ownAccount.changePassword(signedInOf(c), c.req.valid('json'), networkOf(c))),
  );
}

function answer(c: Context, result: OwnResult) {
  if (result.ok) return c.json({ data: result.user }, 200);
  switch (result.code) {
    case 'signedOut':
      return failure(c, 401, 'notSignedIn');
    case 'tooManyTries':
      return signInFailure(c, result);
    case 'refused':
      return accountFailure(c, 422, [result.problem]);
  }
}

/** Staff accounts (SPEC sections 3 and 6). */
export function userRoutes({ app, networkOf }: Api, { users }: PeopleService): void {
  app.openapi(endpoints.listUsers.route, async (c) => {
    const parsed = parseListQuery(c.req.valid('query'), USER_FIELDS);
    if (!parsed.ok) return c.json({ errors: parsed.errors }, 400);
    return sendPage(c, 'users', await users.list(parsed.query), parsed.query);
  });

  app.openapi(endpoints.readUser.route, async (c) => {
    const user = await users.read(c.req.valid('param').id);
    return user ? c.json({ data: user }, 200) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.createUser.route, async (c) => {
    const made = await users.create(actorOf(c), c.req.valid('json'), networkOf(c));
    if (made.ok) return c.json({ data: made.user }, 201);
    return made.code === 'refused' ? accountFailure(c, 422, made.problems) : signInFailure(c, made);
  });

  app.openapi(endpoints.updateUser.route, async (c) => {
    const { id } = c.req.valid('param');
    const result = await users.update(actorOf(c), id, c.req.valid('json'), networkOf(c));
    if (result.ok) return c.json({ data: result.user }, 200);
    switch (result.code) {
      case 'notFound':
        return failure(c, 404, 'notFound');
      case 'tooManyTries':
        return signInFailure(c, result);
      case 'refused':
        return accountFailure(c, 422, result.problems);
    }
  });

  app.openapi(endpoints.deleteUser.route, async (c) => {
    const result = await users.remove(actorOf(c), c.req.valid('param').id);
    if (result.ok) return c.json({ data: result.user }, 200);
    return result.code === 'notFound' ? failure(c, 404, 'notFound') : accountFailure(c, 409, result.problems);
  });
}

/** API keys of a branch's order feeds (SPEC section 6). */
export function apiKeyRoutes({ app }: Api, { apiKeys }: PeopleService): void {
  app.openapi(endpoints.listApiKeys.route, async (c) => {
    const keys = await apiKeys.list(c.req.valid('param').id);
    return keys ? c.json({ data: keys }, 200) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.createApiKey.route, async (c) => {
    const made = await apiKeys.create(actorOf(c), c.req.valid('param').id, c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (made.ok) return c.json({ data: made.key }, 201);
    if (made.code === 'notFound') return failure(c, 404, 'notFound');
    return c.json({ errors: [{ field: 'endsAt', message: staffWords().API_KEY_MESSAGES[made.code] }] }, 422);
  });

  app.openapi(endpoints.renewApiKey.route, async (c) => {
    const { id, keyId } = c.req.valid('param');
    const made = await apiKeys.renew(actorOf(c), id, keyId);
    c.header('cache-control', 'no-store');
    if (made.ok) return c.json({ data: made.key }, 201);
    if (made.code === 'notFound') return failure(c, 404, 'notFound');
    return c.json({ errors: [{ field: null, message: staffWords().API_KEY_MESSAGES[made.code] }] }, 409);
  });

  app.openapi(endpoints.deleteApiKey.route, async (c) => {
    const { id, keyId } = c.req.valid('param');
    const gone = await apiKeys.remove(actorOf(c), id, keyId);
    return gone ? c.json({ data: gone }, 200) : failure(c, 404, 'notFound');
  });
}

/** API keys of programs. */
export function accessKeyRoutes({ app }: Api, { accessKeys }: PeopleService): void {
  app.openapi(endpoints.listAccessKeys.route, async (c) => c.json({ data: await accessKeys.list() }, 200));

  app.openapi(endpoints.createAccessKey.route, async (c) => {
    const made = await accessKeys.create(actorOf(c), c.req.valid('json'));
    if (made.ok) return c.json({ data: made.key }, 201);
    const field = made.code === 'endPast' ? 'endsAt' : 'branches';
    return c.json({ errors: [{ field, message: staffWords().API_KEY_MESSAGES[made.code] }] }, 422);
  });

  app.openapi(endpoints.deleteAccessKey.route, async (c) => {
    const gone = await accessKeys.remove(actorOf(c), c.req.valid('param').id);
    return gone ? c.json({ data: gone }, 200) : failure(c, 404, 'notFound');
  });
}

/** The shop's log, for admins. */
export function logRoutes({ app }: Api, { readLogs }: PeopleService): void {
  app.openapi(endpoints.listLogs.route, async (c) => {
    const parsed = parseListQuery(c.req.valid('query'), LOG_FIELDS);
    if (!parsed.ok) return c.json({ errors: parsed.errors }, 400);
    return sendPage(c, 'logs', await readLogs.list(parsed.query), parsed.query);
  });

  app.openapi(endpoints.readLog.route, async (c) => {
    const log = await readLogs.read(c.req.valid('param').id);
    return log ? c.json({ data: log }, 200) : failure(c, 404, 'notFound');
  });
}

export function peopleRoutes(api: Api, people: PeopleService): void {
  sessionRoutes(api, people);
  // Before users, whose `{id}` would match 'me'.
  meRoutes(api, people);
  secondFactorRoutes(api, people);
  ownSessionRoutes(api, people);
  userRoutes(api, people);
  apiKeyRoutes(api, people);
  accessKeyRoutes(api, people);
  logRoutes(api, people);
}
