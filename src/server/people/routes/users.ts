import { endpoints } from '../../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import { USER_FIELDS } from '../../../lib/contract/people.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PeopleService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { sendPage } from '../../platform/http/list-answers.ts';
import { accountFailure } from './people-failures.ts';

/** The accounts of staff (SPEC sections 3 and 6). */
export function userRoutes({ app }: Api, { users }: PeopleService): void {
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
    const made = await users.create(actorOf(c), c.req.valid('json'));
    return made.ok ? c.json({ data: made.user }, 201) : accountFailure(c, 422, made.problems);
  });

  app.openapi(endpoints.updateUser.route, async (c) => {
    const result = await users.update(actorOf(c), c.req.valid('param').id, c.req.valid('json'));
    if (result.ok) return c.json({ data: result.user }, 200);
    return result.code === 'notFound' ? failure(c, 404, 'notFound') : accountFailure(c, 422, result.problems);
  });

  app.openapi(endpoints.deleteUser.route, async (c) => {
    const result = await users.remove(actorOf(c), c.req.valid('param').id);
    if (result.ok) return c.json({ data: result.user }, 200);
    return result.code === 'notFound' ? failure(c, 404, 'notFound') : accountFailure(c, 409, result.problems);
  });
}
