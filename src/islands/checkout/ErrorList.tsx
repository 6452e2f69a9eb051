import { useEffect, useRef } from 'react';
import { changes as changeWords } from '../../content/texts/cart.ts';
import { checkout as words } from '../../content/texts/checkout.ts';
import type { FieldError } from '../../lib/contract/errors.ts';
import type { CartChange } from '../../lib/domain/reconcile.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { currentShop } from '../../lib/stores/current.ts';
import type { Placing } from '../../lib/stores/order-placing.ts';
import { inputId } from './fields.tsx';

interface Props {
  placing: Placing;
  errors: FieldError[];
  hasPaymentFailed: boolean;
}

function changeText({ item, reason, unitPrice }: CartChange): string {
  const { name } = item.product;
  if (reason === 'priceChanged' && unitPrice !== undefined)
    return changeWords.priceChanged(name, formatMoney(unitPrice, currentShop().currency));
  if (reason === 'gone' || reason === 'soldOut') return changeWords[reason](name);
  return changeWords.changed(name);
}

/** What the list says, in its order: each a sentence, and the field it is about if the form has that field. */
function messages({ placing, errors, hasPaymentFailed }: Props): FieldError[] {
  if (placing.state === 'unreachable') return [{ field: null, message: words.offline }];
  if (placing.state === 'refused') {
    const changed = placing.changes.map((change) => ({ field: null, message: changeText(change) }));
    const told =
      changed.length > 0 ? [...changed, { field: null, message: words.cartChanged }] : placing.errors;
    return told.length > 0 ? told : [{ field: null, message: words.unknownError }];
  }
  if (errors.length === 0 && hasPaymentFailed) return [{ field: null, message: words.paymentFailed }];
  return errors;
}

/** The errors at the top of the form, spoken and focused when they come; each leads to its field. */
export function ErrorList(props: Props) {
  const list = messages(props);
  const box = useRef<HTMLDivElement>(null);
  const spoken = list.map(({ message }) => message).join(' ');
  const mayFocus =
    props.placing.state === 'refused' || props.placing.state === 'unreachable' || props.errors.length > 0;

  useEffect(() => {
    if (!mayFocus || !spoken) return;
    box.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [mayFocus, spoken, props.errors]);

  if (list.length === 0) return null;
  return (
    <div className="error-list" role="alert" tabIndex={-1} ref={box}>
      <h2>{words.errorHeading}</h2>
      <ul>
        {list.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field && document.getElementById(inputId(field)) ? (
              <a href={`#${inputId(field)}`}>{message}</a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
