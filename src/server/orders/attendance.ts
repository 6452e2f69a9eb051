import { DateTime } from 'luxon';
import type { Attendances, DeviceDay, Heartbeat } from '../../lib/contract/heartbeats.ts';
import { unattendedSince } from '../../lib/domain/attendance.ts';
import { cachedZone } from '../../lib/domain/cached-zone.ts';
import { branchRanges } from '../../lib/domain/hours.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';
import type { Database } from '../platform/database/database.ts';
import { branchesOf, serves, type Actor } from '../platform/http/actor.ts';
import type { Pauses } from '../shop/pauses.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { deleteBeats, findAwake, findBeats, writeBeat, type BeatRow } from './queries/heartbeats.ts';
import { findUnanswered } from './queries/unanswered.ts';

type Beaten = { ok: true } | { ok: false; code: 'notFound' | 'notAllowed' };

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  pauses: Pick<Pauses, 'setUnattended' | 'readUnattended'>;
  /** Epoch milliseconds. */
  now: () => number;
}

const EVERY_MS = 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Older orders say nothing about who is there now. */
const NEWS_MS = 48 * 3_600_000;

/** Who attends which branch: heartbeats of boards, and the marks of branches that nobody attends (`domain/attendance.ts`). */
export function createAttendance({ db, readShop, pauses, now }: Dependencies) {
  /** Marks branches that nobody attends, and takes the marks of others away. However many processes look, all find the same. */
  async function check(): Promise<void> {
    const shop = (await readShop())?.shop;
    if (!shop) return;
    const { unattendedMinutes: minutes, reminderMinutes, timezone } = shop.config;
    const marked = await pauses.readUnattended();
    if (minutes === 0 && marked.size === 0) return;
    const at = DateTime.fromMillis(now(), { zone: cachedZone(timezone) });
    const terms = { minutes, reminderMinutes };
    const [awake, waiting] = [
      await findAwake(db),
      await findUnanswered(db, {
        branchIds: shop.branches.map(({ id }) => id),
        after: new Date(now() - NEWS_MS),
        before: new Date(now() - minutes * MINUTE_MS),
      }),
    ];
    for (const branch of shop.branches) {
      const oldest = waiting.find(({ branchId }) => branchId === branch.id);
      const since = unattendedSince(
        {
          awakeAt: awake.get(branch.id) ?? null,
          unansweredSince: oldest ? oldest.createdAt.getTime() : null,
          ranges: branchRanges(branch, at.minus({ days: 1 }), at.plus({ days: 1 })),
        },
        terms,
        now(),
      );
      if (since !== (marked.get(branch.id) ?? null)) await pauses.setUnattended(branch.id, since);
    }
  }

  return {
    check,
    /** A board is awake: its branch is attended again at once. */
    async beat(actor: Actor, { device, name, branch }: Heartbeat): Promise<Beaten> {
      const isKnown = (await readShop())?.shop.branches.some(({ id }) => id === branch.id);
      if (!isKnown) return { ok: false, code: 'notFound' };
      if (!serves(actor, branch.id)) return { ok: false, code: 'notAllowed' };
      await writeBeat(db, { branchId: branch.id, device, name, at: new Date(now()) });
      if ((await pauses.readUnattended()).has(branch.id)) await check();
      return { ok: true };
    },
    /** The boards of the last day and unattended branches, of those that a person serves. */
    async read(actor: Actor): Promise<Attendances> {
      const after = new Date(now() - DAY_MS);
      const rows = await findBeats(db, branchesOf(actor), after);
      const byDevice = Map.groupBy(rows, ({ branchId, device }) => `${branchId} ${device}`);
      const unattended = [...(await pauses.readUnattended())]
        .filter(([id]) => serves(actor, id))
        .map(([id, since]) => ({ branch: { id }, since: new Date(since).toISOString() }));
      const days = [...byDevice.values()].map((hours) => toDay(hours, after.getTime()));
      return { devices: days, unattended };
    },
    async tidy(): Promise<void> {
      await deleteBeats(db, new Date(now() - 2 * DAY_MS));
    },
  };
}

export type Attendance = ReturnType<typeof createAttendance>;

/** Joins minutes that follow one another; one that was missed between two is a matter of timing, not of sleep. */
function toDay(hours: readonly BeatRow[], after: number): DeviceDay {
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

/** Looks every minute. Returns how to stop, which waits for the running round. */
export const scheduleAttendance = (
  { check, tidy }: Pick<Attendance, 'check' | 'tidy'>,
  { report }: Pick<JobContext, 'report'>,
): (() => Promise<void>) =>
  repeat(
    EVERY_MS,
    async () => {
      await check();
      await tidy();
    },
    report,
  );
