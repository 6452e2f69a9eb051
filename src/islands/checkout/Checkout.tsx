import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { storageHints } from '../../content/texts/storage-hints.ts';
import type { FieldError } from '../../lib/contract/fields.ts';
import { currentItems, currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCheckout, currentForm, keepCheckoutFresh } from '../../lib/stores/checkout/checkout.ts';
import { $addressErrors } from '../../lib/stores/checkout/address-errors.ts';
import { currentDraftIsStored } from '../../lib/stores/checkout/draft.ts';
import type { Placing } from '../../lib/stores/checkout/order-placing.ts';
import { changeText } from '../../lib/stores/menu/live-menu.ts';
import { hasQueued } from '../../lib/stores/orders/device-orders.ts';
import { hasPassport, currentShop, currentBranch } from '../../lib/stores/page.ts';
import { useWhen, createRoot } from '../react.ts';
import { inputId, FieldErrors, moveOnWithEnter } from './fields.tsx';
import { Instead, AppointmentSection } from './AppointmentSection.tsx';
import { AddressSection, CommentSection, ContactSection, RememberSection } from './CustomerSections.tsx';
import { OrderSection, PaymentSection, TipSection } from './OrderSections.tsx';
import { CartSection, DonationSection } from './CartSections.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { CheckoutFoot } from './CheckoutFoot.tsx';
import '../controls/controls.css';
import '../controls/form.css';
import './checkout.css';
import './times.css';
import './sheets.css';
import { BASE } from '../../lib/domain/words/locale.ts';

/** The place of what goes well with the cart, which is fetched once the checkout is there, where anything can be ordered. */
function TogetherPlace({ isLast = false }: { isLast?: boolean }) {
  const { branch, hasSuggestions } = useStore(currentCheckout());
  const items = useStore(currentItems().$items);
  const isOpen = useStore(currentForm().$isOpen);
  const canOrder = items.length > 0 && (isOpen || branch.isPreorderEnabled);
  const piece = useWhen(hasSuggestions && canOrder, () => import('./GoingTogether.tsx'));
  return piece && <piece.GoingTogether isLast={isLast} />;
}

const load = () => import('./Tolerances.tsx');

/** What the order has of the customer's allergen passport; nothing without one, and then nothing is loaded for it. */
function ToleranceSection() {
  const piece = useWhen(useStore(hasPassport()), load);
  return piece && <piece.Tolerances />;
}

const sentence = (message: string): FieldError => ({ field: null, message });

/** The messages in order, each with the form's field it refers to, if any. */
function messages(placing: Placing, errors: FieldError[], hasPaymentFailed: boolean): FieldError[] {
  if (placing.state === 'offline') return [sentence(words.isOffline)];
  if (placing.state === 'unreachable')
    return [sentence(placing.isAnswered ? words.unknownAnswer : words.offline)];
  if (placing.state === 'refused') {
    if (placing.earlier) return [sentence(words.orderedBefore)];
    const { currency } = currentShop();
    const changes = placing.changes.map((change) => changeText(change, currency));
    if (changes.length > 0) return [...changes, words.cartChanged].map(sentence);
    return placing.errors.length > 0 ? errors : [sentence(words.unknownError)];
  }
  if (errors.length === 0 && hasPaymentFailed && placing.state === 'idle')
    return [sentence(words.paymentFailed)];
  return errors;
}

/** The field's input, or the first of its choices; for the amount of a line, the line. */
function inputOf(field: string | null): HTMLElement | null {
  const line = /^items\.(\d+)\.amount$/.exec(field ?? '')?.[1];
  if (line !== undefined)
    return document.querySelectorAll<HTMLElement>('.cart-lines .what')[Number(line)] ?? null;
  const found = field === null ? null : document.getElementById(inputId(field));
  return found?.matches('fieldset') ? (found.querySelector('input') ?? found) : found;
}

function goTo(event: MouseEvent, field: string): void {
  const input = inputOf(field);
  if (!input) return;
  event.preventDefault();
  input.focus({ preventScroll: true });
  input.scrollIntoView({ block: 'center' });
}

