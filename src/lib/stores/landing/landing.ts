import { nextOpening as words } from '../../../content/texts/landing.ts';
import { dayByName, dayOf, formatTime, relativeDay, type Day } from '../../domain/dates.ts';
import type { OpenRange } from '../../domain/open-ranges.ts';
import {
  searchAreas,
  searchBranches,
  toggleTag,
  type AreaOffer,
  type SearchableBranch,
} from '../../domain/search.ts';
import type { TextStorage } from '../storage.ts';

type Delivering = SearchableBranch & { areas?: readonly AreaOffer[] };

/** Which branches are shown, which of their delivery areas the text means, and the tag that is chosen. */
export interface Findings<B> {
  shown: ReadonlySet<B>;
  offers: { branch: B; offer: AreaOffer }[];
  tagId: number | null;
}

/** More areas of one branch than these, as for the name of a city, do not say where the customer lives. */
const MOST_AREAS = 3;

/**
 * The search over the list of branches: a typed text and a tag, together (SPEC section 5 'Branch search'). Branches that deliver to
 * what is typed are found as well. `onChange` is called with the result of every change.
 */
export function createBranchSearch<B extends Delivering>(
  branches: readonly B[],
  tags: readonly { id: number; name: string }[],
  onChange: (findings: Findings<B>) => void,
) {
  let query = '';
  let tagId: number | null = null;
  function search(): void {
    const named = new Set(searchBranches(branches, tags, query, tagId));
    const served = new Map(
      searchBranches(branches, tags, '', tagId).map((branch) => [
        branch,
        searchAreas(branch.areas ?? [], query),
      ]),
    );
    const shown = new Set(branches.filter((one) => named.has(one) || served.get(one)?.length));
    const offers = [...served].flatMap(([branch, areas]) =>
      areas.length > MOST_AREAS ? [] : areas.map((offer) => ({ branch, offer })),
    );
    onChange({ shown, offers, tagId });
  }
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
    showAll(): void {
      query = '';
      tagId = null;
      search();
    },
  };
}

/** What a branch's card shows of what can be searched. */
interface ShownBranch {
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

/** Delivery areas as a card carries them: a line each, with a tab before the terms. */
export const areasMarkup = (offers: readonly AreaOffer[]): string =>
  offers.map(({ area, terms }) => `${area}\t${terms}`).join('\n');

/** The inverse of `areasMarkup`. */
export function areasFromMarkup(markup: string): AreaOffer[] {
  return markup.split('\n').flatMap((line) => {
    const [area = '', terms = ''] = line.split('\t');
    return area === '' ? [] : [{ area, terms }];
  });
}

const MINUTE = 60_000;

/**
 * 'Öffnet morgen um 11:00': the card's text for a branch that is closed at an instant, in the shop's zone. A page may have a
 * thousand cards and updates them every ten seconds, so each text is cached for a day.
 */
export function createNextOpening(zone: string): (next: OpenRange, at: number) => string {
  const texts = new Map<number, string>();
  let minute = NaN;
  let today: Day = '';

  function textOf(start: number): string {
    const day = dayOf(start, zone);
    const time = formatTime(start, zone);
    const near = relativeDay(day, today);
    return near === 'other' ? words.onDay(dayByName(day, today), time) : words[near](time);
  }

  return ({ start }, at) => {
    const now = Math.floor(at / MINUTE);
    if (now !== minute) {
      minute = now;
      const day = dayOf(at, zone);
      if (day !== today) texts.clear();
      today = day;
    }
    const text = texts.get(start) ?? textOf(start);
    texts.set(start, text);
    return text;
  };
}

/** Delay before the alerts appear, in milliseconds (SPEC section 9). */
const ALERTS_DELAY_MS = 500;

/** Calls `show` after the delay, unless the tab has seen the alerts of this version. */
export function showAlertsOnce(storage: TextStorage, key: string, version: string, show: () => void): void {
  if (storage[key] === version) return;
  setTimeout(show, ALERTS_DELAY_MS);
}

/** Stores that the customer has closed the alerts of this version. */
export function storeAlertsSeen(storage: TextStorage, key: string, version: string): void {
  storage[key] = version;
}
