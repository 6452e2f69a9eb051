import { DateTime } from 'luxon';
import type { Branch, BusyChange } from '../../lib/contract/branches.ts';
import { staffWords } from '../platform/staff-words.ts';
import { cachedZone } from '../../lib/domain/wall-clock.ts';
import { offeredModes, type Mode } from '../../lib/domain/modes.ts';
import { closingTime, stillBusy, whileCrowded, whileUnattended, type Busy } from '../../lib/domain/pause.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database } from '../platform/database/database.ts';
import { notify, type Notices } from '../platform/database/notices.ts';
import { serves, type Actor } from '../platform/http/actor.ts';
import type { Edited, EditRefusal } from './edit-shop.ts';
import {
  findPauses,
  lockBranch,
  lockPause,
  writePause,
  writeUnattended,
  type StoredBusy,
} from './queries/pauses.ts';
import type { ReadCurrentShop } from './shop-cache.ts';

/** Pauses and longer times, which staff set from the board. They are no part of the shop: pages learn them from the API. */

/** How many orders branches are at work on; those with none may be left out. */
export type CountOpenOrders = (branchIds: readonly number[]) => Promise<Map<number, number>>;

/** What still holds at a branch; null: it takes orders as usual. */
export type ReadBusy = (branchId: number) => Promise<Busy | null>;
type ReadBusyOf = (branches: readonly Branch[]) => Promise<Map<number, Busy | null>>;

/** What holds at a branch afterwards. */
interface BranchBusy {
  branch: { id: number };
  busy: Busy | null;
}

/** How often boards learn whether a branch has too many open orders. */
const CROWD_EVERY_MS = 20_000;

/** In case a notice of another process is lost. */
const MAX_AGE_MS = 1000;

/** Pauses end on the full minute, which is what customers are told. */
const MINUTE_MS = 60_000;

const NOTHING: Busy = { paused: {}, message: '', longer: null };

interface Dependencies {
  db: Database;
  notices: Notices;
  readShop: ReadCurrentShop;
  countOpenOrders: CountOpenOrders;
  /** Epoch milliseconds. */
  now: () => number;
}

