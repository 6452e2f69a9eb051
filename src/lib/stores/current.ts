import { createCart } from './cart.ts';
import { once } from './once.ts';
import { readBranchData, readShopData } from '../client/page-data.ts';

/** The shop, branch and cart of the page that is open. */

export const currentShop = once(readShopData);
export const currentBranch = once(readBranchData);
export const currentCart = once(() => createCart(currentShop(), currentBranch()));
