import { createRoot } from '../react.ts';
import { CartPanel } from './CartPanel.tsx';
import { closeByBack } from './sheet-history.ts';

const mounted = new WeakSet<Element>();

/** Mounts the cart panel in its place; further calls do nothing. */
export function mountCartPanel(place: HTMLElement): void {
  if (mounted.has(place)) return;
  mounted.add(place);
  createRoot(place).render(<CartPanel />);
  const sheet = document.querySelector<HTMLDialogElement>('[data-cart-sheet]');
  if (sheet) closeByBack(sheet);
}
