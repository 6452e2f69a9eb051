import { endpoints } from '../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../lib/contract/lists.ts';
import type { Api } from '../platform/http/api.ts';
import type { StatisticsService } from './service.ts';
import { asksNotToBeCounted } from '../platform/http/do-not-count.ts';
import { failure, sendPage } from '../platform/http/failures.ts';
import { actorOf } from '../platform/http/guard.ts';

/** Caches keep what goes together for a minute: it changes at night, and what is sold out is checked with the order. */
const TOGETHER_KEPT = 'public, max-age=60';

/** What goes with a cart, now or by a simulated clock. */
export function goingTogetherRoute(
  app: Api['app'],
  { readGoingTogether }: Pick<StatisticsService, 'readGoingTogether'>,
): void {
  app.openapi(endpoints.listGoingTogether.route, async (c) => {
    const { id, products } = c.req.valid('param');
    const chosen = await readGoingTogether(id, products, c.req.valid('query').language);
    if (!chosen) return failure(c, 404, 'notFound');
    c.header('cache-control', TOGETHER_KEPT);
    return c.json({ data: chosen }, 200);
  });
}

/** Reports on orders for staff (SPEC section 3 'Statistics'), and what customers are told of them. */
export function statisticsRoutes({ app }: Api, service: StatisticsService): void {
  const { statistics, logAnalytics, visits } = service;
  goingTogetherRoute(app, service);

  app.openapi(endpoints.readDailyReport.route, async (c) => {
    const answer = await statistics.dailyReport(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readTotalTurnover.route, async (c) => {
    const answer = await statistics.totalTurnover(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readTotalOrders.route, async (c) => {
    const answer = await statistics.totalOrders(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readTotalItems.route, async (c) => {
    const answer = await statistics.totalItems(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readPopularProducts.route, async (c) => {
    const answer = await statistics.popularProducts(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readHighestActivity.route, async (c) => {
    const answer = await statistics.highestActivity(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readPaymentMethods.route, async (c) => {
    const answer = await statistics.paymentMethods(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readDeliveryMethods.route, async (c) => {
    const answer = await statistics.deliveryMethods(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readSuccessfulOrders.route, async (c) => {
    const answer = await statistics.successfulOrders(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readRatings.route, async (c) => {
    const answer = await statistics.ratings(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.listReviews.route, async (c) => {
    const { range, ...query } = c.req.valid('query');
    const parsed = parseListQuery({ range }, {});
    if (!parsed.ok) return c.json({ errors: parsed.errors }, 400);
    const answer = await statistics.reviews(actorOf(c), query, parsed.query.range);
    if (!answer.ok) return failure(c, 403, 'notAllowed');
    return sendPage(c, 'reviews', answer.result, parsed.query);
  });

  app.openapi(endpoints.readFunnel.route, async (c) => {
    const answer = await statistics.funnel(actorOf(c), c.req.valid('query'));
    c.header('cache-control', 'no-store');
    return answer.ok ? c.json({ data: answer.result }, 200) : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.countVisit.route, async (c) => {
    const { id, steps, ...how } = c.req.valid('param');
    const isCounted = asksNotToBeCounted(c) || (await visits.countVisit({ branchId: id, ...how }, steps));
    if (!isCounted) return failure(c, 404, 'notFound');
    return c.json({ data: null }, 202);
  });

  app.openapi(endpoints.logAnalytics.route, async (c) => {
    await logAnalytics(c.req.valid('json'));
    return c.json({ data: null }, 201);
  });
}
