import { createRoot } from '../react.ts';
import { Checkout } from './Checkout.tsx';

/** Mounts the checkout in place of the page's skeleton. A component of Astro's would need scripts in the page, which the policy blocks. */
export function mountCheckout(): void {
  const place = document.querySelector<HTMLElement>('[data-checkout]');
  if (place) createRoot(place).render(<Checkout hasPaymentFailed={place.dataset['checkout'] === 'failed'} />);
}
