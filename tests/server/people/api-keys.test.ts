import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { NewApiKey } from '../../../src/lib/contract/people.ts';
import { apiKeys, logs } from '../../../src/server/platform/database/schema.ts';
import { createFindBranchByApiKey } from '../../../src/server/people/api-keys.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';

const KEYS = '/api/branches/1/api-keys';

describe('an API key of a branch', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const newKey = async (name: string) => (await admin.post(KEYS, { name })).data as NewApiKey;
  const find = (branchId: number, key: string) =>
    createFindBranchByApiKey(app.db, () => app.clock.now)(branchId, key);

  it('is shown once when created, and stored as a hash', async () => {
    const made = await admin.post(KEYS, { name: 'Küche' });
    expect(made).toMatchObject({ status: 201, data: { name: 'Küche', lastUsedAt: null } });
    const { id, key } = made.data as NewApiKey;
    expect(key.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify((await admin.get(KEYS)).data)).not.toContain(key);
    const [row] = await app.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it('opens its own branch and no other', async () => {
    const { key } = await newKey('Tresen');
    expect(await find(1, key)).toMatchObject({ id: 1, identifier: 'mitte', name: 'Mitte' });
    expect(await find(2, key)).toBeNull();
    expect(await find(1, `${key}x`)).toBeNull();
    expect(await find(99, key)).toBeNull();
  });

  it('records its last use to the minute', async () => {
    const { id, key } = await newKey('Tafel');
    const lastUsed = async () => {
      const [row] = await app.db.select().from(apiKeys).where(eq(apiKeys.id, id));
      return row?.lastUsedAt?.getTime();
    };
    const first = app.clock.now;
    await find(1, key);
    app.clock.now += 59_000;
    await find(1, key);
    expect(await lastUsed()).toBe(first);
    app.clock.now += 1000;
    await find(1, key);
    expect(await lastUsed()).toBe(first + 60_000);
  });

  it('opens nothing after it is deleted', async () => {
    const { id, key } = await newKey('Altes Tablet');
    expect(await admin.delete(`/api/branches/2/api-keys/${id}`)).toMatchObject({ status: 404 });
    expect(await admin.delete(`${KEYS}/${id}`)).toMatchObject({ status: 200, data: { id } });
    expect(await find(1, key)).toBeNull();
    expect(await admin.delete(`${KEYS}/${id}`)).toMatchObject({ status: 404 });
  });

  it('needs a name and an existing branch', async () => {
    const nameless = await admin.post(KEYS, { name: '  ' });
    expect([nameless.status, fieldsOf(nameless)]).toEqual([422, ['name']]);
    const unreadable = await app.post(KEYS, '{', { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' });
    expect(unreadable.status).toBe(400);
    expect(await admin.get('/api/branches/99/api-keys')).toMatchObject({ status: 404 });
    expect(await admin.post('/api/branches/99/api-keys', { name: 'x' })).toMatchObject({ status: 404 });
  });

  it('leaves who created and deleted it in the audit log, without the key', async () => {
    const { id, key } = await newKey('Protokoll');
    await admin.delete(`${KEYS}/${id}`);
    const audit = (await app.db.select().from(logs)).filter(({ context }) => context['id'] === id);
    expect(audit).toMatchObject([
      {
        level: 'audit',
        message: `create api-keys ${id}`,
        context: {
          userId: admin.id,
          userName: 'Petra Probe',
          before: null,
          after: { name: 'Protokoll', branch: { id: 1 } },
        },
      },
      { message: `delete api-keys ${id}`, context: { before: { name: 'Protokoll' }, after: null } },
    ]);
    expect(JSON.stringify(audit)).not.toContain(key);
  });
});