export function createPauses({ db, notices, readShop, countOpenOrders, now }: Dependencies) {
  let last: { at: number; found: Promise<Map<number, StoredBusy>> } | null = null;
  let isListening = false;
  const forget = () => {
    last = null;
  };

  function readAll(): Promise<Map<number, StoredBusy>> {
    if (!isListening) notices.listen('pause_changes', { onNotice: forget, onListening: forget });
    isListening = true;
    if (last && performance.now() - last.at < MAX_AGE_MS) return last.found;
    const reading = { at: performance.now(), found: findPauses(db) };
    reading.found.catch(() => {
      if (last === reading) forget();
    });
    last = reading;
    return reading.found;
  }

  const limitsOrders = ({ longerFromOrders, pauseFromOrders }: Branch) =>
    longerFromOrders !== null || pauseFromOrders !== null;

  /** What holds at branches now: what staff have set, and what follows from their attendance and their open orders. */
  const readBusyOf: ReadBusyOf = async (branches) => {
    const [stored, shop] = [await readAll(), (await readShop())?.shop];
    if (!shop) return new Map();
    const limited = branches.filter(limitsOrders).map(({ id }) => id);
    const open = limited.length > 0 ? await countOpenOrders(limited) : new Map<number, number>();
    const at = DateTime.fromMillis(now(), { zone: cachedZone(shop.config.timezone) });
    const instant = at.toMillis();
    const holding = branches.map((branch) => {
      const { busy: set = NOTHING, unattendedSince = null } = stored.get(branch.id) ?? {};
      const modes = offeredModes(branch);
      const attended =
        unattendedSince === null
          ? set
          : whileUnattended(set, branch, modes, { action: shop.config.unattendedAction, at });
      const orders = open.get(branch.id) ?? 0;
      return [
        branch.id,
        stillBusy(whileCrowded(attended, branch, { orders, modes, at: instant }), instant),
      ] as const;
    });
    return new Map(holding);
  };

  const findBranch = async (id: number) => (await readShop())?.shop.branches.find((one) => one.id === id);

  const readBusy: ReadBusy = async (branchId) => {
    const branch = await findBranch(branchId);
    return branch ? ((await readBusyOf([branch])).get(branchId) ?? null) : null;
  };

  /** Sets or lifts pauses and longer times at the actor's branches, all or none; the log says who did. */
  async function changeBusy(actor: Actor, change: BusyChange): Promise<Edited<BranchBusy[]>> {
    const shop = (await readShop())?.shop;
    const at = DateTime.fromMillis(now(), { zone: cachedZone(shop?.config.timezone ?? 'utc') });
    const planned: { branch: Branch; apply: (before: Busy) => Busy }[] = [];
    for (const { id } of change.branches) {
      const branch = shop?.branches.find((one) => one.id === id);
      if (!branch) return notFound;
      if (!serves(actor, id)) return notAllowed;
      const apply = planOf(branch, change, at);
      if (!apply) return neverCloses();
      planned.push({ branch, apply });
    }
    const changed = await db.transaction(async (tx) => {
      const all: BranchBusy[] = [];
      const inOrder = planned.toSorted((a, b) => a.branch.id - b.branch.id);
      for (const { branch } of inOrder) if (!(await lockBranch(tx, branch.id))) return null;
      for (const { branch, apply } of inOrder) {
        const before = stillBusy(await lockPause(tx, branch.id), at.toMillis()) ?? NOTHING;
        const after = apply(before);
        await writePause(tx, branch.id, after);
        const entry = { action: 'update', entity: 'pauses', id: branch.id } as const;
        await insertAudit(tx, actor, { at: at.toJSDate(), ...entry, before, after });
        all.push({ branch: { id: branch.id }, busy: stillBusy(after, at.toMillis()) });
      }
      return all;
    });
    if (!changed) return notFound;
    forget();
    for (const { branch } of planned) await notify(db, 'pause_changes', String(branch.id));
    return { ok: true, value: changed };
  }

  return {
    readBusy,
    readBusyOf,
    changeBusy,
    /** Unattended branches, with since when, in epoch milliseconds. */
    async readUnattended(): Promise<Map<number, number>> {
      const all = await readAll();
      return new Map(
        [...all].flatMap(([id, { unattendedSince: since }]) => (since === null ? [] : [[id, since]])),
      );
    },
    /** Pages and the board learn it at once. */
    async setUnattended(branchId: number, since: number | null): Promise<void> {
      await writeUnattended(db, branchId, since === null ? null : new Date(since));
      forget();
      await notify(db, 'pause_changes', String(branchId));
    },
    /** Shows what holds at a branch now and after each change, until the returned function is called. */
    watchBusy(branchId: number, show: (busy: Busy | null) => void): () => void {
      let last: string | null = null;
      const read = () =>
        void readBusy(branchId).then(
          (busy) => {
            const said = JSON.stringify(busy);
            if (said !== last) show(busy);
            last = said;
          },
          () => {},
        );
      // Limits on open orders are reached and left without a notice.
      const again = setInterval(() => {
        void findBranch(branchId).then(
          (branch) => branch && limitsOrders(branch) && read(),
          () => {},
        );
      }, CROWD_EVERY_MS);
      const stop = notices.listen('pause_changes', {
        onNotice(payload) {
          forget();
          if (Number(payload) === branchId) read();
        },
        onListening: read,
      });
      read();
      return () => {
        clearInterval(again);
        stop();
      };
    },
  };
}

export type Pauses = ReturnType<typeof createPauses>;

const notFound: EditRefusal = { ok: false, code: 'notFound' };
const notAllowed: EditRefusal = { ok: false, code: 'notAllowed' };
const neverCloses = (): EditRefusal => ({
  ok: false,
  code: 'invalid',
  errors: [{ field: 'pause.for', message: staffWords().EDIT_MESSAGES.opensNotSoon }],
});

/** What a change makes of what holds at a branch; null: 'until it closes' means nothing, since it does not open within a day. */
function planOf(
  branch: Branch,
  { pause, longer }: BusyChange,
  at: DateTime,
): ((before: Busy) => Busy) | null {
  const modes = offeredModes(branch);
  const endOf = (mode: Mode, duration: number | 'closing') =>
    duration === 'closing'
      ? closingTime(branch, mode, at)
      : Math.ceil(at.toMillis() / MINUTE_MS + duration) * MINUTE_MS;
  const ends = (pause?.modes ?? [])
    .filter((mode) => modes.includes(mode))
    .map((mode) => [mode, pause?.for ? endOf(mode, pause.for) : undefined] as const);
  const longerEnds = longer ? modes.map((mode) => endOf(mode, longer.for) ?? 0) : [];
  const longerUntil = Math.max(0, ...longerEnds);
  if (ends.some(([, end]) => end === null) || (longer && longerUntil === 0)) return null;
  const set = ends.map(([mode, end]) => [mode, end ? new Date(end).toISOString() : undefined]);
  return (before) => {
    const paused = { ...before.paused, ...(Object.fromEntries(set) as Busy['paused']) };
    const isPaused = Object.values(paused).some(Boolean);
    const now = longer && { minutes: longer.minutes, until: new Date(longerUntil).toISOString() };
    return {
      paused,
      message: pause?.for ? pause.message : isPaused ? before.message : '',
      longer: now === undefined ? before.longer : now,
    };
  };
}
