import { createApi } from '../client/api.ts';
import { storageKey } from '../client/page-data.ts';
import { currentCart } from './current-cart.ts';
import { currentBranch, currentShop } from './current.ts';
import { createDraft } from './draft.ts';
import { once } from './once.ts';
import { createOrderPlacing } from './order-placing.ts';

/** The form of the checkout that is open, and the order that comes of it. */

export const currentDraft = once(() =>
  createDraft(sessionStorage, storageKey(currentShop(), currentBranch(), 'draft')),
);

export const currentPlacing = once(() =>
  createOrderPlacing({
    api: createApi(currentShop().api),
    data: currentBranch(),
    cart: currentCart(),
    draft: currentDraft(),
    storage: sessionStorage,
    storageKey: storageKey(currentShop(), currentBranch(), 'placing'),
  }),
);
