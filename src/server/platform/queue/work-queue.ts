import type { JobQueue } from './job-queue.ts';

export interface QueueWork {
  /** Something was written in a transaction that is about to end: looks for it then, instead of when it would have looked anyway. */
  wake: () => void;
  /** Waits for what is under way. */
  close: () => Promise<void>;
}

/** After so many milliseconds most transactions have ended; one that has not is found by the next look. */
const SOON_MS = [60, 400];

interface Pace {
  /** How often a queue is looked into that nobody in this process has written to: jobs of others, and those that are tried again. */
  everySeconds: number;
  /** More than one at a time; of one group never. */
  groupsAtOnce?: number;
}

/** Does the jobs of a queue, one after the other for as long as there are any. `run` rejects if one is to be tried again. */
export async function workQueue<T>(
  jobs: JobQueue,
  queue: string,
  { everySeconds, groupsAtOnce }: Pace,
  run: (data: T) => Promise<unknown>,
): Promise<QueueWork> {
  const groups = groupsAtOnce === undefined ? {} : { localConcurrency: groupsAtOnce, groupConcurrency: 1 };
  const options = { batchSize: 1, pollingIntervalSeconds: everySeconds, ...groups };
  let worker: string | null = null;
  const look = () => {
    if (worker !== null) jobs.notifyWorker(worker);
  };
  worker = await jobs.work<T>(queue, options, async ([job]) => {
    if (!job) return;
    try {
      await run(job.data);
    } finally {
      // There may be more, and nobody is to wait for the next look.
      look();
    }
  });
  return {
    wake: () => SOON_MS.forEach((delay) => setTimeout(look, delay).unref()),
    close: () => jobs.offWork(queue, { wait: true }),
  };
}
