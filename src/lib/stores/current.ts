import { createApi } from '../client/api.ts';
import { createCart, storageKey, type Cart } from './cart.ts';
import { createDraft } from './draft.ts';
import { createOrderPlacing } from './order-placing.ts';
import { readBranchData, readShopData } from './page.ts';

/** The stores of the page that is open, made on first use and shared by its islands. */

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

export const currentShop = once(readShopData);
export const currentBranch = once(readBranchData);
export const currentApi = once(() => createApi(currentShop().api));
export const currentCart: () => Cart = once(() => createCart(currentShop(), currentBranch()));

export const currentDraft = once(() =>
  createDraft(sessionStorage, storageKey(currentShop(), currentBranch(), 'draft')),
);

export const currentPlacing = once(() =>
  createOrderPlacing({
    api: currentApi(),
    data: currentBranch(),
    cart: currentCart(),
    draft: currentDraft(),
    storage: sessionStorage,
    storageKey: storageKey(currentShop(), currentBranch(), 'placing'),
  }),
);
