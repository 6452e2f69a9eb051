import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../facts.ts';

/** Texts about goods with a least age, in the cart, at the checkout and on the status page. */
export const age: Words<typeof german.age> = {
  cart: (years) =>
    `Contains items for ages ${years} and over. Please have ID ready when you receive your order.`,
  confirm: (years) => `I am at least ${years} years old and will show ID on request.`,
  status: (years) => `Your order contains items for ages ${years} and over. Please have ID ready.`,
};

/** Texts about allergens and additives: the menu's legend, and the sheet of a branch. */
export const facts: Words<typeof german.facts> = {
  heading: 'Allergens and additives',
  gaps: 'No letters: no information. Options you choose can add more. Traces are possible.',
  sheet: 'Allergens in all dishes',
  title: (branch) => `Allergens and additives: ${branch}`,
  description: (branch) => `Allergens and additives in all dishes from ${branch}, with extras and options.`,
  intro: (day) => `As of ${day}. Traces are possible. If in doubt, please ask at the branch.`,
  dish: 'Dish',
  none: 'no allergens',
  unknown: 'no information',
  others: 'Other',
  packed: 'Packaged food',
  age: (years) => `ages ${years} and over`,
  empty: 'There is no menu available at the moment.',
};
