import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { pickers as words } from '../../content/texts/checkout.ts';
import type { Day } from '../../lib/domain/dates.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';
import type { AppointmentRules } from '../../lib/stores/checkout/appointment.ts';
import { currentPlaces } from '../../lib/stores/checkout/checkout.ts';
import { createDatePicker, type CalendarDay } from '../../lib/stores/checkout/pickers.ts';
import { Icon, TitledSheet } from './fields.tsx';
import { closeSheet } from '../controls/Sheet.tsx';

const inWords = (day: Day, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...parts,
  }).format(Date.parse(day));

interface DatePickerProps {
  rules: AppointmentRules;
  /** The current appointment in epoch milliseconds. */
  chosen: number | null;
  onSave(at: number | null): void;
  onClose(): void;
}

/** The month calendar with ISO weeks, for mouse, touch and the keys of the ARIA date grid (SPEC section 2). */
export function DatePicker({ rules, chosen, onSave, onClose }: DatePickerProps) {
  const places = currentPlaces();
  const [picker] = useState(() =>
    createDatePicker(rules, chosen === null ? null : rules.dayShown(chosen), places.$fullDays),
  );
  const view = useStore(picker.$view);
  useEffect(() => places.watchMonth(view.month), [places, view.month]);
  const grid = useRef<HTMLTableElement>(null);
  const heading = useId();
  /** Whether focus follows the current day: initially and by keys, but not when the month changes. */
  const follows = useRef(true);

  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follows.current = false;
  }, [view.current]);

  const onKeyDown = (event: KeyboardEvent) => {
    follows.current = true;
    if (picker.press(event.key, event.shiftKey)) event.preventDefault();
    else follows.current = false;
  };

  return (
    <TitledSheet title={words.date} closeLabel={words.close} className="date-picker" onClose={onClose}>
      <div className="month">
        <button
          type="button"
          aria-label={words.previousMonth}
          disabled={!view.hasPrevious}
          onClick={picker.previousMonth}
        >
          <Icon name="left" />
        </button>
        <h3 id={heading} aria-live="polite">
          {inWords(view.month, {})}
        </h3>
        <button
          type="button"
          aria-label={words.nextMonth}
          disabled={!view.hasNext}
          onClick={picker.nextMonth}
        >
          <Icon name="right" />
        </button>
      </div>
      <table role="grid" aria-labelledby={heading} ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" className="week">
              {words.week}
            </th>
            {words.weekdays.map(([short, long]) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.weeks.map(({ week, days }) => (
            <tr key={days[0]?.day}>
              <th scope="row" className="week number">
                <span className="hidden-visually">{words.weekOf(week)}</span>
                <span aria-hidden="true">{week}</span>
              </th>
              {days.map((day) => (
                <td key={day.day} aria-selected={day.isSelected}>
                  {day.isOfMonth && <DayButton {...day} onSelect={() => picker.select(day.day)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <button
          type="button"
          className="button quiet"
          onClick={(event) => {
            onSave(null);
            closeSheet(event);
          }}
        >
          {words.clear}
        </button>
        <button
          type="button"
          className="button"
          disabled={view.selected === null}
          onClick={(event) => {
            onSave(picker.appointment(chosen));
            closeSheet(event);
          }}
        >
          {words.save}
        </button>
      </footer>
    </TitledSheet>
  );
}

function DayButton({
  day,
  isAvailable,
  isFull,
  isSelected,
  isToday,
  isCurrent,
  onSelect,
}: CalendarDay & { onSelect(): void }) {
  return (
    <button
      type="button"
      className="number"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={inWords(day, { weekday: 'long', day: 'numeric' }) + (isFull ? `, ${words.full}` : '')}
      aria-pressed={isSelected}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      {...(isAvailable ? {} : { 'aria-disabled': true })}
      onClick={onSelect}
    >
      {Number(day.slice(8))}
    </button>
  );
}
