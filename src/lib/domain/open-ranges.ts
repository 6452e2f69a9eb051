/** A stretch of time in epoch milliseconds: `start` belongs to it, `end` no longer does. */
export interface OpenRange {
  start: number;
  end: number;
}

/** What a list of ranges says about an instant. `until` null: it does not close within a week, so no time is worth naming. */
export type RangeState =
  { state: 'open'; until: number | null; closesSoon: boolean } | { state: 'closed'; next: OpenRange | null };

/** Closing within this is closing soon: 60 minutes (SPEC section 9). */
export const CLOSES_SOON_MS = 60 * 60_000;

/** A closing time further away than this is not named. */
const WORTH_NAMING_MS = 7 * 24 * 60 * 60_000;

/** The range that contains the instant, or null. Ranges must not overlap, as `openRanges` gives them. */
export function rangeAt(ranges: readonly OpenRange[], at: number): OpenRange | null {
  return ranges.find((range) => range.start <= at && at < range.end) ?? null;
}

/** The first range that starts after the instant, or null. Ranges must be sorted, as `openRanges` gives them. */
export function nextRange(ranges: readonly OpenRange[], at: number): OpenRange | null {
  return ranges.find((range) => range.start > at) ?? null;
}

/** Whether the instant lies in one of the ranges (SPEC section 4 'Open now'). */
export function isOpenIn(ranges: readonly OpenRange[], at: number): boolean {
  return rangeAt(ranges, at) !== null;
}

/** Whether a range that contains the instant ends within 60 minutes, 60 included (SPEC sections 4 and 9). */
export function closesSoon(range: OpenRange, at: number): boolean {
  return range.end - at <= CLOSES_SOON_MS;
}

/** Open until when, or closed until when: what toolbar, banner and checkout say (SPEC sections 2 and 8). */
export function stateAt(ranges: readonly OpenRange[], at: number): RangeState {
  const range = rangeAt(ranges, at);
  if (!range) return { state: 'closed', next: nextRange(ranges, at) };
  const until = range.end - at > WORTH_NAMING_MS ? null : range.end;
  return { state: 'open', until, closesSoon: closesSoon(range, at) };
}
