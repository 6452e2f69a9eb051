import { dayByName, dayOf, formatTime, relativeDay } from '../../lib/domain/dates.ts';

/** Texts about the earliest time of dishes that have to be ordered ahead. */

const DAYS = { today: 'heute', tomorrow: 'morgen' } as const;

/** 'heute, 12:30', 'Mittwoch, 11:30', '12.12.2026, 11:30': an instant within a sentence; all in epoch milliseconds. */
export function dayAndTime(instant: number, now: number, zone: string): string {
  const [day, today] = [dayOf(instant, zone), dayOf(now, zone)];
  const relation = relativeDay(day, today);
  return `${relation === 'other' ? dayByName(day, today) : DAYS[relation]}, ${formatTime(instant, zone)}`;
}

export const earliest = {
  from: (when: string) => `Frühestens ${when}`,
  preorder: (when: string) => `Vorbestellung: frühestens ${when}`,
  none: 'Dafür gibt es derzeit keinen Termin. Bitte rufen Sie uns an.',
  tooSoon: (when: string) => `So kurzfristig ist das leider nicht möglich: frühestens ${when}.`,
} as const;
