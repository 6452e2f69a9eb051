import { createRoot } from '../react.ts';
import { CartPanel } from './CartPanel.tsx';
import { closeByBack } from './close-by-back.ts';

const mounted = new WeakSet<Element>();

/** Brings the cart panel to life in its place on the page; once is enough. */
export function mountCartPanel(place: HTMLElement): void {
  if (mounted.has(place)) return;
  mounted.add(place);
  createRoot(place).render(<CartPanel />);
  const cart = place.closest('[data-cart]');
  if (cart) closeByBack(cart);
}
