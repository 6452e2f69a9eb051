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

/** An open range with the day of its hours: a tail past midnight belongs to the day on which it started. */
export interface DayRange extends OpenRange {
  day: Day;
}

/** One day of an hours table; no hours: closed. `to` at or before `from` is a time of the next day. */
export interface DaySchedule {
  day: Day;
  weekday: Weekday;
  hours: { from: string; to: string }[];
}

/** The next opening: local day and clock times for the texts of SPEC section 8, and the instants. */
export interface Shift extends OpenRange {
  day: Day;
  from: string;
  to: string;
  /** Starts on the requested day, which then need not be named. */
  isToday: boolean;
}

/** Open or closed, with the times for the toolbar and the texts of SPEC section 8 'Closed'. `until` null: not within a week. */
export type OpeningState =
  { state: 'open'; until: number | null; closesSoon: boolean } | { state: 'closed'; next: Shift | null };

/** The fields of a branch that decide its hours. */
export type BranchHours = Pick<
  Branch,
  'openingHours' | 'deliveryHours' | 'isDeliveryHoursEnabled' | 'isDeliveryEnabled' | 'orderableFrom'
> & {
  /** How much longer orders take now than usual (`pause.ts`). */
  extraMinutes?: number;
};

/** The horizon of opening times in days (SPEC section 9). */
export const SEARCH_DAYS = 180;

/**
 * The ranges of the days from `first` to `last` (numbers, see `dayNumber`), sorted and disjoint: hours that begin before the previous
 * day's tail has ended begin at its end (DESIGN 5.1 to 5.4).
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

/** The ranges that touch [from, to) with their days, as `rangesOfDays`; whole, not clipped. */
export function dayRanges(rules: readonly HoursRule[], from: DateTime, to: DateTime): DayRange[] {
  return rangesTouching(rules, wallClock(from.zone), from.toMillis(), to.toMillis());
}

/** As `dayRanges`, by instants in epoch milliseconds. */
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

/** The range that contains an instant, if any. */
function rangesAt(rules: readonly HoursRule[], at: DateTime): DayRange[] {
  const instant = at.toMillis();
  return rangesTouching(rules, wallClock(at.zone), instant, instant + 1);
}

/** The open ranges of rules that touch [from, to): whole, sorted, merged and disjoint (SPEC section 4). */
export function openRanges(rules: readonly HoursRule[], from: DateTime, to: DateTime): OpenRange[] {
  return mergeRanges(dayRanges(rules, from, to));
}

/** Whether the rules are open at an instant (SPEC section 4 'Open now'). */
export function isOpen(rules: readonly HoursRule[], at: DateTime): boolean {
  return shiftDay(rules, at) !== null;
}

/** The day whose hours contain an instant: at 00:30 that may be yesterday; null when closed (DESIGN 5.2). */
export function shiftDay(rules: readonly HoursRule[], at: DateTime): Day | null {
  return rangesAt(rules, at)[0]?.day ?? null;
}

/** The hours table of the ISO week that contains an instant, Monday to Sunday, in clock times (SPEC section 4). */
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

/** The rules of a mode: delivery hours for delivery if enabled, else opening hours (SPEC sections 4 and 5). */
export function modeRules(branch: BranchHours, mode: Mode): HoursRule[] {
  return mode === 'delivery' && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours;
}

/** The instant before which nothing can be ordered, in epoch milliseconds; -Infinity: none (SPEC section 3). */
export function orderableFrom(branch: Pick<Branch, 'orderableFrom'>): number {
  return branch.orderableFrom === null ? -Infinity : Date.parse(branch.orderableFrom);
}

/** The ranges from an instant on. */
export function clipStart(ranges: readonly OpenRange[], from: number): OpenRange[] {
  return ranges
    .filter((range) => range.end > from)
    .map((range) => ({ start: Math.max(range.start, from), end: range.end }));
}

/** When a branch accepts orders in a mode, as `openRanges`, from `orderableFrom` on (DESIGN 5.5). */
export function modeRanges(branch: BranchHours, mode: Mode, from: DateTime, to: DateTime): OpenRange[] {
  return clipStart(openRanges(modeRules(branch, mode), from, to), orderableFrom(branch));
}

/** When a branch is open in any way: by opening hours, or by delivery hours if it delivers by its own (SPEC section 4). */
export function branchRanges(branch: BranchHours, from: DateTime, to: DateTime): OpenRange[] {
  const opening = modeRanges(branch, 'takeaway', from, to);
  const delivery = branch.isDeliveryEnabled ? modeRanges(branch, 'delivery', from, to) : [];
  return mergeRanges([...opening, ...delivery]);
}

/** Whether a mode is open: the one answer for notice, pickers, checkout and server (DESIGN 5.5). */
export function isModeOpen(branch: BranchHours, mode: Mode, at: DateTime): boolean {
  return at.toMillis() >= orderableFrom(branch) && isOpen(modeRules(branch, mode), at);
}

/** Whether the branch is open in any way (SPEC section 4), for lists and the toolbar. */
export function isBranchOpen(branch: BranchHours, at: DateTime): boolean {
  return (
    isModeOpen(branch, 'takeaway', at) || (branch.isDeliveryEnabled && isModeOpen(branch, 'delivery', at))
  );
}

/** The number of branches open at an instant, for the toolbar's '{n} Standorte geöffnet' (SPEC section 2); only public ones count. */
export function countOpenBranches(
  branches: readonly (BranchHours & Pick<Branch, 'isPublic'>)[],
  at: DateTime,
): number {
  return branches.filter((branch) => branch.isPublic && isBranchOpen(branch, at)).length;
}

/** A mode's state with its closing or next opening time (SPEC sections 2 and 8). */
export function openingState(branch: BranchHours, mode: Mode, at: DateTime): OpeningState {
  return searchState((to) => modeRanges(branch, mode, at, to), at);
}

/** A branch's state with its closing or next opening time, in any mode, for the toolbar (SPEC section 2). */
export function branchState(branch: BranchHours, at: DateTime): OpeningState {
  return searchState((to) => branchRanges(branch, at, to), at);
}

/** Searches eight days, which cover every weekly rule, and only then the whole horizon for `once` rules. */
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

/** The notice at the top of the branch page: closed, no delivery, or open (SPEC sections 2 and 8). */
export function branchNotice(branch: Branch, at: DateTime): BranchNotice<Shift> {
  return noticeOf(branch, (mode) => openingState(branch, mode, at));
}

/** What the checkout submits at an instant; null: nothing can be submitted (SPEC sections 2 and 5). */
export function submission(branch: Branch, mode: Mode, at: DateTime): Submission | null {
  return submissionOf(branch, isModeOpen(branch, mode, at));
}
