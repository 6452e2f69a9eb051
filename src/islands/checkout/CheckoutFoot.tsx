import { useStore } from '@nanostores/react';
import { cart as cartWords } from '../../content/texts/cart.ts';
import { checkout as words } from '../../content/texts/checkout.ts';
import { paying } from '../../content/texts/paying.ts';
import { marks } from '../../content/texts/dish.ts';
import { BusyPlace } from '../controls/places.tsx';
import { asCents, formatMoney, toCents } from '../../lib/domain/money.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCheckout, currentForm, currentPrice } from '../../lib/stores/checkout/checkout.ts';
import { $busy, currentShop } from '../../lib/stores/page.ts';

/** What stays at the foot of the window: the total, and the button or why there is none. */
export function CheckoutFoot() {
  const items = useStore(currentCart().$items);
  const isSending = useStore(currentForm().$placing).state === 'placed';
  const { isApproximate, totalGross, rounding } = useStore(currentPrice()).sum;
  if (items.length === 0 && !isSending) return null;
  return (
    <div className="foot">
      {items.length > 0 && (
        <dl className="sum">
          <div>
            <dt>{rounding === 0 ? cartWords.total(false) : paying.toPay}</dt>
            <dd className="number">
              {isApproximate && `${marks.approximately} `}
              {formatMoney(asCents(totalGross + rounding), currentShop().currency)}
            </dd>
          </div>
        </dl>
      )}
      <SubmitButton />
    </div>
  );
}

/** In the place of the button: why nothing can be ordered. */
function WhyNot() {
  const cart = currentCart();
  const items = useStore(cart.$items);
  const area = useStore(cart.$area);
  const missing = useStore(cart.$shortfall);
  const mode = useStore(cart.$mode);
  const { currency } = currentShop();
  const busy = useStore($busy);
  if (items.length === 0) return null;
  if (missing === 0 && busy?.paused[mode] !== undefined) return <BusyPlace />;
  const isBelow = missing > 0 && area;
  return (
    <p className="notice" role="status">
      {isBelow
        ? words.belowMinimum(
            formatMoney(toCents(area.minimumOrderValue), currency),
            formatMoney(missing, currency),
          )
        : mode === 'delivery'
          ? words.noDelivery
          : words.closed}
    </p>
  );
}

/** Submits the order, labelled by its kind; hidden while nothing can be submitted (SPEC section 5 'Delivery'). */
function SubmitButton() {
  const form = currentForm();
  const submission = useStore(form.$submission);
  const placing = useStore(form.$placing);
  const { state } = placing;
  const { orderButtonWording } = useStore(currentCheckout());
  const isSending = state === 'sending' || state === 'placed';
  // While the order is being sent, the button stays whatever the cart says.
  if (!isSending && !submission) return <WhyNot />;
  const waiting = placing.state === 'sending' && placing.isWorking ? words.working : words.submitting;
  const labels = orderButtonWording === 'binding' ? words.bindingSubmit : words.submit;
  return (
    <button type="submit" className="button submit" aria-disabled={isSending}>
      {isSending || !submission ? waiting : labels[submission]}
    </button>
  );
}
