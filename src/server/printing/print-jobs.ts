import type { Transaction } from '../platform/database/database.ts';
import { within, type JobQueue, workQueue, type QueueWork } from '../platform/queue/job-queue.ts';

interface PrintJob {
  print: number;
}

const QUEUE = 'prints';
/** What comes in here is not tried any more. */
const GIVEN_UP = 'prints-given-up';

/** A kitchen has no use for what was ordered longer ago. */
export const GIVE_UP_SECONDS = 2 * 3600;
/** Longer than a printer may take, see `PRINTER_TIMEOUTS`: a process that ends in between has its job taken by another then. */
export const LOST_SECONDS = 100;
/** Printers at work at the same time; each has one receipt at a time. */
const PRINTERS_AT_ONCE = 4;

/** How soon, and how often, a printer is tried again. About two hours, unless a test has less time. */
export interface PrintRetries {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
}
const RETRIES: PrintRetries = { retryLimit: 125, retryDelay: 5, retryDelayMax: 60 };

interface Work {
  /** Throws if it has to be tried again. */
  print: (id: number) => Promise<void>;
  giveUp: (id: number) => Promise<void>;
}

export interface PrintJobs {
  /** Has a receipt sent to its printer. */
  send: (tx: Transaction, print: number, deviceId: number) => Promise<void>;
  /** Has a receipt that its printer is to fetch given up in the end. */
  await: (tx: Transaction, print: number) => Promise<void>;
  work: (work: Work) => Promise<void>;
  close: () => Promise<void>;
}

/** The queue of what is sent to printers; what cannot be printed lands in a second one, and is said to have failed. */
export async function openPrintJobs(jobs: JobQueue, retries: PrintRetries = RETRIES): Promise<PrintJobs> {
  await jobs.createQueue(GIVEN_UP, {
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    retentionSeconds: 14 * 86_400,
    deleteAfterSeconds: 60,
  });
  const options = {
    ...retries,
    retryBackoff: true,
    expireInSeconds: LOST_SECONDS + 20,
    retentionSeconds: 14 * 86_400,
    deleteAfterSeconds: 60,
    deadLetter: GIVEN_UP,
  };
  await jobs.createQueue(QUEUE, options);
  // Of a queue that is there already nothing is changed by the above.
  await jobs.updateQueue(QUEUE, options);
  // Reads what the queues are like now: within a transaction the embedded database would have no connection left for that.
  for (const queue of [QUEUE, GIVEN_UP]) await jobs.insert(queue, []);

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
      // A printer takes one connection at a time, and one that hangs does not hold up the others.
      const pace = { everySeconds: 1, groupsAtOnce: PRINTERS_AT_ONCE };
      working = [
        await workQueue<PrintJob>(jobs, QUEUE, pace, (job) => print(job.print)),
        await workQueue<PrintJob>(jobs, GIVEN_UP, { everySeconds: 2 }, (job) => giveUp(job.print)),
      ];
    },
    async close() {
      await Promise.all(working.map((work) => work.close()));
    },
  };
}
