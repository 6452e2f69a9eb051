import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { pickers as words, checkout } from '../../content/texts/checkout.ts';
import { dateLocale, formatDay, formatTime, weekdayName, type Day } from '../../lib/domain/dates.ts';
import type { AppointmentRules } from '../../lib/stores/checkout/appointment.ts';
import type { ReadPlaces } from '../../lib/stores/checkout/places.ts';
import {
  createDatePicker,
  createTimePicker,
  HOUR_STEP,
  MINUTE_STEP,
  type CalendarDay,
} from '../../lib/stores/checkout/pickers.ts';
import { Icon, TitledSheet } from './fields.tsx';
import { closeSheet } from '../controls/Sheet.tsx';

const inWords = (day: Day, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(document.documentElement.lang), {
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
  const [picker] = useState(() => createDatePicker(rules, chosen === null ? null : rules.dayShown(chosen)));
  const view = useStore(picker.$view);
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
      aria-label={inWords(day, { weekday: 'long', day: 'numeric' })}
      aria-pressed={isSelected}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      {...(isAvailable ? {} : { 'aria-disabled': true })}
      onClick={onSelect}
    >
      {Number(day.slice(8))}
    </button>
  );
}

interface TimePickerProps {
  rules: AppointmentRules;
  day: Day;
  /** The current appointment in epoch milliseconds. */
  chosen: number | null;
  /** Null: the branch takes any number of orders. */
  readPlaces: ReadPlaces | null;
  onSave(at: number): void;
  onClose(): void;
}

/** Hour and minute of the chosen day; only available times can be saved (SPEC section 2). */
export function TimePicker({ rules, day, chosen, readPlaces, onSave, onClose }: TimePickerProps) {
  const [picker] = useState(() => createTimePicker(rules, day, chosen, readPlaces));
  const { hour, minute, at, offered, isFullyBooked, isFull, placesLeft } = useStore(picker.$view);
  const save = (event: SyntheticEvent<HTMLElement>) => {
    if (at === null) return;
    onSave(at);
    closeSheet(event);
  };
  const time = (instant: number) => formatTime(instant, rules.zone);

  return (
    <TitledSheet title={words.time} closeLabel={words.close} className="time-picker" onClose={onClose}>
      <p className="day">
        {weekdayName(day)}, {formatDay(day)}
      </p>
      <div className="steppers">
        <Stepper
          label={words.hour}
          value={hour}
          last={23}
          isFirst
          later={[words.hourLater, () => picker.later(HOUR_STEP)]}
          earlier={[words.hourEarlier, () => picker.earlier(HOUR_STEP)]}
          onEnter={save}
        />
        <span aria-hidden="true">:</span>
        <Stepper
          label={words.minute}
          value={minute}
          last={55}
          later={[words.minutesLater, () => picker.later(MINUTE_STEP)]}
          earlier={[words.minutesEarlier, () => picker.earlier(MINUTE_STEP)]}
          onEnter={save}
        />
      </div>
      <div className="offered" role="status">
        {isFull && !isFullyBooked && <p className="full">{words.full}</p>}
        {placesLeft !== null && <p className="left">{words.places(placesLeft)}</p>}
        {isFullyBooked && <p className="notice">{checkout.noSlots}</p>}
        {offered.length > 0 && (
          <>
            <p>{words.available}</p>
            <ul>
              {offered.map(({ start, end }) => (
                <li key={start}>
                  <button
                    type="button"
                    className="time number"
                    aria-label={words.from(time(start))}
                    onClick={() => picker.choose(start)}
                  >
                    {time(start)}
                  </button>
                  {end > start && (
                    <>
                      <span aria-hidden="true">–</span>
                      <button
                        type="button"
                        className="time number"
                        aria-label={words.until(time(end))}
                        onClick={() => picker.choose(end)}
                      >
                        {time(end)}
                      </button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <footer>
        <button type="button" className="button quiet" onClick={closeSheet}>
          {words.cancel}
        </button>
        <button type="button" className="button" disabled={at === null} onClick={save}>
          {words.save}
        </button>
      </footer>
    </TitledSheet>
  );
}

interface StepperProps {
  label: string;
  value: number;
  last: number;
  /** Receives focus when the picker opens. */
  isFirst?: boolean;
  later: readonly [label: string, step: () => void];
  earlier: readonly [label: string, step: () => void];
  onEnter(event: SyntheticEvent<HTMLElement>): void;
}

/** A number between two buttons, also controlled by arrow keys. */
function Stepper({ label, value, last, isFirst = false, later, earlier, onEnter }: StepperProps) {
  const shown = String(value).padStart(2, '0');
  const number = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the sheet has focused its own first button.
    if (isFirst) queueMicrotask(() => number.current?.focus());
  }, [isFirst]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const action = { ArrowUp: later[1], ArrowDown: earlier[1], Enter: onEnter }[event.key];
    if (!action) return;
    event.preventDefault();
    action(event);
  };

  return (
    <div className="stepper">
      <button type="button" aria-label={later[0]} onClick={later[1]}>
        <Icon name="up" />
      </button>
      <div
        ref={number}
        className="number"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuetext={shown}
        onKeyDown={onKeyDown}
      >
        {shown}
      </div>
      <button type="button" aria-label={earlier[0]} onClick={earlier[1]}>
        <Icon name="down" />
      </button>
    </div>
  );
}
