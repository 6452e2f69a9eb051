import { atom, type ReadableAtom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import { type LeadItems, needsLeadTime } from '../../domain/cart.ts';
import type { Day } from '../../domain/dates.ts';
import type { Mode } from '../../domain/modes.ts';
import type { AppointmentRules } from './appointment.ts';
import type { DraftStore } from './draft.ts';

/** How often what is shown is asked for again. */
export const PLACES_EVERY_MS = 15_000;

/** A request that takes longer counts as unanswered. */
const ANSWER_TIMEOUT_MS = 10_000;

/** What is still free at a branch that takes so many orders per half hour; empty where there is no limit, or nothing is known. */
export interface Places {
  /** The places of half hours, by their start in epoch milliseconds. */
  $left: ReadableAtom<ReadonlyMap<number, number>>;
  /** The days that have hours, and no place. */
  $fullDays: ReadableAtom<ReadonlySet<Day>>;
  /** Asks for a day's places now and every 15 s; returns how to stop. */
  watchDay: (day: Day) => () => void;
  /** Asks for a month's full days (YYYY-MM), as often. */
  watchMonth: (month: string) => () => void;
}

interface Terms {
  api: Api;
  branchId: number;
  mode: () => Mode;
  isLimited: () => boolean;
  /** The key of the place that the customer holds, which counts as free; null: none. */
  heldKey?: () => string | null;
}

export function createPlaces({ api, branchId, mode, isLimited, heldKey = () => null }: Terms): Places {
  const $left = atom<ReadonlyMap<number, number>>(new Map());
  const $fullDays = atom<ReadonlySet<Day>>(new Set());
  const signal = () => AbortSignal.timeout(ANSWER_TIMEOUT_MS);

  async function readDay(day: Day): Promise<void> {
    const params = { id: branchId, mode: mode(), day };
    const held = heldKey();
    const headers = held === null ? {} : { 'slot-hold': held };
    const read = await api('get /api/branches/{id}/places/{mode}/{day}', {
      params,
      headers,
      signal: signal(),
    });
    // What was free a moment ago is a better guess than nothing.
    if (!read.ok || !read.data.slots) return;
    const slots = read.data.slots.map(({ start, places }) => [Date.parse(start), places] as const);
    $left.set(new Map([...$left.get(), ...slots]));
  }

  async function readMonth(month: string): Promise<void> {
    const params = { id: branchId, mode: mode(), month };
    const read = await api('get /api/branches/{id}/full-days/{mode}/{month}', { params, signal: signal() });
    if (!read.ok) return;
    const others = [...$fullDays.get()].filter((day) => !day.startsWith(month));
    $fullDays.set(new Set([...others, ...read.data.days]));
  }

  const watch = (read: () => Promise<void>) => {
    if (!isLimited()) return () => {};
    void read();
    const timer = setInterval(() => void read(), PLACES_EVERY_MS);
    return () => clearInterval(timer);
  };

  return {
    $left,
    $fullDays,
    watchDay: (day) => watch(() => readDay(day)),
    watchMonth: (month) => watch(() => readMonth(month)),
  };
}

/** How many orders a half hour still takes, as far as is known. */
export const placesIn = (left: ReadonlyMap<number, number>, slot: number): number =>
  left.get(slot) ?? Infinity;

/** So many days are searched for a free time. */
const SEARCHED_DAYS = 31;

/** The first free time from an instant on, of its day first and then of the next; null: none is known. */
function nextFree(rules: AppointmentRules, left: ReadonlyMap<number, number>, from: number): number | null {
  const first = rules.dayShown(from);
  for (const day of rules.nextDays(SEARCHED_DAYS)) {
    if (day < first) continue;
    const free = rules.timesOf(day).filter(({ slot }) => placesIn(left, slot) > 0);
    const next = free.find(({ at }) => at >= from) ?? free[0];
    if (next) return next.at;
  }
  return null;
}

/**
 * The time that 'as soon as possible' means where it is not now: for a cart that has to be ordered ahead, while the shop is closed, or
 * once the current half hour is full. null: there is none; undefined: it can be had at once.
 */
export function earliestOf(
  rules: AppointmentRules,
  items: LeadItems,
  isOpen: boolean,
  left: ReadonlyMap<number, number>,
  now: number,
): number | null | undefined {
  const isAhead = needsLeadTime(items);
  if (!isAhead && isOpen && placesIn(left, rules.slotOf(now)) > 0) return undefined;
  const earliest = rules.earliest();
  const free = earliest === null ? null : nextFree(rules, left, earliest);
  return free ?? (isAhead || left.size > 0 ? null : undefined);
}

interface Dependencies {
  draft: DraftStore;
  $rules: ReadableAtom<AppointmentRules | null>;
  places: Pick<Places, '$left'>;
}

/** Sets the time of the order. One that was proposed moves on if its half hour turns out to be full; one that was chosen stays. */
export function createTimeChoice({ draft, $rules, places }: Dependencies) {
  let proposed: number | null = null;
  const set = (at: number | null) =>
    draft.setKey('appointmentDate', at === null ? null : new Date(at).toISOString());
  const chosen = () => {
    const { appointmentDate } = draft.get();
    return appointmentDate === null ? null : Date.parse(appointmentDate);
  };

  function moveOn(): void {
    const [rules, left] = [$rules.get(), places.$left.get()];
    if (!rules || proposed === null || proposed !== chosen()) return;
    if (placesIn(left, rules.slotOf(proposed)) > 0) return;
    const next = nextFree(rules, left, proposed);
    if (next !== null) propose(next);
  }

  function propose(at: number | null): void {
    proposed = at;
    set(at);
    moveOn();
  }

  places.$left.listen(moveOn);
  return {
    propose,
    choose(at: number): void {
      proposed = null;
      set(at);
    },
    /** Orders as soon as possible. */
    clear: () => set(null),
  };
}
