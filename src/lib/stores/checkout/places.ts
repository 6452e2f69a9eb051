import { atom, type ReadableAtom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { Day } from '../../domain/dates.ts';
import type { Mode } from '../../domain/modes.ts';

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
