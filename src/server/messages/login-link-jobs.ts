import { openQueue, workQueue, type JobQueue } from '../platform/queue/job-queue.ts';
import type { LoginLink } from '../people/login-links.ts';

const QUEUE = 'login-links';

interface Work {
  /** How long a link is valid; afterwards it is not sent any more. */
  validSeconds: number;
  /** `id` is the same for every attempt. Rejects if the link has to be sent again. */
  deliver: (id: string, link: LoginLink) => Promise<void>;
}

interface LoginLinkJobs {
  send: (link: LoginLink) => Promise<void>;
  /** Waits for the running job. */
  close: () => Promise<void>;
}

/** Sends login links in the background, retrying as long as they are valid. A link's secret leaves the database with its job. */
export async function openLoginLinkJobs(
  jobs: JobQueue,
  { validSeconds, deliver }: Work,
): Promise<LoginLinkJobs> {
  await openQueue(jobs, QUEUE, {
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 60,
    retentionSeconds: validSeconds,
    deleteAfterSeconds: 1,
  });
  const working = await workQueue<LoginLink>(jobs, QUEUE, (link, id) => deliver(id, link));
  return {
    async send(link) {
      await jobs.send(QUEUE, link);
      working.wake();
    },
    close: working.close,
  };
}
