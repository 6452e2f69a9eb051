import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { checkout, pickers as words } from '../../content/texts/checkout.ts';
import { formatDay, formatTime, weekdayName, type Day } from '../../lib/domain/dates.ts';
import type { AppointmentRules } from '../../lib/stores/checkout/appointment.ts';
import { createTimePicker, HOUR_STEP, MINUTE_STEP } from '../../lib/stores/checkout/time-picker.ts';
import { Icon } from './Icon.tsx';
import { closeSheet, Sheet } from '../controls/Sheet.tsx';

interface Props {
  rules: AppointmentRules;
  day: Day;
  /** The appointment so far, in epoch milliseconds. */
  chosen: number | null;
  onSave(at: number): void;
  onClose(): void;
}

/** Hour and minute of the chosen day; only a time that can be had is saved (SPEC section 2). */
export function TimePicker({ rules, day, chosen, onSave, onClose }: Props) {
  const [picker] = useState(() => createTimePicker(rules, day, chosen));
  const { hour, minute, at, offered, isFullyBooked } = useStore(picker.$view);
  const save = (event: SyntheticEvent<HTMLElement>) => {
    if (at === null) return;
    onSave(at);
    closeSheet(event);
  };
  const time = (instant: number) => formatTime(instant, rules.zone);

  return (
    <Sheet title={words.time} closeLabel={words.close} className="time-picker" onClose={onClose}>
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
    </Sheet>
  );
}

interface StepperProps {
  label: string;
  value: number;
  last: number;
  /** Takes the focus when the picker opens. */
  isFirst?: boolean;
  later: readonly [label: string, step: () => void];
  earlier: readonly [label: string, step: () => void];
  onEnter(event: SyntheticEvent<HTMLElement>): void;
}

/** A number between two buttons, which the arrow keys step as well. */
function Stepper({ label, value, last, isFirst = false, later, earlier, onEnter }: StepperProps) {
  const shown = String(value).padStart(2, '0');
  const number = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the sheet, whose own first button would have it.
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
