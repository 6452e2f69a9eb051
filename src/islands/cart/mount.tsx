import { createRoot } from '../react.ts';
import { CartPanel } from './CartPanel.tsx';

interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Where browsers have it, which no library of types knows yet: https://html.spec.whatwg.org/multipage/interaction.html#close-watcher */
type WithWatcher = typeof window & { CloseWatcher?: new () => Watcher };

/** On Android, back closes an open dialog. The cart is none, so that back left the page under it: it closes the cart now. */
export function closeByBack(cart: Element): void {
  const { CloseWatcher } = window as WithWatcher;
  if (!CloseWatcher) return;
  let watcher: Watcher | null = null;
  const follow = () => {
    if (!cart.classList.contains('open')) {
      watcher?.destroy();
      watcher = null;
    } else if (!watcher) {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watcher = null;
        cart.querySelector<HTMLElement>('[data-cart-toggle]')?.click();
      };
    }
  };
  new MutationObserver(follow).observe(cart, { attributeFilter: ['class'] });
  follow();
}

const mounted = new WeakSet<Element>();

/** Brings the cart panel to life in its place on the page; once is enough. */
export function mountCartPanel(place: HTMLElement): void {
  if (mounted.has(place)) return;
  mounted.add(place);
  createRoot(place).render(<CartPanel />);
  const cart = place.closest('[data-cart]');
  if (cart) closeByBack(cart);
}
