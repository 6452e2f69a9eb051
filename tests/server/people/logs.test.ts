import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Log } from '../../../src/lib/contract/people.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { newAccount } from '../../support/people.ts';

describe('the log', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const list = async (filter: object = {}, more: Record<string, string> = {}) => {
    const answer = await admin.get(
      `/api/logs?${new URLSearchParams({ filter: JSON.stringify(filter), ...more })}`,
    );
    return { ...answer, items: answer.data as Log[] };
  };

  it('shows who changed what, from what to what, newest first', async () => {
    const user = await newAccount(app);
    await admin.put(`/api/users/${user.id}`, { name: 'Zweiter Name' });
    app.clock.now += 1000;
    await admin.put(`/api/users/${user.id}`, { name: 'Dritter Name' });
    const { status, items } = await list({ entity: 'users', entityId: user.id });
    expect(status).toBe(200);
    expect(items).toMatchObject([
      {
        level: 'audit',
        createdAt: new Date(app.clock.now).toISOString(),
        context: {
          userId: admin.id,
          userName: 'Petra Probe',
          action: 'update',
          before: { name: 'Zweiter Name' },
          after: { name: 'Dritter Name' },
        },
      },
      { context: { before: { name: 'Karla Koch' }, after: { name: 'Zweiter Name' } } },
    ]);
    const first = items[0];
    expect(await admin.get(`/api/logs/${first?.id}`)).toMatchObject({ status: 200, data: first });
  });

  it('is filtered, sorted and paged', async () => {
    await app.post('/api/analytics-log', { type: 'event', action: 'open', category: 'menu' });
    const other = await app.as('admin');
    const user = await newAccount(app);
    for (const name of ['a', 'b', 'c']) await other.put(`/api/users/${user.id}`, { name });
    const [newest] = (await list({ userId: other.id })).items;
    expect((await list({ userId: other.id })).items).toHaveLength(3);
    expect((await list({ userId: other.id, action: 'delete' })).items).toEqual([]);
    expect((await list({ level: 'analytics' })).items).toMatchObject([{ level: 'analytics' }]);
    expect((await list({ q: 'petra', createdAt_gte: newest?.createdAt })).items.length).toBeGreaterThan(2);
    const page = await list({ userId: other.id }, { sort: '["id","ASC"]', range: '[1,2]' });
    expect(page.headers.get('content-range')).toBe('logs 1-2/3');
    expect(page.items.map(({ context }) => context['after'])).toEqual([{ name: 'b' }, { name: 'c' }]);
  });

  it('answers unknown entries and invalid queries with errors', async () => {
    expect((await admin.get('/api/logs/2000000000')).status).toBe(404);
    expect((await admin.get('/api/logs/x')).status).toBe(404);
    expect(await list({ context: 'x' })).toMatchObject({
      status: 400,
      errors: [{ field: 'filter', message: 'Nach dieser Angabe lässt sich nicht filtern.' }],
    });
  });
});
