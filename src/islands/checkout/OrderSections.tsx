import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { paymentMethods, paying as tipWords } from '../../content/texts/paying.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { requiredFields } from '../../lib/domain/order-mode.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { TIP_CHOICES, type TipChoice, tipOf } from '../../lib/domain/tip.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCheckout, currentDraft, currentForm } from '../../lib/stores/checkout/checkout.ts';
import { $busy, currentShop } from '../../lib/stores/page.ts';
import { ModeSelect } from '../controls/CartParts.tsx';
import { BusyPlace } from '../controls/places.tsx';
import { Choice, Field, Section, inputId, useFieldError } from './fields.tsx';

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
          <Choice
            key={method}
            name="paymentMethod"
            isChosen={paymentMethod === method}
            onChoose={() => $draft.setKey('paymentMethod', method)}
          >
            {paymentMethods[method]}
            {isOnlinePayment(method) && (
              <small>
                {method === 'test-terminal' ? words.testNote : words.redirectNote(PROVIDERS[method])}
              </small>
            )}
          </Choice>
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

/** The tip, where the shop takes any: none, a share of the goods, or an own amount. */
export function TipSection() {
  const { prices } = useStore(currentCheckout());
  const { gross } = useStore(currentCart().$pricing);
  const { currency } = currentShop();
  const $draft = currentDraft();
  const { tip, tipAmount } = useStore($draft);
  if (!prices.enableTips) return null;
  const nameOf = (choice: TipChoice): string => {
    if (choice === '') return tipWords.none;
    if (choice === 'own') return tipWords.own;
    return tipWords.percent(Number(choice), formatMoney(tipOf(Number(choice), gross), currency));
  };
  return (
    <Section title={tipWords.name}>
      <p>{prices.tipsTaxRate === null ? tipWords.about : tipWords.aboutBusiness}</p>
      <fieldset id={inputId('tip')} className="choices">
        <legend className="hidden-visually">{tipWords.name}</legend>
        {TIP_CHOICES.map((choice) => (
          <Choice
            key={choice}
            name="tip"
            isChosen={tip === choice}
            onChoose={() => $draft.setKey('tip', choice)}
          >
            {nameOf(choice)}
          </Choice>
        ))}
      </fieldset>
      {tip === 'own' && (
        <Field field="tipAmount" label={tipWords.amount(currency)}>
          {(binding) => (
            <input
              {...binding}
              inputMode="decimal"
              autoComplete="off"
              value={tipAmount}
              onChange={(event) => $draft.setKey('tipAmount', event.target.value)}
            />
          )}
        </Field>
      )}
    </Section>
  );
}
