import { z } from 'zod';
import { MOST_ASKED, MOST_SHOWN } from '../../domain/recommendations.ts';
import { data, IdParam, IdsParam } from '../fields.ts';
import { ListParams } from '../lists.ts';
import { Product } from '../products.ts';
import {
  DailyReport,
  DeliveryMethodStatistics,
  HighestActivity,
  PaymentMethodStatistics,
  PopularProducts,
  Ratings,
  Review,
  StatisticsQuery,
  SuccessfulOrders,
  TotalItems,
  TotalOrders,
  TotalTurnover,
  AnalyticsEvent,
} from '../statistics.ts';
import { endpoint, failures, json, CONTENT_RANGE, body } from './declare.ts';
import { InLanguage } from './entities.ts';

function statistic<const P extends string, const T extends z.ZodType>(
  path: P,
  result: T,
  description: string,
) {
  return endpoint('reports', {
    method: 'get',
    path: `/api/statistics/${path}`,
    request: { query: StatisticsQuery },
    responses: { 200: json(data(result), description), ...failures(403, 422) },
  });
}

/** Reports on orders; employees get those of their own branches (SPEC section 3 'Statistics'). */
export const statisticsEndpoints = {
  readDailyReport: statistic('daily-report', DailyReport, 'What closes the day: turnover, taxes, payments'),
  readTotalTurnover: statistic('total-turnover', TotalTurnover, 'Turnover, in all and by day'),
  readTotalOrders: statistic('total-orders', TotalOrders, 'Orders, in all and by day'),
  readTotalItems: statistic('total-items', TotalItems, 'Items sold, in all and by day'),
  readPopularProducts: statistic('popular-products', PopularProducts, 'What sold best'),
  readHighestActivity: statistic('highest-activity', HighestActivity, 'Orders by weekday and hour'),
  readPaymentMethods: statistic('payment-methods', PaymentMethodStatistics, 'Orders by how they are paid'),
  readDeliveryMethods: statistic(
    'delivery-methods',
    DeliveryMethodStatistics,
    'Orders by takeaway, delivery and dine-in',
  ),
  readSuccessfulOrders: statistic('successful-orders', SuccessfulOrders, 'What became of the orders'),
  readRatings: statistic('ratings', Ratings, 'How customers rated, on average'),
  listReviews: endpoint('reports', {
    method: 'get',
    path: '/api/statistics/reviews',
    request: { query: StatisticsQuery.safeExtend({ range: ListParams.shape.range }) },
    responses: {
      200: { ...json(data(z.array(Review)), 'What customers wrote, newest first'), headers: CONTENT_RANGE },
      ...failures(400, 403, 422),
    },
  }),
} as const;

/** What customers often order together. */
export const togetherEndpoints = {
  listGoingTogether: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/going-together/{products}',
    request: { params: z.object({ id: IdParam, products: IdsParam(MOST_ASKED) }), query: InLanguage },
    responses: {
      200: json(
        data(z.array(Product).max(MOST_SHOWN)),
        'What goes well with the products, is none of them, and can be added at once at the branch now',
      ),
      ...failures(404),
    },
  }),
} as const;

export const analyticsEndpoints = {
  logAnalytics: endpoint('anyone', {
    method: 'post',
    path: '/api/analytics-log',
    request: { body: body(AnalyticsEvent) },
    responses: { 201: json(data(z.null()), 'Kept'), ...failures(400, 422) },
  }),
} as const;
