import type { PriceTime } from '../../lib/contract/price-times.ts';
import { planOf, specialDates } from '../../lib/domain/day-plans.ts';
import { dayAt, weekdayName } from '../../lib/domain/dates.ts';
import { WEEKDAYS, type HoursRule } from '../../lib/domain/hours.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';
import { priceTimeTexts as texts } from './texts.ts';

/** What a price time does with prices: '25 % weniger'. */
export function changeText(
  { kind, percent, value, prices }: Pick<PriceTime, 'kind' | 'percent' | 'value' | 'prices'>,
  currency: string,
): string {
  if (kind === 'fixed') return texts.own(prices.length);
  return texts.less(
    kind === 'percent' ? `${formatAmount(percent)} %` : formatMoney(toCents(value), currency),
  );
}

/** A Monday, as `dayNumber` counts. */
const MONDAY = 4;

const shortName = (weekday: number) => weekdayName(dayAt(MONDAY + weekday), LOCALE, 'short');

/** When a price time holds, days with the same hours together: 'Mo–Fr 16:00–18:00, 1 besonderer Tag'. */
export function whenText(hours: readonly HoursRule[]): string {
  const daily = planOf(hours, 'daily');
  const groups: { first: number; last: number; text: string }[] = [];
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const plan = planOf(hours, weekday) ?? daily ?? [];
    const text = plan.map(({ from, to }) => texts.range(from, to)).join(', ');
    const last = groups.at(-1);
    if (last?.text === text) last.last = index;
    else groups.push({ first: index, last: index, text });
  }
  const week = groups
    .filter(({ text }) => text !== '')
    .map(({ first, last, text }) => {
      const days = first === last ? shortName(first) : texts.range(shortName(first), shortName(last));
      return `${days} ${text}`;
    });
  const dates = specialDates(hours).length;
  const parts = [...week, ...(dates > 0 ? [texts.special(dates)] : [])];
  return parts.length > 0 ? parts.join(', ') : texts.never;
}
