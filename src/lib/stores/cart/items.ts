import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { addItem, removeItem } from '../../domain/cart.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import { priceLine } from '../../domain/line-price.ts';
import { sumCents } from '../../domain/money.ts';
import { countItems, quantityRule } from '../../domain/quantity.ts';
import { json } from '../json.ts';

/** Whether a line has all that prices and words are made of. What lacks it was written by an earlier version. */
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

/** Nothing is lost that can be read: a line that cannot goes by itself and leaves the others. */
function readItems(kept: unknown): CartItem[] {
  return Array.isArray(kept) ? kept.filter(isReadable) : [];
}

/**
 * The lines of one branch's cart, kept in the browser's local storage and therefore the same in every tab. This much
 * is there before React; how the order reaches the customer and what that costs is `cart.ts`.
 */
export function createCartItems(key: string) {
  const $items = persistentAtom<CartItem[]>(key, [], json(readItems));
  /** Counts the additions, so that the page can answer each with a word and a bump. */
  const $additions = atom(0);

  return {
    $items,
    $additions,
    /** How many things the cart holds. */
    count: () => countItems($items.get()),
    /** What the lines cost, the same in every mode, because prices contain their tax; and whether that is only known once they are weighed. */
    total() {
      const lines = $items.get().map((item) => priceLine(item, 'takeaway'));
      return {
        gross: sumCents(lines.map(({ gross }) => gross)),
        isApproximate: lines.some(({ isApproximate }) => isApproximate),
      };
    },
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