/** The errors at the top of the form, announced and focused when they appear; each links to its field. */
function ErrorList({ hasPaymentFailed }: { hasPaymentFailed: boolean }) {
  const form = currentForm();
  const placing = useStore(form.$placing);
  const errors = useStore(form.$errors);
  const failures = useStore(form.$failures);
  const box = useRef<HTMLDivElement>(null);
  const list = messages(placing, errors, hasPaymentFailed);
  const queue = useQueue();

  useEffect(() => {
    if (failures === 0) return;
    box.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [failures]);

  if (list.length === 0) return null;
  return (
    <div className="error-list" role="alert" tabIndex={-1} ref={box}>
      <h2>{words.errorHeading}</h2>
      <ul>
        {list.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field !== null && inputOf(field) ? (
              <a href={`#${inputId(field)}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
            {field === 'appointmentDate' && <Instead />}
          </li>
        ))}
        {placing.state === 'refused' && placing.earlier && (
          <li>
            <a href={`${BASE}/status/${placing.earlier.uid}/${placing.earlier.hash}`}>
              {words.toOrderBefore}
            </a>
          </li>
        )}
      </ul>
      {queue && <queue.QueueOffer />}
    </div>
  );
}

const loadQueue = () => import('./Queue.tsx');

/** Fetched while there is a network, since it is for those who have none. */
function useQueue() {
  const { branch } = useStore(currentBranch());
  return useWhen(branch.isDineInEnabled || hasQueued(), loadQueue);
}

interface Props {
  /** The page after a failed online payment (SPEC section 2). */
  hasPaymentFailed: boolean;
}

/** The checkout form (SPEC section 2 'Checkout page'). */
export function Checkout({ hasPaymentFailed }: Props) {
  const form = currentForm();
  const items = useStore(currentCart().$items);
  const errors = useStore(form.$errors);
  const typed = useStore($addressErrors);
  const placing = useStore(form.$placing);
  const { branch } = useStore(currentBranch());
  const isDraftStored = useStore(currentDraftIsStored());
  const queue = useQueue();
  // What comes later stands last where all of it is in view, so that nothing moves.
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);

  useEffect(keepCheckoutFresh, []);

  useEffect(() => {
    if (hasPaymentFailed) form.paymentFailed();
  }, [form, hasPaymentFailed]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && form.pageRestored();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [form]);

  useEffect(() => {
    if (placing.state !== 'placed') return;
    const { paymentRedirectUrl, uid, hash } = placing.order;
    location.assign(paymentRedirectUrl ?? `${BASE}/status/${uid}/${hash}`);
  }, [placing]);

  return (
    <FieldErrors.Provider value={typed.length > 0 ? [...errors, ...typed] : errors}>
      {queue && <queue.QueuePlace />}
      <form
        className="checkout"
        noValidate
        onKeyDown={moveOnWithEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ErrorList hasPaymentFailed={hasPaymentFailed} />
        {!isDraftStored && <p className="notice">{storageHints.form}</p>}
        {items.length === 0 && <CartSection />}
        <div className="columns">
          <div className="about-you">
            <OrderSection />
            <ContactSection />
            <AddressSection />
            <RememberSection />
            {items.length > 0 && <AppointmentSection />}
            <ToleranceSection />
            <CommentSection />
          </div>
          <div className="about-order">
            {items.length > 0 && <CartSection />}
            {!isWide && <TogetherPlace />}
            <DonationSection />
            {items.length > 0 && <TipSection />}
            <PaymentSection />
            <ConsentSection />
            <a className="button quiet" href={`${BASE}/store/${branch.identifier}`}>
              {words.back}
            </a>
            {isWide && <TogetherPlace isLast />}
          </div>
        </div>
        <CheckoutFoot />
      </form>
    </FieldErrors.Provider>
  );
}

/** Mounts the checkout in place of the page's skeleton. A component of Astro's would need scripts in the page, which the policy blocks. */
export function mountCheckout(): void {
  const place = document.querySelector<HTMLElement>('[data-checkout]');
  if (place) createRoot(place).render(<Checkout hasPaymentFailed={place.dataset['checkout'] === 'failed'} />);
}
