import { useStore } from '@nanostores/react';
import { useEffect, useState, useId } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { earliest as earliestWords } from '../../content/texts/earliest.ts';
import { dayAndTime } from '../../content/texts/sentences/day-and-time.ts';
import { needsLeadTime } from '../../lib/domain/cart.ts';
import { dayOf, formatTime, formatDay, relativeDay, weekdayName, type Day } from '../../lib/domain/dates.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import {
  currentSlotHold,
  currentDraft,
  currentForm,
  currentTimeChoice,
  currentCheckout,
  currentPlaces,
} from '../../lib/stores/checkout/checkout.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { Choice, inputId, Section, useFieldError } from './fields.tsx';
import type * as PickersModule from './pickers.tsx';

/** How long the place of the chosen time is held. The countdown is not announced; its end is. */
function HoldNote() {
  const hold = currentSlotHold();
  const holding = useStore(hold.$holding);
  useEffect(() => hold.start(), [hold]);
  return (
    <div className="notes">
      <div role="status">{holding.state === 'ended' && <p className="hint">{words.heldNoMore}</p>}</div>
      {holding.state === 'held' && <Countdown until={holding.until} />}
    </div>
  );
}

function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const [before, after] = words.held;
  return (
    <p className="hint" role="timer">
      {before}
      <span className="number">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      {after}
    </p>
  );
}

/** Free times in place of the one that was refused: a tap takes one, and changes nothing else. */
export function Instead() {
  const form = currentForm();
  const times = useStore(form.$instead);
  const now = useStore(form.$now);
  const { appointmentDate } = useStore(currentDraft());
  if (times.length === 0) return null;
  const zone = currentShop().timezone;
  const wanted = dayOf(appointmentDate === null ? now : Date.parse(appointmentDate), zone);
  const take = (at: number) => {
    currentTimeChoice().choose(at);
    // The choice of times is drawn first.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#${inputId('appointmentDate')} :checked`)?.focus(),
    );
  };
  return (
    <div className="instead" role="group" aria-label={words.instead}>
      <span aria-hidden="true">{words.instead}</span>
      {times.map((at) => (
        <button key={at} type="button" className="number" onClick={() => take(at)}>
          {dayOf(at, zone) === wanted ? formatTime(at, zone) : dayAndTime(at, now, zone)}
        </button>
      ))}
    </div>
  );
}

type Pickers = typeof PickersModule;

/** 'Heute, 25.11.2026' (SPEC section 2). */
function dayLabel(day: Day, today: Day): string {
  const relation = relativeDay(day, today);
  const date = formatDay(day);
  return relation === 'other' ? `${weekdayName(day)}, ${date}` : words[relation](date);
}

/** Loads the rules and the choice of times: soon, so that a tap opens it at once, even offline. */
function usePickers(isAtOnce: boolean) {
  const form = currentForm();
  const [pickers, setPickers] = useState<Pickers | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = async (isWanted: boolean) => {
    const [parts, hasRules] = await Promise.all([
      import('./pickers.tsx').catch(() => null),
      form.loadAppointments(),
    ]);
    setPickers(parts);
    const isLoaded = parts !== null && hasRules;
    setFailed(isWanted && !isLoaded);
    return isLoaded;
  };
  useEffect(() => {
    const timer = setTimeout(() => void load(isAtOnce), isAtOnce ? 0 : 800);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the section first appears
  }, []);
  return { pickers, load, isFailed };
}

/** Keeps the places of the day known on which 'as soon as possible' would be. */
function useEarliestPlaces(isWanted: boolean): void {
  const form = currentForm();
  const rules = useStore(form.$rules);
  const found = useStore(form.$earliest);
  const mode = useStore(currentCart().$mode);
  const at = found ?? rules?.earliest() ?? null;
  const day = isWanted && rules && at !== null ? rules.dayShown(at) : null;
  useEffect(() => (day === null ? undefined : currentPlaces().watchDay(day)), [day, mode]);
}

/** The time of the order: as soon as possible, or an available time of a day (SPEC section 2 'Gewünschter Termin'). */
export function AppointmentSection() {
  const form = currentForm();
  const zone = currentShop().timezone;
  const { isAppointmentRequired } = useStore(currentCheckout()).branch;
  const { appointmentDate } = useStore(currentDraft());
  const rules = useStore(form.$rules);
  const timeError = useStore(form.$timeError);
  const earliest = useStore(form.$earliest);
  const isAhead = needsLeadTime(useStore(currentCart().$items));
  const isOpen = useStore(form.$isOpen);
  const now = useStore(form.$now);
  const missing = useFieldError('appointmentDate');
  const [hasNone, setNone] = useState(false);
  const about = useId();
  const chosen = appointmentDate === null ? null : Date.parse(appointmentDate);
  const isLater = chosen !== null || isAppointmentRequired;
  const { pickers, load, isFailed } = usePickers(isAhead || isLater || !isOpen);
  useEarliestPlaces(!isLater);

  const choice = currentTimeChoice();
  const later = async () => {
    if (!(pickers && rules) && !(await load(true))) return;
    const suggested = form.$rules.get()?.suggestion() ?? null;
    setNone(suggested === null);
    choice.propose(suggested);
  };
  const day = chosen === null ? null : (rules?.dayShown(chosen) ?? dayOf(chosen, zone));
  const date = chosen === null ? null : dayOf(chosen, zone);
  const error = timeError ?? missing;
  const hint = isAppointmentRequired && chosen === null && !error ? words.appointmentMissing : null;
  const from =
    chosen === null && !error && typeof earliest === 'number'
      ? earliestWords.from(dayAndTime(earliest, now, zone))
      : null;
  const at =
    chosen !== null && day !== null
      ? words.appointmentAt(dayLabel(day, dayOf(now, zone)), formatTime(chosen, zone))
      : null;

  return (
    <Section title={words.appointment}>
      <fieldset
        id={inputId('appointmentDate')}
        className="choices times"
        tabIndex={-1}
        {...(error || hint ? { 'aria-describedby': about } : {})}
      >
        <legend className="hidden-visually">
          {words.appointment}
          {isAppointmentRequired && ' *'}
        </legend>
        {isAppointmentRequired ? (
          <p className="chosen">{at ?? words.noAppointment}</p>
        ) : (
          <>
            <Choice name="appointment" isChosen={chosen === null} onChoose={choice.clear}>
              {words.asSoonAsPossible}
              {from && <small>{from}</small>}
            </Choice>
            <Choice name="appointment" isChosen={chosen !== null} onChoose={() => void later()}>
              {words.later}
              {at && <small>{at}</small>}
            </Choice>
          </>
        )}
        {pickers && rules && isLater && <pickers.TimeChoice rules={rules} chosen={chosen} now={now} />}
      </fieldset>
      <div className="notes" id={about} role="status">
        {error && <p className="error">{error}</p>}
        {hint && <p className="hint">{hint}</p>}
        {date !== null && date !== day && !error && (
          <p className="hint">{words.afterMidnight(`${weekdayName(date)}, ${formatDay(date)}`)}</p>
        )}
        {hasNone && chosen === null && <p className="notice">{words.noSlots}</p>}
        {isFailed && <p className="error">{words.notLoaded}</p>}
      </div>
      <HoldNote />
      <Instead />
    </Section>
  );
}
