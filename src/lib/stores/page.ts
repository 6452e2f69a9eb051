import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { readBranchData, readShopData, storageKey } from '../client/page-data.ts';
import { createCartItems } from './cart/items.ts';
import { createKeptStorage } from './storage.ts';
import { once } from './once.ts';

/** The shop, branch and lines of the page that is open. */

export const currentShop = once(readShopData);
export const currentBranch = once(readBranchData);

/** Where the cart is kept, and under which key (docs/decisions/0001). */
export const cartStorage = createKeptStorage([() => localStorage, () => sessionStorage], globalThis.window);
export const currentCartKey = once(() => storageKey(currentShop(), currentBranch(), 'cart'));

export const currentItems = once(() => {
  setPersistentEngine(cartStorage.kept, windowPersistentEvents);
  return createCartItems(currentCartKey());
});

/** Whether the next page finds the cart as it is now; otherwise it lives as long as the page. */
export const isCartKept = () => cartStorage.isKept(currentCartKey());

/** Whether the branch is closed and takes no preorders: nothing can be added, nothing ordered (SPEC section 2). */
export const $isBranchClosed = atom(false);
