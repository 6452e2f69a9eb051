import { tellVisit } from '../../lib/client/visits.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';

/** Tells that a visit reached the checkout with something to order. */
export function countCheckout(): void {
  const { $items, $mode } = currentCart();
  if ($items.get().length > 0) tellVisit(['checkout'], $mode.get());
}
