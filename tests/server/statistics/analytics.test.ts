import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';

describe('analytics events of a page', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());

  const view = {
    type: 'pageview',
    action: 'view',
    category: 'page',
    data: { path: '/store/mitte', title: 'Mitte' },
  };

  it('are logged', async () => {
    const answer = await app.post('/api/analytics-log', view);
    expect(answer.status).toBe(201);
    expect(await app.db.select().from(logs)).toMatchObject([
      { level: 'analytics', message: 'pageview / page / view', context: view },
    ]);
  });

  it.each([
    ['type', { ...view, type: '' }],
    ['data.path', { ...view, data: { path: { deep: { deeper: 1 } } } }],
    ['data', { ...view, data: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, i])) }],
  ])('is refused at %s when it is empty, deep or large', async (field, event) => {
    const answer = await app.post('/api/analytics-log', event);
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual([field]);
  });
});
