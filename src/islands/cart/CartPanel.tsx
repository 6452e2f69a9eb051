import { useStore } from '@nanostores/react';
import { cart as words, cartBar } from '../../content/texts/cart.ts';
import { modeName } from '../../lib/stores/mode-name.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { currentBranch, currentShop, $isBranchClosed } from '../../lib/stores/page.ts';
import { currentCart, currentCartLifetime } from '../../lib/stores/cart/cart.ts';
import { marks } from '../../content/texts/dish.ts';
import { CLOSED } from '../../content/texts/opening.ts';
import { CartLines, ModeSelect } from '../controls/CartParts.tsx';
import {
  EarliestNote,
  AgePlace,
  AreaPlace,
  BusyPlace,
  DiscountsPlace,
  GoalPlace,
  NotKeptPlace,
  TolerancePlace,
} from '../controls/places.tsx';
import { createRoot } from '../react.ts';
import { closeByBack } from '../controls/sheet-history.ts';
import './cart-panel.css';
import { BASE } from '../../lib/domain/words/locale.ts';

/** The summary's row about delivery: its fee, or the branch's address for pickup. */
export function DeliveryCost() {
  const cart = currentCart();
  const { branch } = useStore(currentBranch());
  const { currency } = currentShop();
  const mode = useStore(cart.$mode);
  const { deliveryGross } = useStore(cart.$pricing);

  if (mode !== 'delivery') {
    return (
      <div>
        <dt>{mode === 'dineIn' ? words.location : modeName('takeaway')}</dt>
        <dd>
          {branch.street}, {branch.city}
        </dd>
      </div>
    );
  }
  return (
    <div>
      <dt>{words.deliveryCost}</dt>
      <dd className="number">{deliveryGross === 0 ? words.free : formatMoney(deliveryGross, currency)}</dd>
    </div>
  );
}

/** The cart with its items, mode and prices (SPEC section 2 'Cart panel'). `invitation`: what the page says of an empty one. */
export function CartPanel({ invitation }: { invitation?: string | undefined }) {
  const cart = currentCart();
  const { branch } = useStore(currentBranch());
  const { currency } = currentShop();
  const items = useStore(cart.$items);
  const pricing = useStore(cart.$pricing);
  const missing = useStore(cart.$shortfall);
  const money = (cents: typeof pricing.gross) => formatMoney(cents, currency);
  const about = pricing.isApproximate ? `${marks.approximately} ` : '';
  const isClosed = useStore($isBranchClosed);
  const lifetime = useStore(currentCartLifetime());
  // The page's own words on tax, so that they need none here; with a value where there is tax.
  const taxNote = document.querySelector<HTMLElement>('[data-tax-note]');
  const note = taxNote?.textContent ?? '';
  const total = words.total(taxNote?.dataset['taxNote'] !== '');
  const isBlocked = items.length === 0 || missing > 0 || isClosed || lifetime === 'page';
  const order = (
    <>
      <span>{words.orderNow}</span>
      {items.length > 0 && (
        <span className="number">
          {about}
          {money(pricing.totalGross)}
        </span>
      )}
    </>
  );

  return (
    <div className="cart-panel">
      <h2>{words.heading}</h2>
      {items.length === 0 && <p className="empty">{isClosed ? cartBar.empty : invitation}</p>}
      <CartLines />
      <TolerancePlace dishes={items} />
      <AgePlace />
      <ModeSelect />
      <AreaPlace />
      {items.length > 0 && (
        <dl className="summary">
          <div>
            <dt>{words.subtotal}</dt>
            <dd className="number">
              {about}
              {money(pricing.gross)}
            </dd>
          </div>
          {pricing.depositGross > 0 && (
            <div>
              <dt>{words.deposit}</dt>
              <dd className="number">{money(pricing.depositGross)}</dd>
            </div>
          )}
          <DeliveryCost />
          <DiscountsPlace />
          <div className="grand">
            <dt>{total}</dt>
            <dd className="number" data-total>
              {about}
              {money(pricing.totalGross)}
            </dd>
          </div>
        </dl>
      )}
      <p className="empty">{items.length > 0 && !total.endsWith(note) && note}</p>
      <EarliestNote items={items} />
      <NotKeptPlace />
      <div className="foot">
        {/* Above the button, so that nobody has to guess why it is grey. */}
        {isClosed && items.length > 0 && <p>{CLOSED}</p>}
        <BusyPlace />
        <GoalPlace />
        {isBlocked ? (
          <button type="button" className="button" disabled>
            {order}
          </button>
        ) : (
          <a className="button" href={`${BASE}/store/${branch.identifier}/checkout`}>
            {order}
          </a>
        )}
      </div>
    </div>
  );
}

/** From this width on the cart is a column (`CartBar.astro`). */
const WIDE = '(min-width: 64rem)';

const mounted = new WeakSet<Element>();

/** Mounts the cart panel in its place; further calls do nothing. */
export function mountCartPanel(place: HTMLElement): void {
  if (mounted.has(place)) return;
  mounted.add(place);
  createRoot(place).render(<CartPanel invitation={place.querySelector('p')?.textContent} />);
  const sheet = document.querySelector<HTMLDialogElement>('[data-cart-sheet]');
  if (!sheet) return;
  closeByBack(sheet);
  matchMedia(WIDE).addEventListener('change', () => sheet.close());
}
