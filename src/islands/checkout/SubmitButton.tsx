import { useStore } from '@nanostores/react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { submissionOf } from '../../lib/domain/notice.ts';
import { currentBranch } from '../../lib/stores/current.ts';
import { currentCart } from '../../lib/stores/current-cart.ts';

/** Sends the order, under the name of what it is; hidden while nothing can be sent (SPEC section 5 'Delivery'). */
export function SubmitButton({ isOpen, isSending }: { isOpen: boolean; isSending: boolean }) {
  const { branch, orderButtonWording } = currentBranch();
  const cart = currentCart();
  const isEmpty = useStore(cart.$items).length === 0;
  const missing = useStore(cart.$missing);
  const submission = submissionOf(branch, isOpen);
  // While the order is on its way the button stays, whatever the cart says.
  if (!isSending && (!submission || isEmpty || missing > 0)) return null;
  const labels = orderButtonWording === 'binding' ? words.bindingSubmit : words.submit;
  return (
    <button type="submit" className="button submit" disabled={isSending}>
      {isSending || !submission ? words.submitting : labels[submission]}
    </button>
  );
}
