import { createHmac, randomBytes } from 'node:crypto';
import { DateTime } from 'luxon';
import type { SlotWanted } from '../../../lib/contract/branches.ts';
import { slotAround } from '../../../lib/domain/slots.ts';
import { repeat, type JobContext } from '../../platform/async/repeat.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { readOrCreateSecret, secretHash } from '../../platform/secrets.ts';
import type { ReadBusy } from '../../shop/pauses.ts';
import type { ShopCache } from '../../shop/shop-cache.ts';
import { timeProblems } from '../checks/time.ts';
import { movedOn } from '../checks/problem.ts';
import { findOffer } from './free-places.ts';
import {
  countNetworkHolds,
  countSlot,
  deleteEndedHolds,
  deleteHold,
  findHold,
  writeHold,
  type SlotHoldRow,
} from '../queries/slots.ts';
import type { Refuse, Refused } from '../refusals.ts';

// At the checkout, a customer may hold the place of a half hour for some minutes. One cart holds one place, and one network a few, so
// that nobody keeps all others out.

/** Places that one network holds at the same time. */
export const MOST_HOLDS_PER_NETWORK = 5;

const EVERY_MS = 600_000;

/** `unknown`: there is nothing to hold at that branch. `tooMany`: the network holds enough. */
export type Held =
  { ok: true; seconds: number } | { ok: false; code: 'unknown' } | { ok: false; code: 'tooMany' } | Refused;

interface Dependencies {
  db: Database;
  shopCache: ShopCache;
  readBusy: ReadBusy;
  refuse: Refuse;
  /** Epoch milliseconds. */
  now: () => number;
}

export function createSlotHolds({ db, shopCache, readBusy, refuse, now }: Dependencies) {
  let secret: Promise<string> | null = null;
  /** A network as it is stored: who reads the table learns no address. */
  async function hashOf(network: string): Promise<string> {
    secret ??= readOrCreateSecret(db, 'slot-holds', () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', await secret)
      .update(network)
      .digest('base64url');
  }

  return {
    /** Holds the place of a time for a key. The same half hour again does not prolong it; another one takes its place. */
    async hold(key: string, wanted: SlotWanted, network: string | null): Promise<Held> {
      const { branch: ref, mode } = wanted;
      const found = await findOffer({ shopCache, readBusy }, ref.id, mode, now());
      const minutes = found?.config.slotHoldMinutes ?? 0;
      const capacity = found?.branch.slotCapacity ?? null;
      if (!found || minutes === 0 || capacity === null) return { ok: false, code: 'unknown' };
      const { branch, busy, at } = found;
      const appointment = DateTime.fromISO(wanted.appointmentDate, { zone: at.zone });
      const problems = timeProblems(branch, mode, [], appointment, at, busy);
      if (problems.length > 0) return refuse(problems, at);
      const slot = slotAround(appointment.toMillis());
      const row = {
        keyHash: secretHash(key),
        branchId: branch.id,
        slot: new Date(slot.start),
        until: at.plus({ minutes }).toJSDate(),
        network: network === null ? null : await hashOf(network),
      };
      const outcome = await db.transaction((tx) => take(tx, row, slot, capacity, at.toJSDate()));
      await deleteEndedHolds(db, at.toJSDate());
      if (outcome === 'tooMany') return { ok: false, code: outcome };
      if (outcome === 'slotFull') {
        const refused = { branch, mode, items: [], at: appointment.toMillis() };
        return refuse([{ ...movedOn('appointmentDate', { code: 'slotFull' }), refused }], at);
      }
      return { ok: true, seconds: Math.ceil((outcome.getTime() - at.toMillis()) / 1000) };
    },
    /** Gives a key's place back. */
    release: (key: string): Promise<void> => deleteHold(db, secretHash(key)),
  };
}

/** Stores a hold if there is a place; answers its end. Locks the network, then the slot, then the row: orders lock slot, then row. */
async function take(
  tx: Transaction,
  row: SlotHoldRow,
  slot: { start: number; end: number },
  capacity: number,
  now: Date,
): Promise<Date | 'tooMany' | 'slotFull'> {
  const own = await findHold(tx, row.keyHash);
  const isSame = own?.branchId === row.branchId && own.slot.getTime() === slot.start;
  if (isSame && own.until > now) return own.until;
  const others = row.network === null ? 0 : await countNetworkHolds(tx, row.network, now, row.keyHash);
  if (others >= MOST_HOLDS_PER_NETWORK) return 'tooMany';
  if ((await countSlot(tx, row.branchId, slot, now, { hold: row.keyHash })) >= capacity) return 'slotFull';
  await writeHold(tx, row);
  return row.until;
}

/** Deletes ended holds now and then, so that none stays where nobody holds another. Returns how to stop. */
export function scheduleHoldCleanup(db: Database, { now, report }: JobContext): () => Promise<void> {
  return repeat(EVERY_MS, () => deleteEndedHolds(db, new Date(now())), report);
}
