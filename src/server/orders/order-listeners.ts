import { isMomentCurrent, refundedTotal, momentsBetween } from '../../lib/domain/order-moments.ts';
import { toCents } from '../../lib/domain/money.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { findOrderById, type StoredOrder } from './queries/orders.ts';
import type { OrderJob, WriteOrderJobs } from './order-jobs.ts';
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

/** A changed order; `before` is null for a new one. */
interface Change {
  before: StoredOrder | null;
  after: StoredOrder;
}

/** Queues jobs for the events that changes caused, in their transaction. */
export async function notifyOrderChanges(
  tx: Transaction,
  writeJobs: WriteOrderJobs,
  changes: readonly Change[],
  afterSeconds = 0,
): Promise<void> {
  const jobs = changes.flatMap(({ before, after }) => {
    const [was, is] = [before && toPublicOrder(before), toPublicOrder(after)];
    const moments = momentsBetween(was, is);
    const { id: order, strayPayment } = is;
    const totalCents = toCents(refundedTotal(is));
    const cents = totalCents - (was ? toCents(refundedTotal(was)) : 0);
    const isAll = strayPayment ? strayPayment.refunded >= strayPayment.amount : is.isRefunded;
    const refund = { cents, totalCents, isAll };
    return moments.map((moment) => ({ order, moment, ...(moment === 'refunded' ? { refund } : {}) }));
  });
  if (jobs.length > 0) await writeJobs(tx, jobs, afterSeconds);
}
