import { createHash } from 'node:crypto';
import type { JobQueue } from '../platform/queue/job-queue.ts';

/**
 * `whole`: render every page; `rollBack`: put back what was there before `publication`, if that is still the current one. Each may be
 * carried out twice, if a process dies before it has noted that it is done. Edits need no job: what was not published before a process
 * died shows in the revision of what is live.
 */
export type PublishJob = { kind: 'whole' } | { kind: 'rollBack'; publication: string };

/** Asks the process that writes a site for something. */
export type SendPublishJob = (site: string, job: PublishJob) => Promise<void>;

export interface PublishJobs {
  /** Something may wait that another process has asked for. */
  wake: () => void;
  /** Whether something is under way. */
  isBusy: () => boolean;
  close: () => Promise<void>;
}

interface Work {
  /** The folder that the pages are published into. */
  site: string;
  /** Only one process works for a site. */
  mayWork: () => Promise<boolean>;
  run: (wanted: readonly PublishJob[]) => Promise<void>;
  report: (error: unknown) => void;
}

/** What has waited for so long was meant for a process that is gone. */
const KEPT_SECONDS = 60 * 60;
/** What is taken at a time is one round. */
const MOST_AT_ONCE = 10;

const OPTIONS = {
  // One of each key waits, however many ask.
  policy: 'short',
  retryLimit: 3,
  retentionSeconds: KEPT_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
} as const;

const queueOf = (site: string) => `publish-${createHash('sha256').update(site).digest('hex').slice(0, 16)}`;

/** `tell` wakes whoever works for the site, in whichever process. */
export function createSendPublishJob(
  jobs: JobQueue,
  tell: (site: string) => Promise<void> | void,
): SendPublishJob {
  return async (site, job) => {
    await jobs.send(queueOf(site), job, { singletonKey: Object.values(job).join(' ') });
    await tell(site);
  };
}

/**
 * Works for one site. At most one job of each kind waits while one is carried out, however many ask. What a process that died has left
 * unfinished is carried out by the next.
 */
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

  /** Whoever had these is not there any more. */
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
      // What went wrong once would again: the next who asks has another job.
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
        // Called when nothing was found any more, and before this was known to be over.
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
