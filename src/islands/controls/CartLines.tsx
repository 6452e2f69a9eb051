import { useStore } from '@nanostores/react';
import { cart as words } from '../../content/texts/cart.ts';
import { marks, product as productWords } from '../../content/texts/dish.ts';
import { depositText, basePriceOf, basePriceText } from '../../lib/domain/product-facts.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { formatQuantity } from '../../lib/domain/quantity.ts';
import { isLeast, isMost } from '../../lib/domain/cart.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCartChanges } from '../../lib/stores/cart/changes.ts';
import { openProduct } from '../product-dialog/ProductDialog.tsx';
import { choicesText } from './choices.ts';
import { UndoPlace } from './places.tsx';
import { Stepper } from './Stepper.tsx';
import './controls.css';

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
                <b>{name}</b>
                {chosen && <small>{chosen}</small>}
                {line?.deposits?.map((one) => (
                  <small key={one.kind + one.amount}>
                    {depositText(one, formatMoney(one.amount, currency))}
                  </small>
                ))}
                {base && <small>{basePriceText(base, currency)}</small>}
                <small className="change">{words.change}</small>
              </button>
              <Stepper
                label={`${productWords.amount}: ${name}`}
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
