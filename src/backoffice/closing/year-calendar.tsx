import { memo, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { addDays, addMonths, monthWeeks, weekdayName, type Day } from '../../lib/domain/dates.ts';
import type { Holiday } from '../../lib/domain/public-holidays.ts';
import type { Cell } from './closing-draft.ts';
import { closingTexts as texts } from './texts.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

/** The days that are chosen, from the first to the last; null: none. */
export type Chosen = { from: Day; to: Day } | null;

interface Props {
  year: number;
  today: Day;
  /** How many branches the cells are of. */
  branches: number;
  cellOf: (day: Day) => Cell;
  holidays: readonly Holiday[];
  chosen: Chosen;
  onTap: (day: Day) => void;
}

/** The days of a week, of which the first is a Monday. */
const WEEK = Array.from({ length: 7 }, (_, index) =>
  weekdayName(addDays('2026-11-23', index), LOCALE, 'short').slice(0, 2),
);
const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day; null: nowhere. */
function dayAfter(day: Day, key: string): Day | null {
  const step = STEPS[key];
  if (step !== undefined) return addDays(day, step);
  const months = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
  return months === 0 ? null : `${addMonths(day.slice(0, 7), months)}-01`;
}

const dayOfTarget = ({ target }: { target: EventTarget }): Day | undefined =>
  (target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset['day'];

/**
 * A year as twelve months of plain elements, one of which takes part in the order of the tab key: arrows lead on. Days before `today` can be
 * read, not chosen. Needs `CalendarStyles` once on the screen.
 */
export function YearCalendar({ year, today, branches, cellOf, holidays, chosen, onTap }: Props) {
  const first = today.startsWith(`${year}-`) ? today : `${year}-01-01`;
  const [focused, setFocused] = useState(first);
  const current = focused.startsWith(`${year}-`) ? focused : first;
  const names = useMemo(
    () => new Map(holidays.map(({ day, name }) => [day, texts.holidayName(name)])),
    [holidays],
  );
  const tap = (event: MouseEvent) => {
    const day = dayOfTarget(event);
    if (day === undefined || day < today) return;
    setFocused(day);
    onTap(day);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = dayOfTarget(event);
    const to = from === undefined ? null : dayAfter(from, event.key);
    if (to === null || !to.startsWith(`${year}-`)) return;
    event.preventDefault();
    setFocused(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons are what is tapped
    <div className="year" onClick={tap} onKeyDown={move}>
      {Array.from({ length: 12 }, (_, index) => {
        const month = `${year}-${String(index + 1).padStart(2, '0')}`;
        const days = monthWeeks(month).map((week) =>
          week.days.map((day) => (day.startsWith(month) ? viewOf(day) : null)),
        );
        return <Month key={month} name={nameOf(month)} weeks={days} sign={JSON.stringify(days)} />;
      })}
    </div>
  );

  function viewOf(day: Day): DayView {
    const cell = cellOf(day);
    const holiday = names.get(day) ?? '';
    const isChosen = chosen !== null && chosen.from <= day && day <= chosen.to;
    const isSome = cell.count > 0 && cell.count < branches;
    const look = [
      cell.state,
      isSome && 'some',
      cell.isChanged && 'changed',
      holiday && 'holiday',
      day === today && 'today',
      day < today && 'past',
    ];
    const state = texts.says[cell.state];
    const says = [
      `${weekdayName(day)}, ${Number(day.slice(8))}. ${nameOf(day.slice(0, 7))} ${year}`,
      holiday,
      isSome ? texts.says.some(state, cell.count, branches) : state,
      cell.isChanged && texts.says.changed,
    ];
    return {
      day,
      look: look.filter(Boolean).join(' '),
      says: says.filter(Boolean).join(', '),
      title: holiday,
      isChosen,
      isPast: day < today,
      isStop: day === current,
    };
  }
}

const nameOf = (month: string) => MONTH.format(Date.parse(`${month}-01`));

/** What a day's button shows. */
interface DayView {
  day: Day;
  look: string;
  says: string;
  title: string;
  isChosen: boolean;
  isPast: boolean;
  isStop: boolean;
}

interface MonthProps {
  name: string;
  weeks: readonly (readonly (DayView | null)[])[];
  /** Tells whether anything of it has changed. */
  sign: string;
}

/** Memoised: a tap changes a month or two. */
const Month = memo(
  function Month({ name, weeks }: MonthProps) {
    return (
      <table className="month">
        <caption>{name}</caption>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the weeks of a month never move
            <tr key={row}>
              {days.map((day, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={at}>{day && <DayButton {...day} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
  (before, after) => before.sign === after.sign,
);

function DayButton({ day, look, says, title, isChosen, isPast, isStop }: DayView) {
  return (
    <button
      type="button"
      data-day={day}
      className={`day ${look}`}
      aria-label={says}
      title={title || undefined}
      aria-pressed={isChosen}
      aria-disabled={isPast || undefined}
      tabIndex={isStop ? 0 : -1}
    >
      {Number(day.slice(8))}
    </button>
  );
}
