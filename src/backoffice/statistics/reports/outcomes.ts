import type { Ratings, Review, SuccessfulOrders } from '../../../lib/contract/statistics.ts';
import { formatDate, formatTime } from '../../../lib/domain/dates.ts';
import {
  comparison,
  rowOf,
  type Compared,
  type Figure,
  type Pair,
  type Report,
  type Table,
} from '../report.ts';
import { texts } from '../texts.ts';

const ENDS = Object.keys(texts.ends) as (keyof typeof texts.ends)[];

export function outcomesReport({ now, before }: Pair<SuccessfulOrders>): Report {
  const rows = ENDS.map((end) => [texts.ends[end], now[end], before[end]] as const);
  const success: Figure = { label: texts.success, unit: 'share', value: now.share, before: before.share };
  return {
    figures: [success],
    chart: {
      kind: 'ranking',
      unit: 'count',
      points: rows.map(([label, value, earlier]) => ({ label, value, before: earlier })),
    },
    table: comparison(texts.end, 'count', rows, [rowOf(success)]),
  };
}

const ASKED = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const;

export function ratingsReport({ now, before }: Pair<Ratings>): Report {
  const points = now.stars.map(({ rating, ratings }) => ({
    label: texts.starCount(rating),
    value: ratings,
    before: before.stars.find((one) => one.rating === rating)?.ratings ?? 0,
  }));
  const figures = ASKED.map((question): Figure => ({
    label: texts[question],
    unit: 'stars',
    value: now[question],
    before: before[question],
  }));
  return {
    figures,
    chart: { kind: 'columns', unit: 'count', points },
    table: comparison(texts.value, 'count', [
      [texts.ratingCount, now.ratings, before.ratings],
      ...figures.map((one) => rowOf({ ...one, label: texts.averageOf(one.label) })),
      ...points.map(({ label, value, before: earlier }): Compared => [label, value, earlier]),
    ]),
  };
}

/** The customers' reviews, for a table and a file. */
export function reviewsTable(reviews: readonly Review[], zone: string): Table {
  return {
    columns: [
      { label: texts.day, unit: 'text' },
      { label: texts.ticket, unit: 'text' },
      ...ASKED.map((question) => ({ label: texts[question], unit: 'count' as const })),
      { label: texts.comment, unit: 'text' },
    ],
    rows: reviews.map((review) => {
      const at = Date.parse(review.createdAt);
      return {
        cells: [
          `${formatDate(at, zone)} ${formatTime(at, zone)}`,
          review.ticketNumber,
          ...ASKED.map((question) => review[question]),
          review.comment,
        ],
      };
    }),
  };
}
