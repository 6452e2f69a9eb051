/** So many former addresses of a branch lead to it. */
export const MOST_FORMER = 20;

/** The parameter by which the page of a branch learns the identifier that led to it: what is stored under that name moves along. */
export const FORMER_PARAMETER = 'von';

interface Named {
  identifier: string;
  /** Newest first. */
  formerIdentifiers: readonly string[];
}

/** A branch's former identifiers after an edit: a new one leaves the old one behind, and one that is taken back is none any more. */
export function formerIdentifiers(before: Named, after: Named): string[] {
  const left = before.identifier === after.identifier ? [] : [before.identifier];
  const all = new Set([...left, ...after.formerIdentifiers]);
  all.delete(after.identifier);
  return [...all].slice(0, MOST_FORMER);
}

/**
 * Where a page's address leads that names a branch by a former identifier: the same page of today's, such as
 * `/store/mitte/checkout?von=zentrum`; null: it names none. `search` is empty or begins with '?'.
 */
export function addressToday(path: string, search: string, branches: readonly Named[]): string | null {
  const [, former, rest = ''] = /^\/store\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  const branch = branches.find(({ formerIdentifiers: all }) => former !== undefined && all.includes(former));
  if (!branch || former === undefined) return null;
  const query = new URLSearchParams(search);
  query.set(FORMER_PARAMETER, former);
  return `/store/${branch.identifier}${rest}?${query}`;
}
