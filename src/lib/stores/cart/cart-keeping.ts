import { computed } from 'nanostores';
import { cartStorage, currentCartKey, currentItems } from '../page.ts';
import { createKeptStorage, type KeptStorage } from '../storage.ts';
import { once } from '../once.ts';

/** How long the browser keeps a cart as it is now: on, as long as its tab, or no longer than the page. */
export type CartKeeping = 'browser' | 'tab' | 'page';

/** `whole` is where the cart is, `browser` no more than what outlives the tab. */
export function cartKeeping(key: string, whole: KeptStorage, browser: KeptStorage): CartKeeping {
  if (!whole.isKept(key)) return 'page';
  return whole.kept[key] === browser.kept[key] ? 'browser' : 'tab';
}

/** The same of the cart of the page that is open, as it changes. */
export const currentCartKeeping = once(() => {
  const browser = createKeptStorage([() => localStorage]);
  return computed(currentItems().$items, () => cartKeeping(currentCartKey(), cartStorage, browser));
});
