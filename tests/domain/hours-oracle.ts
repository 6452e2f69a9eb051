import type { HoursRule } from '../../src/lib/domain/hours.ts';

/**
 * Opening hours worked out minute by minute from what a clock in the shop shows, on purpose without anything of the
 * product: a shop opens when its clock first reaches `from` and closes when it first reaches `to`.
 */
export interface Calendar {
  zone: string;
  /** Epoch milliseconds of each minute. */
  minutes: number[];
  /** '2026-11-21 18:30' of each minute. */
  shown: string[];
  /** The dates of the calendar. */
  dates: string[];
  /** The index of the first minute at which the clock shows a time or a later one. */
  reached: Map<string, number>;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const two = (number: number) => String(number).padStart(2, '0');

/** The calendar of so many days from a date, in a zone. */
export function calendarOf(zone: string, firstDate: string, days: number): Calendar {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const noon = new Date(`${firstDate}T12:00:00Z`);
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(noon.getTime() + index * 86_400_000).toISOString().slice(0, 10),
  );
  const minutes: number[] = [];
  const shown: string[] = [];
  const [firstDay = '', lastDay = ''] = [dates[0], dates.at(-1)];
  for (let at = noon.getTime() - 36 * 3_600_000; ; at += 60_000) {
    const [day, month, year, hour, minute] = clock.format(at).split(/\D+/);
    const text = `${year}-${month}-${day} ${hour}:${minute}`;
    if (text.slice(0, 10) > lastDay) break;
    if (text.slice(0, 10) < firstDay) continue;
    minutes.push(at);
    shown.push(text);
  }
  return { zone, minutes, shown, dates, reached: whenReached(dates, shown) };
}

function whenReached(dates: string[], shown: string[]): Map<string, number> {
  const reached = new Map<string, number>();
  let index = 0;
  for (const date of dates) {
    for (let minute = 0; minute < 1440; minute++) {
      const text = `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
      // The clock may have been past this time before it was put back: then this is the first time all the same.
      while (index < shown.length && String(shown[index]) < text) index++;
      reached.set(text, index);
    }
  }
  return reached;
}

/** The hours of one date, as pairs of clock times. */
function hoursOn(rules: readonly HoursRule[], date: string): [string, string][] {
  const weekday = WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()];
  const once = rules.filter((rule) => rule.type === 'once' && rule.date === date);
  const weekly = rules.filter((rule) => rule.type === weekday);
  const daily = rules.filter((rule) => rule.type === 'daily');
  const particular = [once, weekly, daily].find((kind) => kind.length > 0) ?? [];
  return particular.reduce<[string, string][]>(
    (hours, rule) => (rule.isClosed ? [] : [...hours, [rule.from, rule.to]]),
    [],
  );
}

/** The date whose hours have the shop open, minute by minute; '' is closed. The first date of the calendar knows no day before it. */
export function openMinutes(rules: readonly HoursRule[], calendar: Calendar): string[] {
  const open = calendar.minutes.map(() => '');
  calendar.dates.forEach((date, index) => {
    const tomorrow = calendar.dates[index + 1];
    for (const [from, to] of hoursOn(rules, date)) {
      const start = calendar.reached.get(`${date} ${from}`) ?? 0;
      const lastDate = to > from ? date : tomorrow;
      const end = calendar.reached.get(`${lastDate} ${to}`) ?? open.length;
      for (let minute = start; minute < end; minute++) open[minute] ||= date;
    }
  });
  return open;
}
