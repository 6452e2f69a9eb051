import { dayByName, dayOf, formatTime, relativeDay } from '../../../lib/domain/dates.ts';
import { days, TO_TIME } from '../earliest.ts';

/** 'heute, 12:30', 'Mittwoch, 11:30', '12.12.2026, 11:30': an instant within a sentence; all in epoch milliseconds. */
export function dayAndTime(instant: number, now: number, zone: string): string {
  const [day, today] = [dayOf(instant, zone), dayOf(now, zone)];
  const relation = relativeDay(day, today);
  return `${relation === 'other' ? dayByName(day, today) : days[relation]}${TO_TIME}${formatTime(instant, zone)}`;
}
