import type { NoticeSteps } from '../../lib/client/branch-notice-text.ts';
import {
  readBranchData,
  readShopData,
  storageKey,
  CHECK_EVERY_MS,
  foundCurrent,
  isCurrent,
} from '../../lib/client/page-data.ts';
import { cartStorage } from '../../lib/stores/storage.ts';
import { everyTick, showEarliest, followOpening } from '../shell/opening.ts';
import { onTouch } from '../shell/first-touch.ts';
import { element, showToast } from './toast.ts';

/** The notice at an instant in epoch milliseconds; empty before the first step. */
export function noticeAt({ texts, steps }: NoticeSteps, at: number): { text: string; kind: string } {
  const [, index = 0, kind = 'open'] = steps.findLast(([from]) => from * 1000 <= at) ?? [];
  return { text: texts[index] ?? '', kind };
}

/** Shows at the top of the page while the branch is closed, does not deliver or takes preorders (SPEC section 8). */
function followNotice(): void {
  const place = document.querySelector<HTMLElement>('[data-notice]');
  if (!place) return;
  everyTick(() => {
    // Read each time: `renew-opening.ts` may have set it again.
    const steps = JSON.parse(place.dataset.notice ?? '') as NoticeSteps;
    const { text, kind } = noticeAt(steps, Date.now());
    // `menu.ts` reads it from there.
    document.body.classList.toggle('is-closed', kind === 'closed');
    if (place.textContent !== text) place.textContent = text;
    place.hidden = !text;
    place.dataset.kind = kind;
  });
}

/** The branch page until its first touch, which fetches the rest (docs/decisions/0022). */

/** By then a page that was just opened has loaded what is urgent. */
const QUIET_MS = 1500;
/** The menu is read again at this age (SPEC section 9). */
const MAX_MENU_AGE_MS = 4 * 60 * 60_000;
const RETRY_AFTER_MS = 3000;

const untouched = new AbortController();

async function load(touched: EventTarget | null = null): Promise<void> {
  const menu = await import('./menu.ts').catch(offline);
  if (!menu) return;
  untouched.abort();
  menu.startMenu(touched);
}

/** What needs a script says so, and the next tap tries again; what counts already is carried out as soon as possible. */
function offline(): void {
  const taps = window.firstTaps;
  const opening = document.querySelector<HTMLDialogElement>('dialog[aria-busy]');
  if (opening || taps?.tapped) showToast(element('[data-toast]').dataset['notLoaded'] ?? '');
  opening?.close();
  if (taps?.rows?.length) setTimeout(() => void load(), RETRY_AFTER_MS);
}

/** Whether there is a cart of an earlier visit, or a mode or area that was chosen then, or allergens to mark. */
function isKnown(): boolean {
  const [shop, data] = [readShopData(), readBranchData()];
  const [cart, choice] = ['cart', 'choice'].map((name) => cartStorage.values[storageKey(shop, data, name)]);
  // `passportKey` brings nanostores, which are not loaded before the first tap.
  const isPassportSet = `asp.${shop.shop}.passport` in cartStorage.values;
  return isPassportSet || choice !== undefined || (cart !== undefined && cart !== '[]');
}

/** Whether a tap waits for the rest already, or nothing takes it: a policy that is older than the page forbids its script. */
function isAwaited(): boolean {
  const taps = window.firstTaps;
  if (!taps) return true;
  // A category that was tapped is highlighted.
  return Boolean(taps.rows?.length || taps.row || taps.tapped) || location.hash !== taps.openedAt;
}

/** Looks whether the page is out of date. Offline, the next touch does. */
async function check(): Promise<void> {
  const { branch, version } = readBranchData();
  const isRecent = Date.now() - (foundCurrent()?.at ?? 0) < CHECK_EVERY_MS;
  if (!version || isRecent || untouched.signal.aborted || document.hidden) return;
  const isFresh = await isCurrent(readShopData().api, branch.id, version).catch(() => true);
  if (!isFresh) return load();
  const { busy, preparing } = foundCurrent()?.live ?? {};
  if (busy) return load();
  if (preparing) await import('./page-facts.ts').then((it) => it.showPreparing(preparing)).catch(() => {});
}

export function startBranchPage(): void {
  followOpening();
  followNotice();
  const { signal } = untouched;
  onTouch((target) => void load(target), signal);
  document.addEventListener('visibilitychange', () => void check(), { signal });
  if (isAwaited() || isKnown() || /[?&](table|area|von)=/.test(location.search)) void load();
  addEventListener('pageshow', ({ persisted }) => persisted && void check(), { signal });
  setTimeout(() => {
    void check();
    const mode = document.querySelector<HTMLInputElement>('[data-order-top] input:checked')?.value;
    if (mode && !signal.aborted) showEarliest(mode);
  }, QUIET_MS);
  setTimeout(() => void load(), MAX_MENU_AGE_MS);
}
