import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { cart as words } from '../../content/texts/cart.ts';
import { modeName } from '../../lib/stores/mode-name.ts';
import { marks, product as productWords } from '../../content/texts/dish.ts';
import { choicesText } from '../../content/texts/sentences/choices.ts';
import { isLeast, isMost } from '../../lib/domain/cart.ts';
import { offeredModes } from '../../lib/domain/modes.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { basePriceOf, basePriceText } from '../../lib/domain/product-facts.ts';
import { depositText } from '../../lib/domain/words/facts.ts';
import { formatQuantity } from '../../lib/domain/quantity.ts';
import { currentCart, currentCartChanges } from '../../lib/stores/cart/cart.ts';
import { $busy, currentBranch, isShut, currentShop } from '../../lib/stores/page.ts';
import { openProduct } from '../product-dialog/ProductDialog.tsx';
import { UndoPlace } from './places.tsx';
import { langOfChoices, langOfWord } from '../../lib/domain/lang-of-words.ts';
import { Stepper } from './Stepper.tsx';
import './controls.css';
import { COLON } from '../../lib/domain/words/locale.ts';

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
          <span>{modeName(offered)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The cart's line items with their prices, steppers and a way to change what was chosen; a removed one can be taken back. */
export function CartLines() {
  const cart = currentCart();
  const changes = currentCartChanges();
  const { currency } = currentShop();
  const items = useStore(cart.$items);
  const { lines } = useStore(cart.$pricing);
  return (
    <div>
      <ul className="cart-lines">
        {items.map((item, index) => {
          const { name, id } = item.product;
          const line = lines[index];
          const chosen = choicesText(item.parts);
          const base = basePriceOf(item.product, item.parts);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
            <li key={`${index}-${id}`}>
              <button
                type="button"
                className="what"
                onClick={() => openProduct(item.product, { line: item })}
              >
                <b lang={langOfWord(name, item.product)}>{name}</b>
                {chosen && <small lang={langOfChoices(item.parts, item.product)}>{chosen}</small>}
                {line?.deposits?.map((one) => (
                  <small key={one.kind + one.amount}>
                    {depositText(one, formatMoney(one.amount, currency))}
                  </small>
                ))}
                {base && <small>{basePriceText(base, currency)}</small>}
                <small className="change">{words.change}</small>
              </button>
              <Stepper
                label={`${productWords.amount}${COLON} ${name}`}
                less={isLeast(item) ? words.remove(name) : words.less(name)}
                more={words.more(name)}
                isLeast={isLeast(item)}
                canMore={!isMost(item)}
                onLess={() => changes.less(index, 'list')}
                onMore={() => changes.more(index)}
              >
                <span className="number" aria-live="polite">
                  {formatQuantity(item)}
                </span>
              </Stepper>
              <span className="price number">
                {line?.isApproximate && `${marks.approximately} `}
                {line && formatMoney(line.gross, currency)}
              </span>
            </li>
          );
        })}
      </ul>
      <UndoPlace />
    </div>
  );
}
