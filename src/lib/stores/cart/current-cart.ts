import { createCart } from './cart.ts';
import { currentBranch, currentItems, currentShop } from '../page.ts';
import { once } from '../once.ts';

/** The cart of the page that is open. */
export const currentCart = once(() => createCart(currentItems(), currentShop(), currentBranch()));
