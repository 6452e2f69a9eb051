import { opening } from '../../content/texts/opening.ts';
import { stateAt, type OpenRange, type RangeState } from '../../lib/domain/open-ranges.ts';
import { everyTick, PUT_RIGHT } from './every-tick.ts';

/** Says on every chip of the page whether its branch is open now, and again whenever that changes. */

/** A range with the clock time of its end, as the shop's clock shows it. */
type ShownRange = OpenRange & { until: string };

/** What a chip says of a branch that is closed and opens again. */
type WhenOpens = (next: OpenRange) => string;

function rangesOf(chip: HTMLElement): ShownRange[] {
  const known = JSON.parse(chip.dataset.opening ?? '[]') as [number, number, string][];
  return known.map(([start, end, until]) => ({ start, end, until }));
}

function words(state: RangeState, ranges: ShownRange[], whenOpens?: WhenOpens): string {
  if (state.state === 'closed') return (state.next && whenOpens?.(state.next)) || opening.closed;
  const range = ranges.find(({ end }) => end === state.until);
  if (!range) return opening.open;
  return state.closesSoon ? opening.closesSoon(range.until) : opening.openUntil(range.until);
}

export function followOpening(whenOpens?: WhenOpens): void {
  const read = () =>
    [...document.querySelectorAll<HTMLElement>('[data-opening]')].map(
      (chip) => [chip, rangesOf(chip)] as const,
    );
  let chips = read();
  // Before the tick that follows.
  document.addEventListener(PUT_RIGHT, () => (chips = read()));
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
