import type { GivenBack, OrderMoment } from '../../lib/domain/order-moments.ts';
import type { Transaction } from '../platform/database/database.ts';
import { within, type JobQueue } from '../platform/queue/job-queue.ts';
import { workQueue, type QueueWork } from '../platform/queue/work-queue.ts';

/** An order has come to a moment of which others are to hear. */
export interface OrderJob {
  order: number;
  moment: OrderMoment;
  /** Of `refunded`: what went back then. There may be several of an order. */
  refund?: GivenBack;
}

/** Writes jobs in the transaction that brings the moment, to be done `afterSeconds` from now: both are there, or neither. */
export type WriteOrderJobs = (
  tx: Transaction,
  jobs: readonly OrderJob[],
  afterSeconds?: number,
) => Promise<void>;

/** Nobody hears of orders. */
export const NO_ORDER_JOBS: WriteOrderJobs = () => Promise.resolve();

const QUEUE = 'order-moments';

export interface OrderJobs {
  write: WriteOrderJobs;
  /** Begins to do what waits, one after the other. */
  work: (run: (job: OrderJob) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** The first job of a moment: whoever does it writes those of everyone who is to hear of it. */
export async function openOrderJobs(jobs: JobQueue): Promise<OrderJobs> {
  await jobs.createQueue(QUEUE, {
    retryLimit: 1000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 120,
    // Nothing that somebody is to hear of gets lost because the shop was off for a while.
    retentionSeconds: 14 * 86_400,
    deleteAfterSeconds: 60,
  });
  // Reads what the queue is like now: within a transaction the embedded database would have no connection left for that.
  await jobs.insert(QUEUE, []);
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
      working = await workQueue(jobs, QUEUE, { everySeconds: 1 }, run);
    },
    async close() {
      await working?.close();
    },
  };
}
