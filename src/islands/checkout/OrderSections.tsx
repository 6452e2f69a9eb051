import { useStore } from '@nanostores/react';
import { useId, useEffect, useState } from 'react';
import { checkout as words, paymentMethods } from '../../content/texts/checkout.ts';
import { requiredFields } from '../../lib/domain/order-mode.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentDraft, currentForm } from '../../lib/stores/checkout/checkout.ts';
import { ModeSelect } from '../controls/ModeSelect.tsx';
import { Field, Section, inputId, useFieldError, Icon } from './fields.tsx';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { dayAndTime, earliest as earliestWords } from '../../content/texts/earliest.ts';
import { createApi } from '../../lib/client/api.ts';
import { dayOf, formatDay, formatTime, relativeDay, weekdayName, type Day } from '../../lib/domain/dates.ts';
import { needsLeadTime } from '../../lib/domain/lead-time.ts';
import { createReadPlaces } from '../../lib/stores/checkout/places.ts';
import { Instead } from './Instead.tsx';
import type * as PickersModule from './pickers.tsx';

/** Mode and table of the order (SPEC section 2 'Bestellung'). */
export function OrderSection() {
  const { branch, tables } = useStore(currentBranch());
  const mode = useStore(currentCart().$mode);
  const isOpen = useStore(currentForm().$isOpen);
  const $draft = currentDraft();
  const { table } = useStore($draft);
  return (
    <Section title={words.order}>
      <ModeSelect />
      <div role="status">
        {!isOpen && (
          <p className="notice">
            {mode === 'delivery' ? words.noDelivery : words.closed}{' '}
            {branch.isPreorderEnabled && words.preorder}
          </p>
        )}
      </div>
      {requiredFields(branch, mode).table && (
        <Field field="table" label={words.table} isRequired hint={words.tableHint}>
          {(binding) => (
            <select
              {...binding}
              value={table ?? ''}
              onChange={(event) =>
                $draft.setKey('table', event.target.value ? Number(event.target.value) : null)
              }
            >
              <option value="">{words.choose}</option>
              {tables.map(({ id, identifier }) => (
                <option key={id} value={id}>
                  {identifier}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </Section>
  );
}

const PROVIDERS = { mollie: 'Mollie', datatrans: 'Datatrans' };

/** The branch's payment methods (SPEC section 2 'Zahlungsart'). */
export function PaymentSection() {
  const { paymentMethods: offered } = useStore(currentBranch());
  const $draft = currentDraft();
  const { paymentMethod } = useStore($draft);
  const error = useFieldError('paymentMethod');
  const about = useId();

  if (offered.length === 0) {
    return (
      <Section title={words.payment}>
        <p className="notice">{words.noPayment}</p>
      </Section>
    );
  }
  return (
    <Section title={words.payment}>
      <fieldset
        id={inputId('paymentMethod')}
        className="choices"
        {...(error ? { 'aria-describedby': about } : {})}
      >
        <legend className="hidden-visually">{words.payment}</legend>
        {offered.map((method) => (
          <label key={method} className="choice">
            <input
              type="radio"
              name="paymentMethod"
              checked={paymentMethod === method}
              onChange={() => $draft.setKey('paymentMethod', method)}
            />
            <span>
              {paymentMethods[method]}
              {isOnlinePayment(method) && (
                <small>
                  {method === 'test-terminal' ? words.testNote : words.redirectNote(PROVIDERS[method])}
                </small>
              )}
            </span>
          </label>
        ))}
        {error && (
          <p id={about} className="error">
            {error}
          </p>
        )}
      </fieldset>
    </Section>
  );
}

type Pickers = typeof PickersModule;

function dayLabel(day: Day, today: Day): string {
  const relation = relativeDay(day, today);
  const date = formatDay(day);
  return relation === 'other' ? date : words[relation](date);
}

/** The time of the order: as soon as possible, or an available appointment (SPEC section 2 'Gewünschter Termin'). */
export function AppointmentSection() {
  const form = currentForm();
  const zone = currentShop().timezone;
  const { id, isAppointmentRequired, slotCapacity } = useStore(currentBranch()).branch;
  const $draft = currentDraft();
  const { appointmentDate } = useStore($draft);
  const rules = useStore(form.$rules);
  const timeError = useStore(form.$timeError);
  const earliest = useStore(form.$earliest);
  const mode = useStore(currentCart().$mode);
  const isAhead = needsLeadTime(useStore(currentCart().$items));
  const now = useStore(form.$now);
  const missing = useFieldError('appointmentDate');
  const [pickers, setPickers] = useState<Pickers | null>(null);
  const [opened, setOpened] = useState<'date' | 'time' | null>(null);
  const [isLoadFailed, setLoadFailed] = useState(false);
  const [dateLabel, timeLabel, about] = [useId(), useId(), useId()];

  const load = async () => {
    const [parts, hasRules] = await Promise.all([
      import('./pickers.tsx').catch(() => null),
      form.loadAppointments(),
    ]);
    setPickers(parts);
    return parts !== null && hasRules;
  };
  const open = async (which: 'date' | 'time') => {
    const isLoaded = (pickers && rules) || (await load());
    setLoadFailed(!isLoaded);
    if (isLoaded) setOpened(which);
  };
  useEffect(() => {
    // Prefetched once the page is idle, so that a tap opens at once, even offline; the earliest time is to be read at once.
    const timer = setTimeout(() => void load(), isAhead ? 0 : 800);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the section first appears
  }, []);

  const chosen = appointmentDate === null ? null : Date.parse(appointmentDate);
  const day = chosen === null ? null : (rules?.dayShown(chosen) ?? dayOf(chosen, zone));
  const date = chosen === null ? null : dayOf(chosen, zone);
  const none = isAppointmentRequired ? words.noAppointment : words.asSoonAsPossible;
  const error = timeError ?? missing;
  const hint = isAppointmentRequired && chosen === null && !error ? words.appointmentMissing : null;
  const isAsap = chosen === null && !error && typeof earliest === 'number';
  const from = isAsap ? earliestWords.from(dayAndTime(earliest, now, zone)) : null;
  const described = error || hint || from ? { 'aria-describedby': about } : {};
  const choose = (at: number | null) =>
    $draft.setKey('appointmentDate', at === null ? null : new Date(at).toISOString());
  const close = () => setOpened(null);
  const suggested = rules?.suggestion() ?? null;
  const timeDay = day ?? (rules && suggested !== null ? rules.dayShown(suggested) : dayOf(now, zone));

  return (
    <Section title={words.appointment}>
      <div className="pair narrow">
        <div className="field">
          <span className="label" id={dateLabel}>
            {words.appointmentDay}
            {isAppointmentRequired && ' *'}
          </span>
          <button
            id={inputId('appointmentDate')}
            type="button"
            className={`opener ${error ? 'wrong' : ''}`}
            aria-haspopup="dialog"
            aria-labelledby={`${dateLabel} ${inputId('appointmentDate')}`}
            {...described}
            onClick={() => void open('date')}
          >
            {day === null ? none : dayLabel(day, dayOf(now, zone))}
            <Icon name="calendar" />
          </button>
        </div>
        <div className="field">
          <span className="label" id={timeLabel}>
            {words.appointmentTime}
          </span>
          <button
            id={inputId('appointmentTime')}
            type="button"
            className={`opener ${error ? 'wrong' : ''}`}
            aria-haspopup="dialog"
            aria-labelledby={`${timeLabel} ${inputId('appointmentTime')}`}
            {...described}
            onClick={() => void open('time')}
          >
            <span className="number">{chosen === null ? words.noTime : formatTime(chosen, zone)}</span>
            <Icon name="clock" />
          </button>
        </div>
      </div>
      <div className="notes" id={about} role="status">
        {error && <p className="error">{error}</p>}
        {from && <p className="hint">{from}</p>}
        {hint && <p className="hint">{hint}</p>}
        {date !== null && date !== day && !error && (
          <p className="hint">{words.afterMidnight(`${weekdayName(date)}, ${formatDay(date)}`)}</p>
        )}
        {isLoadFailed && <p className="error">{words.notLoaded}</p>}
      </div>
      <Instead />
      {pickers && rules && opened === 'date' && (
        <pickers.DatePicker rules={rules} chosen={chosen} onSave={choose} onClose={close} />
      )}
      {pickers && rules && opened === 'time' && (
        <pickers.TimePicker
          rules={rules}
          day={timeDay}
          chosen={chosen}
          readPlaces={slotCapacity ? createReadPlaces(createApi(currentShop().api), id, mode) : null}
          onSave={choose}
          onClose={close}
        />
      )}
    </Section>
  );
}
