import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../find.ts';
import { count } from './plural.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** Texts of search and filters on the menu. */
export const find: Words<typeof german.find> = {
  label: 'Search the menu',
  search: 'Search dishes',
  placeholder: 'Dish or ingredient',
  close: 'Close search',
  filters: 'Show only',
  filter: {
    beliebt: 'Popular',
    vegan: 'Vegan',
    vegetarisch: 'Vegetarian',
    glutenfrei: 'Gluten-free',
    halal: 'Halal',
    koscher: 'Kosher',
    scharf: 'Spicy',
  },
  found: (dishes) => (dishes === 0 ? 'No dishes found.' : count(dishes, 'dish', 'dishes')),
  all: 'Show all dishes',
};

/** Texts of the allergen passport: 'I can’t have…'. */
export const passport: Words<typeof german.passport> = {
  open: 'I can’t have…',
  openSet: (names) => `I can’t have: ${names.join(', ')}`,
  heading: 'What I can’t have',
  about:
    'Dishes that contain it are marked and come last. Your choice stays on this device until you clear it.',
  limits: 'Options are marked within each dish. Traces are possible. If in doubt, please ask at the branch.',
  noFacts: 'This menu doesn’t list any allergens. Please ask at the branch.',
  forget: 'Clear choice',
  done: 'Done',
  contains: (names) => `contains ${and.format(names)}`,
  unknown: 'no information',
  /** In the dialog of a dish, in the cart and at the checkout. */
  dishContains: (dish, names) => `${dish} contains ${and.format(names)}.`,
  unknownDishes: (dishes) => `No allergen information for: ${dishes.join(', ')}.`,
  unknownOptions: (options) => `Chosen without allergen information: ${options.join(', ')}.`,
  section: 'Allergies and intolerances',
  ask: 'The kitchen only knows about them if they’re in your comment.',
  /** German, since the kitchen reads it, before the names in the comment. */
  note: 'Unverträglich: ',
  addNote: (note) => `Add ‘${note}’ to comment`,
  noted: 'It’s in your comment for the kitchen.',
  noRoom: 'Your comment is too long to add it. Please shorten it.',
};
