import { atom } from 'nanostores';
import { once } from '../once.ts';
import { currentShop } from '../page.ts';
import { browserStorage } from '../page-storages.ts';

/** Where the allergen passport is stored: once for the shop's branches. */
export const passportKey = () => `asp.${currentShop().shop}.passport`;

/** Whether the customer has one, so that only they load what uses it (`passport.ts`). */
export const hasPassport = once(() => atom(passportKey() in browserStorage.values));
