import { useStore } from '@nanostores/react';
import { cart as words, modes, keeping as keepingWords } from '../../content/texts/cart.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { freeDeliveryFrom } from '../../lib/domain/pricing.ts';
import { currentBranch, currentShop, $isBranchClosed } from '../../lib/stores/page.ts';
import { currentCart, currentCartLifetime } from '../../lib/stores/cart/cart.ts';
import { cartBar } from '../../content/texts/cart-bar.ts';
import { menu } from '../../content/texts/menu.ts';
import { CartLines } from '../controls/CartLines.tsx';
import { EarliestNote } from '../controls/EarliestNote.tsx';
import { AreaSelect, ModeSelect } from '../controls/ModeSelect.tsx';
import './cart-panel.css';

/** The summary's row about delivery: its fee, or the branch's address for pickup. */
export function DeliveryCost() {
  const cart = currentCart();
  const { branch } = useStore(currentBranch());
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

/** The cart with its items, mode and prices (SPEC section 2 'Cart panel'). */
export function CartPanel() {
  const cart = currentCart();
  const { branch } = useStore(currentBranch());
  const { currency } = currentShop();
  const items = useStore(cart.$items);
  const pricing = useStore(cart.$pricing);
  const missing = useStore(cart.$missing);
  const area = useStore(cart.$area);
  const money = (cents: typeof pricing.gross) => formatMoney(cents, currency);
  const about = pricing.isApproximate ? `${menu.approximately} ` : '';
  const isClosed = useStore($isBranchClosed);
  const lifetime = useStore(currentCartLifetime());
  const isBlocked = items.length === 0 || missing > 0 || isClosed || lifetime === 'page';
  const checkout = `/store/${branch.identifier}/checkout`;

  return (
    <div className="cart-panel">
      <h2>{words.heading}</h2>
      {items.length === 0 ? (
        <p className="empty">{isClosed ? cartBar.empty : words.emptyInvitation}</p>
      ) : (
        <CartLines />
      )}
      <ModeSelect />
      <AreaSelect />
      {items.length > 0 && (
        <dl className="summary">
          <div>
            <dt>{words.subtotal}</dt>
            <dd className="number">
              {about}
              {money(pricing.gross)}
            </dd>
          </div>
          <DeliveryCost />
          <div className="grand">
            <dt>{words.total}</dt>
            <dd className="number" data-total>
              {about}
              {money(pricing.totalGross)}
            </dd>
          </div>
        </dl>
      )}
      {missing > 0 && items.length > 0 && area && (
        <p className="notice" role="status">
          {words.minimumOrder(money(toCents(area.minimumOrderValue)))} {words.missingAmount(money(missing))}
        </p>
      )}
      <EarliestNote items={items} />
      {lifetime !== 'browser' && items.length > 0 && (
        <p className="notice" role="status">
          {lifetime === 'tab' ? keepingWords.cart.tab : keepingWords.cart.page(branch.phone)}
        </p>
      )}
      <div className="foot">
        {isBlocked ? (
          <button type="button" className="button" disabled>
            {words.orderNow}
          </button>
        ) : (
          <a className="button" href={checkout}>
            {words.orderNow}
          </a>
        )}
      </div>
    </div>
  );
}
