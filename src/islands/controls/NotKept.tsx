import { useStore } from '@nanostores/react';
import { storageHints } from '../../content/texts/storage-hints.ts';
import { currentCartLifetime } from '../../lib/stores/cart/cart.ts';
import { currentBranch } from '../../lib/stores/page.ts';

/** How long a browser without storage keeps the cart, or how to order without it. */
export function NotKept() {
  const lifetime = useStore(currentCartLifetime());
  const { branch } = useStore(currentBranch());
  return (
    <p className="notice">
      {lifetime === 'tab' ? storageHints.cart.tab : storageHints.cart.page(branch.phone)}
    </p>
  );
}
