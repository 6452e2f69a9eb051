import type { OpeningHoursSpecification } from 'schema-dts';
import { dayAt, dayNumber, mondayOf, type Day } from '../../lib/domain/dates.ts';
import { clockTime, hoursByDay, type DaySpan } from '../../lib/domain/hours-rules.ts';
import { WEEKDAYS, type HoursRule, type Weekday } from '../../lib/domain/hours.ts';

/** Opening hours for search engines: the regular week, and coming days that differ from it. */

const NAMES = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>;

const DAY_MINUTES = 1440;

interface Hours {
  opens: string;
  closes: string;
}

/** Both at midnight: the notation for a day without hours. */
const CLOSED: Hours = { opens: '00:00', closes: '00:00' };

/**
 * `closes` before `opens` is on the next day. Equal times would mean closed, so a whole day closes a minute
 * before it opened; longer ranges continue in an entry of their own from that day's last minute.
 */
function spell({ start, end }: DaySpan): Hours[] {
  if (end - start < DAY_MINUTES) return [{ opens: clockTime(start), closes: clockTime(end) }];
  const whole = { opens: clockTime(start), closes: clockTime(start + DAY_MINUTES - 1) };
  return end - start === DAY_MINUTES ? [whole] : [whole, ...spell({ start: DAY_MINUTES - 1, end })];
}

const hoursOf = (spans: readonly DaySpan[]): Hours[] =>
  spans.length === 0 ? [CLOSED] : spans.flatMap(spell);

const entry = (
  fields: Omit<Exclude<OpeningHoursSpecification, string>, '@type'>,
): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  ...fields,
});

/** The regular week: days with the same hours share an entry. */
function normalWeek(spansOf: (day: number) => DaySpan[], monday: number): OpeningHoursSpecification[] {
  const days = WEEKDAYS.map((weekday, index) => ({ name: NAMES[weekday], spans: spansOf(monday + index) }));
  return [...Map.groupBy(days, ({ spans }) => JSON.stringify(spans)).values()].flatMap((alike) =>
    hoursOf(alike[0]?.spans ?? []).map((hours) =>
      entry({ dayOfWeek: alike.map(({ name }) => name), ...hours }),
    ),
  );
}

/** The numbers of the days from `first` on that a rule applies to. */
function namedDays(rules: readonly HoursRule[], first: number): number[] {
  const days = rules.flatMap(({ type, date }) => (type === 'once' && date !== null ? [dayNumber(date)] : []));
  return [...new Set(days)].filter((day) => day >= first).sort((a, b) => a - b);
}

/** Opening or delivery hours for search engines, as of a day of the shop; empty if there are no rules. */
export function openingHours(rules: readonly HoursRule[], today: Day): OpeningHoursSpecification[] {
  if (rules.length === 0) return [];
  const normal = hoursByDay(rules.filter(({ type }) => type !== 'once'));
  const real = hoursByDay(rules);
  // Yesterday's hours may extend into this morning.
  const special = namedDays(rules, dayNumber(today) - 1)
    .filter((day) => JSON.stringify(real(day)) !== JSON.stringify(normal(day)))
    .flatMap((day) =>
      hoursOf(real(day)).map((hours) => entry({ validFrom: dayAt(day), validThrough: dayAt(day), ...hours })),
    );
  return [...normalWeek(normal, dayNumber(mondayOf(today))), ...special];
}
