import { endpoints } from '../../../lib/contract/endpoints.ts';
import { WORK_ASKED } from '../../../lib/contract/orders.ts';
import type { Api } from '../../platform/http/api.ts';
import { asksNotToBeCounted } from '../../platform/http/do-not-count.ts';
import { failure, sayWords } from '../../platform/http/failures.ts';
import type { Placed } from '../place-order.ts';
import { STATUSES } from '../refusals.ts';
import type { OrderService } from '../service.ts';

/** Counts an order that a customer has placed, for the shop's figures. */
export type CountOrder = (order: Extract<Placed, { ok: true }>['order']['order']) => Promise<unknown>;

/** Placing an order, holding a place for it, and reading it. */
export function customerOrderRoutes(
  { app, countedNetwork, countRefusal }: Api,
  { placeOrder, readPublicOrder, readConfirmation, showOrder, slotHolds }: OrderService,
  countOrder: CountOrder,
): void {
  app.openapi(endpoints.createOrder.route, async (c) => {
    const headers = c.req.valid('header');
    const { 'idempotency-key': key = null, 'order-proof': proof = null, 'slot-hold': hold = null } = headers;
    const placed = await placeOrder(c.req.valid('json'), key, {
      network: countedNetwork(c),
      proof,
      hold,
      takenBy: null,
    });
    c.header('cache-control', 'no-store');
    if (placed.ok) {
      // No order waits for it, or fails with it.
      if (placed.isNew && !asksNotToBeCounted(c)) void countOrder(placed.order.order).catch(() => {});
      return c.json({ data: await showOrder(placed.order) }, 201);
    }
    const { REQUEST_MESSAGES } = sayWords(c);
    if (placed.code === 'workAsked') {
      const error = { field: null, code: WORK_ASKED, message: REQUEST_MESSAGES.workAsked } as const;
      return c.json({ errors: [{ ...error, challenge: placed.challenge }] }, 428);
    }
    // Codes are not to be found by trying.
    const isGuess = placed.errors.some(({ code }) => code === 'codeUnknown');
    const tooMany = isGuess ? await countRefusal(c) : null;
    return tooMany ?? c.json({ errors: placed.errors }, STATUSES[placed.code]);
  });

  app.openapi(endpoints.holdSlot.route, async (c) => {
    const { key } = c.req.valid('param');
    const held = await slotHolds.hold(key, c.req.valid('json'), countedNetwork(c));
    c.header('cache-control', 'no-store');
    if (held.ok) return c.json({ data: { seconds: held.seconds } }, 200);
    if (held.code === 'unknown') return failure(c, 404, 'notFound');
    if (held.code === 'tooMany') return failure(c, 429, 'tooMany');
    sayWords(c);
    return c.json({ errors: held.errors }, STATUSES[held.code]);
  });

  app.openapi(endpoints.releaseSlot.route, async (c) => {
    await slotHolds.release(c.req.valid('param').key);
    c.header('cache-control', 'no-store');
    return c.json({ data: { seconds: 0 } }, 200);
  });

  app.openapi(endpoints.readPublicOrder.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const order = await readPublicOrder(uid, hash);
    c.header('cache-control', 'no-store');
    return order ? c.json({ data: order }, 200) : failure(c, 404, 'orderNotFound');
  });

  app.openapi(endpoints.readConfirmation.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const page = await readConfirmation.page(uid, hash);
    c.header('cache-control', 'no-store');
    if (page === null) return failure(c, 404, 'orderNotFound');
    return c.body(page, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals",
    });
  });

  app.openapi(endpoints.readConfirmationPdf.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const file = await readConfirmation.pdf(uid, hash);
    c.header('cache-control', 'no-store');
    if (file === null) return failure(c, 404, 'orderNotFound');
    return c.body(file.content, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file.fileName}"`,
      'x-robots-tag': 'noindex',
    });
  });
}

/** Customers' answers to a proposed time, and reviews (SPEC section 7). */
export function orderAnswerRoutes({ app }: Api, { takeOrderStep, rateOrder, showOrder }: OrderService): void {
  for (const answer of ['confirm', 'reject'] as const) {
    app.openapi(endpoints[`${answer}CounterAppointment`].route, async (c) => {
      const taken = await takeOrderStep(c.req.valid('param'), { action: `${answer}-counter-appointment` });
      c.header('cache-control', 'no-store');
      if (taken.ok) return c.json({ data: await showOrder(taken.order) }, 200);
      return taken.code === 'notFound' ? failure(c, 404, 'orderNotFound') : failure(c, 409, 'statusMovedOn');
    });
  }

  app.openapi(endpoints.createQuestionnaire.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const rated = await rateOrder(uid, hash, c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (rated.ok) return c.json({ data: await showOrder(rated.order) }, 201);
    return rated.code === 'notFound' ? failure(c, 404, 'orderNotFound') : failure(c, 409, 'notReviewable');
  });
}
