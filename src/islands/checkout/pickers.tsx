import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { checkout, pickers as words } from '../../content/texts/checkout.ts';
import { dayOf, formatTime, relativeDay, weekdayName, type Day } from '../../lib/domain/dates.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import type { AppointmentRules } from '../../lib/stores/checkout/appointment.ts';
import { currentPlaces, currentTimeChoice } from '../../lib/stores/checkout/checkout.ts';
import { placesIn } from '../../lib/stores/checkout/time-choice.ts';
import { DatePicker } from './DatePicker.tsx';
import { Icon } from './fields.tsx';

/** So many days have a chip; the calendar has all. */
const CHIPS = 5;

/** More places than these need no mention. */
const FEW_PLACES = 10;

interface Props {
  rules: AppointmentRules;
  /** The time of the order in epoch milliseconds; null: none yet. */
  chosen: number | null;
  now: number;
}

/** The day of the order, and then its time: one of each half hour, with what is left of it. */
export function TimeChoice({ rules, chosen, now }: Props) {
  const choice = currentTimeChoice();
  const day = chosen === null ? null : rules.dayShown(chosen);
  const toDay = (wanted: Day) => {
    const isThere = chosen !== null && day === wanted && rules.problemOf(chosen) === null;
    if (!isThere) choice.propose(rules.onDay(wanted));
  };
  return (
    <>
      <Days rules={rules} chosen={chosen} day={day} now={now} onChoose={toDay} />
      {day !== null && <Times rules={rules} chosen={chosen} day={day} />}
    </>
  );
}

const nameOf = (day: Day, today: Day) => {
  const relation = relativeDay(day, today);
  return relation === 'other' ? weekdayName(day, LOCALE, 'short') : words.days[relation];
};

interface DaysProps extends Props {
  day: Day | null;
  onChoose(day: Day): void;
}

/** The next days, and the calendar for the others. Days without a place cannot be chosen. */
function Days({ rules, chosen, day, now, onChoose }: DaysProps) {
  const places = currentPlaces();
  const mode = useStore(currentCart().$mode);
  const full = useStore(places.$fullDays);
  const [isOpen, setOpen] = useState(false);
  const next = rules.nextDays(CHIPS);
  const isOther = day !== null && !next.includes(day);
  const today = dayOf(now, rules.zone);
  const months = [...new Set(next.map((one) => one.slice(0, 7)))].join(' ');
  useEffect(() => {
    const ends = months.split(' ').flatMap((month) => (month ? places.watchMonth(month) : []));
    return () => ends.forEach((end) => end());
  }, [places, months, mode]);

  if (next.length === 0) return <p className="notice">{checkout.noSlots}</p>;
  return (
    <fieldset className="days">
      <legend className="label">{checkout.appointmentDay}</legend>
      <div className="tiles">
        {next.map((one) => {
          const isFull = full.has(one) && one !== day;
          return (
            <label key={one} className="tile">
              <input
                type="radio"
                name="appointmentDay"
                checked={one === day}
                disabled={isFull}
                onChange={() => onChoose(one)}
              />
              <span>
                {nameOf(one, today)} <small>{isFull ? words.full : words.shortDay(one)}</small>
              </span>
            </label>
          );
        })}
        <button
          type="button"
          className={isOther ? 'tile is-chosen' : 'tile'}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="calendar" />
          <span>
            <span className={isOther ? 'hidden-visually' : ''}>{words.otherDay}</span>
            {isOther && ` ${nameOf(day, today)} ${words.shortDay(day)}`}
          </span>
        </button>
      </div>
      {isOpen && (
        <DatePicker
          rules={rules}
          chosen={chosen}
          onSave={(at) => (at === null ? currentTimeChoice().clear() : currentTimeChoice().propose(at))}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}

/** The times of a day; the chosen one is there even if it is not one of them. */
function Times({ rules, chosen, day }: { rules: AppointmentRules; chosen: number | null; day: Day }) {
  const places = currentPlaces();
  const left = useStore(places.$left);
  const mode = useStore(currentCart().$mode);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => places.watchDay(day), [places, day, mode]);

  const times = rules.timesOf(day);
  const isExtra =
    chosen !== null && rules.problemOf(chosen) === null && !times.some(({ at }) => at === chosen);
  const shown = isExtra
    ? [...times, { at: chosen, slot: rules.slotOf(chosen) }].sort((a, b) => a.at - b.at)
    : times;

  useEffect(() => {
    // Of a long day, the chosen time is in view: its box scrolls, the page stays.
    const tile = box.current?.querySelector('input:checked')?.closest<HTMLElement>('.tile');
    const list = box.current;
    if (!tile || !list) return;
    const [top, bottom] = [tile.offsetTop, tile.offsetTop + tile.offsetHeight];
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 3;
  }, [chosen, day]);

  if (shown.length === 0) return <p className="notice">{checkout.noSlots}</p>;
  return (
    <fieldset className="slots">
      <legend className="label">{words.available}</legend>
      <div className="tiles" ref={box}>
        {shown.map(({ at, slot }) => (
          <TimeTile
            key={at}
            time={formatTime(at, rules.zone)}
            left={placesIn(left, slot)}
            isChosen={at === chosen}
            onChoose={() => currentTimeChoice().choose(at)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TimeTileProps {
  time: string;
  left: number;
  isChosen: boolean;
  onChoose(): void;
}

function TimeTile({ time, left, isChosen, onChoose }: TimeTileProps) {
  const note = left === 0 ? words.full : left <= FEW_PLACES ? words.places(left) : null;
  return (
    <label className="tile">
      <input
        type="radio"
        name="appointmentTime"
        checked={isChosen}
        disabled={left === 0 && !isChosen}
        onChange={onChoose}
      />
      <span>
        <span className="time number">{time}</span> {note && <small>{note}</small>}
      </span>
    </label>
  );
}
