import { toCents } from '../../lib/domain/money.ts';
import { refundedTotal, momentsBetween } from '../../lib/domain/order-moments.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { StoredOrder } from './queries/orders.ts';
import type { WriteOrderJobs } from './order-jobs.ts';
import { toPublicOrder } from './order-views.ts';

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
