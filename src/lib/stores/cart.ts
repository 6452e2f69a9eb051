import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { addItem, removeItem, setAmount, type CartItem } from '../domain/cart.ts';
import { chooseArea, chooseMode, type Mode } from '../domain/modes.ts';
import { missingToMinimum, priceCart } from '../domain/pricing.ts';
import { countItems } from '../domain/quantity.ts';
import type { BranchData, ShopData } from '../client/page-data.ts';

interface Choice {
  mode: Mode | null;
  area: string | null;
}

const json = <T>(fallback: T) => ({
  encode: JSON.stringify,
  decode: (text: string): T => {
    try {
      return JSON.parse(text) as T;
    } catch {
      return fallback;
    }
  },
});

/** The key under which a branch's things are kept in the browser (SPEC section 9 'Storage keys'). */
export function storageKey({ shop }: ShopData, { branch }: BranchData, name: string): string {
  return `asp.${shop}.${branch.identifier}.${name}`;
}

/**
 * One branch's cart: its lines, how they reach the customer, and what they cost. Kept in the browser's local
 * storage and therefore the same in every tab.
 */
export function createCart(shop: ShopData, data: BranchData) {
  const { branch } = data;
  const $items = persistentAtom<CartItem[]>(storageKey(shop, data, 'cart'), [], json<CartItem[]>([]));
  const none: Choice = { mode: null, area: null };
  const $choice = persistentAtom<Choice>(storageKey(shop, data, 'choice'), none, json(none));
  /** Counts the additions, so that the page can answer each with a word and a bump. */
  const $additions = atom(0);

  const $mode = computed($choice, ({ mode }) => chooseMode(branch, mode, shop.defaultMode) ?? 'takeaway');
  const $area = computed($choice, ({ area }) => chooseArea(branch, area));
  const $pricing = computed([$items, $mode, $area], (items, mode, area) =>
    priceCart(items, { mode, area: mode === 'delivery' ? area : null }),
  );
  const $count = computed($items, (items) => countItems(items));
  /** What is missing to the area's minimum order, in cents; 0 when nothing is. */
  const $missing = computed([$pricing, $mode, $area], ({ gross }, mode, area) =>
    missingToMinimum(gross, mode === 'delivery' ? area : null),
  );

  return {
    $items,
    $mode,
    $area,
    $pricing,
    $count,
    $missing,
    $additions,
    add(item: CartItem) {
      $items.set(addItem($items.get(), item));
      $additions.set($additions.get() + 1);
    },
    remove(index: number) {
      $items.set(removeItem($items.get(), index));
    },
    setAmount(index: number, amount: number) {
      $items.set(setAmount($items.get(), index, amount));
    },
    replace(items: CartItem[]) {
      $items.set(items);
    },
    chooseMode(mode: Mode) {
      $choice.set({ ...$choice.get(), mode });
    },
    chooseArea(area: string) {
      $choice.set({ ...$choice.get(), area });
    },
    clear() {
      $items.set([]);
    },
  };
}

export type Cart = ReturnType<typeof createCart>;
