import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Call } from '../../lib/client/api.ts';
import type { Review } from '../../lib/contract/statistics.ts';
import { call, totalOfList } from '../data/call.ts';
import { failures } from '../data/texts.ts';
import type { Range } from './range.ts';
import type { Pair } from './report.ts';

/** The orders that count. */
export interface Scope {
  branchId: number | undefined;
  range: Range;
  before: Range;
  /** Whether the period is still running: its figures are polled. */
  isGoingOn: boolean;
}

export type StatisticCall = Extract<Call, `get /api/statistics/${string}`>;

const AGAIN_MS = 60_000;
/** The API's limit per answer. */
export const MOST_REVIEWS = 1000;

async function read<C extends StatisticCall>(name: C, branchId: number | undefined, { from, to }: Range) {
  return (await call(name, { query: { branchId, from, to } }, failures.statistics)).data;
}

/** One statistic for a period and the one before. Earlier data stays until the next answer. */
export function useStatistic<C extends StatisticCall>(
  name: C,
  { branchId, range, before, isGoingOn }: Scope,
) {
  return useQuery({
    queryKey: ['statistics', name, branchId ?? 'all', range.from, range.to],
    async queryFn(): Promise<Pair<Answer<C>>> {
      const [present, earlier] = await Promise.all([
        read(name, branchId, range),
        read(name, branchId, before),
      ]);
      return { now: present, before: earlier };
    },
    placeholderData: keepPreviousData,
    refetchInterval: isGoingOn ? AGAIN_MS : false,
  });
}

/** The newest reviews from an offset, and the total. */
export async function readReviews({ branchId, range: { from, to } }: Scope, most: number, first = 0) {
  const query = { branchId, from, to, range: JSON.stringify([first, first + most - 1]) };
  const { data, headers } = await call('get /api/statistics/reviews', { query }, failures.statistics);
  const total = totalOfList(headers) || data.length;
  return { reviews: data, total };
}

/** All reviews, in as many requests as needed. */
export async function readAllReviews(scope: Scope): Promise<Review[]> {
  // By id: a review written meanwhile shifts the others.
  const all = new Map<number, Review>();
  for (let first = 0; ; first += MOST_REVIEWS) {
    const { reviews, total } = await readReviews(scope, MOST_REVIEWS, first);
    for (const review of reviews) all.set(review.id, review);
    if (reviews.length === 0 || first + MOST_REVIEWS >= total) return [...all.values()];
  }
}
