import { createHash } from 'node:crypto';
import type { JobQueue } from '../platform/queue/job-queue.ts';

/**
 * `whole`: render every page; `rollBack`: restore the state before `publication`, if that is still current. Each is idempotent, since a
 * process may crash before it records the result. Edits need no job: the live revision shows what was not published before a crash.
 */
export type PublishJob = { kind: 'whole' } | { kind: 'rollBack'; publication: string };

/** Sends a job to the process that writes a site. */
export type SendPublishJob = (site: string, job: PublishJob) => Promise<void>;

export interface PublishJobs {
  /** Another process may have queued a job. */
  wake: () => void;
  /** Whether work is in progress. */
  isBusy: () => boolean;
  close: () => Promise<void>;
}

interface Work {
  /** The site's id. */
  site: string;
  /** Only one process works for a site. */
  mayWork: () => Promise<boolean>;
  run: (wanted: readonly PublishJob[]) => Promise<void>;
  report: (error: unknown) => void;
}

/** Older jobs were meant for a process that is gone. */
const KEPT_SECONDS = 60 * 60;
/** Jobs per round. */
const MOST_AT_ONCE = 10;

const OPTIONS = {
  // One waiting job per key.
  policy: 'short',
  retryLimit: 3,
  retentionSeconds: KEPT_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
} as const;

const queueOf = (site: string) => `publish-${createHash('sha256').update(site).digest('hex').slice(0, 16)}`;

/** `tell` wakes the site's process. */
export function createSendPublishJob(
  jobs: JobQueue,
  tell: (site: string) => Promise<void> | void,
): SendPublishJob {
  return async (site, job) => {
    await jobs.send(queueOf(site), job, { singletonKey: Object.values(job).join(' ') });
    await tell(site);
  };
}

/** Works for one site. At most one job of each kind waits while one runs. Unfinished jobs of a crashed process run in the next one. */
export async function openPublishJobs(
  jobs: JobQueue,
  { site, mayWork, run, report }: Work,
): Promise<PublishJobs> {
  const queue = queueOf(site);
  await jobs.createQueue(queue, OPTIONS);
  let isClosed = false;
  let isCalled = false;
  let hasReclaimed = false;
  let working: Promise<void> | null = null;

  /** Their process is gone. */
  async function reclaim(): Promise<void> {
    const active = (await jobs.findJobs(queue)).filter(({ state }) => state === 'active');
    const ids = active.map(({ id }) => id);
    if (ids.length > 0) await jobs.fail(queue, ids);
    hasReclaimed = true;
  }

  async function work(): Promise<void> {
    isCalled = false;
    if (!(await mayWork())) return;
    if (!hasReclaimed) await reclaim();
    for (;;) {
      const taken = await jobs.fetch<PublishJob>(queue, { batchSize: MOST_AT_ONCE });
      if (taken.length === 0 || isClosed) return;
      // A failure would repeat: the next request queues another job.
      await run(taken.map(({ data }) => data)).catch(report);
      if (isClosed) return;
      await jobs.complete(
        queue,
        taken.map(({ id }) => id),
      );
    }
  }

  function wake(): void {
    isCalled = true;
    working ??= work()
      .catch(report)
      .finally(() => {
        working = null;
        // A job was queued after the last fetch.
        if (isCalled && !isClosed) wake();
      });
  }

  return {
    wake,
    isBusy: () => working !== null,
    async close() {
      isClosed = true;
      await working;
    },
  };
}
