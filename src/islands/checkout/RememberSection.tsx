import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { remember as words } from '../../content/texts/checkout.ts';
import { requiredFields } from '../../lib/domain/order-mode.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { currentRemembered } from '../../lib/stores/checkout/remembered.ts';

/** Whether the customer's details stay on this device, where the form asks for any. */
export function RememberSection() {
  const mode = useStore(currentCart().$mode);
  const { branch } = useStore(currentCheckout());
  const $draft = currentDraft();
  const { isRemembered } = useStore($draft);
  const remembered = currentRemembered();
  const isKnown = useStore(remembered.$isKnown);
  const [isForgotten, setForgotten] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const required = requiredFields(branch, mode);
  if (!required.name && !required.address) return null;
  const forget = () => {
    setForgotten(isKnown);
    remembered.forget();
    // The button is gone.
    box.current?.focus();
  };
  return (
    <div className="card remember">
      <div className="check">
        <label>
          <input
            ref={box}
            type="checkbox"
            checked={isRemembered}
            onChange={({ target }) => {
              if (!target.checked) return forget();
              setForgotten(false);
              $draft.setKey('isRemembered', true);
            }}
          />
          <span>{words.label}</span>
        </label>
      </div>
      {isKnown && (
        <button type="button" className="button quiet" onClick={forget} aria-label={words.forgetLabel}>
          {words.forget}
        </button>
      )}
      <p className="hint" role="status">
        {isForgotten && words.forgotten}
      </p>
    </div>
  );
}
