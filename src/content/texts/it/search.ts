import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../search.ts';

/** Titles and descriptions for search results. */

const and = new Intl.ListFormat('it', { type: 'conjunction' });
const or = new Intl.ListFormat('it', { type: 'disjunction' });

/** 'Pizza, Pasta e altro' of the first categories; all of them if they are few. */
function dishes(categories: readonly string[]): string {
  const [first, last] = [categories.slice(0, 3), categories.length > 3 ? ['altro'] : []];
  return and.format([...first, ...last]);
}

/** What can be ordered, as the beginning of a sentence. */
const ordering = (categories: readonly string[]) =>
  categories.length > 0 ? `Ordini online ${dishes(categories)}` : 'Ordini online';

// Names follow 'presso' and not 'da', since many begin with it: 'Da Gino'.
export const search: Words<typeof german.search> = {
  branchTitle: (name, city) =>
    city === '' || name.includes(city) ? `${name}: ordini online` : `${name} a ${city}: ordini online`,
  branch: ({ name, address }, categories, modes) =>
    [
      `${ordering(categories)} presso ${name}`,
      address && `, ${address}`,
      modes.length > 0 ? `: ${or.format(modes.map((mode) => mode.toLowerCase()))}.` : '.',
    ].join(''),
  landing: (shopName, cities) =>
    `Ordini online presso ${shopName}${cities.length > 0 ? ` a ${and.format(cities)}` : ''}.`,
  legal: (title, businessName) => `${title} di ${businessName}.`,
  menu: (name) => `Menù di ${name}`,
  allergens: (names) => `Allergeni: ${names.join(', ')}.`,
};
