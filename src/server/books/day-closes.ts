import { createHash } from 'node:crypto';
import { DateTime } from 'luxon';
import type { BookState, DayClose } from '../../lib/contract/books.ts';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import { UNDO_SECONDS } from '../../lib/contract/staff-orders.ts';
import {
  closeDay,
  findChainBreak,
  hashedText,
  isQuiet,
  type ChainBreak,
} from '../../lib/domain/day-close.ts';
import type { Day } from '../../lib/domain/dates.ts';
import type { Database } from '../platform/database/database.ts';
import { branchesOf, serves, type Actor } from '../platform/http/actor.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import {
  findBranchName,
  findClosesAfter,
  findDayClose,
  findLastClose,
  lockCloses,
  insertDayClose,
  listDayCloses,
  type DayCloseRow,
} from './queries/day-closes.ts';
import { countOpenOrders, listBusyDays, readDayEvents, type DaySpan } from './queries/day-events.ts';

/** A step may still be undone for a moment after midnight, and a slow transaction may still commit. */
const MARGIN_SECONDS = 60 + UNDO_SECONDS;
/** Closes in memory at a time while a chain is checked. */
const CHECKED_AT_ONCE = 200;

type Refusal = 'notFound' | 'notAllowed' | 'dayRunning' | 'dayClosed' | 'nothingToClose';
type Closed = { ok: true; closes: DayClose[] } | { ok: false; code: Refusal };
type State = { ok: true; state: BookState } | { ok: false; code: 'notFound' | 'notAllowed' };

/** Day closes of branches: admins of all, employees of their own. */
export interface DayCloses {
  list: (actor: Actor, query: ListQuery) => Promise<ListPage<DayClose>>;
  find: (
    actor: Actor,
    id: number,
  ) => Promise<{ ok: true; close: DayClose } | { ok: false; code: 'notFound' | 'notAllowed' }>;
  /** Closes a day, and all earlier ones that are open, in order. */
  close: (actor: Actor, branchId: number, day: Day) => Promise<Closed>;
  /** Open days, open orders, and where the chain breaks. */
  state: (actor: Actor, branchId: number) => Promise<State>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Shop {
  zone: string;
  currency: string;
}

const spanOf = (day: Day, zone: string): DaySpan => {
  const start = DateTime.fromISO(day, { zone });
  return { from: start.toJSDate(), until: start.plus({ days: 1 }).toJSDate() };
};

/** The first day that is not over yet. */
const runningDay = (now: number, zone: string): Day =>
  DateTime.fromMillis(now - MARGIN_SECONDS * 1000, { zone }).toISODate() ?? '';

/** From when on a branch's days are open; null: it has closed none. */
async function firstOpenInstant(db: Database, branchId: number, zone: string): Promise<Date | null> {
  const last = await findLastClose(db, branchId);
  return last && spanOf(last.day, zone).until;
}

/** Who closes; null: the night's job. */
type By = Pick<Actor, 'id' | 'name'> | null;

/**
 * Closes a branch's open days up to and including one, each in its own transaction. A day without any event needs no close. Stops at a
 * signal, between two days.
 */
export async function closeDays(
  db: Database,
  { zone, currency }: Shop,
  {
    branchId,
    until,
    by,
    now,
    signal,
  }: { branchId: number; until: Day; by: By; now: number; signal?: AbortSignal },
): Promise<DayCloseRow[]> {
  const closed: DayCloseRow[] = [];
  const from = await firstOpenInstant(db, branchId, zone);
  const name = (await findBranchName(db, branchId)) ?? `#${branchId}`;
  for (const day of await listBusyDays(db, branchId, { from, until: spanOf(until, zone).until, zone })) {
    if (signal?.aborted) break;
    const row = await db.transaction(async (tx) => {
      await lockCloses(tx, branchId);
      const last = await findLastClose(tx, branchId);
      // Another process was faster.
      if (last && last.day >= day) return null;
      const events = await readDayEvents(tx, branchId, spanOf(day, zone));
      if (isQuiet(events)) return null;
      const number = (last?.number ?? 0) + 1;
      const content = closeDay(
        { branch: { id: branchId, name }, day, number, currency, timezone: zone },
        events,
      );
      const previousHash = last?.hash ?? '';
      return insertDayClose(tx, {
        branchId,
        day,
        number,
        content,
        previousHash,
        hash: sha256(hashedText(previousHash, content)),
        closedAt: new Date(now),
        userId: by?.id ?? null,
        userName: by?.name ?? null,
      });
    });
    if (row) closed.push(row);
  }
  return closed;
}

/** Where a branch's chain of closes breaks first; null: nowhere. Reads it part by part. */
export async function verifyCloses(
  db: Database,
  branchId: number,
): Promise<{ closes: number; broken: ChainBreak | null }> {
  let closes = 0;
  let last: DayCloseRow | undefined;
  for (;;) {
    const part = await findClosesAfter(db, branchId, last?.number ?? 0, CHECKED_AT_ONCE);
    const broken = findChainBreak(part, sha256, last ?? null);
    closes += part.length;
    if (broken) return { closes, broken };
    if (part.length < CHECKED_AT_ONCE) return { closes, broken: null };
    last = part.at(-1);
  }
}

export function createDayCloses(db: Database, readShop: ReadCurrentShop, now: () => number): DayCloses {
  async function shopTerms(): Promise<Shop> {
    const config = (await readShop())?.shop.config;
    return { zone: config?.timezone ?? 'Europe/Berlin', currency: config?.currency ?? 'EUR' };
  }
  return {
    async list(actor, query) {
      const { items, total } = await listDayCloses(db, query, branchesOf(actor));
      return { items: items.map(toDayClose), total };
    },
    async find(actor, id) {
      const row = await findDayClose(db, id);
      if (!row) return { ok: false, code: 'notFound' };
      return serves(actor, row.branchId)
        ? { ok: true, close: toDayClose(row) }
        : { ok: false, code: 'notAllowed' };
    },
    async close(actor, branchId, day) {
      if (!serves(actor, branchId)) return { ok: false, code: 'notAllowed' };
      if ((await findBranchName(db, branchId)) === null) return { ok: false, code: 'notFound' };
      const shop = await shopTerms();
      if (day >= runningDay(now(), shop.zone)) return { ok: false, code: 'dayRunning' };
      const last = await findLastClose(db, branchId);
      if (last && last.day >= day) return { ok: false, code: 'dayClosed' };
      const rows = await closeDays(db, shop, { branchId, until: day, by: actor, now: now() });
      return rows.length > 0
        ? { ok: true, closes: rows.map(toDayClose) }
        : { ok: false, code: 'nothingToClose' };
    },
    async state(actor, branchId) {
      if (!serves(actor, branchId)) return { ok: false, code: 'notAllowed' };
      const name = await findBranchName(db, branchId);
      if (name === null) return { ok: false, code: 'notFound' };
      const { zone } = await shopTerms();
      const from = await firstOpenInstant(db, branchId, zone);
      const until = spanOf(runningDay(now(), zone), zone).from;
      const openDays = await listBusyDays(db, branchId, { from, until, zone });
      const openOrders = await countOpenOrders(db, branchId);
      const checked = await verifyCloses(db, branchId);
      return { ok: true, state: { branch: { id: branchId, name }, openDays, openOrders, ...checked } };
    },
  };
}

export function toDayClose(row: DayCloseRow): DayClose {
  const { id, day, number, content, previousHash, hash, closedAt, userName } = row;
  return {
    id,
    branch: content.branch,
    day,
    number,
    content,
    previousHash,
    hash,
    closedAt: closedAt.toISOString(),
    user: userName,
  };
}
