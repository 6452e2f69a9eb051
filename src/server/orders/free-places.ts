import { DateTime } from 'luxon';
import type { SlotPlaces } from '../../lib/contract/branches.ts';
import { cachedZone } from '../../lib/domain/cached-zone.ts';
import type { Day } from '../../lib/domain/dates.ts';
import { offeredModes, type Mode } from '../../lib/domain/modes.ts';
import { halfHoursOfDay, MOST_PROPOSED, timesNear } from '../../lib/domain/slot-places.ts';
import { slotAround } from '../../lib/domain/slots.ts';
import type { Database } from '../platform/database/database.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import type { RefusedTime } from './checks/problem.ts';
import { countSlots } from './queries/orders.ts';

/** So many of the nearest times are looked at for a free place: four days of a branch that never closes. */
const MOST_TRIED = 400;

/** The nearest free times in place of a refused one, as instants; the nearest first. Other orders may take them meanwhile. */
export type ProposeTimes = (refused: RefusedTime, now: DateTime) => Promise<string[]>;

export function createProposeTimes(db: Database): ProposeTimes {
  return async ({ branch, mode, items, at }, now) => {
    const { slotCapacity } = branch;
    const near = timesNear(branch, mode, items, at, now);
    const tried = near.slice(0, slotCapacity === null ? MOST_PROPOSED : MOST_TRIED);
    const free = slotCapacity === null ? tried : await withPlaces(db, branch.id, slotCapacity, tried);
    return free.slice(0, MOST_PROPOSED).map((time) => new Date(time).toISOString());
  };
}

async function withPlaces(db: Database, branchId: number, capacity: number, times: number[]) {
  if (times.length === 0) return [];
  const span = { start: slotAround(Math.min(...times)).start, end: slotAround(Math.max(...times)).end };
  const taken = await countSlots(db, branchId, span);
  return times.filter((time) => (taken.get(slotAround(time).start) ?? 0) < capacity);
}

/** The places of a branch's half hours on a day; null: no such branch for customers, or it does not offer the mode. */
export type ReadPlaces = (branchId: number, mode: Mode, day: Day) => Promise<SlotPlaces | null>;

export function createReadPlaces(db: Database, shopCache: ShopCache, now: () => number): ReadPlaces {
  return async (branchId, mode, day) => {
    const current = await shopCache.read();
    const branch = current?.shop.branches.find(({ id }) => id === branchId);
    if (!current || !branch?.isPublic || !offeredModes(branch).includes(mode)) return null;
    const { slotCapacity } = branch;
    if (slotCapacity === null) return { slots: null };
    const at = DateTime.fromMillis(now(), { zone: cachedZone(current.shop.config.timezone) });
    const starts = halfHoursOfDay(branch, mode, at, day);
    const [first, last] = [starts[0], starts.at(-1)];
    if (first === undefined || last === undefined) return { slots: [] };
    const taken = await countSlots(db, branchId, { start: first, end: slotAround(last).end });
    const slots = starts.map((start) => ({
      start: new Date(start).toISOString(),
      places: Math.max(0, slotCapacity - (taken.get(start) ?? 0)),
    }));
    return { slots };
  };
}
