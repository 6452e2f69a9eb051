import { computed } from 'nanostores';
import { missingToMinimum, sumCart } from '../../domain/cart-sum.ts';
import { once } from '../once.ts';
import { cartStorage, createSafeStorage, type SafeStorage } from '../storage.ts';
import { currentChoice, type CartChoice } from './choice.ts';
import { currentCartKey, currentItems, type CartItems } from './items.ts';

/** One branch's cart: its line items, mode and delivery area, and what that costs. */
export function createCart(items: CartItems, choice: CartChoice) {
  const { $mode, $area } = choice;
  /** Its taxes are for the checkout (`domain/pricing.ts`). */
  const $pricing = computed([items.$items, $mode, $area], (lines, mode, area) =>
    sumCart(lines, { mode, area: mode === 'delivery' ? area : null }),
  );
  /** What is missing to the area's minimum order value, in cents; 0 when nothing is. */
  const $missing = computed([$pricing, $mode, $area], ({ gross }, mode, area) =>
    missingToMinimum(gross, mode === 'delivery' ? area : null),
  );
  return { ...items, ...choice, $pricing, $missing };
}

export type Cart = ReturnType<typeof createCart>;

/** The cart of the open page. */
export const currentCart = once(() => createCart(currentItems(), currentChoice()));

/** How long the browser keeps the cart as it is now: for later visits, until its tab or until the page is closed. */
export type CartLifetime = 'browser' | 'tab' | 'page';

/** `all` are the storages that hold the cart, `browser` is the one that outlives the tab. */
export function cartLifetime(key: string, all: SafeStorage, browser: SafeStorage): CartLifetime {
  if (!all.isStored(key)) return 'page';
  return all.values[key] === browser.values[key] ? 'browser' : 'tab';
}

/** The lifetime of the open page's cart, as it changes. */
export const currentCartLifetime = once(() => {
  const browser = createSafeStorage([() => localStorage]);
  return computed(currentItems().$items, () => cartLifetime(currentCartKey(), cartStorage, browser));
});
