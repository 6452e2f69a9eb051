import { atom, type WritableAtom } from 'nanostores';
import { readBranchData, readShopData, type BranchData } from '../client/page-data.ts';
import { once } from './once.ts';

/** The shop and the branch of the open page. */

export const currentShop = once(readShopData);

/** What the page knows of its branch. A page that is older than the branch sets it again (`menu/live-branch.ts`). */
export const currentBranch = once((): WritableAtom<BranchData> => atom(readBranchData()));

/** Whether the branch is closed and takes no preorders: nothing can be added, nothing ordered (SPEC section 2). */
export const $isBranchClosed = atom(false);
