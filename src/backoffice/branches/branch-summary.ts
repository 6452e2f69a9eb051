import type { DeliveryArea } from '../../lib/domain/branch.ts';
import { weekdayIndex } from '../../lib/domain/dates.ts';
import {
  clockTime,
  DAY_MINUTES,
  hoursByDay,
  WEEKDAYS,
  type HoursRule,
} from '../../lib/domain/hours-rules.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { branchTexts } from './texts.ts';

const texts = branchTexts.compare;

/** Any Monday, by its number. */
const MONDAY = Array.from({ length: 7 }, (_, day) => day).find((day) => weekdayIndex(day) === 0) ?? 0;

/** The hours of a week in a few lines, without single dates: 'Mo–Fr 11:00–22:00'. Days of the same hours in a row are one line. */
export function weekSummary(rules: readonly HoursRule[]): string[] {
  const spansOf = hoursByDay(rules.filter(({ type }) => type !== 'once'));
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const index of WEEKDAYS.keys()) {
    const spans = spansOf(MONDAY + index).map(({ start, end }) =>
      end - start === DAY_MINUTES ? branchTexts.hours.allDay : `${clockTime(start)}–${clockTime(end)}`,
    );
    const hours = spans.join(', ') || texts.closed;
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = index;
    else rows.push({ first: index, last: index, hours });
  }
  return rows.map(({ first, last, hours }) => {
    const [from, to] = [texts.days[first], texts.days[last]];
    return `${first === last ? from : `${from}–${to}`} ${hours}`;
  });
}

/** The least and the most of an amount over a branch's delivery areas; null: it does not deliver. */
export function areaRange(
  areas: readonly DeliveryArea[],
  amountOf: (area: DeliveryArea) => number,
  currency: string,
): string | null {
  if (areas.length === 0) return null;
  const amounts = areas.map(amountOf);
  const money = (amount: number) => formatMoney(toCents(amount), currency);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (most === 0) return texts.none;
  return least === most ? money(least) : texts.range(money(least), money(most));
}
