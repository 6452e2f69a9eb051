import { opening as texts } from '../../content/texts/opening.ts';
import { readBranchData, readShopData, type BranchData } from '../../lib/client/page-data.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';
import { stateAt, type OpenRange, type RangeState } from '../../lib/domain/open-ranges.ts';

/** Dispatched at the document when the menu's rows have new data (`islands/menu/renew-page.ts`). */
export const MENU_RENEWED = 'menurenewed';

/** Appointments are multiples of 5 minutes (SPEC section 9). */
const STEP_MS = 5 * 60_000;
/** A time further ahead is told with its day. */
const SOON_MS = 12 * 60 * 60_000;

/** When a mode can be had at the earliest, at the menu's top; nothing where the page knows no time. */
export function showEarliest(mode: string, { branch, openRanges }: BranchData = readBranchData()): void {
  const place = document.querySelector('[data-earliest]');
  if (!place) return;
  const now = Date.now();
  const ranges = mode === 'delivery' ? openRanges.delivery : openRanges.opening;
  const from = Math.max(now, Date.parse(branch.orderableFrom ?? '') || 0);
  const range = ranges.find(({ end }) => end > from);
  const at = Math.ceil(Math.max(from, range?.start ?? 0) / STEP_MS) * STEP_MS;
  const time = new Intl.DateTimeFormat(LOCALE, {
    timeZone: readShopData().timezone,
    hour: '2-digit',
    minute: '2-digit',
    ...(at - now > SOON_MS && { weekday: 'short' }),
  });
  place.textContent = range ? texts.from(time.format(at)) : '';
}

/** What changes with time shows this much later at most (SPEC section 4 'Cart'). */
const TICK_MS = 10_000;

/** Dispatched at the document when the page's opening chips and notice have new data. */
export const OPENING_RENEWED = 'openingrenewed';

/** Calls `update` now, every ten seconds, when the page becomes visible again and when its opening data is renewed. */
export function everyTick(update: () => void): void {
  update();
  setInterval(update, TICK_MS);
  for (const type of ['visibilitychange', OPENING_RENEWED]) document.addEventListener(type, update);
}

/** Keeps every opening chip of the page up to date. */

/** A range with the clock time of its end, as the shop's clock shows it. */
type ShownRange = OpenRange & { until: string };

/** The chip's text for a branch that is closed and opens again. */
type WhenOpens = (next: OpenRange) => string;

function rangesOf(chip: HTMLElement): ShownRange[] {
  const known = JSON.parse(chip.dataset.opening ?? '[]') as [number, number, string][];
  return known.map(([start, end, until]) => ({ start, end, until }));
}

function words(state: RangeState, ranges: ShownRange[], whenOpens?: WhenOpens): string {
  if (state.state === 'closed') return (state.next && whenOpens?.(state.next)) || texts.closed;
  const range = ranges.find(({ end }) => end === state.until);
  if (!range) return texts.open;
  return state.closesSoon ? texts.closesSoon(range.until) : texts.openUntil(range.until);
}

export function followOpening(whenOpens?: WhenOpens): void {
  const read = () =>
    [...document.querySelectorAll<HTMLElement>('[data-opening]')].map(
      (chip) => [chip, rangesOf(chip)] as const,
    );
  let chips = read();
  // Registered before `everyTick`, which then shows the new ranges.
  document.addEventListener(OPENING_RENEWED, () => (chips = read()));
  everyTick(() => {
    for (const [chip, ranges] of chips) {
      const state = stateAt(ranges, Date.now());
      const text = words(state, ranges, whenOpens);
      if (chip.textContent === text) continue;
      chip.textContent = text;
      chip.dataset.state = state.state === 'open' && state.closesSoon ? 'closing' : state.state;
    }
  });
}
