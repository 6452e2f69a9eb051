import { DateTime } from 'luxon';
import type { FullDays, SlotPlaces } from '../../../lib/contract/branches.ts';
import { cachedZone } from '../../../lib/domain/wall-clock.ts';
import type { Day } from '../../../lib/domain/dates.ts';
import { offeredModes, type Mode } from '../../../lib/domain/modes.ts';
import { whileBusy } from '../../../lib/domain/pause.ts';
import { halfHoursOfDay, MOST_PROPOSED, timesNear } from '../../../lib/domain/slot-places.ts';
import { availableDays, slotAround } from '../../../lib/domain/slots.ts';
import type { Database } from '../../platform/database/database.ts';
import { secretHash } from '../../platform/secrets.ts';
import type { ReadBusy } from '../../shop/pauses.ts';
import type { ShopCache } from '../../shop/shop-cache.ts';
import type { RefusedTime } from '../checks/problem.ts';
import { countSlots } from '../queries/slots.ts';

/** So many of the nearest times are looked at for a free place: four days of a branch that never closes. */
const MOST_TRIED = 400;

/** The nearest free times in place of a refused one, as instants; the nearest first. Other orders may take them meanwhile. */
export type ProposeTimes = (refused: RefusedTime, now: DateTime) => Promise<string[]>;

export function createProposeTimes(db: Database): ProposeTimes {
  return async ({ branch, mode, items, at }, now) => {
    const { slotCapacity } = branch;
    const near = timesNear(branch, mode, items, at, now);
    const tried = near.slice(0, slotCapacity === null ? MOST_PROPOSED : MOST_TRIED);
    const free = slotCapacity === null ? tried : await withPlaces(db, branch.id, slotCapacity, tried, now);
    return free.slice(0, MOST_PROPOSED).map((time) => new Date(time).toISOString());
  };
}

async function withPlaces(db: Database, branchId: number, capacity: number, times: number[], now: DateTime) {
  if (times.length === 0) return [];
  const span = { start: slotAround(Math.min(...times)).start, end: slotAround(Math.max(...times)).end };
  const taken = await countSlots(db, branchId, span, now.toJSDate());
  return times.filter((time) => (taken.get(slotAround(time).start) ?? 0) < capacity);
}

/** The places of a branch's half hours on a day; null: no such branch for customers, or it does not offer the mode. */
export type ReadPlaces = (
  branchId: number,
  mode: Mode,
  day: Day,
  /** The key of a held place that counts as free; null: none. */
  ownHold: string | null,
) => Promise<SlotPlaces | null>;

export function createReadPlaces(db: Database, offers: Offers, now: () => number): ReadPlaces {
  return async (branchId, mode, day, ownHold) => {
    const found = await findOffer(offers, branchId, mode, now());
    if (!found) return null;
    const { branch, at } = found;
    const { slotCapacity } = branch;
    if (slotCapacity === null) return { slots: null };
    // The current half hour to its end: an order as soon as possible counts in it.
    const from = DateTime.fromMillis(slotAround(at.toMillis()).start, { zone: at.zone });
    const starts = halfHoursOfDay(branch, mode, from, day);
    const taken = await countHalfHours(db, branchId, starts, at, ownHold && secretHash(ownHold));
    const slots = starts.map((start) => ({
      start: new Date(start).toISOString(),
      places: Math.max(0, slotCapacity - (taken.get(start) ?? 0)),
    }));
    return { slots };
  };
}

/** The full days of a month (YYYY-MM) at a branch; null as for `ReadPlaces`. */
export type ReadFullDays = (branchId: number, mode: Mode, month: string) => Promise<FullDays | null>;

export function createReadFullDays(db: Database, offers: Offers, now: () => number): ReadFullDays {
  return async (branchId, mode, month) => {
    const found = await findOffer(offers, branchId, mode, now());
    if (!found) return null;
    const { branch, at } = found;
    const { slotCapacity } = branch;
    if (slotCapacity === null) return { days: [] };
    const days = availableDays(branch, mode, [], at, month).map((day) => ({
      day,
      starts: halfHoursOfDay(branch, mode, at, day),
    }));
    const taken = await countHalfHours(
      db,
      branchId,
      days.flatMap(({ starts }) => starts),
      at,
    );
    const full = days.filter(({ starts }) =>
      starts.every((start) => (taken.get(start) ?? 0) >= slotCapacity),
    );
    return { days: full.map(({ day }) => day) };
  };
}

/** The shop, and what kitchens have set. */
export interface Offers {
  shopCache: Pick<ShopCache, 'read'>;
  readBusy: ReadBusy;
}

/**
 * A branch that takes customers' orders in a mode, as it does now (`busy`: what its kitchen has set), and the time in the shop's zone;
 * null: none.
 */
export async function findOffer({ shopCache, readBusy }: Offers, branchId: number, mode: Mode, now: number) {
  const current = await shopCache.read();
  const branch = current?.shop.branches.find(({ id }) => id === branchId);
  if (!current || !branch?.isPublic || !offeredModes(branch).includes(mode)) return null;
  const { config } = current.shop;
  const busy = await readBusy(branchId);
  return {
    branch: whileBusy(branch, busy, mode, now),
    busy,
    config,
    at: DateTime.fromMillis(now, { zone: cachedZone(config.timezone) }),
  };
}

/** The places taken of half hours by their starts, which are sorted. */
async function countHalfHours(
  db: Database,
  branchId: number,
  starts: readonly number[],
  now: DateTime,
  ownHold: string | null = null,
) {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return new Map<number, number>();
  const span = { start: first, end: slotAround(last).end };
  return countSlots(db, branchId, span, now.toJSDate(), ownHold);
}
