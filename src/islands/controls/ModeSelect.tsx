import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { cart as words, modes } from '../../content/texts/cart.ts';
import { offeredModes } from '../../lib/domain/modes.ts';
import { $busy, currentBranch, isShut } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import './controls.css';

/** The branch's modes. */
export function ModeSelect() {
  const cart = currentCart();
  const mode = useStore(cart.$mode);
  const { branch } = useStore(currentBranch());
  const busy = useStore($busy);
  const name = useId();
  return (
    <fieldset className="mode-select">
      <legend className="hidden-visually">{words.mode}</legend>
      {offeredModes(branch).map((offered) => (
        <label key={offered}>
          <input
            type="radio"
            name={name}
            checked={offered === mode}
            disabled={isShut(busy, offered)}
            onChange={() => cart.chooseMode(offered)}
          />
          <span>{modes[offered]}</span>
        </label>
      ))}
    </fieldset>
  );
}
