import { endpoints } from '../../../lib/contract/endpoints.ts';
import { toPublicOrder } from '../public-order.ts';
import type { Api } from '../../platform/http/api.ts';
import type { OrderService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';

/** Customers' answers to a proposed time, and reviews (SPEC section 7). */
export function orderAnswerRoutes({ app }: Api, { takeOrderStep, rateOrder }: OrderService): void {
  for (const answer of ['confirm', 'reject'] as const) {
    app.openapi(endpoints[`${answer}CounterAppointment`].route, async (c) => {
      const taken = await takeOrderStep(c.req.valid('param'), { action: `${answer}-counter-appointment` });
      c.header('cache-control', 'no-store');
      if (taken.ok) return c.json({ data: toPublicOrder(taken.order) }, 200);
      return taken.code === 'notFound' ? failure(c, 404, 'orderNotFound') : failure(c, 409, 'statusMovedOn');
    });
  }

  app.openapi(endpoints.createQuestionnaire.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const rated = await rateOrder(uid, hash, c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (rated.ok) return c.json({ data: rated.order }, 201);
    return rated.code === 'notFound' ? failure(c, 404, 'orderNotFound') : failure(c, 409, 'notReviewable');
  });
}
