import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublishAnswer } from '../../../src/lib/contract/publishing.ts';
import { newPublishedApp } from '../../support/published-app.ts';

const PATIENT = { timeout: 20_000 };

describe('unpublished edits', () => {
  let app: Awaited<ReturnType<typeof newPublishedApp>>;
  beforeAll(async () => void (app = await newPublishedApp('PGlite')));
  afterAll(() => app.close());

  const read = async (call: 'call' | 'callElsewhere' = 'call') =>
    (await app[call]('GET', '/api/publish')).data as PublishAnswer;
  const edit = async (path: string, changes: object) =>
    expect((await app.call('PUT', path, changes)).status).toBe(200);

  it('are none while all is live', async () => {
    // Edits from before the first pages are checked again.
    await expect.poll(async () => (await read()).state, PATIENT).toBe('idle');
    expect((await read()).waiting).toEqual({ names: [], count: 0 });
  });

  it('are named while pages are built, the latest first', async () => {
    let release = () => {};
    app.stub.state.gate = new Promise((done) => (release = done));
    await app.publisher.ask({ whole: true });
    await expect.poll(async () => (await read()).state, PATIENT).toBe('running');
    expect((await read()).waiting).toEqual({ names: [], count: 0 });
    await edit('/api/branches/1', { name: 'Süd' });
    await edit('/api/products/1', { name: 'Calzone' });
    await edit('/api/products/1', { price: 9 });
    expect((await app.call('POST', '/api/config', { shopName: 'Trattoria' })).status).toBe(200);
    await edit('/api/products/2', { name: 'Cola' });
    const { waiting } = await read();
    release();
    const expected = { names: ['Produkt „Cola“', 'Einstellungen', 'Produkt „Calzone“'], count: 4 };
    expect(waiting).toEqual(expected);
    await expect.poll(async () => (await read()).waiting.count, PATIENT).toBe(0);
    await expect.poll(async () => (await read()).state, PATIENT).toBe('idle');
  });

  it('are those that were rolled back, until they are live again', async () => {
    await edit('/api/products/2', { name: 'Fanta' });
    await app.look();
    const { data } = await app.call('POST', '/api/publish/rollback');
    expect((data as PublishAnswer).waiting).toEqual({ names: ['Produkt „Fanta“'], count: 1 });
    expect((await read('callElsewhere')).waiting).toEqual({ names: ['Produkt „Fanta“'], count: 1 });
    await app.call('POST', '/api/publish');
    await expect.poll(async () => (await read()).isHeld, PATIENT).toBe(false);
    await expect.poll(async () => (await read()).waiting.count, PATIENT).toBe(0);
  });
});
