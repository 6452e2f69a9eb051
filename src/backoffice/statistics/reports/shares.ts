import type {
  DeliveryMethodStatistics,
  HighestActivity,
  PaymentMethodStatistics,
  PopularProducts,
} from '../../../lib/contract/statistics.ts';
import type { PromotionUse } from '../../../lib/contract/promotions.ts';
import { fromCents, sumCents, toCents } from '../../../lib/domain/money.ts';
import { changeOf, type Column, type Pair, type Report } from '../report.ts';
import { texts } from '../texts.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** More labels are illegible in a chart. */
const IN_CHART = 10;

interface Tally {
  label: string;
  orders: number;
  turnover: number;
  share: number;
}

/** The second column of counts, and its comparison. */
const comparedCount = (label: string): Column[] => [
  { label, unit: 'count' },
  { label: `${label} ${texts.before.toLowerCase()}`, short: texts.before, unit: 'count', of: 1 },
  { label: texts.change, unit: 'percent', of: 1 },
];

function tallies(heading: string, now: readonly Tally[], before: readonly Tally[]): Report {
  const earlierOf = (label: string) => before.find((one) => one.label === label)?.orders ?? 0;
  return {
    figures: [],
    chart: {
      kind: 'ranking',
      unit: 'count',
      points: now.map(({ label, orders }) => ({ label, value: orders, before: earlierOf(label) })),
    },
    table: {
      columns: [
        { label: heading, unit: 'text' },
        ...comparedCount(texts.orders),
        { label: texts.turnover, unit: 'money' },
        { label: texts.share, unit: 'share' },
      ],
      rows: now.map(({ label, orders, turnover, share }) => {
        const earlier = earlierOf(label);
        return { cells: [label, orders, earlier, changeOf(orders, earlier), turnover, share] };
      }),
    },
  };
}

const paymentTallies = ({ paymentMethods }: PaymentMethodStatistics) =>
  paymentMethods.map(({ paymentMethod, ...tally }) => ({ label: texts.payments[paymentMethod], ...tally }));

const modeTallies = ({ deliveryMethods }: DeliveryMethodStatistics) =>
  deliveryMethods.map(({ mode, ...tally }) => ({ label: texts.modes[mode], ...tally }));

export const paymentsReport = ({ now, before }: Pair<PaymentMethodStatistics>): Report =>
  tallies(texts.method, paymentTallies(now), paymentTallies(before));

export const modesReport = ({ now, before }: Pair<DeliveryMethodStatistics>): Report =>
  tallies(texts.mode, modeTallies(now), modeTallies(before));

export function productsReport({ now, before }: Pair<PopularProducts>): Report {
  const earlierItems = new Map(before.products.map(({ name, items }) => [name, items]));
  return {
    figures: [],
    chart: {
      kind: 'ranking',
      unit: 'count',
      points: now.products
        .slice(0, IN_CHART)
        .map(({ name, items }) => ({ label: name, value: items, before: earlierItems.get(name) ?? 0 })),
    },
    table: {
      columns: [
        { label: texts.product, unit: 'text' },
        ...comparedCount(texts.items),
        { label: texts.orders, unit: 'count' },
        { label: texts.turnover, unit: 'money' },
      ],
      rows: now.products.map(({ name, items, orders, turnover }) => {
        const earlier = earlierItems.get(name) ?? null;
        return { cells: [name, items, earlier, changeOf(items, earlier), orders, turnover] };
      }),
    },
  };
}

/** What promotions took off, the most first. */
export function promotionsReport({ now, before }: Pair<PromotionUse[]>): Report {
  const earlier = new Map(before.map(({ promotion, amount }) => [promotion.id, amount]));
  const total = (all: readonly PromotionUse[]) =>
    fromCents(sumCents(all.map(({ amount }) => toCents(amount))));
  return {
    figures: [{ label: texts.discounts, unit: 'money', value: total(now), before: total(before) }],
    chart: {
      kind: 'ranking',
      unit: 'money',
      points: now.slice(0, IN_CHART).map(({ promotion, name, amount }) => ({
        label: name,
        value: amount,
        before: earlier.get(promotion.id) ?? 0,
      })),
    },
    table: {
      columns: [
        { label: texts.promotion, unit: 'text' },
        { label: texts.orders, unit: 'count' },
        { label: texts.discounts, unit: 'money' },
        {
          label: `${texts.discounts} ${texts.before.toLowerCase()}`,
          short: texts.before,
          unit: 'money',
          of: 2,
        },
        { label: texts.change, unit: 'percent', of: 2 },
      ],
      rows: now.map(({ promotion, name, orders, amount }) => {
        const taken = earlier.get(promotion.id) ?? null;
        return { cells: [name, orders, amount, taken, changeOf(amount, taken)] };
      }),
    },
  };
}

const weekdayText = (weekday: number) => texts.weekdays[weekday - 1] ?? '';

/** The busiest times: by hour in the chart, by hour of the week in the table. */
export function activityReport({ now, before }: Pair<HighestActivity>): Report {
  const ordersAt = ({ hours }: HighestActivity, hour: number) =>
    hours.find((one) => one.hour === hour)?.orders ?? 0;
  const ofWeek = new Map(now.hoursOfWeek.map(({ weekday, hour, orders }) => [`${weekday} ${hour}`, orders]));
  const busy = ({ busiest }: HighestActivity) =>
    busiest && texts.busiestAt(weekdayText(busiest.weekday), busiest.hour);
  return {
    figures: [{ label: texts.busiest, unit: 'text', value: busy(now), before: busy(before) }],
    chart: {
      kind: 'columns',
      unit: 'count',
      points: HOURS.map((hour) => ({
        label: String(hour),
        value: ordersAt(now, hour),
        before: ordersAt(before, hour),
      })),
    },
    table: {
      columns: [
        { label: texts.hour, unit: 'text' },
        ...texts.weekdays.map((label) => ({ label: label.slice(0, 2), unit: 'count' as const })),
        { label: texts.sum, unit: 'count' },
        { label: texts.before, unit: 'count', of: texts.weekdays.length + 1 },
      ],
      rows: HOURS.map((hour) => ({
        cells: [
          texts.hours(hour),
          ...texts.weekdays.map((_, index) => ofWeek.get(`${index + 1} ${hour}`) ?? 0),
          ordersAt(now, hour),
          ordersAt(before, hour),
        ],
      })),
    },
  };
}
