import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { addItem } from '../../domain/cart.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import { priceLine } from '../../domain/line-price.ts';
import { countItems, quantityRule } from '../../domain/quantity.ts';
import { storageKey } from '../../client/page-data.ts';
import { once } from '../once.ts';
import { currentBranch, currentShop } from '../page.ts';
import { cartStorage, json } from '../storage.ts';

/** Whether a line has all that its price and its texts need; an earlier version may have stored less. */
function isReadable(line: CartItem): boolean {
  try {
    const { product, amount, unit, parts } = line;
    const { id, name, price, tax, takeawayTax, dineInTax } = product;
    const isWhole = [id, price, tax, takeawayTax, dineInTax, amount].every(Number.isFinite);
    const areChosen = parts.every(({ value }) => typeof value === 'string' || value.every(Boolean));
    const isSold = quantityRule(product, unit) && priceLine(line, 'takeaway');
    return isWhole && areChosen && typeof name === 'string' && isSold !== null;
  } catch {
    return false;
  }
}

/** Drops the lines that cannot be read and keeps the others. */
function readItems(stored: unknown): CartItem[] {
  return Array.isArray(stored) ? stored.filter(isReadable) : [];
}

/**
 * The line items of one branch's cart, stored in the browser and therefore the same in every tab. Pages load this before
 * the first tap; mode, delivery area and prices are in `cart.ts`.
 */
export function createCartItems(key: string) {
  const $items = persistentAtom<CartItem[]>(key, [], json(readItems));
  /** Counts the additions: the page shows a toast for each. */
  const $additions = atom(0);

  return {
    $items,
    $additions,
    /** The number that the cart bar shows. */
    count: () => countItems($items.get()),
    add(item: CartItem) {
      $items.set(addItem($items.get(), item));
      $additions.set($additions.get() + 1);
    },
    replace(items: CartItem[]) {
      $items.set(items);
    },
    clear() {
      $items.set([]);
    },
  };
}

export type CartItems = ReturnType<typeof createCartItems>;

/** The key that the cart is stored under. */
export const currentCartKey = once(() => storageKey(currentShop(), currentBranch().get(), 'cart'));

/** The line items of the open page's branch. */
export const currentItems = once(() => {
  setPersistentEngine(cartStorage.values, windowPersistentEvents);
  return createCartItems(currentCartKey());
});

/** Whether the next page finds the cart as it is now; otherwise it lives as long as the page. */
export const isCartStored = () => cartStorage.isStored(currentCartKey());
