import { storageKey } from '../client/page-data.ts';
import { currentBranch, currentShop } from './current.ts';
import { createDraft } from './draft.ts';
import { once } from './once.ts';

/** The form of the branch whose page is open. */
export const currentDraft = once(() =>
  createDraft(sessionStorage, storageKey(currentShop(), currentBranch(), 'draft')),
);
