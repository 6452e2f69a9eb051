import { useStore } from '@nanostores/react';
import { cart as words } from '../../content/texts/cart.ts';
import { menu } from '../../content/texts/menu.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { formatAmount } from '../../lib/domain/amount-input.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { choicesText } from './choices.ts';
import './controls.css';

/** The cart's line items with prices and remove buttons. */
export function CartLines() {
  const cart = currentCart();
  const { currency } = currentShop();
  const items = useStore(cart.$items);
  const { lines } = useStore(cart.$pricing);
  return (
    <ul className="cart-lines">
      {items.map((item, index) => {
        const line = lines[index];
        const chosen = choicesText(item.parts);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
          <li key={`${index}-${item.product.id}`}>
            <span className="quantity number">
              {formatAmount(item.amount)} {item.unit}
            </span>
            <span className="what">
              <b>{item.product.name}</b>
              {chosen && <small>{chosen}</small>}
            </span>
            <span className="price number">
              {line?.isApproximate && `${menu.approximately} `}
              {line && formatMoney(line.gross, currency)}
            </span>
            <button
              type="button"
              aria-label={words.remove(item.product.name)}
              onClick={() => cart.remove(index)}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path
                  d="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
