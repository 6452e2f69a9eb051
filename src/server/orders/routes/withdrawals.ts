import { endpoints } from '../../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import { WITHDRAWAL_FIELDS } from '../../../lib/contract/withdrawals.ts';
import type { Api } from '../../platform/http/api.ts';
import { failure, sendPage } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import type { WithdrawalService } from '../withdrawals/service.ts';

/** Declarations of withdrawal by customers, and the cases for staff. */
export function withdrawalRoutes({ app }: Api, withdrawals: WithdrawalService): void {
  app.openapi(endpoints.declareWithdrawal.route, async (c) => {
    const receipt = await withdrawals.declare(c.req.valid('json'));
    c.header('cache-control', 'no-store');
    return c.json({ data: receipt }, 201);
  });

  app.openapi(endpoints.listWithdrawals.route, async (c) => {
    const asked = parseListQuery(c.req.valid('query'), WITHDRAWAL_FIELDS);
    if (!asked.ok) return c.json({ errors: asked.errors }, 400);
    return sendPage(c, 'withdrawals', await withdrawals.list(actorOf(c), asked.query), asked.query);
  });

  for (const [name, act] of [
    ['readWithdrawal', withdrawals.read],
    ['closeWithdrawal', withdrawals.close],
  ] as const) {
    app.openapi(endpoints[name].route, async (c) => {
      const done = await act(actorOf(c), c.req.valid('param').id);
      c.header('cache-control', 'no-store');
      if (done.ok) return c.json({ data: done.withdrawal }, 200);
      return done.code === 'notFound' ? failure(c, 404, 'notFound') : failure(c, 403, 'notAllowed');
    });
  }
}
