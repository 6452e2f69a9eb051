import { useStore } from '@nanostores/react';
import { paying as words } from '../../content/texts/paying.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { TIP_CHOICES, type TipChoice, tipOf } from '../../lib/domain/tip.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { Field, Section, inputId } from './fields.tsx';

/** The tip, where the shop takes any: none, a share of the goods, or an own amount. */
export function TipSection() {
  const { prices } = useStore(currentCheckout());
  const { gross } = useStore(currentCart().$pricing);
  const { currency } = currentShop();
  const $draft = currentDraft();
  const { tip, tipAmount } = useStore($draft);
  if (!prices.enableTips) return null;
  const nameOf = (choice: TipChoice): string => {
    if (choice === '') return words.none;
    if (choice === 'own') return words.own;
    return words.percent(Number(choice), formatMoney(tipOf(Number(choice), gross), currency));
  };
  return (
    <Section title={words.name}>
      <p>{prices.tipsTaxRate === null ? words.about : words.aboutBusiness}</p>
      <fieldset id={inputId('tip')} className="choices">
        <legend className="hidden-visually">{words.name}</legend>
        {TIP_CHOICES.map((choice) => (
          <label key={choice} className="choice">
            <input
              type="radio"
              name="tip"
              checked={tip === choice}
              onChange={() => $draft.setKey('tip', choice)}
            />
            <span>{nameOf(choice)}</span>
          </label>
        ))}
      </fieldset>
      {tip === 'own' && (
        <Field field="tipAmount" label={words.amount(currency)}>
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
