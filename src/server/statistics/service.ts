import type { AnalyticsEvent } from '../../lib/contract/statistics.ts';
import type { Database } from '../platform/database/database.ts';
import { insertLog } from '../people/queries/logs.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { createReadGoingTogether } from './going-together.ts';
import { createStatistics } from './statistics.ts';
import { createVisits } from './visits.ts';

/** Stores a page's usage event. */
export type LogAnalytics = (event: AnalyticsEvent) => Promise<void>;

function createLogAnalytics(db: Database, now: () => number): LogAnalytics {
  return ({ type, action, category, data }) =>
    insertLog(db, {
      level: 'analytics',
      message: [type, category, action].filter(Boolean).join(' / '),
      context: { type, category, action, data },
      createdAt: new Date(now()),
    });
}

/** Reports on orders, what is ordered together, and page views that customers' browsers send. */
export function createStatisticsService(db: Database, readShop: ReadCurrentShop, now: () => number) {
  const visits = createVisits({ db, readShop, now });
  return {
    statistics: createStatistics(db, readShop, now, visits),
    visits,
    readGoingTogether: createReadGoingTogether(db, readShop, now),
    logAnalytics: createLogAnalytics(db, now),
  };
}

export type StatisticsService = ReturnType<typeof createStatisticsService>;
