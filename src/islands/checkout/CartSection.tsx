import { useStore } from '@nanostores/react';
import { cart as cartWords, modes } from '../../content/texts/cart.ts';
import { checkout as words } from '../../content/texts/checkout.ts';
import { marks } from '../../content/texts/dish.ts';
import { formatAmount } from '../../lib/domain/amount-input.ts';
import { formatMoney, type Cents } from '../../lib/domain/money.ts';
import { priceCart } from '../../lib/domain/pricing.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { sum } from '../../lib/domain/quantity.ts';
import { CartLines } from '../controls/CartLines.tsx';
import { GoalPlace, UndoPlace } from '../controls/places.tsx';
import { Section } from './fields.tsx';

/** The sums with their taxes; approximate ones are marked 'ca.' (SPEC section 2 'Totals'). */
export function Totals() {
  const cart = currentCart();
  const { branch } = useStore(currentBranch());
  const { currency } = currentShop();
  const mode = useStore(cart.$mode);
  const items = useStore(cart.$items);
  const area = useStore(cart.$area);
  const pricing = priceCart(items, { mode, area: mode === 'delivery' ? area : null });
  const money = (cents: Cents) =>
    (pricing.isApproximate ? `${marks.approximately} ` : '') + formatMoney(cents, currency);
  const isBasePrice = pricing.isApproximate || pricing.isMinimum;
  return (
    <>
      <dl className="summary">
        {mode === 'delivery' ? (
          <div>
            <dt>{cartWords.deliveryCost}</dt>
            <dd className="number">
              {pricing.deliveryGross === 0 ? cartWords.free : money(pricing.deliveryGross)}
            </dd>
          </div>
        ) : (
          <div>
            <dt>{mode === 'dineIn' ? cartWords.location : modes.takeaway}</dt>
            <dd>{branch.name}</dd>
          </div>
        )}
        <div>
          <dt>{words.totalNet}</dt>
          <dd className="number">{money(pricing.totalNet)}</dd>
        </div>
        {pricing.taxes.map(({ rate, amount }) => (
          <div key={rate}>
            <dt>{words.vat(formatAmount(rate))}</dt>
            <dd className="number">{money(amount)}</dd>
          </div>
        ))}
        <div className="grand">
          <dt>{cartWords.total}</dt>
          <dd className="number" data-total>
            {money(pricing.totalGross)}
          </dd>
        </div>
      </dl>
      {branch.isQuotationRequired && <p className="note">{words.quotationNote}</p>}
      {!branch.isQuotationRequired && isBasePrice && <p className="note">{words.approximateNote}</p>}
    </>
  );
}

/** The items and their prices (SPEC section 2 'Warenkorb'). */
export function CartSection() {
  const cart = currentCart();
  const { branch } = useStore(currentBranch());
  const items = useStore(cart.$items);
  if (items.length === 0) {
    return (
      <Section title={cartWords.heading}>
        <div className="empty-cart">
          <p>{words.emptyCart}</p>
          <a className="button" href={`/store/${branch.identifier}`}>
            {words.toMenu}
          </a>
          <UndoPlace />
        </div>
      </Section>
    );
  }
  return (
    <Section title={cartWords.heading} count={formatAmount(sum(items.map(({ amount }) => amount)))}>
      <CartLines />
      <GoalPlace />
      <Totals />
    </Section>
  );
}
