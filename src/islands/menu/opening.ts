import { opening } from '../../content/texts/opening.ts';
import { dayOf, formatTime } from '../../lib/domain/dates.ts';
import { stateAt, type OpenRange, type RangeState } from '../../lib/domain/open-ranges.ts';
import { readShopData } from '../../lib/client/page-data.ts';

/** Says on every chip of the page whether its branch is open now, and again whenever that changes. */

const MINUTE = 60_000;

function rangesOf(chip: HTMLElement): OpenRange[] {
  const pairs = JSON.parse(chip.dataset.opening ?? '[]') as [number, number][];
  return pairs.map(([start, end]) => ({ start, end }));
}

function words(state: RangeState, zone: string): string {
  if (state.state === 'closed') return opening.closed;
  if (state.until === null) return opening.open;
  const time = formatTime(state.until, zone);
  return state.closesSoon ? opening.closesSoon(time) : opening.openUntil(time);
}

function show(chip: HTMLElement, zone: string): void {
  const state = stateAt(rangesOf(chip), Date.now());
  chip.textContent = words(state, zone);
  chip.dataset.state = state.state === 'open' && state.closesSoon ? 'closing' : state.state;
}

function dayName(at: number, zone: string): string {
  return new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: zone }).format(at);
}

/** When it opens again, and that preorders are taken (SPEC section 8 'Closed'). */
function closedNotice(next: OpenRange | null, notice: HTMLElement, zone: string): string {
  const { openingNotice, closedMessage } = notice.dataset;
  let reopens = closedMessage ?? '';
  if (next) {
    const time = formatTime(next.start, zone);
    const isToday = dayOf(next.start, zone) === dayOf(Date.now(), zone);
    reopens = isToday ? opening.opensAt(time) : opening.opensOn(dayName(next.start, zone), time);
  }
  const preorders = openingNotice === 'preorder' ? `${opening.preorder} ${opening.preorderLater}` : '';
  return [opening.closedNow, reopens, preorders].filter(Boolean).join(' ');
}

function showNotice(chip: HTMLElement, zone: string): void {
  const notice = document.querySelector<HTMLElement>('[data-opening-notice]');
  if (!notice) return;
  const state = stateAt(rangesOf(chip), Date.now());
  notice.hidden = state.state === 'open';
  notice.textContent = state.state === 'open' ? '' : closedNotice(state.next, notice, zone);
}

export function followOpening(): void {
  const { timezone } = readShopData();
  const chips = [...document.querySelectorAll<HTMLElement>('[data-opening]')];
  const showAll = () => {
    for (const chip of chips) show(chip, timezone);
    if (chips[0]) showNotice(chips[0], timezone);
  };
  showAll();
  // A minute is as fine as hours are; a page that comes back from the background asks at once.
  setInterval(showAll, MINUTE);
  document.addEventListener('visibilitychange', showAll);
}
