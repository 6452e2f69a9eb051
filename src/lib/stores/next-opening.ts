import { nextOpening as words } from '../../content/texts/next-opening.ts';
import { dayByName, dayOf, formatTime, relativeDay } from '../domain/dates.ts';
import type { OpenRange } from '../domain/open-ranges.ts';

/** 'Öffnet morgen um 11:00': what a card says of a branch that is closed at an instant, on the clock of the shop's zone. */
export function nextOpeningText({ start }: OpenRange, at: number, zone: string): string {
  const [day, today] = [dayOf(start, zone), dayOf(at, zone)];
  const time = formatTime(start, zone);
  const near = relativeDay(day, today);
  return near === 'other' ? words.onDay(dayByName(day, today), time) : words[near](time);
}
