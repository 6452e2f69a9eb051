import { isStill } from '../../lib/domain/order-moments.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { findOrderById, type StoredOrder } from './queries/orders.ts';
import type { OrderJob } from './order-jobs.ts';
import { toPublicOrder } from './public-order.ts';

/**
 * Somebody who hears of an order's moments: writes down what is to be done because of it, with the jobs that do it. May be called
 * twice for one moment, should the process end in between, and is to write nothing the second time.
 */
export type OrderListener = (tx: Transaction, order: StoredOrder, job: OrderJob) => Promise<void>;

/** Tells all of a moment in one transaction; what was taken back meanwhile is told to nobody. */
export function createNotifyListeners(
  db: Database,
  listeners: readonly OrderListener[],
): (job: OrderJob) => Promise<void> {
  return (job) =>
    db.transaction(async (tx) => {
      const order = await findOrderById(tx, job.order);
      if (!order || !isStill(toPublicOrder(order), job.moment)) return;
      for (const follow of listeners) await follow(tx, order, job);
    });
}
