import type { ClockRange, DayPlan } from '../../lib/domain/day-plans.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether both times are complete. */
export const isRange = ({ from, to }: ClockRange): boolean => CLOCK.test(from) && CLOCK.test(to);

/** Whether a range ends on the same day, on the next day, or lasts 24 hours. */
export function lengthOf({ from, to }: ClockRange): 'sameDay' | 'nextDay' | 'allDay' {
  if (from === to) return 'allDay';
  return to < from ? 'nextDay' : 'sameDay';
}

/** A suggestion for a day's next range: an hour after its last one ends, or 11:00 to 22:00 for an empty day. */
export function nextRangeOf(plan: DayPlan): ClockRange {
  const last = plan.at(-1);
  if (!last || !isRange(last) || lengthOf(last) !== 'sameDay') return { from: '11:00', to: '22:00' };
  const hour = Number(last.to.slice(0, 2)) + 1;
  const clock = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`;
  return hour > 22
    ? { from: '11:00', to: '14:00' }
    : { from: clock(hour), to: clock(Math.min(23, hour + 4)) };
}
