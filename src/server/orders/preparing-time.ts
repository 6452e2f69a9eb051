import { preparingMinutes } from '../../lib/domain/pause.ts';
import type { Database } from '../platform/database/database.ts';
import { readPreparingTimes } from './queries/preparing-times.ts';

/** A figure is asked for with every page that is looked at, and changes slowly. */
const KEPT_MS = 60_000;

/** How long an order takes now, in minutes, by the ids of the branches of which enough orders say so. */
export type ReadPreparing = () => Promise<ReadonlyMap<number, number>>;

export function createReadPreparing(db: Database, now: () => number): ReadPreparing {
  let last: { at: number; minutes: Promise<ReadonlyMap<number, number>> } | null = null;

  async function read(): Promise<ReadonlyMap<number, number>> {
    const byBranch = Map.groupBy(await readPreparingTimes(db, now()), ({ branchId }) => branchId);
    const minutes = new Map<number, number>();
    for (const [branchId, times] of byBranch) {
      const said = preparingMinutes(times.map(({ ms }) => ms));
      if (said !== null) minutes.set(branchId, said);
    }
    return minutes;
  }

  return () => {
    if (last && Math.abs(now() - last.at) < KEPT_MS) return last.minutes;
    const minutes = read();
    // The next page asks again after an error.
    minutes.catch(() => (last = null));
    last = { at: now(), minutes };
    return minutes;
  };
}
