import { nextOpening as words } from '../../../content/texts/landing.ts';
import { dayByName, dayOf, formatTime, relativeDay, type Day } from '../../domain/dates.ts';
import type { OpenRange } from '../../domain/open-ranges.ts';

const MINUTE = 60_000;

/**
 * 'Öffnet morgen um 11:00': the card's text for a branch that is closed at an instant, in the shop's zone. A page may have a
 * thousand cards and updates them every ten seconds, so each text is cached for a day.
 */
export function createNextOpening(zone: string): (next: OpenRange, at: number) => string {
  const texts = new Map<number, string>();
  let minute = NaN;
  let today: Day = '';

  function textOf(start: number): string {
    const day = dayOf(start, zone);
    const time = formatTime(start, zone);
    const near = relativeDay(day, today);
    return near === 'other' ? words.onDay(dayByName(day, today), time) : words[near](time);
  }

  return ({ start }, at) => {
    const now = Math.floor(at / MINUTE);
    if (now !== minute) {
      minute = now;
      const day = dayOf(at, zone);
      if (day !== today) texts.clear();
      today = day;
    }
    const text = texts.get(start) ?? textOf(start);
    texts.set(start, text);
    return text;
  };
}
