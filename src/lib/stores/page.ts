import { atom, type WritableAtom } from 'nanostores';
import { readBranchData, readShopData, type BranchData, type Version } from '../client/page-data.ts';
import type { Mode } from '../domain/modes.ts';
import { once } from './once.ts';
import { browserStorage } from './storage.ts';

/** The shop and the branch of the open page. */

export const currentShop = once(readShopData);

/** What the page knows of its branch. A page that is older than the branch sets it again (`menu/live-branch.ts`). */
export const currentBranch = once((): WritableAtom<BranchData> => atom(readBranchData()));

/** What the branch's kitchen has set, as the API said last; null: nothing. */
export const $busy = atom<NonNullable<Version['busy']> | null>(null);

/** Whether a mode is paused and cannot be ordered for later either. */
export const isShut = (busy: ReturnType<typeof $busy.get>, mode: Mode): boolean =>
  !!busy?.paused[mode] && !busy.takesPreorders;

/** Whether the branch is closed and takes no preorders: nothing can be added, nothing ordered (SPEC section 2). */
export const $isBranchClosed = atom(false);

/** Where the allergen passport is stored: once for the shop's branches. */
export const passportKey = () => `asp.${currentShop().shop}.passport`;

/** Whether the customer has one, so that only they load what uses it (`menu/passport.ts`). */
export const hasPassport = once(() => atom(passportKey() in browserStorage.values));
