import type { OpenRange } from './open-ranges.ts';

/** Sorted by start, with ranges that overlap or touch made one, so that nothing is offered twice. */
export function mergeRanges(ranges: readonly OpenRange[]): OpenRange[] {
  const merged: OpenRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ start: range.start, end: range.end });
  }
  return merged;
}

/** What is left of the ranges from an instant on. */
export function clipStart(ranges: readonly OpenRange[], from: number): OpenRange[] {
  return ranges
    .filter((range) => range.end > from)
    .map((range) => ({ start: Math.max(range.start, from), end: range.end }));
}
