import { computed } from 'nanostores';
import { storageKey } from '../../client/page-data.ts';
import { tabStorage } from '../current-storage.ts';
import { currentBranch, currentShop } from '../page.ts';
import { createDraft } from './draft.ts';
import { once } from '../once.ts';

const draftKey = once(() => storageKey(currentShop(), currentBranch(), 'draft'));

/** The form of the branch whose page is open. */
export const currentDraft = once(() => createDraft(tabStorage.kept, draftKey()));

/** Whether what is typed outlives the page. */
export const currentDraftIsKept = once(() => computed(currentDraft(), () => tabStorage.isKept(draftKey())));
