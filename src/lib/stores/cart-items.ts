import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { addItem, removeItem, type CartItem } from '../domain/cart.ts';
import { priceLine } from '../domain/line-price.ts';
import { sumCents } from '../domain/money.ts';
import { countItems } from '../domain/quantity.ts';
import { json } from './json.ts';

/**
 * The lines of one branch's cart, kept in the browser's local storage and therefore the same in every tab. This much
 * is there before React; how the order reaches the customer and what that costs is `cart.ts`.
 */
export function createCartItems(key: string) {
  const $items = persistentAtom<CartItem[]>(key, [], json<CartItem[]>([]));
  /** Counts the additions, so that the page can answer each with a word and a bump. */
  const $additions = atom(0);
  const $count = computed($items, (items) => countItems(items));
  /** What the lines cost; the same in every mode, because prices contain their tax. */
  const $gross = computed($items, (items) =>
    sumCents(items.map((item) => priceLine(item, 'takeaway').gross)),
  );

  return {
    $items,
    $additions,
    $count,
    $gross,
    add(item: CartItem) {
      $items.set(addItem($items.get(), item));
      $additions.set($additions.get() + 1);
    },
    remove(index: number) {
      $items.set(removeItem($items.get(), index));
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
