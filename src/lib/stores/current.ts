import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { readBranchData, readShopData, storageKey } from '../client/page-data.ts';
import { createCartItems } from './cart-items.ts';
import { createKeptStorage } from './kept-storage.ts';
import { once } from './once.ts';

/** The shop, branch and lines of the page that is open. */

export const currentShop = once(readShopData);
export const currentBranch = once(readBranchData);

const cartKey = once(() => storageKey(currentShop(), currentBranch(), 'cart'));
const { engine, isKept } = createKeptStorage(() => localStorage);

export const currentItems = once(() => {
  setPersistentEngine(engine, windowPersistentEvents);
  return createCartItems(cartKey());
});

/** Whether the browser has the cart as it is now; otherwise it lives as long as the page. */
export const isCartKept = () => isKept(cartKey());

/** Whether the branch is closed and takes no preorders: nothing can be added, nothing ordered (SPEC section 2). */
export const $isBranchClosed = atom(false);
