import type { Transaction } from '../platform/database/database.ts';
import { openQueue, within, type JobQueue, workQueue, type QueueWork } from '../platform/queue/job-queue.ts';

const CHECKS = 'payment-checks';
const REFUNDS = 'refunds';

/** Jobs of checks and refunds, run by any process. */
export interface PaymentJobs {
  /** Any number of webhooks about a payment queues one check. */
  writeCheck: (payment: number, tx?: Transaction) => Promise<void>;
  /** Queued in the transaction that inserts the refund. */
  writeRefund: (tx: Transaction, refund: number) => Promise<void>;
  work: (run: Work) => Promise<void>;
  close: () => Promise<void>;
}

/** Queues nothing. */
export const NO_PAYMENT_JOBS: Pick<PaymentJobs, 'writeCheck' | 'writeRefund'> = {
  writeCheck: () => Promise.resolve(),
  writeRefund: () => Promise.resolve(),
};

/** Both reject to be retried. */
interface Work {
  check: (payment: number) => Promise<unknown>;
  refund: (refund: number) => Promise<unknown>;
}

interface Job {
  id: number;
}

const RETENTION = { retentionSeconds: 14 * 86_400, deleteAfterSeconds: 60, expireInSeconds: 120 };

export async function openPaymentJobs(jobs: JobQueue): Promise<PaymentJobs> {
  // At most one waits per payment; unanswered checks are repeated by the schedule.
  await openQueue(jobs, CHECKS, { ...RETENTION, policy: 'short', retryLimit: 3, retryDelay: 5 });
  // Refunds are retried without limit.
  const retries = { retryLimit: 1000, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
  await openQueue(jobs, REFUNDS, { ...RETENTION, ...retries });
  let [checking, refunding]: (QueueWork | null)[] = [null, null];
  return {
    async writeCheck(id, tx) {
      const wanted = [{ data: { id }, singletonKey: String(id) }];
      await jobs.insert(CHECKS, wanted, tx ? within(tx) : {});
      checking?.wake();
    },
    async writeRefund(tx, id) {
      await jobs.insert(REFUNDS, [{ data: { id } }], within(tx));
      refunding?.wake();
    },
    async work({ check, refund }) {
      // A returning customer's payment is checked at once; this is for all others.
      checking = await workQueue<Job>(jobs, CHECKS, ({ id }) => check(id));
      refunding = await workQueue<Job>(jobs, REFUNDS, ({ id }) => refund(id));
    },
    async close() {
      await Promise.all([checking?.close(), refunding?.close()]);
    },
  };
}
