import { useStore } from '@nanostores/react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { dayAndTime } from '../../content/texts/earliest.ts';
import { dayOf, formatTime } from '../../lib/domain/dates.ts';
import { currentDraft, currentForm, currentTimeChoice } from '../../lib/stores/checkout/checkout.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { inputId } from './fields.tsx';

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
