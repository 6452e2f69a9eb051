import type { DateTime } from 'luxon';
import type { UnattendedAction } from './attendance.ts';
import { modeRanges, type BranchHours } from './hours.ts';
import type { Mode } from './modes.ts';

/** What a kitchen with much to do has set at its branch. Instants are ISO 8601; what has ended counts no more. */
export interface Busy {
  /** Until when no orders of a mode are taken. */
  paused: Partial<Record<Mode, string | undefined>>;
  /** The shop's words for customers; '': none. */
  message: string;
  /** Orders take so many minutes more, until then. */
  longer: { minutes: number; until: string } | null;
  /** Set by the number of open orders instead of a person: ends once there are fewer. */
  isCrowded?: boolean | undefined;
  /** Nobody attends the branch, and customers are asked to call this number; '': it has none. */
  unattended?: { phone: string } | undefined;
}

/** The longest time that a kitchen can add, in minutes. */
export const MOST_LONGER_MINUTES = 120;

/** How much longer orders take at a branch with too many open ones. */
const CROWDED_MINUTES = 15;
/** Customers are told a pause of at least so long, to a full five minutes. */
const CROWDED_PAUSE_MS = 10 * 60_000;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Until when a mode is paused, in epoch milliseconds; null: it is not. All instants are epoch milliseconds. */
export function pausedUntil(busy: Busy | null | undefined, mode: Mode, at: number): number | null {
  const until = Date.parse(busy?.paused[mode] ?? '');
  return until > at ? until : null;
}

/** By what still holds: when the first of some modes is taken again while all of them are paused; null: one of them is not. */
export function allPausedUntil(busy: Busy | null, modes: readonly Mode[]): number | null {
  const ends = modes.map((mode) => pausedUntil(busy, mode, 0) ?? 0);
  const first = Math.min(...ends);
  return ends.length > 0 && first > 0 ? first : null;
}

/** How many minutes more an order takes. */
export function longerBy(busy: Busy | null | undefined, at: number): number {
  return busy?.longer && Date.parse(busy.longer.until) > at ? busy.longer.minutes : 0;
}

/** What still holds; null: nothing. */
export function stillBusy(busy: Busy, at: number): Busy | null {
  const left = Object.entries(busy.paused).filter(([, until]) => Date.parse(until ?? '') > at);
  const longer = longerBy(busy, at) > 0 ? busy.longer : null;
  const { unattended, isCrowded } = busy;
  if (left.length === 0 && !longer && !unattended) return null;
  return {
    paused: Object.fromEntries(left),
    message: busy.message,
    longer,
    ...(unattended && { unattended }),
    ...(isCrowded && { isCrowded }),
  };
}

/** A branch's own limits on open orders; null: none. */
interface CrowdLimits {
  longerFromOrders: number | null;
  pauseFromOrders: number | null;
}

/** What holds at a branch with so many open orders; what staff have set goes before, where it is more. `at`: epoch milliseconds. */
export function whileCrowded(
  busy: Busy,
  { longerFromOrders, pauseFromOrders }: CrowdLimits,
  { orders, modes, at }: { orders: number; modes: readonly Mode[]; at: number },
): Busy {
  const [isLonger, isPaused] = [longerFromOrders, pauseFromOrders].map(
    (limit) => limit !== null && orders >= limit,
  );
  if (!isLonger && !isPaused) return busy;
  const step = 5 * MINUTE_MS;
  const end = Math.ceil((at + CROWDED_PAUSE_MS) / step) * step;
  const until = new Date(end).toISOString();
  const paused = modes.map((mode) => [mode, Math.max(end, pausedUntil(busy, mode, at) ?? 0)] as const);
  return {
    ...busy,
    isCrowded: true,
    ...(isPaused && {
      paused: Object.fromEntries(paused.map(([mode, ends]) => [mode, new Date(ends).toISOString()])),
    }),
    ...(isLonger && longerBy(busy, at) < CROWDED_MINUTES && { longer: { minutes: CROWDED_MINUTES, until } }),
  };
}

/**
 * What holds at a branch that nobody attends, as the shop has set (`attendance.ts`): with `refuse`, every mode pauses until it closes, or
 * longer where staff have set so.
 */
export function whileUnattended(
  busy: Busy,
  branch: BranchHours & { phone: string },
  modes: readonly Mode[],
  { action, at }: { action: UnattendedAction; at: DateTime },
): Busy {
  if (action === 'tell') return busy;
  const told = { ...busy, unattended: { phone: branch.phone } };
  if (action === 'call') return told;
  const ends = modes.map((mode) => {
    const end = Math.max(closingTime(branch, mode, at) ?? 0, pausedUntil(busy, mode, at.toMillis()) ?? 0);
    return [mode, end > 0 ? new Date(end).toISOString() : undefined] as const;
  });
  return { ...told, paused: Object.fromEntries(ends) };
}

/** A branch as it takes orders of a mode: nothing before the pause's end, and later by the minutes that orders take longer. */
export function whileBusy<B extends BranchHours>(
  branch: B,
  busy: Busy | null | undefined,
  mode: Mode,
  at: number,
): B {
  const until = pausedUntil(busy, mode, at);
  const extraMinutes = longerBy(busy, at);
  const opens = Date.parse(branch.orderableFrom ?? '') || 0;
  return {
    ...branch,
    ...(until !== null && until > opens && { orderableFrom: new Date(until).toISOString() }),
    ...(extraMinutes > 0 && { extraMinutes }),
  };
}

/**
 * When a branch closes for a mode, in epoch milliseconds: the end of the hours that run, or else of the next ones within a day. A branch
 * that never closes does so after a day. null: it does not open within a day.
 */
export function closingTime(branch: BranchHours, mode: Mode, at: DateTime): number | null {
  const now = at.toMillis();
  const range = modeRanges(branch, mode, at, at.plus({ days: 1 })).find(({ end }) => end > now);
  return range ? Math.min(range.end, Math.max(range.start, now) + DAY_MS) : null;
}

/** So few orders say nothing about the next one. */
export const LEAST_ORDERS = 3;
/** The orders that count: the last ones, of the last hours. */
export const MOST_COUNTED = 10;
export const COUNTED_MS = 3 * 60 * 60_000;

const STEP = 5;
export const LONGEST_MINUTES = 120;

/**
 * How long an order takes now until it is ready or leaves, in minutes: the median of the last orders' times (in ms), rounded up to 5
 * and 120 at most; null: too few orders.
 */
export function preparingMinutes(times: readonly number[]): number | null {
  if (times.length < LEAST_ORDERS) return null;
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const rounded = Math.ceil(median / MINUTE_MS / STEP) * STEP;
  return Math.min(Math.max(rounded, STEP), LONGEST_MINUTES);
}
