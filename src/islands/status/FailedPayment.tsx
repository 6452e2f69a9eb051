import { useId } from 'react';
import { status } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { cameMoney } from '../../lib/domain/order.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { waitsForPayment } from '../../lib/stores/checkout/pending-payment.ts';

const words = status.failedPayment;

/** Nothing came of the order: back to the checkout with the cart as it was, or to the menu for whoever has none here. */
export function FailedPayment({ order }: { order: PublicOrder }) {
  const title = useId();
  const { shop } = currentShop();
  const { identifier } = order.branch;
  if (identifier === undefined) return null;
  const isCartHere = waitsForPayment(shop, order);
  const branch = `/store/${identifier}`;
  return (
    <section className="card open-payment" aria-labelledby={title}>
      <h2 id={title}>{words.heading}</h2>
      <p>
        {!cameMoney(order) && `${words.nothingPaid} `}
        {isCartHere ? words.hint : words.elsewhere}
      </p>
      <a className="button" href={isCartHere ? `${branch}/checkout/error` : branch}>
        {isCartHere ? words.back : words.again}
      </a>
    </section>
  );
}
