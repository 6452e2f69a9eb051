import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublishStatus } from '../../../src/lib/contract/publishing.ts';
import { newPublishedApp } from '../../support/published-app.ts';

const PUBLISH = '/api/publish';
const MINUTE_MS = 60_000;
const PATIENT = { timeout: 20_000 };

describe('after a failed rendering', () => {
  let app: Awaited<ReturnType<typeof newPublishedApp>>;
  beforeAll(async () => void (app = await newPublishedApp('PGlite')));
  afterAll(() => app.close());

  const status = () => app.publisher.status();
  const settled = async () => (await status()).state;
  const failToRender = async () => {
    app.stub.state.failure = 'Unexpected token';
    const builds = app.stub.state.builds;
    expect((await app.call('POST', PUBLISH, { whole: true })).status).toBe(202);
    await expect.poll(() => app.stub.state.builds, PATIENT).toBe(builds + 1);
    await expect.poll(settled, PATIENT).toBe('idle');
    expect((await status()).failure).not.toBeNull();
  };

  it('the message is in German first, followed by the original error', async () => {
    await failToRender();
    expect((await status()).failure).toMatchObject({
      message: 'Die Seiten ließen sich nicht erzeugen.',
      lines: ['…', 'Unexpected token'],
    });
    expect(app.complaints.at(-1)).toContain('Unexpected token');
  });

  it.each(['call', 'callElsewhere'] as const)(
    'publishing is retried as soon as someone asks: by %s',
    async (call) => {
      await failToRender();
      app.stub.state.failure = null;
      const { status: answered, data } = await app[call]('POST', PUBLISH, { whole: false });
      expect(answered).toBe(202);
      expect((data as PublishStatus).failure).toMatchObject({
        message: 'Die Seiten ließen sich nicht erzeugen.',
      });
      await expect.poll(async () => (await status()).failure, PATIENT).toBeNull();
      const { publications } = await status();
      expect(publications[0]).toMatchObject({ kind: 'whole', isCurrent: true });
    },
  );

  it('publishing is retried after five minutes without an edit', async () => {
    await failToRender();
    app.stub.state.failure = null;
    const builds = app.stub.state.builds;
    app.clock.now += 4 * MINUTE_MS;
    await app.look();
    expect([app.stub.state.builds, (await status()).failure !== null]).toEqual([builds, true]);
    app.clock.now += 2 * MINUTE_MS;
    await app.look();
    expect([app.stub.state.builds, (await status()).failure]).toEqual([builds + 1, null]);
  });
});
