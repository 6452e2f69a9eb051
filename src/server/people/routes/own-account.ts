import type { Context } from 'hono';
import type { AccountProblem, SignInRefusal, TooManyTries } from '../../../lib/contract/words/staff.ts';
import { staffWords } from '../../platform/staff-words.ts';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf, signedInOf } from '../../platform/http/guard.ts';
import type { PeopleService } from '../service.ts';

/** Refusals of people's calls as answers. */

const STATUS = {
  wrongCredentials: 401,
  linkInvalid: 401,
  accountDisabled: 403,
  accountExpired: 403,
  passwordExpired: 403,
  tooManyTries: 429,
  linksNotConfigured: 503,
  challengeOver: 401,
  codeWrong: 422,
} as const satisfies Record<SignInRefusal['code'], number>;

/** The answer to a failed sign-in. */
export function signInFailure<const R extends SignInRefusal>(c: Context, refusal: R) {
  if (refusal.code === 'tooManyTries') c.header('retry-after', String(refusal.seconds));
  const field = refusal.code === 'codeWrong' ? 'code' : null;
  const errors = [{ field, message: staffWords().signInMessage(refusal) }];
  return c.json({ errors }, STATUS[refusal.code as R['code']]);
}

/** The answer to a refused change of an account. */
export function accountFailure<S extends 409 | 422>(c: Context, status: S, problems: AccountProblem[]) {
  return c.json({ errors: problems.map(staffWords().accountError) }, status);
}

type Refusal = { code: 'refused'; problems: AccountProblem[] } | TooManyTries;

const refuse = (c: Context, refusal: Refusal) =>
  refusal.code === 'refused' ? accountFailure(c, 422, refusal.problems) : signInFailure(c, refusal);

/** The second factor: one's own, and for admins its removal. */
export function secondFactorRoutes({ app, networkOf }: Api, { secondFactor, help }: PeopleService): void {
  app.openapi(endpoints.readSecondFactor.route, async (c) =>
    c.json({ data: await secondFactor.read(actorOf(c)) }, 200),
  );

  app.openapi(endpoints.startSecondFactor.route, async (c) => {
    const { currentPassword } = c.req.valid('json');
    const started = await secondFactor.start(actorOf(c), currentPassword, networkOf(c));
    return started.ok ? c.json({ data: started.made }, 201) : refuse(c, started);
  });

  app.openapi(endpoints.confirmSecondFactor.route, async (c) => {
    const confirmed = await secondFactor.confirm(signedInOf(c), c.req.valid('json').code);
    return confirmed.ok
      ? c.json({ data: { recoveryCodes: confirmed.codes } }, 200)
      : accountFailure(c, 422, confirmed.problems);
  });

  app.openapi(endpoints.renewRecoveryCodes.route, async (c) => {
    const renewed = await secondFactor.renewCodes(actorOf(c), c.req.valid('json'), networkOf(c));
    return renewed.ok ? c.json({ data: { recoveryCodes: renewed.codes } }, 201) : refuse(c, renewed);
  });

  app.openapi(endpoints.deleteSecondFactor.route, async (c) => {
    const gone = await secondFactor.switchOff(actorOf(c), c.req.valid('json'), networkOf(c));
    return gone.ok ? c.json({ data: gone.user }, 200) : refuse(c, gone);
  });

  app.openapi(endpoints.deleteUserSecondFactor.route, async (c) => {
    const { id } = c.req.valid('param');
    const { currentPassword } = c.req.valid('json');
    const helped = await help.removeSecondFactor(actorOf(c), id, currentPassword, networkOf(c));
    if (helped.ok) return c.json({ data: helped.user }, 200);
    return helped.code === 'notFound' ? failure(c, 404, 'notFound') : refuse(c, helped);
  });
}

/** The caller's sessions; admins also end those of another account. */
export function ownSessionRoutes({ app }: Api, { ownSessions, help }: PeopleService): void {
  app.openapi(endpoints.listMySessions.route, async (c) =>
    c.json({ data: await ownSessions.list(signedInOf(c)) }, 200),
  );

  app.openapi(endpoints.endMySession.route, async (c) =>
    (await ownSessions.end(actorOf(c), c.req.valid('param').id))
      ? c.json({ data: null }, 200)
      : failure(c, 404, 'notFound'),
  );

  app.openapi(endpoints.endMyOtherSessions.route, async (c) => {
    await ownSessions.endOthers(signedInOf(c));
    return c.json({ data: null }, 200);
  });

  app.openapi(endpoints.endUserSessions.route, async (c) =>
    (await help.endSessions(actorOf(c), c.req.valid('param').id))
      ? c.json({ data: null }, 200)
      : failure(c, 404, 'notFound'),
  );
}
