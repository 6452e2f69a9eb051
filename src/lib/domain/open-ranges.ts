/** A range in epoch milliseconds: includes `start`, excludes `end`. */
export interface OpenRange {
  start: number;
  end: number;
}

/** The state of ranges at an instant. `until` null: no closing time within a week. */
export type RangeState =
  { state: 'open'; until: number | null; closesSoon: boolean } | { state: 'closed'; next: OpenRange | null };

/** 'Closing soon' means within 60 minutes (SPEC section 9). */
export const CLOSES_SOON_MS = 60 * 60_000;

/** Later closing times are not shown. */
const WORTH_NAMING_MS = 7 * 24 * 60 * 60_000;

/** The range that contains the instant, or null. Ranges must be disjoint, as from `openRanges`. */
export function rangeAt(ranges: readonly OpenRange[], at: number): OpenRange | null {
  return ranges.find((range) => range.start <= at && at < range.end) ?? null;
}

/** The first range after the instant, or null. Ranges must be sorted, as from `openRanges`. */
export function nextRange(ranges: readonly OpenRange[], at: number): OpenRange | null {
  return ranges.find((range) => range.start > at) ?? null;
}

/** Whether the instant is in one of the ranges (SPEC section 4 'Open now'). */
export function isOpenIn(ranges: readonly OpenRange[], at: number): boolean {
  return rangeAt(ranges, at) !== null;
}

/** Whether a range that contains the instant ends within 60 minutes, inclusive (SPEC sections 4 and 9). */
export function closesSoon(range: OpenRange, at: number): boolean {
  return range.end - at <= CLOSES_SOON_MS;
}

/** Open or closed with the next change, for toolbar, notice and checkout (SPEC sections 2 and 8). */
export function stateAt(ranges: readonly OpenRange[], at: number): RangeState {
  const range = rangeAt(ranges, at);
  if (!range) return { state: 'closed', next: nextRange(ranges, at) };
  const until = range.end - at > WORTH_NAMING_MS ? null : range.end;
  return { state: 'open', until, closesSoon: closesSoon(range, at) };
}
