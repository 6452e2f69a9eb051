import { endpoints } from '../../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import { LOG_FIELDS } from '../../../lib/contract/people.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PeopleService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { sendPage } from '../../platform/http/list-answers.ts';

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
