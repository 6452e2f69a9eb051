import type { RefundTotals, OrderMoment } from '../../lib/domain/order-moments.ts';
import type { Transaction } from '../platform/database/database.ts';
import { openQueue, within, type JobQueue, workQueue, type QueueWork } from '../platform/queue/job-queue.ts';

/** An event of an order that listeners are notified of. */
export interface OrderJob {
  order: number;
  moment: OrderMoment;
  /** For `refunded`: the amount. An order may have several refunds. */
  refund?: RefundTotals;
}

/** Queues jobs in the transaction of the event, to run `afterSeconds` from now: both are stored, or neither. */
export type WriteOrderJobs = (
  tx: Transaction,
  jobs: readonly OrderJob[],
  afterSeconds?: number,
) => Promise<void>;

/** Queues nothing. */
export const NO_ORDER_JOBS: WriteOrderJobs = () => Promise.resolve();

const QUEUE = 'order-moments';

export interface OrderJobs {
  write: WriteOrderJobs;
  /** Starts to run queued jobs, one after the other. */
  work: (run: (job: OrderJob) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** The first job of an event; it queues the jobs of all listeners. */
export async function openOrderJobs(jobs: JobQueue): Promise<OrderJobs> {
  await openQueue(jobs, QUEUE, {
    retryLimit: 1000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 120,
    // Jobs must survive a time when the shop is off.
    retentionSeconds: 14 * 86_400,
    deleteAfterSeconds: 60,
  });
  let working: QueueWork | null = null;
  return {
    async write(tx, wanted, afterSeconds = 0) {
      if (wanted.length === 0) return;
      await jobs.insert(
        QUEUE,
        wanted.map((data) => ({ data, ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}) })),
        within(tx),
      );
      working?.wake();
    },
    async work(run) {
      working = await workQueue(jobs, QUEUE, run);
    },
    async close() {
      await working?.close();
    },
  };
}
