import { preparingMinutes } from '../../lib/domain/preparing-time.ts';
import type { Database } from '../platform/database/database.ts';
import { readPreparingTimes } from './queries/preparing-times.ts';

/** A figure is asked for with every page that is looked at, and changes slowly. */
const KEPT_MS = 60_000;

/** How long an order takes at a branch now, in minutes; null: too few orders say so. */
export type ReadPreparing = (branchId: number) => Promise<number | null>;

export function createReadPreparing(db: Database, now: () => number): ReadPreparing {
  const known = new Map<number, { at: number; minutes: Promise<number | null> }>();
  return (branchId) => {
    const last = known.get(branchId);
    if (last && Math.abs(now() - last.at) < KEPT_MS) return last.minutes;
    const minutes = readPreparingTimes(db, branchId, now()).then(preparingMinutes);
    // The next page asks again after an error.
    minutes.catch(() => known.delete(branchId));
    known.set(branchId, { at: now(), minutes });
    return minutes;
  };
}
