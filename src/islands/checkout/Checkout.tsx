import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import type { FieldError } from '../../lib/contract/errors.ts';
import { isModeOpenIn } from '../../lib/stores/openness.ts';
import { draftErrors } from '../../lib/stores/checkout-checks.ts';
import { currentBranch } from '../../lib/stores/current.ts';
import { currentCart } from '../../lib/stores/current-cart.ts';
import { currentDraft, currentPlacing } from '../../lib/stores/current-checkout.ts';
import { AddressSection } from './AddressSection.tsx';
import { AppointmentSection } from './AppointmentSection.tsx';
import { CartSection } from './CartSection.tsx';
import { CommentSection } from './CommentSection.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { ErrorList } from './ErrorList.tsx';
import type { LegalLinks } from './legal-links.ts';
import { OrderSection } from './OrderSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { FieldErrors } from './fields.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import '../controls/controls.css';
import './checkout.css';

interface Props {
  legal: LegalLinks;
  /** The page after a failed online payment (SPEC section 2). */
  hasPaymentFailed: boolean;
}

/** The form that turns a cart into an order (SPEC section 2 'Checkout page'). */
export function Checkout({ legal, hasPaymentFailed }: Props) {
  const data = currentBranch();
  const cart = currentCart();
  const items = useStore(cart.$items);
  const mode = useStore(cart.$mode);
  const draft = useStore(currentDraft());
  const placing = useStore(currentPlacing().$placing);
  const [missing, setMissing] = useState<FieldError[]>([]);
  const isOpen = isModeOpenIn(data, mode, Date.now());

  useEffect(() => {
    if (placing.state !== 'placed') return;
    const { paymentRedirectUrl, uid, hash } = placing.order;
    location.assign(paymentRedirectUrl ?? `/status/${uid}/${hash}`);
  }, [placing]);

  const errors = placing.state === 'refused' ? placing.errors : missing;

  const submit = async () => {
    const found = draftErrors(draft, data.branch, mode, words.missing);
    setMissing(found);
    currentPlacing().dismiss();
    if (found.length === 0) await currentPlacing().place();
  };

  return (
    <FieldErrors.Provider value={errors}>
      <form
        className="checkout"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorList placing={placing} errors={errors} hasPaymentFailed={hasPaymentFailed} />
        <div className="columns">
          <div className="about-you">
            <OrderSection isOpen={isOpen} />
            <ContactSection />
            <AddressSection />
            {items.length > 0 && <AppointmentSection />}
            <CommentSection />
            <PaymentSection />
          </div>
          <div className="about-order">
            <CartSection />
            <ConsentSection legal={legal} />
            <SubmitButton
              isOpen={isOpen}
              isSending={placing.state === 'sending' || placing.state === 'placed'}
            />
            <a className="button quiet" href={`/store/${data.branch.identifier}`}>
              {words.back}
            </a>
          </div>
        </div>
      </form>
    </FieldErrors.Provider>
  );
}
