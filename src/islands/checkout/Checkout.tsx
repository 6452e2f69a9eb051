import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { keeping } from '../../content/texts/keeping.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentForm, keepCheckoutFresh } from '../../lib/stores/checkout/checkout.ts';
import { currentDraftIsStored } from '../../lib/stores/checkout/draft.ts';
import { AddressSection, CommentSection, ContactSection } from './CustomerSections.tsx';
import { AppointmentSection } from './AppointmentSection.tsx';
import { CartSection } from './CartSection.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { DonationSection } from './DonationSection.tsx';
import { ErrorList } from './ErrorList.tsx';
import { FieldErrors } from './fields.tsx';
import { OrderSection, PaymentSection } from './OrderSections.tsx';
import { RememberSection } from './RememberSection.tsx';
import { moveOnWithEnter } from './enter-key.ts';
import '../controls/controls.css';
import './checkout.css';
import './sheets.css';

interface Props {
  /** The page after a failed online payment (SPEC section 2). */
  hasPaymentFailed: boolean;
}

/** The checkout form (SPEC section 2 'Checkout page'). */
export function Checkout({ hasPaymentFailed }: Props) {
  const form = currentForm();
  const items = useStore(currentCart().$items);
  const errors = useStore(form.$errors);
  const placing = useStore(form.$placing);
  const { branch } = useStore(currentBranch());
  const isDraftStored = useStore(currentDraftIsStored());

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
    location.assign(paymentRedirectUrl ?? `/status/${uid}/${hash}`);
  }, [placing]);

  return (
    <FieldErrors.Provider value={errors}>
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
        {!isDraftStored && <p className="notice">{keeping.form}</p>}
        {items.length === 0 && <CartSection />}
        <div className="columns">
          <div className="about-you">
            <OrderSection />
            <ContactSection />
            <AddressSection />
            <RememberSection />
            {items.length > 0 && <AppointmentSection />}
            <CommentSection />
          </div>
          <div className="about-order">
            {items.length > 0 && <CartSection />}
            <DonationSection />
            <PaymentSection />
            <ConsentSection />
            <SubmitButton />
            <a className="button quiet" href={`/store/${branch.identifier}`}>
              {words.back}
            </a>
          </div>
        </div>
      </form>
    </FieldErrors.Provider>
  );
}

/** In the place of the button: why nothing can be ordered. */
function WhyNot() {
  const cart = currentCart();
  const items = useStore(cart.$items);
  const area = useStore(cart.$area);
  const missing = useStore(cart.$missing);
  const mode = useStore(cart.$mode);
  const { currency } = currentShop();
  if (items.length === 0) return null;
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
export function SubmitButton() {
  const form = currentForm();
  const submission = useStore(form.$submission);
  const placing = useStore(form.$placing);
  const { state } = placing;
  const { orderButtonWording } = useStore(currentBranch());
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
