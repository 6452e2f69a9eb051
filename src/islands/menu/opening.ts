import { opening } from '../../content/texts/opening.ts';
import { formatTime } from '../../lib/domain/dates.ts';
import { stateAt, type OpenRange, type RangeState } from '../../lib/domain/open-ranges.ts';
import { readShopData } from '../../lib/stores/page.ts';

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

export function followOpening(): void {
  const { timezone } = readShopData();
  const chips = [...document.querySelectorAll<HTMLElement>('[data-opening]')];
  const showAll = () => chips.forEach((chip) => show(chip, timezone));
  showAll();
  // A minute is as fine as hours are; a page that comes back from the background asks at once.
  setInterval(showAll, MINUTE);
  document.addEventListener('visibilitychange', showAll);
}
