import { currentFreshness } from '../../lib/stores/menu/freshness.ts';
import { $busy } from '../../lib/stores/page.ts';
import { once } from '../../lib/stores/once.ts';
import { everyTick } from '../shell/opening.ts';
import { productOfRow } from '../../lib/stores/menu/product-markup.ts';
import type { Renewal } from './renew-page.ts';

/** A tap waits for the check no longer than this. */
const TAP_TIMEOUT_MS = 1000;

const stateOf = (row: Element) => `${productOfRow(row)?.price} ${row.className}`;

/**
 * Delays taps on products while the page is being checked. The tap is dropped if the product then has another price or is sold
 * out, which the customer is to see first.
 */
function holdTaps(running: () => Promise<void> | null): void {
  let isReplayed = false;
  const hold = (event: Event) => {
    const check = running();
    const target = event.target as Element;
    const row = target.closest('[data-product]');
    if (!check || !row || isReplayed) return;
    event.stopPropagation();
    const before = stateOf(row);
    row.ariaBusy = 'true';
    void Promise.race([check, new Promise((done) => setTimeout(done, TAP_TIMEOUT_MS))]).then(() => {
      row.ariaBusy = null;
      if (stateOf(row) !== before) return;
      isReplayed = true;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      isReplayed = false;
    });
  };
  document.addEventListener('click', hold, true);
}

/** The menu is read again at this age (SPEC section 9). */
const MAX_MENU_AGE_MS = 4 * 60 * 60_000;

const renew = (renewal: Renewal) => import('./renew-page.ts').then((it) => it.renewPage(renewal));

/** Few pages have to say any of it. */
const pageFacts = () => import('./page-facts.ts');

/** Checks whether the branch page is up to date when it is shown and at a touch after a while, and renews it. */
export const keepFresh = once(() => {
  const freshness = currentFreshness(
    renew,
    ({ preparing }) => preparing && void pageFacts().then((it) => it.showPreparing(preparing)),
  );
  if (freshness) {
    holdTaps(freshness.running);
    everyTick(() => {
      const now = Date.now();
      // A price has ended (`TimedNote.astro`).
      const end = document.querySelector<HTMLElement>('[data-timed]')?.dataset['timed'];
      if (!document.hidden) void freshness.check(now, now > Number(end || now));
    });
    const retry = () => void freshness.check(Date.now(), true);
    freshness.$age.listen((age) => void pageFacts().then((it) => it.showPageAge(age, retry)));
  }
  $busy.subscribe((busy) => {
    if (busy) void import('./busy.ts').then((it) => it.followBusy()).catch(() => {});
  });
  // The menu is as old as its page.
  let readAt = Date.now() - performance.now();
  everyTick(() => {
    const before = readAt;
    if (Date.now() - before < MAX_MENU_AGE_MS) return;
    readAt = Date.now();
    // Offline: the menu is as old as before.
    renew({ menu: true, facts: false, live: null }).catch(() => (readAt = before));
  });
});
