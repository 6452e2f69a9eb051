import { useStore } from '@nanostores/react';
import { useContext, useEffect, useId, useState, type KeyboardEvent } from 'react';
import { promotions as words } from '../../content/texts/promotions.ts';
import { asCents, formatMoney } from '../../lib/domain/money.ts';
import { promotionLabel } from '../../lib/domain/promotions/shown.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { currentPromotions } from '../../lib/stores/promotions/live-promotions.ts';
import { FieldErrors, inputId } from '../checkout/fields.tsx';
// As text, so that it is loaded with this piece only.
import style from './promotions.css?inline';

/** What promotions take off, each as a row of the sums. */
export function Discounts() {
  currentPromotions();
  const { promotions } = useStore(currentCart().$pricing);
  const { currency } = currentShop();
  return promotions.map((one) => (
    <div key={one.id}>
      <dt>{promotionLabel(one)}</dt>
      <dd className="number">{formatMoney(asCents(-one.amount), currency)}</dd>
    </div>
  ));
}

/** Where codes are entered, with those that were; in a fold of the checkout. */
export function Codes() {
  const promotions = currentPromotions();
  const entered = useStore(promotions.$entered);
  const errors = useContext(FieldErrors);
  const refused = errors.find(({ field }) => field?.startsWith('codes.'))?.message;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const about = useId();
  // The shop has changed since the customer looked.
  const isOutdated = errors.some(({ field }) => field === 'expectedTotal' || field?.startsWith('codes.'));
  useEffect(() => void (isOutdated && promotions.refresh()), [isOutdated, promotions]);

  async function enter() {
    if (typed.trim() === '') return;
    const outcome = await promotions.enter(typed);
    if (outcome.state === 'kept') setTyped('');
    setProblem(
      outcome.state === 'kept' ? null : outcome.state === 'refused' ? outcome.message : words.unreachable,
    );
  }
  const enterByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    void enter();
  };
  const message = problem ?? refused ?? null;

  return (
    <div className="codes">
      <style href="promotions" precedence="default">
        {style}
      </style>
      <ul>
        {entered.map(({ code, why }) => (
          <li key={code}>
            <b>{code}</b>
            <button type="button" aria-label={words.remove(code)} onClick={() => promotions.remove(code)}>
              {words.removeShort}
            </button>
            {why !== null && <p>{words.why[why]}</p>}
          </li>
        ))}
      </ul>
      <div className="field">
        <label htmlFor={inputId('codes.0')}>{words.label}</label>
        <div className="enter">
          <input
            id={inputId('codes.0')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            aria-invalid={message !== null || undefined}
            aria-describedby={about}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={enterByKey}
          />
          <button type="button" className="button quiet" onClick={() => void enter()}>
            {words.redeem}
          </button>
        </div>
        <div id={about} role="status">
          {message !== null && <p className="error">{message}</p>}
        </div>
      </div>
    </div>
  );
}
