import { useStore } from '@nanostores/react';
import { cart as words, modes } from '../../content/texts/cart.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { freeDeliveryFrom } from '../../lib/domain/pricing.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/current-cart.ts';

/** The summary's row about the way to the customer: what delivery costs, or where the branch is. */
export function DeliveryCost() {
  const cart = currentCart();
  const { branch } = currentBranch();
  const { currency } = currentShop();
  const mode = useStore(cart.$mode);
  const area = useStore(cart.$area);
  const { gross, deliveryGross } = useStore(cart.$pricing);

  if (mode !== 'delivery') {
    return (
      <div>
        <dt>{mode === 'dineIn' ? words.location : modes.takeaway}</dt>
        <dd>
          {branch.street}, {branch.city}
        </dd>
      </div>
    );
  }
  const freeFrom = freeDeliveryFrom(gross, area);
  return (
    <>
      <div>
        <dt>{words.deliveryCost}</dt>
        <dd className="number">{deliveryGross === 0 ? words.free : formatMoney(deliveryGross, currency)}</dd>
      </div>
      {freeFrom !== null && (
        <div className="hint">
          <dt className="hidden-visually">{words.free}</dt>
          <dd>{words.freeDeliveryFrom(formatMoney(freeFrom, currency))}</dd>
        </div>
      )}
    </>
  );
}
