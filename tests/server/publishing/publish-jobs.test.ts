import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openJobQueue, type JobQueue } from '../../../src/server/platform/queue/job-queue.ts';
import {
  createSendPublishJob,
  openPublishJobs,
  type PublishJob,
} from '../../../src/server/publishing/publish-jobs.ts';
import type { Site } from '../../../src/server/publishing/publish-site.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { newStubSite } from '../../support/stub-site.ts';

let app: TestApp;
let queue: JobQueue;
let stub: Awaited<ReturnType<typeof newStubSite>>;
let site: Site;

beforeAll(async () => {
  app = await newApp('PGlite');
  queue = await openJobQueue(app.db, () => {});
});
afterAll(async () => {
  await queue.stop({ graceful: false, close: false });
  await app.close();
});
beforeEach(async () => {
  stub = await newStubSite(app);
  site = stub.newSite();
  await site.open();
});
afterEach(async () => {
  await site.close();
  await stub.remove();
});

const ids = async () => (await site.status()).publications.map(({ id }) => id);
const publishAll = async () => {
  app.clock.now += 1000;
  await site.round({ whole: true });
};

/** Works as a process does that keeps the site; one that dies is gone before what it has done is noted. */
async function work({ dies }: { dies: boolean }) {
  const done: PublishJob[] = [];
  const jobs = await openPublishJobs(queue, {
    site: stub.folder,
    mayWork: () => Promise.resolve(true),
    async run(wanted) {
      for (const job of wanted) {
        if (job.kind === 'rollBack') await site.rollBack(job.publication);
        done.push(job);
      }
      if (dies) void jobs.close();
    },
    report: () => {},
  });
  return { ...jobs, done };
}

describe('publishing jobs', () => {
  const send = (job: PublishJob) => createSendPublishJob(queue, () => {})(stub.folder, job);

  it('roll back one publication only, even if the process died before it recorded that', async () => {
    await publishAll();
    await publishAll();
    const [third = '', ...before] = await ids();
    const first = await work({ dies: true });
    await send({ kind: 'rollBack', publication: third });
    first.wake();
    await expect.poll(() => first.done).toHaveLength(1);
    await first.close();
    expect(await ids()).toEqual(before);

    const second = await work({ dies: false });
    second.wake();
    await expect.poll(() => second.done).toEqual([{ kind: 'rollBack', publication: third }]);
    expect(await ids()).toEqual(before);
    await second.close();
  });

  it('keep what was published after a rollback was requested', async () => {
    await publishAll();
    const [seen = ''] = await ids();
    await publishAll();
    const published = await ids();
    expect(await site.rollBack(seen)).toEqual({ ok: false, code: 'otherIsLive' });
    expect(await ids()).toEqual(published);
  });

  it('are queued once per kind, and once per publication to roll back', async () => {
    const wanted: PublishJob[] = [
      { kind: 'whole' },
      { kind: 'rollBack', publication: 'a' },
      { kind: 'rollBack', publication: 'b' },
    ];
    const worker = await work({ dies: false });
    for (const job of [...wanted, ...wanted]) await send(job);
    worker.wake();
    await expect.poll(() => worker.done).toHaveLength(wanted.length);
    await worker.close();
    expect(worker.done).toEqual(expect.arrayContaining(wanted));
  });
});
