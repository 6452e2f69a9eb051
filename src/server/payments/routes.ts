import type { Context } from 'hono';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../lib/contract/lists.ts';
import { PAYMENT_FIELDS } from '../../lib/contract/payments.ts';
import { PAYMENT_CALL_MESSAGES } from '../../lib/contract/words/staff.ts';
import { toCents } from '../../lib/domain/money.ts';
import type { OnlineMethod } from '../../lib/domain/payment-methods.ts';
import type { OrderService } from '../orders/service.ts';
import type { Api } from '../platform/http/api.ts';
import type { PaymentService } from './service.ts';
import { failure, sendPage } from '../platform/http/failures.ts';
import { actorOf } from '../platform/http/guard.ts';
import { orderFailure } from '../orders/routes/order-failures.ts';

/** Calls of providers, returning customers and staff about online payments. */
export function paymentRoutes(
  { app, telemetry: { log }, countRefusal }: Api,
  payments: PaymentService,
  { readOrders }: Pick<OrderService, 'readOrders'>,
): void {
  async function take(c: Context, method: OnlineMethod) {
    const headers = Object.fromEntries(c.req.raw.headers);
    const taken = await payments.takeCall(method, { headers, body: await c.req.text() });
    c.header('cache-control', 'no-store');
    if (taken.ok) return c.json({ data: { taken: true as const } }, 200);
    const errors = [{ field: null, message: PAYMENT_CALL_MESSAGES[taken.code] }];
    if (taken.code === 'notConfigured') return c.json({ errors }, 503);
    // Counted after the signature check, so that valid calls from the same address still pass and the log stays short.
    const tooMany = await countRefusal(c);
    if (tooMany) return tooMany;
    log.info({ id: c.get('requestId'), method, reason: taken.reason }, 'call of a payment provider refused');
    return c.json({ errors }, 401);
  }

  app.openapi(endpoints.takeMollieCall.route, (c) => take(c, 'mollie'));
  app.openapi(endpoints.takeDatatransCall.route, (c) => take(c, 'datatrans'));

  app.openapi(endpoints.returnFromProvider.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const address = await payments.returnFromProvider(uid, hash);
    c.header('cache-control', 'no-store');
    return address === null ? failure(c, 404, 'orderNotFound') : c.redirect(address, 303);
  });

  app.openapi(endpoints.listPayments.route, async (c) => {
    const asked = parseListQuery(c.req.valid('query'), PAYMENT_FIELDS);
    if (!asked.ok) return c.json({ errors: asked.errors }, 400);
    return sendPage(c, 'payments', await payments.read(actorOf(c), asked.query), asked.query);
  });

  app.openapi(endpoints.refundOrder.route, async (c) => {
    const { id } = c.req.valid('param');
    const refunded = await payments.refundOrder(actorOf(c), id, toCents(c.req.valid('json').amount));
    c.header('cache-control', 'no-store');
    if (!refunded.ok) return orderFailure(c, refunded.code);
    const found = await readOrders.read(actorOf(c), id);
    return found.ok ? c.json({ data: found.result }, 200) : orderFailure(c, found.code);
  });
}
