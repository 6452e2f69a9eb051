import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { dayOf, formatDay, formatTime, relativeDay, type Day } from '../../lib/domain/dates.ts';
import { appointmentDays, appointmentTimes } from '../../lib/stores/appointment.ts';
import { currentBranch, currentShop } from '../../lib/stores/current.ts';
import { currentCart } from '../../lib/stores/current-cart.ts';
import { currentDraft } from '../../lib/stores/current-checkout.ts';
import { Field, Section } from './fields.tsx';

function dayLabel(day: Day, today: Day): string {
  const relation = relativeDay(day, today);
  const date = formatDay(day);
  return relation === 'other' ? date : words[relation](date);
}

/** When: as soon as possible, or a time that the branch really has (SPEC section 2 'Gewünschter Termin'). */
export function AppointmentSection() {
  const { branch } = currentBranch();
  const zone = currentShop().timezone;
  const cart = currentCart();
  const $draft = currentDraft();
  const mode = useStore(cart.$mode);
  const items = useStore(cart.$items);
  const { appointmentDate } = useStore($draft);
  const wish = { branch, mode, items, zone };
  const days = appointmentDays(wish);
  const chosen = appointmentDate ? Date.parse(appointmentDate) : null;
  const [pickedDay, setPickedDay] = useState<Day | null>(null);
  const day = pickedDay ?? (chosen === null ? null : dayOf(chosen, zone));
  const times = day ? appointmentTimes(wish, day) : [];
  const choose = (at: number | undefined) =>
    $draft.setKey('appointmentDate', at === undefined ? null : new Date(at).toISOString());

  return (
    <Section title={words.appointment}>
      <div className="pair">
        <Field field="appointmentDate" label={words.appointmentDay} isRequired={branch.isAppointmentRequired}>
          {(binding) => (
            <select
              {...binding}
              value={day ?? ''}
              onChange={({ target }) => {
                setPickedDay(target.value || null);
                choose(target.value ? appointmentTimes(wish, target.value)[0] : undefined);
              }}
            >
              <option value="">
                {branch.isAppointmentRequired ? words.noAppointment : words.asSoonAsPossible}
              </option>
              {days.map((one) => (
                <option key={one} value={one}>
                  {dayLabel(one, dayOf(Date.now(), zone))}
                </option>
              ))}
            </select>
          )}
        </Field>
        {day && times.length > 0 && (
          <Field field="appointmentTime" label={words.appointmentTime}>
            {(binding) => (
              <select
                {...binding}
                value={chosen ?? ''}
                onChange={({ target }) => choose(Number(target.value))}
              >
                {times.map((at) => (
                  <option key={at} value={at}>
                    {formatTime(at, zone)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      {day && times.length === 0 && <p className="notice">{words.noSlots}</p>}
    </Section>
  );
}
