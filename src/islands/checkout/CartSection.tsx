import { useStore } from '@nanostores/react';
import { cart as cartWords } from '../../content/texts/cart.ts';
import { checkout as words } from '../../content/texts/checkout.ts';
import { formatAmount } from '../../lib/domain/amount-input.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { sum } from '../../lib/domain/quantity.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/current-cart.ts';
import { CartLines } from '../controls/CartLines.tsx';
import { Section } from './fields.tsx';
import { Totals } from './Totals.tsx';

/** What is ordered and what it costs (SPEC section 2 'Warenkorb'). */
export function CartSection() {
  const cart = currentCart();
  const { branch } = currentBranch();
  const items = useStore(cart.$items);
  const missing = useStore(cart.$missing);
  const area = useStore(cart.$area);
  const { currency } = currentShop();
  if (items.length === 0) {
    return (
      <Section title={cartWords.heading}>
        <div className="empty-cart">
          <p>{words.emptyCart}</p>
          <a className="button" href={`/store/${branch.identifier}`}>
            {words.toMenu}
          </a>
        </div>
      </Section>
    );
  }
  return (
    <Section title={cartWords.heading} count={formatAmount(sum(items.map(({ amount }) => amount)))}>
      <CartLines />
      <div role="status">
        {missing > 0 && area && (
          <p className="notice">
            {cartWords.minimumOrder(formatMoney(toCents(area.minimumOrderValue), currency))}{' '}
            {cartWords.missingAmount(formatMoney(missing, currency))}
          </p>
        )}
      </div>
      <Totals />
    </Section>
  );
}
