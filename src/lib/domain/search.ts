import type { Branch } from './branch.ts';

/** The searchable fields of a branch. */
export type SearchableBranch = Pick<Branch, 'name' | 'street' | 'city' | 'zipCode' | 'keywords'> & {
  tags: readonly { id: number }[];
};

/** The search terms of a text in lower case, split by commas and spaces (SPEC section 5). */
export function searchTerms(query: string): string[] {
  return query
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((term) => term !== '');
}

/**
 * The branches, in their order, with any term in name, street, city, zip code, keywords or tag names, and with the chosen tag. No terms:
 * all branches; `tagId` null: no tag (SPEC section 5 'Branch search').
 */
export function searchBranches<B extends SearchableBranch>(
  branches: readonly B[],
  tags: readonly { id: number; name: string }[],
  query: string,
  tagId: number | null,
): B[] {
  const terms = searchTerms(query);
  const names = new Map(tags.map((tag) => [tag.id, tag.name]));
  const textOf = ({ name, street, city, zipCode, keywords, tags: own }: B) =>
    [name, street, city, zipCode, keywords, ...own.flatMap(({ id }) => names.get(id) ?? [])]
      .join('\n')
      .toLowerCase();
  return branches.filter((branch) => {
    if (tagId !== null && !branch.tags.some(({ id }) => id === tagId)) return false;
    const text = textOf(branch);
    return terms.length === 0 || terms.some((term) => text.includes(term));
  });
}

/** A delivery area with its terms in words: '2,90 EUR, ab 18,00 EUR'. */
export interface AreaOffer {
  area: string;
  terms: string;
}

/** Fewer letters match too many areas. */
const SHORTEST_PLACE = 3;

/**
 * The delivery areas that a text means, in their order: those with its postcode at the beginning of a word, or without a postcode those
 * with all its terms. None for a text of fewer than three letters.
 */
export function searchAreas<A extends { area: string }>(areas: readonly A[], query: string): A[] {
  const terms = searchTerms(query);
  const postcodes = terms.filter((term) => /^\d{4,5}$/.test(term));
  if (terms.join('').length < SHORTEST_PLACE) return [];
  return areas.filter(({ area }) => {
    const text = area.toLowerCase();
    if (postcodes.length === 0) return terms.every((term) => text.includes(term));
    const words = searchTerms(text);
    return postcodes.every((postcode) => words.some((word) => word.startsWith(postcode)));
  });
}

/** Toggles a tag (SPEC section 4 'Tags'). */
export function toggleTag(chosen: number | null, tapped: number): number | null {
  return chosen === tapped ? null : tapped;
}

/** Donation recipients with the text in name or description, case-insensitive (SPEC section 2 'Donation section'). */
export function searchDonatees<D extends { name: string; description: string }>(
  donatees: readonly D[],
  query: string,
): D[] {
  const text = query.trim().toLowerCase();
  return donatees.filter((donatee) => `${donatee.name}\n${donatee.description}`.toLowerCase().includes(text));
}
