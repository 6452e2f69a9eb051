import type { Context } from 'hono';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { AccountProblem, TooManyTries } from '../../../lib/contract/words/staff.ts';
import type { Api } from '../../platform/http/api.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf, signedInOf } from '../../platform/http/guard.ts';
import { accountFailure, signInFailure } from './refusals.ts';
import type { PeopleService } from '../service.ts';

const NOT_KEPT = { 'cache-control': 'no-store' };

type Refusal = { code: 'refused'; problem: AccountProblem } | TooManyTries;

const refuse = (c: Context, refusal: Refusal) =>
  refusal.code === 'refused' ? accountFailure(c, 422, [refusal.problem]) : signInFailure(c, refusal);

/** The second factor: one's own, and for admins its removal. */
export function secondFactorRoutes({ app, networkOf }: Api, { secondFactor, help }: PeopleService): void {
  app.openapi(endpoints.readSecondFactor.route, async (c) =>
    c.json({ data: await secondFactor.read(actorOf(c)) }, 200),
  );

  app.openapi(endpoints.startSecondFactor.route, async (c) => {
    const { currentPassword } = c.req.valid('json');
    const started = await secondFactor.start(actorOf(c), currentPassword, networkOf(c));
    return started.ok ? c.json({ data: started.made }, 201, NOT_KEPT) : refuse(c, started);
  });

  app.openapi(endpoints.confirmSecondFactor.route, async (c) => {
    const confirmed = await secondFactor.confirm(signedInOf(c), c.req.valid('json').code);
    return confirmed.ok
      ? c.json({ data: { recoveryCodes: confirmed.codes } }, 200, NOT_KEPT)
      : accountFailure(c, 422, [confirmed.problem]);
  });

  app.openapi(endpoints.renewRecoveryCodes.route, async (c) => {
    const renewed = await secondFactor.renewCodes(actorOf(c), c.req.valid('json'), networkOf(c));
    return renewed.ok
      ? c.json({ data: { recoveryCodes: renewed.codes } }, 201, NOT_KEPT)
      : refuse(c, renewed);
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
    switch (helped.code) {
      case 'notFound':
        return failure(c, 404, 'notFound');
      case 'tooManyTries':
        return signInFailure(c, helped);
      case 'refused':
        return accountFailure(c, 422, helped.problems);
    }
  });
}
