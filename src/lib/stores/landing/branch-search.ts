import { searchBranches, toggleTag, type SearchableBranch } from '../../domain/search.ts';

/** Which branches are shown, and the tag that is chosen. */
export interface Findings<B> {
  shown: ReadonlySet<B>;
  tagId: number | null;
}

/**
 * The search over the list of branches: a typed text and a tag, together (SPEC section 5 'Branch search'). `onChange` is
 * called with the result of every change.
 */
export function createBranchSearch<B extends SearchableBranch>(
  branches: readonly B[],
  tags: readonly { id: number; name: string }[],
  onChange: (findings: Findings<B>) => void,
) {
  let query = '';
  let tagId: number | null = null;
  const search = () => onChange({ shown: new Set(searchBranches(branches, tags, query, tagId)), tagId });
  return {
    type(text: string): void {
      query = text;
      search();
    },
    /** A tap on a tag chooses it, a second tap clears it (SPEC section 4 'Tags'). */
    tapTag(tapped: number): void {
      tagId = toggleTag(tagId, tapped);
      search();
    },
  };
}

/** What a branch's card shows of what can be searched. */
export interface ShownBranch {
  name: string;
  /** Street, zip code and city, however they are written. */
  address: string;
}

/** What the search needs of a branch and its card does not show: the ids of its tags, then its keywords. */
export function branchMarkup({ keywords, tags }: SearchableBranch): string {
  return [tags.map(({ id }) => id).join(','), keywords].join(' ').trimEnd();
}

/** The inverse of `branchMarkup`, with what the card shows. Terms hold no blanks, so an address may be searched in one piece. */
export function branchFromMarkup(markup: string, { name, address }: ShownBranch): SearchableBranch {
  const [ids = '', ...keywords] = markup.split(' ');
  const tags = ids.split(',').flatMap((id) => (id === '' ? [] : [{ id: Number(id) }]));
  return { name, street: address, zipCode: '', city: '', keywords: keywords.join(' '), tags };
}
