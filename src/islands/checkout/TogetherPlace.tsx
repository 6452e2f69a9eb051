import { useStore } from '@nanostores/react';
import { currentItems } from '../../lib/stores/cart/items.ts';
import { currentCheckout } from '../../lib/stores/checkout/checkout.ts';
import { useWhen } from '../controls/use-when.ts';

/** The place of what goes well with the cart, which is fetched once the checkout is there. */
export function TogetherPlace() {
  const { hasSuggestions } = useStore(currentCheckout());
  const items = useStore(currentItems().$items);
  const piece = useWhen(hasSuggestions && items.length > 0, () => import('./GoingTogether.tsx'));
  return piece && <piece.GoingTogether />;
}
