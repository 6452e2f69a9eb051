import { atom } from 'nanostores';
import { readBranchData, readShopData, storageKey } from '../client/page-data.ts';
import { createCartItems } from './cart-items.ts';
import { once } from './once.ts';

/** The shop, branch and lines of the page that is open. */

export const currentShop = once(readShopData);
export const currentBranch = once(readBranchData);
export const currentItems = once(() => createCartItems(storageKey(currentShop(), currentBranch(), 'cart')));

/** Whether the branch is closed and takes no preorders: nothing can be added, nothing ordered (SPEC section 2). */
export const $isBranchClosed = atom(false);
