import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { paymentMethods } from '../../content/texts/paying.ts';
import { requiredFields } from '../../lib/domain/order-mode.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCheckout, currentDraft, currentForm } from '../../lib/stores/checkout/checkout.ts';
import { $busy } from '../../lib/stores/page.ts';
import { BusyPlace } from '../controls/places.tsx';
import { ModeSelect } from '../controls/ModeSelect.tsx';
import { Field, Section, inputId, useFieldError } from './fields.tsx';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';

/** Mode and table of the order (SPEC section 2 'Bestellung'). */
export function OrderSection() {
  const { branch, tables } = useStore(currentCheckout());
  const mode = useStore(currentCart().$mode);
  const isOpen = useStore(currentForm().$isOpen);
  const isPaused = useStore($busy)?.paused[mode] !== undefined;
  const $draft = currentDraft();
  const { table } = useStore($draft);
  return (
    <Section title={words.order}>
      <ModeSelect />
      <BusyPlace />
      <div role="status">
        {!isOpen && !isPaused && (
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
  const { paymentMethods: offered } = useStore(currentCheckout());
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
