import { cart as cartWords } from '../../content/texts/cart.ts';
import { checkout } from '../../content/texts/checkout.ts';
import { menu } from '../../content/texts/menu.ts';
import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { formatAmount } from '../../lib/domain/amount-input.ts';
import { choicesText } from '../controls/choices.ts';

/** What was ordered and what it costs, as the server reckoned it. */
export function OrderItems({ order, currency }: { order: PublicOrder; currency: string }) {
  const { items, pricing } = order;
  const money = (amount: number) => formatMoney(toCents(amount), currency);
  const about = pricing.isApproximate ? `${menu.approximately} ` : '';
  return (
    <section className="card" aria-label={words.items}>
      <h2>{words.items}</h2>
      <ul className="ordered">
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items are addressed by index (SPEC section 3)
          <li key={index}>
            <span className="quantity number">
              {formatAmount(item.amount)} {item.unit}
            </span>
            <span className="what">
              <b>{item.name}</b>
              <small>{choicesText(item.parts)}</small>
            </span>
            <span className="price number">{money(item.gross)}</span>
          </li>
        ))}
      </ul>
      <dl className="summary">
        {order.isDelivery && (
          <div>
            <dt>{cartWords.deliveryCost}</dt>
            <dd className="number">
              {pricing.deliveryGross === 0 ? cartWords.free : money(pricing.deliveryGross)}
            </dd>
          </div>
        )}
        {pricing.taxes.map(({ rate, amount }) => (
          <div key={rate}>
            <dt>{checkout.vat(formatAmount(rate))}</dt>
            <dd className="number">
              {about}
              {money(amount)}
            </dd>
          </div>
        ))}
        <div className="grand">
          <dt>{cartWords.total}</dt>
          <dd className="number" data-total>
            {about}
            {money(pricing.totalGross)}
          </dd>
        </div>
        {order.refunded > 0 && (
          <div>
            <dt>{words.givenBack}</dt>
            <dd className="number">{money(order.refunded)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
