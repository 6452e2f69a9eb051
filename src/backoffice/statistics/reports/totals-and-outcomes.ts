import type {
  DailyReport,
  TotalItems,
  TotalOrders,
  TotalTurnover,
  Ratings,
  Review,
  SuccessfulOrders,
} from '../../../lib/contract/statistics.ts';
import { formatDay, weekdayName, type Day, formatDate, formatTime } from '../../../lib/domain/dates.ts';
import {
  comparison,
  rowOf,
  type Cell,
  type Compared,
  type Figure,
  type Pair,
  type Report,
  type Unit,
  type Table,
} from '../report.ts';
import { texts } from '../texts.ts';
import { LOCALE } from '../../../lib/domain/words/locale.ts';

const dayText = (day: Day) => `${weekdayName(day, LOCALE, 'short')}, ${formatDay(day)}`;

type Money = readonly [label: string, value: number, before: number];

/** Each day beside the same day of the period before, with the figures as closing rows. */
function alongDays(
  figures: Figure[],
  unit: Unit,
  now: readonly { day: Day; value: number }[],
  before: readonly { value: number }[],
): Report {
  const points = now.map(({ day, value }, index) => ({
    label: dayText(day),
    value,
    before: before[index]?.value ?? null,
  }));
  const rows = points.map(({ label, value, before: earlier }): Compared => [label, value, earlier]);
  const foot = figures.map((one, index) => rowOf(index === 0 ? { ...one, label: texts.sum } : one));
  return { figures, chart: { kind: 'days', unit, points }, table: comparison(texts.day, unit, rows, foot) };
}

const figure = (label: string, unit: Unit, value: Cell, before: Cell): Figure => ({
  label,
  unit,
  value,
  before,
});

export const turnoverReport = ({ now, before }: Pair<TotalTurnover>): Report =>
  alongDays(
    [
      figure(texts.turnover, 'money', now.turnover, before.turnover),
      figure(texts.perOrder, 'money', now.average, before.average),
    ],
    'money',
    now.days.map(({ day, turnover }) => ({ day, value: turnover })),
    before.days.map(({ turnover }) => ({ value: turnover })),
  );

export const ordersReport = ({ now, before }: Pair<TotalOrders>): Report =>
  alongDays(
    [figure(texts.orders, 'count', now.orders, before.orders)],
    'count',
    now.days.map(({ day, orders }) => ({ day, value: orders })),
    before.days.map(({ orders }) => ({ value: orders })),
  );

export const itemsReport = ({ now, before }: Pair<TotalItems>): Report =>
  alongDays(
    [
      figure(texts.items, 'count', now.items, before.items),
      figure(texts.itemsPerOrder, 'count', now.average, before.average),
    ],
    'count',
    now.days.map(({ day, items }) => ({ day, value: items })),
    before.days.map(({ items }) => ({ value: items })),
  );

/** The daily closing: the amounts to check the till against. */
export function dailyReport({ now, before }: Pair<DailyReport>): Report {
  const figures = [
    figure(texts.turnover, 'money', now.turnover, before.turnover),
    figure(texts.orders, 'count', now.orders, before.orders),
    figure(texts.items, 'count', now.items, before.items),
  ];
  const parts: Money[] = [
    [texts.net, now.net, before.net],
    [texts.tax, now.tax, before.tax],
    [texts.delivery, now.delivery, before.delivery],
  ];
  const taxes = now.taxes.flatMap(({ rate, net, tax }): Money[] => {
    const earlier = before.taxes.find((one) => one.rate === rate);
    return [
      [texts.netAt(rate), net, earlier?.net ?? 0],
      [texts.taxAt(rate), tax, earlier?.tax ?? 0],
    ];
  });
  const payments = now.paymentMethods.map(({ paymentMethod, turnover }): Money => {
    const earlier = before.paymentMethods.find((one) => one.paymentMethod === paymentMethod);
    return [texts.paidBy(texts.payments[paymentMethod]), turnover, earlier?.turnover ?? 0];
  });
  const modes = now.deliveryMethods.map(({ mode, turnover }): Money => {
    const earlier = before.deliveryMethods.find((one) => one.mode === mode);
    return [texts.paidBy(texts.modes[mode]), turnover, earlier?.turnover ?? 0];
  });
  return {
    figures,
    chart: {
      kind: 'columns',
      unit: 'money',
      points: [[texts.turnover, now.turnover, before.turnover] as const, ...parts].map(
        ([label, value, earlier]) => ({ label, value, before: earlier }),
      ),
    },
    table: comparison(texts.value, 'money', [
      ...figures.map(rowOf),
      ...parts,
      ...taxes,
      ...payments,
      ...modes,
    ]),
  };
}

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
