import type { Transaction } from '../platform/database/database.ts';
import { openQueue, within, type JobQueue, workQueue, type QueueWork } from '../platform/queue/job-queue.ts';

interface PrintJob {
  print: number;
}

const QUEUE = 'prints';
/** Jobs here are not retried. */
const GIVEN_UP = 'prints-given-up';

/** A kitchen has no use for older receipts. */
export const GIVE_UP_SECONDS = 2 * 3600;
/** Longer than any printing attempt (`PRINTER_TIMEOUTS`): a crashed process's job is then taken by another. */
export const LOST_SECONDS = 100;
/** Printers served in parallel, one receipt at a time each. */
const PRINTERS_AT_ONCE = 4;

/** The retry schedule; about two hours, shorter in tests. */
export interface PrintRetries {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
}
const RETRIES: PrintRetries = { retryLimit: 125, retryDelay: 5, retryDelayMax: 60 };

interface Work {
  /** Throws to be retried. */
  print: (id: number) => Promise<void>;
  giveUp: (id: number) => Promise<void>;
}

export interface PrintJobs {
  /** Queues a receipt for its printer. */
  send: (tx: Transaction, print: number, deviceId: number) => Promise<void>;
  /** Gives up a receipt eventually if its printer never fetches it. */
  await: (tx: Transaction, print: number) => Promise<void>;
  work: (work: Work) => Promise<void>;
  close: () => Promise<void>;
}

/** The queue of receipts to send; a dead-letter queue marks those given up as failed. */
export async function openPrintJobs(jobs: JobQueue, retries: PrintRetries = RETRIES): Promise<PrintJobs> {
  await openQueue(jobs, GIVEN_UP, {
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    retentionSeconds: 14 * 86_400,
    deleteAfterSeconds: 60,
  });
  await openQueue(jobs, QUEUE, {
    ...retries,
    retryBackoff: true,
    expireInSeconds: LOST_SECONDS + 20,
    retentionSeconds: 14 * 86_400,
    deleteAfterSeconds: 60,
    deadLetter: GIVEN_UP,
  });

  const insert = (
    tx: Transaction,
    queue: string,
    job: { data: PrintJob; startAfter?: number; group?: { id: string } },
  ) => jobs.insert(queue, [job], within(tx));
  let working: QueueWork[] = [];

  return {
    async send(tx, print, deviceId) {
      await insert(tx, QUEUE, { data: { print }, group: { id: String(deviceId) } });
      working[0]?.wake();
    },
    async await(tx, print) {
      await insert(tx, GIVEN_UP, { data: { print }, startAfter: GIVE_UP_SECONDS });
    },
    async work({ print, giveUp }) {
      // One connection per printer; a hanging printer does not delay the others.
      working = [
        await workQueue<PrintJob>(jobs, QUEUE, (job) => print(job.print), PRINTERS_AT_ONCE),
        await workQueue<PrintJob>(jobs, GIVEN_UP, (job) => giveUp(job.print)),
      ];
    },
    async close() {
      await Promise.all(working.map((work) => work.close()));
    },
  };
}
