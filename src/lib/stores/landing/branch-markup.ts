import type { SearchableBranch } from '../../domain/search.ts';

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
