import { dayNumber, dayOf, formatTime, weekdayIndex, type Day } from '../dates.ts';
import type { Mode } from '../modes.ts';
import { toCents, type Cents } from '../money.ts';
import type { Promotion } from './promotion.ts';

/** What a promotion's conditions are held against. */
export interface Occasion {
  mode: Mode;
  /** The day on which it is ordered. */
  orderedOn: Day;
  /** The day and clock time HH:mm that the order is for. */
  due: { day: Day; time: string };
  isFirstOrder: boolean;
}

/** The occasion of an order that is placed at one instant for another, both in epoch milliseconds, by the shop's clock. */
export function occasionAt(
  { ordered, due, zone }: { ordered: number; due: number; zone: string },
  rest: Pick<Occasion, 'mode' | 'isFirstOrder'>,
): Occasion {
  return {
    ...rest,
    orderedOn: dayOf(ordered, zone),
    due: { day: dayOf(due, zone), time: formatTime(due, zone) },
  };
}

/** Why a promotion does not count for a cart. */
export type Obstacle = 'notYet' | 'over' | 'mode' | 'time' | 'firstOrder' | 'minimum' | 'goods';

/** Goods of a cart: their value without promotions, and the products. */
interface Goods {
  gross: Cents;
  products: ReadonlySet<number>;
}

/** The first condition that is not met; null: it counts. */
export const obstacleOf = (promotion: Promotion, occasion: Occasion, goods: Goods): Obstacle | null =>
  obstacleOfTime(promotion, occasion) ?? obstacleOfCart(promotion, occasion.mode, goods);

/** The first condition of time and customer that is not met, whatever is in the cart. */
export function obstacleOfTime(
  { conditions }: Promotion,
  { orderedOn, due, isFirstOrder }: Omit<Occasion, 'mode'>,
): 'notYet' | 'over' | 'time' | 'firstOrder' | null {
  const { validFrom, validUntil } = conditions;
  if (validFrom !== null && orderedOn < validFrom) return 'notYet';
  if (validUntil !== null && orderedOn > validUntil) return 'over';
  if (!isAtTime(conditions, due)) return 'time';
  return conditions.isFirstOrder && !isFirstOrder ? 'firstOrder' : null;
}

/** The first condition that the cart does not meet. */
export function obstacleOfCart(
  { conditions: { modes, minimumValue }, effect, goods: concerned }: Promotion,
  mode: Mode,
  goods: Goods,
): 'mode' | 'minimum' | 'goods' | null {
  if (modes.length > 0 && !modes.includes(mode)) return 'mode';
  if (goods.gross < toCents(minimumValue)) return 'minimum';
  if (effect.kind === 'delivery') return mode === 'delivery' ? null : 'mode';
  return concerned === null || concerned.some((id) => goods.products.has(id)) ? null : 'goods';
}

/** Whether weekday and hours fit. Hours that end before they begin go past midnight. */
function isAtTime(
  { weekdays, fromTime, toTime }: Promotion['conditions'],
  { day, time }: Occasion['due'],
): boolean {
  const from = fromTime ?? '00:00';
  const to = toTime ?? '24:00';
  const isOvernight = to <= from;
  const isAfterMidnight = isOvernight && time < to;
  if (isOvernight ? time >= to && time < from : time < from || time >= to) return false;
  const began = dayNumber(day) - (isAfterMidnight ? 1 : 0);
  return weekdays.length === 0 || weekdays.includes(weekdayIndex(began));
}
