import { useId } from 'react';
import { status } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { hasReceivedMoney } from '../../lib/domain/order.ts';
import { waitsForPayment } from '../../lib/stores/checkout/pending-payment.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { BASE } from '../../lib/domain/words/locale.ts';

const failedPayment = status.failedPayment;

/** The payment failed: leads back to the checkout if this browser still has the cart, else to the menu. */
export function FailedPayment({ order }: { order: PublicOrder }) {
  const title = useId();
  const { shop } = currentShop();
  const { identifier } = order.branch;
  if (identifier === undefined) return null;
  const isCartHere = waitsForPayment(shop, order);
  const branch = `${BASE}/store/${identifier}`;
  return (
    <section className="card open-payment" aria-labelledby={title}>
      <h2 id={title}>{failedPayment.heading}</h2>
      <p>
        {!hasReceivedMoney(order) && `${failedPayment.nothingPaid} `}
        {isCartHere ? failedPayment.hint : failedPayment.elsewhere}
      </p>
      <a className="button" href={isCartHere ? `${branch}/checkout/error` : branch}>
        {isCartHere ? failedPayment.back : failedPayment.again}
      </a>
    </section>
  );
}
