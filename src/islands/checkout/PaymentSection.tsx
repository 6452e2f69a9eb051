import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { checkout as words, paymentMethods } from '../../content/texts/checkout.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { currentBranch } from '../../lib/stores/page.ts';
import { currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { inputId, Section, useFieldError } from './fields.tsx';

const PROVIDERS = { mollie: 'Mollie', datatrans: 'Datatrans' };

/** How to pay, of what the branch takes (SPEC section 2 'Zahlungsart'). */
export function PaymentSection() {
  const { paymentMethods: offered } = currentBranch();
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
