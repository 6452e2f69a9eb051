import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type JobQueue,
  openJobQueue,
  openQueue,
  workQueue,
} from '../../../src/server/platform/queue/job-queue.ts';
import { bothFor, newDatabase, type TestDatabase } from '../../support/database.ts';

// A lost job is found after up to 40 seconds.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const SETTINGS = { retryLimit: 10, retryDelay: 1, expireInSeconds: 600 };
const errors: unknown[] = [];

describe.each(bothFor('queue'))('jobs on %s', (kind) => {
  let database: TestDatabase;
  let queue: JobQueue;
  const open = () => openJobQueue(database.db, (error) => errors.push(error));
  const stop = () => queue.stop({ graceful: false, close: false });

  beforeAll(async () => {
    database = await newDatabase(kind);
    queue = await open();
  });
  afterAll(async () => {
    await stop();
    await database.close();
  });

  it("a queue of an earlier version gets this version's settings", async () => {
    await queue.createQueue('old', { retryLimit: 1 });
    await openQueue(queue, 'old', SETTINGS);
    expect(await queue.getQueue('old')).toMatchObject({ ...SETTINGS, heartbeatSeconds: 10 });
  });

  it('jobs of a group run one at a time, also when several workers claim them at the same moment', async () => {
    const JOBS = 24;
    await openQueue(queue, 'grouped', SETTINGS);
    let [now, most, done] = [0, 0, 0];
    const run = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((over) => setTimeout(over, 10));
      now -= 1;
      done += 1;
    };
    const work = await workQueue(queue, 'grouped', run, 4);
    await queue.insert(
      'grouped',
      Array.from({ length: JOBS }, () => ({ data: {}, group: { id: 'printer' } })),
    );
    await expect
      .poll(
        () => {
          work.wake();
          return done;
        },
        { timeout: 30_000, interval: 100 },
      )
      .toBe(JOBS);
    await work.close();
    expect(most).toBe(1);
  });

  it('a job whose process was killed is run by another within a minute, and a slow one is run once', async () => {
    for (const name of ['lost', 'slow']) {
      await openQueue(queue, name, SETTINGS);
      await queue.insert(name, [{ data: { order: 7 } }]);
    }
    expect(await queue.fetch('lost')).toHaveLength(1);
    await stop();
    queue = await open();

    const done: unknown[] = [];
    const lost = await workQueue(queue, 'lost', (data) => Promise.resolve(done.push(data)));
    let runs = 0;
    const run = async () => {
      runs += 1;
      await new Promise((over) => setTimeout(over, 35_000));
    };
    const slow = await workQueue(queue, 'slow', run, 2);
    await expect.poll(() => done, { timeout: 60_000, interval: 500 }).toEqual([{ order: 7 }]);
    await lost.close();
    await slow.close();
    expect(runs).toBe(1);
    expect(errors).toEqual([]);
  });
});
