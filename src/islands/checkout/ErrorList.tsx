import { useStore } from '@nanostores/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import type { FieldError } from '../../lib/contract/fields.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { currentForm } from '../../lib/stores/checkout/checkout.ts';
import type { Placing } from '../../lib/stores/checkout/order-placing.ts';
import { changeText } from '../../lib/stores/menu/live-menu.ts';
import { inputId } from './fields.tsx';
import { Instead } from './Instead.tsx';

const sentence = (message: string): FieldError => ({ field: null, message });

/** The messages in order, each with the form's field it refers to, if any. */
function messages(placing: Placing, errors: FieldError[], hasPaymentFailed: boolean): FieldError[] {
  if (placing.state === 'offline') return [sentence(words.isOffline)];
  if (placing.state === 'unreachable')
    return [sentence(placing.isAnswered ? words.unknownAnswer : words.offline)];
  if (placing.state === 'refused') {
    if (placing.earlier) return [sentence(words.orderedBefore)];
    const { currency } = currentShop();
    const changes = placing.changes.map((change) => changeText(change, currency));
    if (changes.length > 0) return [...changes, words.cartChanged].map(sentence);
    return placing.errors.length > 0 ? errors : [sentence(words.unknownError)];
  }
  if (errors.length === 0 && hasPaymentFailed && placing.state === 'idle')
    return [sentence(words.paymentFailed)];
  return errors;
}

/** The field's input, or the first of its choices. */
function inputOf(field: string | null): HTMLElement | null {
  const found = field === null ? null : document.getElementById(inputId(field));
  return found?.matches('fieldset') ? found.querySelector('input') : found;
}

function goTo(event: MouseEvent, field: string): void {
  const input = inputOf(field);
  if (!input) return;
  event.preventDefault();
  input.focus({ preventScroll: true });
  input.scrollIntoView({ block: 'center' });
}

/** The errors at the top of the form, announced and focused when they appear; each links to its field. */
export function ErrorList({ hasPaymentFailed }: { hasPaymentFailed: boolean }) {
  const form = currentForm();
  const placing = useStore(form.$placing);
  const errors = useStore(form.$errors);
  const failures = useStore(form.$failures);
  const box = useRef<HTMLDivElement>(null);
  const list = messages(placing, errors, hasPaymentFailed);

  useEffect(() => {
    if (failures === 0) return;
    box.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [failures]);

  if (list.length === 0) return null;
  return (
    <div className="error-list" role="alert" tabIndex={-1} ref={box}>
      <h2>{words.errorHeading}</h2>
      <ul>
        {list.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field !== null && inputOf(field) ? (
              <a href={`#${inputId(field)}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
            {field === 'appointmentDate' && <Instead />}
          </li>
        ))}
        {placing.state === 'refused' && placing.earlier && (
          <li>
            <a href={`/status/${placing.earlier.uid}/${placing.earlier.hash}`}>{words.toOrderBefore}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
