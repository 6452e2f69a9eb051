import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublishStatus } from '../../../src/lib/contract/publishing.ts';
import { writeSite, createPublisher } from '../../../src/server/publishing/sites.ts';
import { bothFor, newDatabase } from '../../support/database.ts';
import { newPublishedApp } from '../../support/published-app.ts';

const ROLLBACK = '/api/publish/rollback';
const PATIENT = { timeout: 20_000 };

describe('a rollback', () => {
  let app: Awaited<ReturnType<typeof newPublishedApp>>;
  beforeAll(async () => void (app = await newPublishedApp('PGlite')));
  afterAll(() => app.close());

  const ids = async () => (await app.publisher.status()).publications.map(({ id }) => id);
  /** As a colleague would: all of it is live when this is over. */
  const publish = async () => {
    const before = await ids();
    app.clock.now += 1000;
    await app.publisher.ask({ whole: true });
    await expect.poll(async () => (await ids())[1], PATIENT).toBe(before[0]);
    await expect.poll(async () => (await app.publisher.status()).state, PATIENT).toBe('idle');
    return ids();
  };

  describe.each(['call', 'callElsewhere'] as const)('by %s', (call) => {
    it('undoes the publication that the caller has seen, and nothing published since', async () => {
      const [seen] = await publish();
      const after = await publish();
      const refused = await app[call]('POST', ROLLBACK, { publication: seen });
      expect(refused).toMatchObject({ status: 409, errors: [{ field: null }] });
      expect(await ids()).toEqual(after);
      expect((await app.publisher.status()).isHeld).toBe(false);

      const { status, data } = await app[call]('POST', ROLLBACK, { publication: after[0] });
      expect([status, (data as PublishStatus).publications[0]?.id]).toEqual([200, seen]);
      expect(await ids()).toEqual(after.slice(1));
    });

    it('undoes the live publication if none is named', async () => {
      await publish();
      const [, ...before] = await publish();
      expect((await app[call]('POST', ROLLBACK)).status).toBe(200);
      expect(await ids()).toEqual(before);
    });
  });
});

describe.each(bothFor('locks', 'queue'))('two sites with a process each on %s', (kind) => {
  let database: Awaited<ReturnType<typeof newDatabase>>;
  beforeAll(async () => void (database = await newDatabase(kind)));
  afterAll(() => database.close());

  let seconds = 0;
  /** Records what a site's process notes of its folder, newest first. */
  const note = (name: string, ids: string[]) => {
    const publications = ids.map((id, index) => ({
      id,
      kind: 'whole' as const,
      at: '2026-11-21T03:00:00.000Z',
      pages: 1,
      seconds: 1,
      isCurrent: index === 0,
      revision: null,
    }));
    const status: PublishStatus = { state: 'idle', isHeld: false, publications, failure: null, targets: [] };
    const at = new Date(Date.parse('2026-11-21T03:00:00Z') + ++seconds * 1000);
    return writeSite(database.db, name, { publication: ids[0] ?? null, status: JSON.stringify(status) }, at);
  };
  /** A process that keeps neither; `work` is what a shopCache does when it is asked. */
  const publisherOf = (work: (site: string, publication: string) => Promise<void>) =>
    createPublisher({
      db: database.db,
      own: null,
      tell: () => Promise.resolve(),
      sendJob: () =>
        Promise.resolve((site, job) =>
          job.kind === 'rollBack' ? work(site, job.publication) : Promise.resolve(),
        ),
    });

  it('is made by both, whichever publication was seen', async () => {
    await note('a', ['a2', 'a1']);
    await note('b', ['b2', 'b1']);
    const asked: string[] = [];
    const publisher = publisherOf(async (site, publication) => {
      asked.push(publication);
      await note(site, [`${site}1`]);
    });
    expect(await publisher.rollBack('a2')).toEqual({ ok: true });
    expect(asked.toSorted()).toEqual(['a2', 'b2']);
  });

  it('is refused if another publication goes live first', async () => {
    await note('b', ['b2', 'b1']);
    await note('a', ['a2', 'a1']);
    const publisher = publisherOf((site) => note(site, [`${site}3`, `${site}2`, `${site}1`]));
    expect(await publisher.rollBack('a2')).toEqual({ ok: false, code: 'otherIsLive' });
    expect(await publisher.rollBack('a2')).toEqual({ ok: false, code: 'otherIsLive' });
  });
});
