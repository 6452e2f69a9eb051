import type { Config } from '../../lib/contract/config.ts';
import { uploadPath } from '../media/queries/uploads.ts';
import { eraseOrders } from '../orders/queries/erase-orders.ts';
import { insertAudit } from '../people/queries/logs.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';
import type { Database } from '../platform/database/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { deleteOldStrangers } from '../orders/queries/withdrawals.ts';
import {
  deleteOldAnalytics,
  deleteOldLogs,
  deleteOldMessages,
  deleteOldPrints,
  eraseOldOrderLogs,
  lockOldOrders,
} from './queries/personal-data.ts';

export type Retention = Pick<
  Config,
  'retentionCustomerDays' | 'retentionMessageDays' | 'retentionLogDays' | 'retentionAnalyticsDays'
>;

/** How much was removed. `orders`: those that lost their customer; `withdrawals`: of no order; `files`: of these orders. */
export type Removed = Record<
  'orders' | 'withdrawals' | 'files' | 'messages' | 'prints' | 'logs' | 'analytics',
  number
>;

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
const BATCH = 200;
/** Batches of a kind in one round: years of orders take some rounds, and nobody waits for them. */
const MOST_BATCHES = 50;

/** The actor of automatic changes in the log. */
const SYSTEM = { id: 0, name: 'Bestellbar' };

/** Removes personal data past its time, in batches; may run in several processes and be repeated at any time. */
export async function removeOldData(
  { db, storage }: { db: Database; storage: Storage },
  retention: Retention,
  now: number,
  signal?: AbortSignal,
): Promise<Removed> {
  const before = (days: number) => new Date(now - days * DAY_MS);
  const removed: Removed = {
    orders: 0,
    withdrawals: 0,
    files: 0,
    messages: 0,
    prints: 0,
    logs: 0,
    analytics: 0,
  };
  const drain = async (batch: () => Promise<number>) => {
    for (let count = 0; count < MOST_BATCHES && !signal?.aborted; count++)
      if ((await batch()) < BATCH) return;
  };
  const customers = before(retention.retentionCustomerDays);
  await drain(async () => {
    const erased = await eraseBatch(db, storage, customers, new Date(now));
    removed.orders += erased.orders;
    removed.files += erased.files;
    return erased.orders;
  });
  removed.logs += await eraseOldOrderLogs(db, customers);
  const sweep = (kind: keyof Removed, days: number, deleteSome: typeof deleteOldLogs) =>
    drain(async () => {
      const count = await deleteSome(db, before(days), BATCH);
      removed[kind] += count;
      return count;
    });
  await sweep('withdrawals', retention.retentionCustomerDays, deleteOldStrangers);
  await sweep('messages', retention.retentionMessageDays, deleteOldMessages);
  await sweep('prints', retention.retentionMessageDays, deleteOldPrints);
  await sweep('analytics', retention.retentionAnalyticsDays, deleteOldAnalytics);
  await sweep('logs', retention.retentionLogDays, deleteOldLogs);
  if (Object.values(removed).some((count) => count > 0)) await record(db, removed, new Date(now));
  return removed;
}

async function eraseBatch(db: Database, storage: Storage, before: Date, at: Date) {
  const { ids, files } = await db.transaction(async (tx) => {
    const held = await lockOldOrders(tx, before, BATCH);
    return { ids: held, files: await eraseOrders(tx, held, { at, actor: 'system' }) };
  });
  await storage.remove(files.map(uploadPath));
  return { orders: ids.length, files: files.length };
}

const record = (db: Database, removed: Removed, at: Date) =>
  db.transaction((tx) =>
    insertAudit(tx, SYSTEM, {
      at,
      action: 'erase',
      entity: 'orders',
      id: null,
      before: null,
      after: removed,
    }),
  );

/** Runs hourly by the shop's settings. Returns how to stop, which waits for the running batch. */
export function scheduleRetention(
  terms: { db: Database; storage: Storage },
  read: () => Promise<{ shop: { config: Retention } } | null>,
  { now, report, note }: JobContext & { note: (removed: Removed) => void },
): () => Promise<void> {
  const round = async (signal: AbortSignal) => {
    const current = await read();
    if (!current) return;
    const removed = await removeOldData(terms, current.shop.config, now(), signal);
    if (Object.values(removed).some((count) => count > 0)) note(removed);
  };
  return repeat(EVERY_MS, round, report);
}
