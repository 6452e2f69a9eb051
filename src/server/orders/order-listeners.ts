import { isMomentCurrent } from '../../lib/domain/order-moments.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { findOrderById, type StoredOrder } from './queries/orders.ts';
import type { OrderJob } from './order-jobs.ts';
import { toPublicOrder } from './order-views.ts';

/**
 * Reacts to an event of an order by writing what has to be done, with its jobs. May be called twice for one event, after a crash,
 * and must write nothing the second time.
 */
export type OrderListener = (tx: Transaction, order: StoredOrder, job: OrderJob) => Promise<void>;

/** Notifies all listeners of an event in one transaction; an event that was undone meanwhile is dropped. */
export function createNotifyListeners(
  db: Database,
  listeners: readonly OrderListener[],
): (job: OrderJob) => Promise<void> {
  return (job) =>
    db.transaction(async (tx) => {
      const order = await findOrderById(tx, job.order);
      if (!order || !isMomentCurrent(toPublicOrder(order), job.moment)) return;
      for (const follow of listeners) await follow(tx, order, job);
    });
}
