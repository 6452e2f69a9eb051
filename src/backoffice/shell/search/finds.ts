import { dishWords, searchDishes, type DishWords } from '../../../lib/domain/dish-search.ts';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { User } from '../../../lib/contract/people.ts';
import { isAdmin, isAmong } from '../../../lib/contract/roles.ts';
import { mayUse } from '../../sign-in/auth-provider.ts';
import { groupNames, screenNames, screenWords } from '../screen-texts.ts';
import { ENTRIES, GROUPS, MORE } from '../screens.ts';
import { BRANCH_SETTINGS, SETTINGS } from './settings.ts';
import { searchTexts as texts } from './texts.ts';

export type Kind = Exclude<keyof typeof texts.kinds, 'recent'>;

/** Something that the search leads to. */
export interface Find {
  kind: Kind;
  label: string;
  /** Where it belongs, in a few words. */
  detail: string;
  /** The address below `/backend`. */
  to: string;
  /** The names of the form fields to go to: the first that shows. */
  fields?: readonly string[];
  /** What the screen is told in addition. */
  state?: Readonly<Record<string, string>>;
  /** What is kept on the device of it; without it, the label. An order's has no name of a person. */
  kept?: string;
}

/** What can be found without asking the server, with the words that it is found by. */
export interface Place {
  find: Find;
  words: DishWords;
}

const placeOf = (find: Find, words = ''): Place => ({
  find,
  words: dishWords({ name: find.label, category: words, description: find.detail, allergens: [] }),
});

function groupOf(to: string): string {
  const group = GROUPS.find(({ entries }) => entries.some((one) => one.to === to));
  return group ? groupNames[group.id] : '';
}

/** The screens and settings that a person may open; branches' settings lead to `branch`, the one they work with. */
export function placesFor(
  user: Pick<User, 'roles'>,
  branch: Pick<Branch, 'id' | 'name'> | undefined,
): Place[] {
  const screens = [...ENTRIES, ...MORE]
    .filter((it) => mayUse(user, it.resource, 'action' in it && it.action ? it.action : 'list'))
    .map(({ to }) =>
      placeOf({ kind: 'screen', label: screenNames[to], detail: groupOf(to), to }, screenWords[to]),
    );
  if (!isAdmin(user)) return screens;
  const settings = SETTINGS.map(({ field, behind, label, tab, tabName, words }) =>
    placeOf(
      {
        kind: 'setting',
        label,
        detail: `${texts.settings} › ${tabName}`,
        to: tab === '' ? '/config' : `/config/${tab}`,
        fields: behind === undefined ? [field] : [field, behind],
      },
      words,
    ),
  );
  const own = branch
    ? BRANCH_SETTINGS.map(({ field, label, tab, tabName, words }) =>
        placeOf(
          {
            kind: 'setting',
            label,
            detail: `${branch.name} › ${tabName}`,
            to: tab === '' ? `/branches/${branch.id}` : `/branches/${branch.id}/${tab}`,
            ...(field === '' ? {} : { fields: [field] }),
          },
          words,
        ),
      )
    : [];
  return [...screens, ...settings, ...own];
}

/** A person's branches, which lead to what they may do with them. */
export const branchPlaces = (user: Pick<User, 'roles'>, branches: readonly Branch[]): Place[] =>
  mayUse(user, 'branches', 'show')
    ? branches.map(({ id, name, street, zipCode, city }) =>
        placeOf(
          {
            kind: 'branch',
            label: name,
            detail: [street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', '),
            to: isAmong(user, 'manager') ? `/branches/${id}` : `/branches/${id}/show`,
          },
          texts.branch,
        ),
      )
    : [];

const MOST_OF_A_KIND = 5;

/** The places that fit what was typed, best first, at most five of each kind. */
export function findPlaces(places: readonly Place[], typed: string): Find[] {
  if (typed.trim() === '') return [];
  const ranks = searchDishes(
    places.map(({ words }) => words),
    typed,
  );
  const fitting = places
    .flatMap(({ find }, at) => {
      const rank = ranks[at] ?? null;
      return rank === null ? [] : [{ find, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ find }) => find);
  return mostOfEach(fitting);
}

function mostOfEach(finds: readonly Find[]): Find[] {
  const counts = new Map<Kind, number>();
  return finds.filter(({ kind }) => {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return n <= MOST_OF_A_KIND;
  });
}

const ORDER: readonly Kind[] = ['screen', 'setting', 'order', 'product', 'branch', 'user'];
/** Numbers and `#12` are looked for in orders. */
const NUMBER_FIRST: readonly Kind[] = ['order', 'product', 'screen', 'setting', 'branch', 'user'];

/** All finds by kind, in the order in which they are shown. */
export function inOrder(finds: readonly Find[], typed: string): Find[] {
  const kinds = /^#?[\d+]/.test(typed.trim()) ? NUMBER_FIRST : ORDER;
  return kinds.flatMap((kind) => finds.filter((find) => find.kind === kind));
}

/** What tells one find from another. */
export const keyOf = ({ kind, to, label, fields }: Find): string =>
  `${kind} ${to} ${fields?.[0] ?? (kind === 'product' ? label : '')}`;
