import type { PgBoss } from 'pg-boss';
import { repeat } from '../async/repeat.ts';

/** How often due jobs are looked for: retries, jobs of a later time, and those of other processes. */
const LOOK_EVERY_MS = 1000;

/** Of these queues, those that have a job to run now (the condition of pg-boss's own `fetchNextJob`). */
const DUE = `select wanted as name from unnest($1::text[]) as wanted where exists (
  select from jobs.job where job.name = wanted and job.state < 'active' and not job.blocked and job.start_after <= now())`;

type Wake = () => void;

/**
 * Looks for due jobs of all queues that a process works, with one statement: polling each of them was most of what an idle shop did
 * (decision 40).
 */
function createDueQueues(jobs: PgBoss) {
  const wakes = new Map<string, Wake>();
  let stop: (() => Promise<void>) | null = null;

  async function look(): Promise<void> {
    const { rows } = await jobs.getDb().executeSql(DUE, [[...wakes.keys()]]);
    for (const { name } of rows as { name: string }[]) wakes.get(name)?.();
  }

  return {
    add(queue: string, wake: Wake): void {
      wakes.set(queue, wake);
      stop ??= repeat(LOOK_EVERY_MS, look, (error) => void jobs.emit('error', error as Error));
    },
    async remove(queue: string): Promise<void> {
      wakes.delete(queue);
      if (wakes.size > 0) return;
      const stopping = stop?.();
      stop = null;
      await stopping;
    },
  };
}

const known = new WeakMap<PgBoss, ReturnType<typeof createDueQueues>>();

/** The queues that this process works of one database. */
export function dueQueues(jobs: PgBoss): ReturnType<typeof createDueQueues> {
  const queues = known.get(jobs) ?? createDueQueues(jobs);
  known.set(jobs, queues);
  return queues;
}
