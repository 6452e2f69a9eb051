import { currentCart } from '../../lib/stores/cart/cart.ts';

/** Tells that a visit reached the checkout with something to order; without cookies, and failures are ignored. */
export function countCheckout(): void {
  const { $items, $mode } = currentCart();
  if ($items.get().length === 0) return;
  const address = `${document.documentElement.dataset['visits']}${$mode.get()}/checkout`;
  fetch(address, { method: 'POST', credentials: 'omit', keepalive: true }).catch(() => {});
}
