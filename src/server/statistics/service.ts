import type { Database } from '../platform/database/database.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { createLogAnalytics } from './log-analytics.ts';
import { createStatistics } from './statistics.ts';

/** Reports on orders, and page views that customers' browsers send. */
export function createStatisticsService(db: Database, readShop: ReadCurrentShop, now: () => number) {
  return { statistics: createStatistics(db, readShop, now), logAnalytics: createLogAnalytics(db, now) };
}

export type StatisticsService = ReturnType<typeof createStatisticsService>;
