import type { Api } from '../../client/api.ts';
import type { Day } from '../../domain/dates.ts';
import type { Mode } from '../../domain/modes.ts';

/** The free places of a day's half hours, by their start in epoch milliseconds; null: unknown or unlimited. */
export type ReadPlaces = (day: Day) => Promise<ReadonlyMap<number, number> | null>;

/** A request that takes longer counts as unanswered. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Asks the API what is still free at a branch. */
export function createReadPlaces(api: Api, branchId: number, mode: Mode): ReadPlaces {
  return async (day) => {
    const params = { id: branchId, mode, day };
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const read = await api('get /api/branches/{id}/places/{mode}/{day}', { params, signal });
    if (!read.ok || !read.data.slots) return null;
    return new Map(read.data.slots.map(({ start, places }) => [Date.parse(start), places]));
  };
}
