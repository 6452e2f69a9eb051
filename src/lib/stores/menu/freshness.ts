import { atom } from 'nanostores';
import type { BranchVersion } from '../../contract/branch-version.ts';

/** Who looks at a page all the time asks at most so often whether it still holds. */
export const ASKED_AGAIN_MS = 2 * 60_000;
/** Without an answer, or while the page could not be put right, it is asked sooner. */
export const TRIED_AGAIN_MS = 10_000;

/** What of a page is no longer what the API says; `live` is what that is by now. */
export interface Outdated {
  menu: boolean;
  facts: boolean;
  live: BranchVersion;
}

/** `incomplete`: what the page shows holds, but not all is on it. `outdated`: it is older than the API and could not be put right. */
export type Age = 'current' | 'incomplete' | 'outdated';

export interface Surroundings {
  /** Asks the API; null: it cannot tell. */
  ask: () => Promise<BranchVersion | null>;
  /** Of what the page was made. */
  shown: BranchVersion;
  /** Puts the page right as far as it can be; throws where the API does not answer. */
  correct: (outdated: Outdated) => Promise<Exclude<Age, 'outdated'>>;
  /** Told what holds, once everything is as it is there. */
  onCurrent: (live: BranchVersion) => void;
}

/** Asks the API with a few bytes whether a page still says what holds, and has it put right if not (issue 6, point 6). */
export function createFreshness({ ask, shown, correct, onCurrent }: Surroundings) {
  const $age = atom<Age>('current');
  let running: Promise<void> | null = null;
  let nextAt = 0;

  async function compare(): Promise<void> {
    const live = await ask();
    if (!live) return;
    const outdated = { menu: live.menu !== shown.menu, facts: live.facts !== shown.facts, live };
    // What was begun to be put right is not what the page was made of any more, even if an edit is taken back.
    shown = { menu: outdated.menu ? '' : shown.menu, facts: outdated.facts ? '' : shown.facts };
    try {
      const age = outdated.menu || outdated.facts ? await correct(outdated) : 'current';
      if (age === 'current') onCurrent((shown = live));
      $age.set(age);
    } catch (error) {
      $age.set('outdated');
      throw error;
    }
  }

  return {
    $age,
    /** The question that is under way, if one is. */
    asking: () => running,
    /** Asks unless that was done a moment ago; `isNewView`: the page is shown anew, so a moment ago is too long ago. */
    check(now: number, isNewView = false): Promise<void> {
      if (!running && (isNewView || now >= nextAt)) {
        running = compare()
          .then(
            () => ASKED_AGAIN_MS,
            () => TRIED_AGAIN_MS,
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
