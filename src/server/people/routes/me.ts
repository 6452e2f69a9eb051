import type { Context } from 'hono';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { OwnResult } from '../own-account.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PeopleService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf, signedInOf } from '../../platform/http/guard.ts';
import { accountFailure, signInFailure } from './people-failures.ts';

/** What people do with their own account. */
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
