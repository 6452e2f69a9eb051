import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { OrderService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';

const STATUSES = { invalid: 422, conflict: 409 } as const;

export function orderRoutes({ app }: Api, { placeOrder, readPublicOrder }: OrderService): void {
  app.openapi(endpoints.createOrder.route, async (c) => {
    const key = c.req.valid('header')['idempotency-key'] ?? null;
    const placed = await placeOrder(c.req.valid('json'), key);
    c.header('cache-control', 'no-store');
    if (!placed.ok) return c.json({ errors: placed.errors }, STATUSES[placed.code]);
    return c.json({ data: placed.order }, 201);
  });

  app.openapi(endpoints.readPublicOrder.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const order = await readPublicOrder(uid, hash);
    c.header('cache-control', 'no-store');
    return order ? c.json({ data: order }, 200) : failure(c, 404, 'orderNotFound');
  });
}
