import { useStore } from '@nanostores/react';
import { cart as cartWords } from '../../content/texts/cart.ts';
import { checkout as words } from '../../content/texts/checkout.ts';
import { menu } from '../../content/texts/menu.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { formatAmount } from '../../lib/domain/amount-input.ts';
import { currentBranch, currentShop } from '../../lib/stores/current.ts';
import { currentCart } from '../../lib/stores/current-cart.ts';
import { CartLines } from '../controls/CartLines.tsx';
import { DeliveryCost } from '../controls/DeliveryCost.tsx';
import { Section } from './fields.tsx';

/** What is ordered and what it costs, with its taxes (SPEC section 2 'Warenkorb' and 'Totals'). */
export function CartSection() {
  const cart = currentCart();
  const { branch } = currentBranch();
  const { currency } = currentShop();
  const items = useStore(cart.$items);
  const pricing = useStore(cart.$pricing);
  const missing = useStore(cart.$missing);
  const area = useStore(cart.$area);
  if (items.length === 0) {
    return (
      <Section title={cartWords.heading}>
        <p>{words.emptyCart}</p>
        <a className="button" href={`/store/${branch.identifier}`}>
          {words.toMenu}
        </a>
      </Section>
    );
  }
  const money = (cents: typeof pricing.gross) =>
    (pricing.isApproximate ? `${menu.approximately} ` : '') + formatMoney(cents, currency);
  return (
    <Section title={cartWords.heading}>
      <CartLines />
      {missing > 0 && area && (
        <p className="notice" role="status">
          {cartWords.minimumOrder(formatMoney(toCents(area.minimumOrderValue), currency))}
        </p>
      )}
      <dl className="summary">
        <DeliveryCost />
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
      {!branch.isQuotationRequired && pricing.isApproximate && (
        <p className="note">{words.approximateNote}</p>
      )}
    </Section>
  );
}
