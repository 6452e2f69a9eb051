import { momentsBetween } from '../../lib/domain/order-moments.ts';
import type { Transaction } from '../db/database.ts';
import type { StoredOrder } from '../db/orders.ts';
import type { WriteOrderJobs } from '../jobs/order-jobs.ts';
import { toPublicOrder } from './public-order.ts';

/** Writes the jobs for the moments that a change has brought, in its transaction. */
export async function tellBetween(
  tx: Transaction,
  tell: WriteOrderJobs,
  before: StoredOrder | null,
  after: StoredOrder,
  afterSeconds = 0,
): Promise<void> {
  const moments = momentsBetween(before && toPublicOrder(before), toPublicOrder(after));
  if (moments.length === 0) return;
  const { id: order, refundedCents: totalCents, refundedAt } = after.order;
  const cents = totalCents - (before?.order.refundedCents ?? 0);
  const refund = { cents, totalCents, isAll: refundedAt !== null };
  const jobs = moments.map((moment) => ({ order, moment, ...(moment === 'refunded' ? { refund } : {}) }));
  await tell(tx, jobs, afterSeconds);
}
