import { atom } from 'nanostores';
import type { BranchVersion } from '../../contract/branch-version.ts';
import {
  storageKey,
  CHECK_EVERY_MS,
  foundCurrent,
  readVersion,
  type Version,
} from '../../client/page-data.ts';
import { currentItems } from '../cart/cart.ts';
import { cartStorage } from '../storage.ts';
import { $busy, currentBranch, currentShop } from '../page.ts';
import { BASE } from '../../domain/words/locale.ts';

/** After a check that failed, or a page that could not be renewed. */
export const RETRY_AFTER_MS = 10_000;

/** Which parts of a page differ from the API; `live` is the API's version. */
export interface Outdated {
  menu: boolean;
  facts: boolean;
  live: BranchVersion;
}

/** `incomplete`: what the page shows is right, but products are missing. `outdated`: the page could not be renewed. */
export type Age = 'current' | 'incomplete' | 'outdated';

export interface Dependencies {
  /** Reads the API's version; null: it knows none. */
  readVersion: () => Promise<Version | null>;
  /** What the page was made of. */
  shown: BranchVersion;
  /** Renews the page as far as possible; throws where the API does not answer. */
  renew: (outdated: Outdated) => Promise<Exclude<Age, 'outdated'>>;
  /** Called with the API's version once the page shows it. */
  onCurrent: (live: Version) => void;
  /** When the page was last found current, in epoch milliseconds. */
  checkedAt?: number;
}

/** Compares a page with the API by a few bytes, and renews it where it is outdated. */
export function createFreshness({ readVersion: read, shown, renew, onCurrent, ...known }: Dependencies) {
  const $age = atom<Age>('current');
  let running: Promise<void> | null = null;
  let nextAt = known.checkedAt === undefined ? 0 : known.checkedAt + CHECK_EVERY_MS;

  async function compare(): Promise<void> {
    const live = await read();
    if (!live) return;
    const outdated = { menu: live.menu !== shown.menu, facts: live.facts !== shown.facts, live };
    // Once its renewal has begun, a part is no longer what the page was made of, even if the edit is reverted meanwhile.
    shown = { menu: outdated.menu ? '' : shown.menu, facts: outdated.facts ? '' : shown.facts };
    try {
      const age = outdated.menu || outdated.facts ? await renew(outdated) : 'current';
      if (age === 'current') {
        shown = live;
        onCurrent(live);
      }
      $age.set(age);
    } catch (error) {
      $age.set('outdated');
      throw error;
    }
  }

  return {
    $age,
    /** The check that is under way, if any. */
    running: () => running,
    /** Checks unless the last check is recent; `isForced` checks in any case. `now` in epoch milliseconds. */
    check(now: number, isForced = false): Promise<void> {
      if (!running && (isForced || now >= nextAt)) {
        running = compare()
          .then(
            () => CHECK_EVERY_MS,
            () => RETRY_AFTER_MS,
          )
          .then((pause) => {
            nextAt = now + pause;
            running = null;
          });
      }
      return running ?? Promise.resolve();
    },
  };
}

export type Freshness = ReturnType<typeof createFreshness>;

/** Events after which time may have passed since the last check. */
const WAKING = ['visibilitychange', 'pointerdown', 'online', 'pageshow'];

/** What a cart of a menu is marked with: one filled in another language has other words (`domain/own-words.ts`). */
const cartMenu = ({ menu }: BranchVersion): string => menu + BASE;

/**
 * Checks the open page: now, when it is shown again, and at a touch after a while. A cart that was filled from another menu than
 * the page's makes the menu outdated, however new the page is. Null: the page carries no version.
 */
export function currentFreshness(
  renew: Dependencies['renew'],
  onCurrent?: Dependencies['onCurrent'],
): Freshness | null {
  const data = currentBranch().get();
  const { branch, version } = data;
  if (!version) return null;
  const key = storageKey(currentShop(), data, 'menu');
  const { values } = cartStorage;
  const isOfThisMenu = currentItems().count() === 0 || values[key] === cartMenu(version);
  const earlier = isOfThisMenu ? foundCurrent() : undefined;
  const keep = (live: Version) => {
    values[key] = cartMenu(live);
    $busy.set(live.busy ?? null);
    onCurrent?.(live);
  };
  if (earlier) values[key] = cartMenu(version);
  if (earlier?.live) keep(earlier.live);
  const freshness = createFreshness({
    ...(earlier && { checkedAt: earlier.at }),
    readVersion: () => readVersion(currentShop().api, branch.id),
    shown: isOfThisMenu ? version : { ...version, menu: '' },
    renew,
    onCurrent: keep,
  });
  const check = ({ persisted }: Partial<PageTransitionEvent>) => {
    if (!document.hidden) void freshness.check(Date.now(), persisted);
  };
  for (const type of WAKING) addEventListener(type, check, true);
  check({});
  return freshness;
}
