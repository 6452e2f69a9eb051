import { useStore } from '@nanostores/react';
import { keeping } from '../../content/texts/keeping.ts';
import { currentCartLifetime } from '../../lib/stores/cart/cart.ts';
import { currentBranch } from '../../lib/stores/page.ts';

/** How long a browser without storage keeps the cart, or how to order without it. */
export function NotKept() {
  const lifetime = useStore(currentCartLifetime());
  const { branch } = useStore(currentBranch());
  return <p className="notice">{lifetime === 'tab' ? keeping.cart.tab : keeping.cart.page(branch.phone)}</p>;
}
