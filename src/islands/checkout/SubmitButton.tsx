import { useStore } from '@nanostores/react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { currentBranch } from '../../lib/stores/page.ts';
import { currentForm } from '../../lib/stores/checkout/checkout.ts';

/** Sends the order, under the name of what it is; hidden while nothing can be sent (SPEC section 5 'Delivery'). */
export function SubmitButton() {
  const form = currentForm();
  const submission = useStore(form.$submission);
  const { state } = useStore(form.$placing);
  const isSending = state === 'sending' || state === 'placed';
  // While the order is on its way the button stays, whatever the cart says.
  if (!isSending && !submission) return null;
  const labels = currentBranch().orderButtonWording === 'binding' ? words.bindingSubmit : words.submit;
  return (
    <button type="submit" className="button submit" aria-disabled={isSending}>
      {isSending || !submission ? words.submitting : labels[submission]}
    </button>
  );
}
