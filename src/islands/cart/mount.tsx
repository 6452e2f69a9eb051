import { createRoot } from '../react.ts';
import { CartPanel } from './CartPanel.tsx';

interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Not in TypeScript's DOM types yet: https://html.spec.whatwg.org/multipage/interaction.html#close-watcher */
type WithWatcher = typeof window & { CloseWatcher?: new () => Watcher };

/** On Android, the back button closes dialogs. The cart panel is none, so back left the page: this makes it close the cart. */
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

/** Mounts the cart panel in its place; further calls do nothing. */
export function mountCartPanel(place: HTMLElement): void {
  if (mounted.has(place)) return;
  mounted.add(place);
  createRoot(place).render(<CartPanel />);
  const cart = place.closest('[data-cart]');
  if (cart) closeByBack(cart);
}
