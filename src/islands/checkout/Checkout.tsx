import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { keeping } from '../../content/texts/keeping.ts';
import { currentBranch } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/current-cart.ts';
import { currentForm, keepCheckoutFresh } from '../../lib/stores/checkout/checkout.ts';
import { $renewals } from '../../lib/stores/branch-renewals.ts';
import { currentDraftIsKept } from '../../lib/stores/checkout/current-draft.ts';
import { AddressSection } from './AddressSection.tsx';
import { AppointmentSection } from './AppointmentSection.tsx';
import { CartSection } from './CartSection.tsx';
import { CommentSection } from './CommentSection.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DonationSection } from './DonationSection.tsx';
import { ErrorList } from './ErrorList.tsx';
import { FieldErrors } from './fields.tsx';
import { OrderSection } from './OrderSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import '../controls/controls.css';
import './checkout.css';

interface Props {
  /** The page after a failed online payment (SPEC section 2). */
  hasPaymentFailed: boolean;
}

/** The form that turns a cart into an order (SPEC section 2 'Checkout page'). */
export function Checkout({ hasPaymentFailed }: Props) {
  const form = currentForm();
  const items = useStore(currentCart().$items);
  const errors = useStore(form.$errors);
  const placing = useStore(form.$placing);
  // What the page says of its branch is no state of its own: all of the form is drawn anew.
  useStore($renewals);
  const isDraftKept = useStore(currentDraftIsKept());

  useEffect(keepCheckoutFresh, []);

  useEffect(() => {
    if (hasPaymentFailed) form.paymentFailed();
  }, [form, hasPaymentFailed]);

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && form.comeBack();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
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
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ErrorList hasPaymentFailed={hasPaymentFailed} />
        {!isDraftKept && <p className="notice">{keeping.form}</p>}
        {items.length === 0 && <CartSection />}
        <div className="columns">
          <div className="about-you">
            <OrderSection />
            <ContactSection />
            <AddressSection />
            {items.length > 0 && <AppointmentSection />}
            <CommentSection />
          </div>
          <div className="about-order">
            {items.length > 0 && <CartSection />}
            <DonationSection />
            <PaymentSection />
            <ConsentSection />
            <SubmitButton />
            <a className="button quiet" href={`/store/${currentBranch().branch.identifier}`}>
              {words.back}
            </a>
          </div>
        </div>
      </form>
    </FieldErrors.Provider>
  );
}
