import { useStore } from '@nanostores/react';
import { currentItems } from '../../lib/stores/cart/items.ts';
import { currentCheckout, currentForm } from '../../lib/stores/checkout/checkout.ts';
import { useWhen } from '../controls/use-when.ts';

/** The place of what goes well with the cart, which is fetched once the checkout is there, where anything can be ordered. */
export function TogetherPlace({ isLast = false }: { isLast?: boolean }) {
  const { branch, hasSuggestions } = useStore(currentCheckout());
  const items = useStore(currentItems().$items);
  const isOpen = useStore(currentForm().$isOpen);
  const canOrder = items.length > 0 && (isOpen || branch.isPreorderEnabled);
  const piece = useWhen(hasSuggestions && canOrder, () => import('./GoingTogether.tsx'));
  return piece && <piece.GoingTogether isLast={isLast} />;
}
