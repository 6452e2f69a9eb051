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
