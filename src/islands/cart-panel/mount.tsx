import { createRoot } from '../react.ts';
import { CartPanel } from './CartPanel.tsx';

const mounted = new WeakSet<Element>();

/** Brings the cart panel to life in its place on the page; once is enough. */
export function mountCartPanel(place: HTMLElement): void {
  if (mounted.has(place)) return;
  mounted.add(place);
  createRoot(place).render(<CartPanel />);
}
