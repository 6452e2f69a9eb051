import { currentFreshness } from '../../lib/stores/menu/current-freshness.ts';
import { once } from '../../lib/stores/once.ts';
import type { Correction } from './correct-page.ts';
import { everyTick } from './every-tick.ts';
import { holdTaps } from './hold-taps.ts';

/** The menu's data is read again once it is so old (SPEC section 9). */
const OLDEST_MENU_MS = 4 * 60 * 60_000;

const correct = async (outdated: Correction) => (await import('./correct-page.ts')).correctPage(outdated);

/** Looks after the branch page: whether it still holds is asked when it is shown, and at a touch after a while. */
export const keepFresh = once(() => {
  const freshness = currentFreshness(correct);
  if (freshness) {
    holdTaps(freshness.asking);
    const retry = () => void freshness.check(Date.now(), true);
    freshness.$age.listen((age) => void import('./old-page.ts').then((it) => it.tellAge(age, retry)));
  }
  let readAt = Date.now();
  everyTick(() => {
    const before = readAt;
    if (Date.now() - before < OLDEST_MENU_MS) return;
    readAt = Date.now();
    // No reception: it is as old as before.
    correct({ menu: true, facts: false, live: null }).catch(() => (readAt = before));
  });
});
