import type { Transaction } from '../platform/database/database.ts';
import { openQueue, within, type JobQueue, workQueue, type QueueWork } from '../platform/queue/job-queue.ts';

const QUEUE = 'withdrawal-receipts';
const KEPT_SECONDS = 14 * 86_400;

/** A withdrawal whose acknowledgement is due. Its row has everything else. */
interface AcknowledgementJob {
  withdrawal: number;
}

export interface AcknowledgementJobs {
  /** In the transaction that stores the declaration: both are stored, or neither. */
  write: (tx: Transaction, withdrawal: number) => Promise<void>;
  /** Starts sending. */
  work: () => Promise<void>;
  /** Waits for the running job. */
  close: () => Promise<void>;
}

/** A shop without mail sends no acknowledgements; the page shows them. */
export const NO_ACKNOWLEDGEMENTS: AcknowledgementJobs = {
  write: () => Promise.resolve(),
  work: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Acknowledgements of withdrawals, tried again for two weeks. `send` rejects to be tried again. */
export async function openAcknowledgementJobs(
  jobs: JobQueue,
  send: (withdrawal: number) => Promise<void>,
): Promise<AcknowledgementJobs> {
  await openQueue(jobs, QUEUE, {
    retryLimit: 1000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 120,
    retentionSeconds: KEPT_SECONDS,
    deleteAfterSeconds: 60,
  });
  let working: QueueWork | null = null;
  return {
    async write(tx, withdrawal) {
      await jobs.insert(QUEUE, [{ data: { withdrawal } satisfies AcknowledgementJob }], within(tx));
      working?.wake();
    },
    async work() {
      working = await workQueue<AcknowledgementJob>(jobs, QUEUE, ({ withdrawal }) => send(withdrawal));
    },
    async close() {
      await working?.close();
    },
  };
}
