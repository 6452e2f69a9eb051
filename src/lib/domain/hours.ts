import type { DateTime } from 'luxon';
import type { Branch } from './branch.ts';
import { dayAt, weekdayIndex, type Day } from './dates.ts';
import { clockTime, hoursByDay, WEEKDAYS, type HoursRule, type Weekday, mergeRanges } from './hours-rules.ts';
import type { Mode } from './modes.ts';
import { noticeOf, submissionOf, type BranchNotice, type Submission } from './branch-notice.ts';
import { stateAt, type OpenRange } from './open-ranges.ts';
import { wallClock, type WallClock } from './wall-clock.ts';

export { WEEKDAYS };
export type { HoursRule, Weekday };

/** An open range and the day whose hours it comes from: a tail past midnight belongs to the day on which it started. */
export interface DayRange extends OpenRange {
  day: Day;
}

/** One day of an hours table; no hours: closed. `to` at or before `from` is a time of the next day. */
export interface DaySchedule {
  day: Day;
  weekday: Weekday;
  hours: { from: string; to: string }[];
}

/** The next time a closed shop opens: local day and clock times for the texts of SPEC section 8, and the instants. */
export interface Shift extends OpenRange {
  day: Day;
  from: string;
  to: string;
  /** It starts on the day that was asked about, so the day need not be named. */
  isToday: boolean;
}

/** Open or closed, with what the texts of the toolbar and of SPEC section 8 'Closed' need. `until` null: not within a week. */
export type OpeningState =
  { state: 'open'; until: number | null; closesSoon: boolean } | { state: 'closed'; next: Shift | null };

/** What of a branch says when it is open. */
export type BranchHours = Pick<
  Branch,
  'openingHours' | 'deliveryHours' | 'isDeliveryHoursEnabled' | 'isDeliveryEnabled' | 'orderableFrom'
>;

/** How far ahead opening times are searched, in days (SPEC section 9). */
export const SEARCH_DAYS = 180;

/**
 * The ranges of the days from `first` to `last` (numbers, see `dayNumber`), sorted and never overlapping: where a day's hours
 * begin before the tail of the day before has ended, they begin at its end (DESIGN 5.1 to 5.4).
 */
export function rangesOfDays(
  rules: readonly HoursRule[],
  clock: WallClock,
  first: number,
  last: number,
): DayRange[] {
  const spansOf = hoursByDay(rules);
  const ranges: DayRange[] = [];
  let taken = -Infinity;
  for (let number = first - 1; number <= last; number++) {
    const day = dayAt(number);
    for (const span of spansOf(number)) {
      const start = Math.max(taken, clock.instantAt(number, span.start));
      const end = clock.instantAt(number, span.end);
      if (end <= start) continue;
      taken = end;
      if (number >= first) ranges.push({ day, start, end });
    }
  }
  return ranges;
}

/** The ranges that touch [from, to), each with its day, as `rangesOfDays`; they are whole, not cut at `from` and `to`. */
export function dayRanges(rules: readonly HoursRule[], from: DateTime, to: DateTime): DayRange[] {
  return rangesTouching(rules, wallClock(from.zone), from.toMillis(), to.toMillis());
}

/** The same by instants in epoch milliseconds. */
function rangesTouching(
  rules: readonly HoursRule[],
  clock: WallClock,
  first: number,
  last: number,
): DayRange[] {
  // Yesterday's tail may touch `from`.
  const ranges = rangesOfDays(rules, clock, clock.dayNumberOf(first) - 1, clock.dayNumberOf(last));
  return ranges.filter((range) => range.end > first && range.start < last);
}

/** The range that an instant falls in, if any. */
function rangesAt(rules: readonly HoursRule[], at: DateTime): DayRange[] {
  const instant = at.toMillis();
  return rangesTouching(rules, wallClock(at.zone), instant, instant + 1);
}

/** When rules leave a shop open, as whole ranges that touch [from, to): sorted, merged, never overlapping (SPEC section 4). */
export function openRanges(rules: readonly HoursRule[], from: DateTime, to: DateTime): OpenRange[] {
  return mergeRanges(dayRanges(rules, from, to));
}

/** Whether the rules have the shop open at an instant (SPEC section 4 'Open now'). */
export function isOpen(rules: readonly HoursRule[], at: DateTime): boolean {
  return shiftDay(rules, at) !== null;
}

/** The day whose hours an instant falls in: at 00:30 that is yesterday if its hours last so long; null when closed (DESIGN 5.2). */
export function shiftDay(rules: readonly HoursRule[], at: DateTime): Day | null {
  return rangesAt(rules, at)[0]?.day ?? null;
}

