import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../search.ts';

/** Titles and descriptions for search results. */

const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });

/** 'Pizza, Pasta, and more' of the first categories; all of them if they are few. */
function dishes(categories: readonly string[]): string {
  const [first, last] = [categories.slice(0, 3), categories.length > 3 ? ['more'] : []];
  return and.format([...first, ...last]);
}

/** The beginning of a sentence. */
const ordering = (categories: readonly string[]) =>
  categories.length > 0 ? `Order ${dishes(categories)} online` : 'Order online';

/** Order types within a sentence: 'collection or delivery'. */
const within = (modes: readonly string[]) => or.format(modes.map((mode) => mode.toLowerCase()));

export const search: Words<typeof german.search> = {
  branchTitle: (name, city) =>
    city === '' || name.includes(city) ? `${name}: order online` : `${name} in ${city}: order online`,
  branch: ({ name, address }, categories, modes) =>
    [
      `${ordering(categories)} from ${name}`,
      address && `, ${address}`,
      modes.length > 0 ? `: ${within(modes)}.` : '.',
    ].join(''),
  landing: (shopName, cities) =>
    `Order online from ${shopName}${cities.length > 0 ? ` in ${and.format(cities)}` : ''}.`,
  legal: (title, businessName) => `${title}: ${businessName}.`,
  menu: (name) => `Menu of ${name}`,
  allergens: (names) => `Allergens: ${names.join(', ')}.`,
};
