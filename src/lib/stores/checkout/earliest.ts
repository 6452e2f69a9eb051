import { type LeadItems, needsLeadTime } from '../../domain/cart.ts';
import type { AppointmentRules } from './appointment.ts';
import { placesIn } from './places.ts';

/** So many days are searched for a free time. */
const SEARCHED_DAYS = 31;

/** The first free time from an instant on, of its day first and then of the next; null: none is known. */
export function nextFree(
  rules: AppointmentRules,
  left: ReadonlyMap<number, number>,
  from: number,
): number | null {
  const first = rules.dayShown(from);
  for (const day of rules.nextDays(SEARCHED_DAYS)) {
    if (day < first) continue;
    const free = rules.timesOf(day).filter(({ slot }) => placesIn(left, slot) > 0);
    const next = free.find(({ at }) => at >= from) ?? free[0];
    if (next) return next.at;
  }
  return null;
}

/**
 * The time that 'as soon as possible' means where it is not now: for a cart that has to be ordered ahead, while the shop is closed, or
 * once the current half hour is full. null: there is none; undefined: it can be had at once.
 */
export function earliestOf(
  rules: AppointmentRules,
  items: LeadItems,
  isOpen: boolean,
  left: ReadonlyMap<number, number>,
  now: number,
): number | null | undefined {
  const isAhead = needsLeadTime(items);
  if (!isAhead && isOpen && placesIn(left, rules.slotOf(now)) > 0) return undefined;
  const earliest = rules.earliest();
  const free = earliest === null ? null : nextFree(rules, left, earliest);
  return free ?? (isAhead || left.size > 0 ? null : undefined);
}
