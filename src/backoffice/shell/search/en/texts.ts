import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Words of the search. */
export const searchTexts: Words<typeof german.searchTexts> = {
  open: 'Search',
  label: 'What are you looking for?',
  hint: 'Dish, order, setting, page…',
  close: 'Close',
  kinds: {
    recent: 'Chosen recently',
    screen: 'Pages',
    setting: 'Settings',
    order: 'Orders',
    product: 'Dishes',
    branch: 'Branches',
    user: 'Users',
  },
  searching: 'Searching…',
  nothingOf: (typed) => `Nothing found for “${typed}”`,
  empty: 'Number, name or phone of an order, a dish, a setting or a page.',
  failed: (what) => `${what} could not be searched right now. Everything else is here.`,
  order: (ticket) => `Order ${ticket}`,
  soldOut: 'Sold out today',
  settings: 'Settings',
  branch: 'branch location',
};
