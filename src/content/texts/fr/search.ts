import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../search.ts';

/** Titles and descriptions for search results. */

const and = new Intl.ListFormat('fr', { type: 'conjunction' });
const or = new Intl.ListFormat('fr', { type: 'disjunction' });

/** 'Pizza, Pasta et plus encore' of the first categories; all of them if they are few. */
function dishes(categories: readonly string[]): string {
  const [first, last] = [categories.slice(0, 3), categories.length > 3 ? ['plus encore'] : []];
  return and.format([...first, ...last]);
}

/** 'À emporter, livraison ou sur place': the modes as a sentence. */
const ordering = ([first, ...others]: readonly string[]) =>
  first === undefined ? '' : ` ${or.format([first, ...others.map((mode) => mode.toLocaleLowerCase('fr'))])}.`;

export const search: Words<typeof german.search> = {
  branchTitle: (name, city) =>
    city === '' || name.includes(city)
      ? `${name}\u202f: commander en ligne`
      : `${name} à ${city}\u202f: commander en ligne`,
  branch: ({ name, address }, categories, modes) =>
    [
      `Commandez en ligne chez ${name}`,
      address && `, ${address}`,
      categories.length > 0 ? `\u202f: ${dishes(categories)}.` : '.',
      ordering(modes),
    ].join(''),
  landing: (shopName, cities) =>
    `Commandez en ligne chez ${shopName}${cities.length > 0 ? ` à ${and.format(cities)}` : ''}.`,
  legal: (title, businessName) => `${title}\u202f: ${businessName}.`,
  menu: (name) => `Carte\u202f: ${name}`,
  allergens: (names) => `Allergènes\u202f: ${names.join(', ')}.`,
};
