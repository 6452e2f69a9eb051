/** Titles and descriptions for search results. */

const and = new Intl.ListFormat('de', { type: 'conjunction' });
const or = new Intl.ListFormat('de', { type: 'disjunction' });

interface Place {
  name: string;
  /** Such as 'Am Markt 1, 50823 Köln'; '' if unknown. */
  address: string;
}

/** 'Pizza, Pasta und mehr' of the first categories; all of them if they are few. */
function dishes(categories: readonly string[]): string {
  const [first, last] = [categories.slice(0, 3), categories.length > 3 ? ['mehr'] : []];
  return and.format([...first, ...last]);
}

/** The modes, as the beginning of a sentence. */
const ordering = (categories: readonly string[]) =>
  `${dishes(categories)}${categories.length > 0 ? ' online' : 'Online'} bestellen`;

export const search = {
  branchTitle: (name: string, city: string) =>
    city === '' || name.includes(city) ? `${name}: online bestellen` : `${name} in ${city}: online bestellen`,
  branch: ({ name, address }: Place, categories: readonly string[], modes: readonly string[]) =>
    [
      `${ordering(categories)} bei ${name}`,
      address && `, ${address}`,
      modes.length > 0 ? `: ${or.format(modes)}.` : '.',
    ].join(''),
  landing: (shopName: string, cities: readonly string[]) =>
    `Online bestellen bei ${shopName}${cities.length > 0 ? ` in ${and.format(cities)}` : ''}.`,
  legal: (title: string, businessName: string) => `${title} von ${businessName}.`,
  menu: (name: string) => `Speisekarte von ${name}`,
  allergens: (names: readonly string[]) => `Allergene: ${names.join(', ')}.`,
} as const;
