import { persistentAtom } from '@nanostores/persistent';
import { computed, type ReadableAtom } from 'nanostores';
import { storageKey, type BranchData, type ShopData } from '../../client/page-data.ts';
import { chooseArea, chooseMode, type Mode } from '../../domain/modes.ts';
import { missingToMinimum, priceCart } from '../../domain/pricing.ts';
import { once } from '../once.ts';
import { currentBranch, currentShop } from '../page.ts';
import { createSafeStorage, json, type SafeStorage } from '../storage.ts';
import { cartStorage, currentCartKey, currentItems, type CartItems } from './items.ts';

interface Choice {
  mode: Mode | null;
  area: string | null;
}

function readChoice(stored: unknown): Choice {
  const { mode = null, area = null } = Object(stored) as Partial<Choice>;
  return { mode, area };
}

/** One branch's cart: its line items, mode and delivery area, and what that costs. */
export function createCart(items: CartItems, shop: ShopData, $branch: ReadableAtom<BranchData>) {
  const key = storageKey(shop, $branch.get(), 'choice');
  const $choice = persistentAtom<Choice>(key, readChoice(null), json(readChoice));

  const $mode = computed(
    [$choice, $branch],
    ({ mode }, { branch }) => chooseMode(branch, mode, shop.defaultMode) ?? 'takeaway',
  );
  const $area = computed([$choice, $branch], ({ area }, { branch }) => chooseArea(branch, area));
  const $pricing = computed([items.$items, $mode, $area], (lines, mode, area) =>
    priceCart(lines, { mode, area: mode === 'delivery' ? area : null }),
  );
  /** What is missing to the area's minimum order value, in cents; 0 when nothing is. */
  const $missing = computed([$pricing, $mode, $area], ({ gross }, mode, area) =>
    missingToMinimum(gross, mode === 'delivery' ? area : null),
  );

  return {
    ...items,
    $mode,
    $area,
    $pricing,
    $missing,
    chooseMode(mode: Mode) {
      $choice.set({ ...$choice.get(), mode });
    },
    chooseArea(area: string) {
      $choice.set({ ...$choice.get(), area });
    },
  };
}

export type Cart = ReturnType<typeof createCart>;

/** The cart of the open page. */
export const currentCart = once(() => createCart(currentItems(), currentShop(), currentBranch()));

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
