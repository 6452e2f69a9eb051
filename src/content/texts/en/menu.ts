import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../menu.ts';
import { marks } from './dish.ts';

/** Texts of the menu. */

export const menu: Words<typeof german.menu> = {
  categories: 'Categories',
  find: 'Search and filter',
  filter: 'Filter',
  toDishes: 'Go to dishes',
  toCart: 'Go to basket',
  empty: 'There is no menu available at the moment.',
  add: (name) => `Add ${name} to basket`,
  choose: (name) => `Choose ${name}`,
  soldOut: marks.soldOut,
  bundle: 'Set meal',
  from: 'from',
  approximately: marks.approximately,
  deposit: (price) => `plus ${price} deposit`,
  per: (unit) => `per ${unit}`,
};
