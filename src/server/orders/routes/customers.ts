import { endpoints } from '../../../lib/contract/endpoints.ts';
import { WORK_ASKED } from '../../../lib/contract/orders.ts';
import { REQUEST_MESSAGES } from '../../../lib/contract/words/customers.ts';
import type { Api } from '../../platform/http/api.ts';
import type { OrderService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { toPublicOrder } from '../order-views.ts';

/** Caches keep the places of a day for seconds, a browser for one: whoever was refused looks again. Orders are checked in any case. */
const PLACES_KEPT = 'public, max-age=1, s-maxage=5';

const STATUSES = { invalid: 422, conflict: 409 } as const;

export function orderRoutes(
  { app, tolledNetwork }: Api,
  { placeOrder, readPublicOrder, readPlaces }: OrderService,
): void {
  app.openapi(endpoints.createOrder.route, async (c) => {
    const { 'idempotency-key': key = null, 'order-proof': proof = null } = c.req.valid('header');
    const placed = await placeOrder(c.req.valid('json'), key, { network: tolledNetwork(c), proof });
    c.header('cache-control', 'no-store');
    if (!placed.ok && placed.code === 'workAsked') {
      const error = { field: null, code: WORK_ASKED, message: REQUEST_MESSAGES.workAsked } as const;
      return c.json({ errors: [{ ...error, challenge: placed.challenge }] }, 428);
    }
    if (!placed.ok) return c.json({ errors: placed.errors }, STATUSES[placed.code]);
    return c.json({ data: placed.order }, 201);
  });

  app.openapi(endpoints.readSlotPlaces.route, async (c) => {
    const { id, mode, day } = c.req.valid('param');
    const places = await readPlaces(id, mode, day);
    if (!places) return failure(c, 404, 'notFound');
    c.header('cache-control', PLACES_KEPT);
    return c.json({ data: places }, 200);
  });

  app.openapi(endpoints.readPublicOrder.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const order = await readPublicOrder(uid, hash);
    c.header('cache-control', 'no-store');
    return order ? c.json({ data: order }, 200) : failure(c, 404, 'orderNotFound');
  });
}

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
