import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { storageKey, type BranchData, type ShopData } from '../../client/page-data.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import { missingToMinimum, sumCart } from '../../domain/cart-sum.ts';
import { addItem, insertLine, replaceLine, stepLine } from '../../domain/cart.ts';
import { priceLine } from '../../domain/line-price.ts';
import { chooseArea, chooseMode, type Mode } from '../../domain/modes.ts';
import { countItems, quantityRule } from '../../domain/quantity.ts';
import { once } from '../once.ts';
import { currentBranch, currentShop } from '../page.ts';
import { $promoting } from './promoting.ts';
import { cartStorage, json, createSafeStorage, type SafeStorage } from '../storage.ts';

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

/** The line items of one branch's cart, stored in the browser and therefore the same in every tab. */
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
const currentCartKey = once(() => storageKey(currentShop(), currentBranch().get(), 'cart'));

/** The line items of the open page's branch. */
export const currentItems = once(() => {
  setPersistentEngine(cartStorage.values, windowPersistentEvents);
  return createCartItems(currentCartKey());
});

/** Whether the next page finds the cart as it is now; otherwise it lives as long as the page. */
export const isCartStored = () => cartStorage.isStored(currentCartKey());

interface Choice {
  mode: Mode | null;
  area: string | null;
}

function readChoice(stored: unknown): Choice {
  const { mode = null, area = null } = Object(stored) as Partial<Choice>;
  return { mode, area };
}

/** The mode and the delivery area that one branch's customer has chosen. */
export function createChoice(shop: ShopData, $branch: ReadableAtom<BranchData>) {
  const key = storageKey(shop, $branch.get(), 'choice');
  const $choice = persistentAtom<Choice>(key, readChoice(null), json(readChoice));
  return {
    $mode: computed(
      [$choice, $branch],
      ({ mode }, { branch }) => chooseMode(branch, mode, shop.defaultMode) ?? 'takeaway',
    ),
    /** The area that fees are computed with: the chosen one, else the branch's first. */
    $area: computed([$choice, $branch], ({ area }, { branch }) => chooseArea(branch, area)),
    /** The area that the customer has chosen; null: none yet. */
    $chosenArea: computed(
      [$choice, $branch],
      ({ area }, { branch }) => branch.deliveryAreas.find((one) => one.area === area) ?? null,
    ),
    chooseMode(mode: Mode) {
      $choice.set({ ...$choice.get(), mode });
    },
    chooseArea(area: string) {
      $choice.set({ ...$choice.get(), area });
    },
  };
}

type CartChoice = ReturnType<typeof createChoice>;

/** The choice on the open page. */
export const currentChoice = once(() => {
  // Sets the storage that the choice is kept in.
  currentItems();
  return createChoice(currentShop(), currentBranch());
});

/** One branch's cart: its line items, mode and delivery area, and what that costs. */
export function createCart(items: CartItems, choice: CartChoice) {
  const { $mode, $area } = choice;
  /** Its taxes are for the checkout (`domain/pricing.ts`). */
  const $pricing = computed([items.$items, $mode, $area, $promoting], (lines, mode, area, promoting) =>
    sumCart(lines, {
      mode,
      area: mode === 'delivery' ? area : null,
      discountsOf: promoting?.discountsOf,
    }),
  );
  /** What is missing to the area's minimum order value, in cents; 0 when nothing is. */
  const $shortfall = computed([$pricing, $mode, $area], ({ gross }, mode, area) =>
    missingToMinimum(gross, mode === 'delivery' ? area : null),
  );
  return { ...items, ...choice, $pricing, $shortfall };
}

export type Cart = ReturnType<typeof createCart>;

/** The cart of the open page. */
export const currentCart = once(() => createCart(currentItems(), currentChoice()));

/** How long the browser keeps the cart as it is now: for later visits, until its tab or until the page is closed. */
type CartLifetime = 'browser' | 'tab' | 'page';

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

/** A line that was just removed; `place`: where the customer did it, and finds the way back. */
export interface Removed {
  item: CartItem;
  index: number;
  place: 'list' | 'row';
}

/** For how long a removed line can be taken back, in ms. */
export const UNDO_MS = 8000;

/** What customers change in a cart besides adding to it; the last removal can be undone. */
export function createCartChanges({ $items, replace }: Pick<CartItems, '$items' | 'replace'>) {
  const $removed = atom<Removed | null>(null);
  return {
    $removed,
    more(index: number) {
      replace(stepLine($items.get(), index, 'more'));
    },
    /** One step less; where nothing would be left, the line is removed. */
    less(index: number, place: Removed['place']) {
      const before = $items.get();
      const item = before[index];
      replace(stepLine(before, index, 'less'));
      if (item && $items.get().length < before.length) $removed.set({ item, index, place });
    },
    change(before: CartItem, after: CartItem) {
      replace(replaceLine($items.get(), before, after));
    },
    undo() {
      const removed = $removed.get();
      if (removed) replace(insertLine($items.get(), removed.index, removed.item));
      $removed.set(null);
    },
    /** It is too late to undo `removed`; a later removal keeps its time. */
    forget(removed: Removed) {
      if ($removed.get() === removed) $removed.set(null);
    },
  };
}

export const currentCartChanges = once(() => createCartChanges(currentItems()));
