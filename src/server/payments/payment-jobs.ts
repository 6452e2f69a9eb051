import type { Transaction } from '../platform/database/database.ts';
import { within, type JobQueue, workQueue, type QueueWork } from '../platform/queue/job-queue.ts';

const CHECKS = 'payment-checks';
const REFUNDS = 'refunds';

/** Who asks for payments, and who has money given back, in whichever process. */
export interface PaymentJobs {
  /** However often a provider tells of a payment, it is asked for once more, not once each. */
  writeCheck: (payment: number, tx?: Transaction) => Promise<void>;
  /** Written in the transaction that says what is to go back. */
  writeRefund: (tx: Transaction, refund: number) => Promise<void>;
  work: (run: Work) => Promise<void>;
  close: () => Promise<void>;
}

/** Nobody asks, and nobody gives back. */
export const NO_PAYMENT_JOBS: Pick<PaymentJobs, 'writeCheck' | 'writeRefund'> = {
  writeCheck: () => Promise.resolve(),
  writeRefund: () => Promise.resolve(),
};

/** Both reject if it is to be tried again. */
interface Work {
  check: (payment: number) => Promise<unknown>;
  refund: (refund: number) => Promise<unknown>;
}

interface Job {
  id: number;
}

const KEPT = { retentionSeconds: 14 * 86_400, deleteAfterSeconds: 60, expireInSeconds: 120 };

export async function openPaymentJobs(jobs: JobQueue): Promise<PaymentJobs> {
  // One of a payment waits at most; what is not answered here is asked again by the clock.
  await jobs.createQueue(CHECKS, { ...KEPT, policy: 'short', retryLimit: 3, retryDelay: 5 });
  // Money that is not the shop's is given back however long it takes.
  const patience = { retryLimit: 1000, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
  await jobs.createQueue(REFUNDS, { ...KEPT, ...patience });
  // Reads what the queue is like now: within a transaction the embedded database would have no connection left for that.
  for (const queue of [CHECKS, REFUNDS]) await jobs.insert(queue, []);
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
      // Customers who come back have their payment asked for at once; this is for those who do not.
      checking = await workQueue<Job>(jobs, CHECKS, { everySeconds: 2 }, ({ id }) => check(id));
      refunding = await workQueue<Job>(jobs, REFUNDS, { everySeconds: 2 }, ({ id }) => refund(id));
    },
    async close() {
      await Promise.all([checking?.close(), refunding?.close()]);
    },
  };
}