/** The hours table of the ISO week that contains an instant, Monday to Sunday, as the clock shows them (SPEC section 4). */
export function weekSchedule(rules: readonly HoursRule[], weekContaining: DateTime): DaySchedule[] {
  const spansOf = hoursByDay(rules);
  const today = wallClock(weekContaining.zone).dayNumberOf(weekContaining.toMillis());
  const monday = today - weekdayIndex(today);
  return WEEKDAYS.map((weekday, index) => ({
    day: dayAt(monday + index),
    weekday,
    hours: spansOf(monday + index).map(({ start, end }) => ({ from: clockTime(start), to: clockTime(end) })),
  }));
}

/** The rules that count for a mode: delivery hours for delivery when enabled, else opening hours (SPEC sections 4 and 5). */
export function modeRules(branch: BranchHours, mode: Mode): HoursRule[] {
  return mode === 'delivery' && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours;
}

/** The instant before which nothing can be ordered, in epoch milliseconds; -Infinity: no such bound (SPEC section 3). */
export function orderableFrom(branch: Pick<Branch, 'orderableFrom'>): number {
  return branch.orderableFrom === null ? -Infinity : Date.parse(branch.orderableFrom);
}

/** What is left of the ranges from an instant on. */
export function clipStart(ranges: readonly OpenRange[], from: number): OpenRange[] {
  return ranges
    .filter((range) => range.end > from)
    .map((range) => ({ start: Math.max(range.start, from), end: range.end }));
}

/** When a branch can be ordered from in a mode, as `openRanges`, none of it before `orderableFrom` (DESIGN 5.5). */
export function modeRanges(branch: BranchHours, mode: Mode, from: DateTime, to: DateTime): OpenRange[] {
  return clipStart(openRanges(modeRules(branch, mode), from, to), orderableFrom(branch));
}

/** When a branch is open at all: by its opening hours or, where it delivers by hours of their own, by those (SPEC section 4). */
export function branchRanges(branch: BranchHours, from: DateTime, to: DateTime): OpenRange[] {
  const opening = modeRanges(branch, 'takeaway', from, to);
  const delivery = branch.isDeliveryEnabled ? modeRanges(branch, 'delivery', from, to) : [];
  return mergeRanges([...opening, ...delivery]);
}

/** Whether a mode's hours have the branch open: the one answer that banner, pickers, checkout and server share (DESIGN 5.5). */
export function isModeOpen(branch: BranchHours, mode: Mode, at: DateTime): boolean {
  return at.toMillis() >= orderableFrom(branch) && isOpen(modeRules(branch, mode), at);
}

/** Whether the branch is open in any way (SPEC section 4), for lists and the toolbar. */
export function isBranchOpen(branch: BranchHours, at: DateTime): boolean {
  return (
    isModeOpen(branch, 'takeaway', at) || (branch.isDeliveryEnabled && isModeOpen(branch, 'delivery', at))
  );
}

/** The number of branches open at an instant: the toolbar's '{n} Standorte geöffnet' (SPEC section 2); others are not public. */
export function countOpenBranches(
  branches: readonly (BranchHours & Pick<Branch, 'isPublic'>)[],
  at: DateTime,
): number {
  return branches.filter((branch) => branch.isPublic && isBranchOpen(branch, at)).length;
}

/** Open until when or closed until when, in one mode (SPEC sections 2 and 8). */
export function openingState(branch: BranchHours, mode: Mode, at: DateTime): OpeningState {
  return searchState((to) => modeRanges(branch, mode, at, to), at);
}

/** Open until when or closed until when, in any way: the toolbar's state of a branch (SPEC section 2). */
export function branchState(branch: BranchHours, at: DateTime): OpeningState {
  return searchState((to) => branchRanges(branch, at, to), at);
}

/** Looks eight days ahead, which any weekly rule fits in, and only then as far as a `once` rule may lie. */
function searchState(rangesUntil: (to: DateTime) => OpenRange[], at: DateTime): OpeningState {
  const instant = at.toMillis();
  const near = stateAt(rangesUntil(at.plus({ days: 8 })), instant);
  const state =
    near.state === 'closed' && !near.next
      ? stateAt(rangesUntil(at.plus({ days: SEARCH_DAYS })), instant)
      : near;
  return state.state === 'open' ? state : { state: 'closed', next: state.next && shiftOf(state.next, at) };
}

function shiftOf(range: OpenRange, at: DateTime): Shift {
  const clock = wallClock(at.zone);
  const time = (instant: number) => clockTime(clock.minutesAt(instant));
  const day = clock.dayNumberOf(range.start);
  const isToday = day === clock.dayNumberOf(at.toMillis());
  return { ...range, day: dayAt(day), from: time(range.start), to: time(range.end), isToday };
}

/** What the branch page says at its top: closed, no delivery, or open (SPEC sections 2 and 8). */
export function branchNotice(branch: Branch, at: DateTime): BranchNotice<Shift> {
  return noticeOf(branch, (mode) => openingState(branch, mode, at));
}

/** What the checkout's button sends at an instant; null: nothing can be sent (SPEC sections 2 and 5). */
export function submission(branch: Branch, mode: Mode, at: DateTime): Submission | null {
  return submissionOf(branch, isModeOpen(branch, mode, at));
}
