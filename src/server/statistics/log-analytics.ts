import type { AnalyticsEvent } from '../../lib/contract/statistics.ts';
import type { Database } from '../platform/database/database.ts';
import { insertLog } from '../people/queries/logs.ts';

/** Stores a page's usage event. */
export type LogAnalytics = (event: AnalyticsEvent) => Promise<void>;

export function createLogAnalytics(db: Database, now: () => number): LogAnalytics {
  return ({ type, action, category, data }) =>
    insertLog(db, {
      level: 'analytics',
      message: [type, category, action].filter(Boolean).join(' / '),
      context: { type, category, action, data },
      createdAt: new Date(now()),
    });
}
