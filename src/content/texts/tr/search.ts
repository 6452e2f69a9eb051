import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../search.ts';

/** Titles and descriptions for search results. */

const and = new Intl.ListFormat('tr', { type: 'conjunction' });
const or = new Intl.ListFormat('tr', { type: 'disjunction' });

/** 'Pizza, Pasta, Salate ve daha fazlası' of the first categories; all of them if they are few. */
function dishes(categories: readonly string[]): string {
  const [first, last] = [categories.slice(0, 3), categories.length > 3 ? ['daha fazlası'] : []];
  return and.format([...first, ...last]);
}

const ordering = (categories: readonly string[]) =>
  categories.length > 0 ? `${dishes(categories)} için online sipariş` : 'Online sipariş';

export const search: Words<typeof german.search> = {
  branchTitle: (name, city) =>
    city === '' || name.includes(city) ? `${name}: online sipariş` : `${name}, ${city}: online sipariş`,
  branch: ({ name, address }, categories, modes) =>
    [
      `${ordering(categories)}: ${name}`,
      address && `, ${address}`,
      modes.length > 0 ? `. ${or.format(modes)}.` : '.',
    ].join(''),
  landing: (shopName, cities) =>
    `${shopName}: online sipariş${cities.length > 0 ? ` (${and.format(cities)})` : ''}.`,
  legal: (title, businessName) => `${businessName}: ${title}.`,
  menu: (name) => `${name} menüsü`,
  allergens: (names) => `Alerjenler: ${names.join(', ')}.`,
};
