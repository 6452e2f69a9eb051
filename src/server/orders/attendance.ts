import { DateTime } from 'luxon';
import type { Attendances, DeviceDay, Heartbeat } from '../../lib/contract/staff-orders.ts';
import { unattendedSince } from '../../lib/domain/attendance.ts';
import { cachedZone } from '../../lib/domain/wall-clock.ts';
import { branchRanges } from '../../lib/domain/hours.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';
import type { Database } from '../platform/database/database.ts';
import { branchesOf, serves, type Actor } from '../platform/http/actor.ts';
import type { Pauses } from '../shop/pauses.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import {
  deleteHeartbeats,
  findAwake,
  findHeartbeats,
  writeHeartbeat,
  type HeartbeatRow,
} from './queries/heartbeats.ts';
import { findOldestUnanswered } from './queries/open-orders.ts';

type Recorded = { ok: true } | { ok: false; code: 'notFound' | 'notAllowed' };

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  pauses: Pick<Pauses, 'setUnattended' | 'readUnattended'>;
  /** Epoch milliseconds. */
  now: () => number;
}

const EVERY_MS = 60_000;
const TIDY_EVERY_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Older orders say nothing about who is there now. */
const NEWS_MS = 48 * 3_600_000;

/** Heartbeats of boards, and the marks of unattended branches (`domain/attendance.ts`). */
export function createAttendance({ db, readShop, pauses, now }: Dependencies) {
  /** Marks unattended branches and unmarks others: all, or one by its id. Processes that check at the same time find the same. */
  async function check(only: number | null = null): Promise<void> {
    const shop = (await readShop())?.shop;
    if (!shop) return;
    const { unattendedMinutes: minutes, reminderMinutes, timezone } = shop.config;
    const marked = await pauses.readUnattended();
    if (minutes === 0 && marked.size === 0) return;
    const at = DateTime.fromMillis(now(), { zone: cachedZone(timezone) });
    const awake = await findAwake(db, new Date(now() - DAY_MS));
    const unanswered = await findOldestUnanswered(db, new Date(now() - NEWS_MS));
    for (const branch of shop.branches.filter(({ id }) => only === null || id === only)) {
      const since = unattendedSince(
        {
          awakeAt: awake.get(branch.id) ?? null,
          unansweredSince: unanswered.get(branch.id) ?? null,
          ranges: branchRanges(branch, at.minus({ days: 1 }), at.plus({ days: 1 })),
        },
        { minutes, reminderMinutes },
        now(),
      );
      // The mark keeps its beginning: staff are told once.
      if ((since !== null) !== marked.has(branch.id)) await pauses.setUnattended(branch.id, since);
    }
  }

  return {
    check,
    /** Records that a board is awake; its branch is attended again at once. */
    async record(actor: Actor, { device, name, branch }: Heartbeat): Promise<Recorded> {
      const isKnown = (await readShop())?.shop.branches.some(({ id }) => id === branch.id);
      if (!isKnown) return { ok: false, code: 'notFound' };
      if (!serves(actor, branch.id)) return { ok: false, code: 'notAllowed' };
      const isStored = await writeHeartbeat(db, { branchId: branch.id, device, name, at: new Date(now()) });
      if (!isStored) return { ok: false, code: 'notFound' };
      if ((await pauses.readUnattended()).has(branch.id)) await check(branch.id);
      return { ok: true };
    },
    /** The boards of the last day and unattended branches, of those that a person serves. */
    async read(actor: Actor): Promise<Attendances> {
      const after = new Date(now() - DAY_MS);
      const rows = await findHeartbeats(db, branchesOf(actor), after);
      const byDevice = Map.groupBy(rows, ({ branchId, device }) => `${branchId} ${device}`);
      const unattended = [...(await pauses.readUnattended())]
        .filter(([id]) => serves(actor, id))
        .map(([id, since]) => ({ branch: { id }, since: new Date(since).toISOString() }));
      const days = [...byDevice.values()].map((hours) => toDay(hours, after.getTime()));
      return { devices: days, unattended };
    },
    tidy: () => deleteHeartbeats(db, new Date(now() - DAY_MS)),
  };
}

export type Attendance = ReturnType<typeof createAttendance>;

/** Joins minutes that follow one another. A single missed minute is a matter of timing, not of sleep. */
function toDay(hours: readonly HeartbeatRow[], after: number): DeviceDay {
  const awake: { from: number; to: number }[] = [];
  for (const { hour, minutes } of hours)
    for (let minute = 0; minute < 60; minute += 1) {
      if (((minutes >> BigInt(minute)) & 1n) === 0n) continue;
      const from = hour.getTime() + minute * MINUTE_MS;
      if (from < after) continue;
      const last = awake.at(-1);
      if (last && from - last.to <= MINUTE_MS) last.to = from + MINUTE_MS;
      else awake.push({ from, to: from + MINUTE_MS });
    }
  const last = hours.reduce((latest, one) => (one.lastAt > latest.lastAt ? one : latest));
  const iso = (instant: number) => new Date(instant).toISOString();
  return {
    branch: { id: last.branchId },
    device: last.device,
    name: last.name,
    lastAt: last.lastAt.toISOString(),
    awake: awake.map(({ from, to }) => ({ from: iso(from), to: iso(to) })),
  };
}

/** Checks every minute, and deletes old heartbeats every hour. Returns how to stop, which waits for running rounds. */
export function scheduleAttendance(
  { check, tidy }: Pick<Attendance, 'check' | 'tidy'>,
  { report }: Pick<JobContext, 'report'>,
): () => Promise<void> {
  const ends = [repeat(EVERY_MS, () => check(), report), repeat(TIDY_EVERY_MS, tidy, report)];
  return async () => void (await Promise.all(ends.map((end) => end())));
}
