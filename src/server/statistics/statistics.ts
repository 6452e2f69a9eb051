import { DateTime } from 'luxon';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type {
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
} from '../../lib/contract/statistics.ts';
import type { Funnel } from '../../lib/contract/visits.ts';
import type { Database } from '../platform/database/database.ts';
import { readVisits } from './queries/visits.ts';
import { readDays, readProducts, readTotals, type Scope, findReviews } from './queries/read-totals.ts';
import { branchesOf, serves, type Actor } from '../platform/http/actor.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import {
  activityOf,
  dailyReportOf,
  deliveryMethodsOf,
  funnelOf,
  paymentMethodsOf,
  popularProductsOf,
  ratingsOf,
  successOf,
  totalItemsOf,
  totalOrdersOf,
  totalTurnoverOf,
} from './statistics-results.ts';
import { keepStatisticsFresh } from './queries/keep-fresh.ts';
import type { Visits } from './visits.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';

type Answer<T> = { ok: true; result: T } | { ok: false; code: 'notAllowed' };
type Read<T> = (actor: Actor, query: StatisticsQuery) => Promise<Answer<T>>;

/** Reports on orders for staff: admins see all branches, employees their own (SPEC section 3 'Statistics'). */
export interface Statistics {
  dailyReport: Read<DailyReport>;
  totalTurnover: Read<TotalTurnover>;
  totalOrders: Read<TotalOrders>;
  totalItems: Read<TotalItems>;
  popularProducts: Read<PopularProducts>;
  highestActivity: Read<HighestActivity>;
  paymentMethods: Read<PaymentMethodStatistics>;
  deliveryMethods: Read<DeliveryMethodStatistics>;
  successfulOrders: Read<SuccessfulOrders>;
  ratings: Read<Ratings>;
  funnel: Read<Funnel>;
  reviews: (
    actor: Actor,
    query: StatisticsQuery,
    range: ListQuery['range'],
  ) => Promise<Answer<ListPage<Review>>>;
}

/** The zone of a database without a shop, which has no orders either. */
const ANY_ZONE = 'Europe/Berlin';

export function createStatistics(
  db: Database,
  readShop: ReadCurrentShop,
  now: () => number,
  visits: Pick<Visits, 'flush'>,
): Statistics {
  async function today(): Promise<string> {
    const zone = (await readShop())?.shop.config.timezone ?? ANY_ZONE;
    return DateTime.fromMillis(now(), { zone }).toISODate() ?? '';
  }

  async function scopeOf(actor: Actor, { branchId, from, to }: StatisticsQuery): Promise<Scope | null> {
    if (branchId !== undefined && !serves(actor, branchId)) return null;
    const first = from ?? (await today());
    return {
      branchIds: branchId === undefined ? branchesOf(actor) : [branchId],
      from: first,
      to: to ?? first,
    };
  }

  function of<T>(read: (scope: Scope) => Promise<T>): Read<T> {
    return async (actor, query) => {
      const scope = await scopeOf(actor, query);
      return scope ? { ok: true, result: await read(scope) } : { ok: false, code: 'notAllowed' };
    };
  }

  return {
    dailyReport: of(async (scope) => dailyReportOf(scope, await readTotals(db, scope))),
    totalTurnover: of(async (scope) => totalTurnoverOf(scope, await readDays(db, scope))),
    totalOrders: of(async (scope) => totalOrdersOf(scope, await readDays(db, scope))),
    totalItems: of(async (scope) => totalItemsOf(scope, await readDays(db, scope))),
    popularProducts: of(async (scope) => popularProductsOf(scope, await readProducts(db, scope))),
    highestActivity: of(async (scope) => activityOf(scope, await readTotals(db, scope))),
    paymentMethods: of(async (scope) => paymentMethodsOf(scope, await readTotals(db, scope))),
    deliveryMethods: of(async (scope) => deliveryMethodsOf(scope, await readTotals(db, scope))),
    successfulOrders: of(async (scope) => successOf(scope, await readTotals(db, scope))),
    ratings: of(async (scope) => ratingsOf(scope, await readTotals(db, scope))),
    funnel: of(async (scope) => {
      await visits.flush();
      return funnelOf(scope, await readVisits(db, scope));
    }),
    reviews: (actor, query, range) => of((scope) => findReviews(db, scope, range))(actor, query),
  };
}

/** The figures of a day of all branches, for the report by mail. */
export function createReadDailyReport(db: Database): (day: string) => Promise<DailyReport> {
  return async (day) => {
    const scope = { branchIds: null, from: day, to: day };
    return dailyReportOf(scope, await readTotals(db, scope));
  };
}

const EVERY_MS = 60_000;

/** Keeps statistics current. Returns how to stop, which waits for the current step. A failed round is followed by the next. */
export function scheduleStatistics(db: Database, { now, report }: JobContext): () => Promise<void> {
  const round = (signal: AbortSignal) =>
    keepStatisticsFresh(db, new Date(now()).toISOString().slice(0, 10), signal);
  return repeat(EVERY_MS, round, report);
}
