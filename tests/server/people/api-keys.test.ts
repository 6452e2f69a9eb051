import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { ApiKey, ApiKeyDraft, ApiKeyScope, NewApiKey } from '../../../src/lib/contract/people.ts';
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

  const newKey = async (name: string, draft: Partial<ApiKeyDraft> = {}) =>
    (await admin.post(KEYS, { name, ...draft })).data as NewApiKey;
  const find = (branchId: number, key: string, scope: ApiKeyScope = 'tickets') =>
    createFindBranchByApiKey(app.db, () => app.clock.now)(branchId, key, scope);
  const inMinutes = (minutes: number) => new Date(app.clock.now + minutes * 60_000).toISOString();
  const stored = async (id: number) =>
    ((await admin.get(KEYS)).data as ApiKey[]).find((key) => key.id === id);

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

  it.each([
    ['tickets', 'orders'],
    ['orders', 'tickets'],
  ] as const)('for %s does not open the %s, and counts as unused then', async (scope, other) => {
    const { id, key } = await newKey('Tafel', { scope });
    expect(await find(1, key, other)).toBeNull();
    expect(await stored(id)).toMatchObject({ scope, lastUsedAt: null });
    expect(await find(1, key, scope)).toMatchObject({ id: 1 });
  });

  it('is for tickets and has no end unless something else is asked for', async () => {
    expect(await newKey('Bildschirm')).toMatchObject({ scope: 'tickets', endsAt: null, renewedAt: null });
  });

  it('opens nothing from its end on', async () => {
    const { id, key } = await newKey('Aushilfe', { endsAt: inMinutes(5) });
    app.clock.now += 5 * 60_000 - 1;
    expect(await find(1, key)).not.toBeNull();
    const used = (await stored(id))?.lastUsedAt;
    app.clock.now += 1;
    expect(await find(1, key)).toBeNull();
    app.clock.now += 3_600_000;
    expect(await find(1, key)).toBeNull();
    expect((await stored(id))?.lastUsedAt).toBe(used);
  });

  it('is renewed without a gap: both keys open the same for a day', async () => {
    const old = await newKey('Küche', { scope: 'orders' });
    const { status, headers, data } = await admin.post(`${KEYS}/${old.id}/renew`);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    const next = data as NewApiKey;
    expect(next).toMatchObject({ name: 'Küche', scope: 'orders', endsAt: null, renewedAt: null });
    expect(next.key).not.toBe(old.key);
    expect(await stored(old.id)).toMatchObject({ endsAt: inMinutes(24 * 60), renewedAt: inMinutes(0) });
    app.clock.now += 86_400_000 - 1;
    expect(await find(1, old.key, 'orders')).not.toBeNull();
    expect(await find(1, next.key, 'orders')).not.toBeNull();
    app.clock.now += 1;
    expect(await find(1, old.key, 'orders')).toBeNull();
    expect(await find(1, next.key, 'orders')).not.toBeNull();
  });

  it('keeps its own end when it is renewed, as does its successor', async () => {
    const endsAt = inMinutes(60);
    const old = await newKey('Aushilfe', { endsAt });
    expect(await admin.post(`${KEYS}/${old.id}/renew`)).toMatchObject({ status: 201, data: { endsAt } });
    expect(await stored(old.id)).toMatchObject({ endsAt });
  });

  it('is renewed once, and only while it is valid', async () => {
    const ended = await newKey('Abgelaufen', { endsAt: inMinutes(1) });
    app.clock.now += 60_000;
    const late = await admin.post(`${KEYS}/${ended.id}/renew`);
    expect(late).toMatchObject({ status: 409, errors: [{ field: null }] });
    expect(late.errors[0]?.message).toContain('abgelaufen');
    const { id } = await newKey('Tresen');
    const renew = () => admin.post(`${KEYS}/${id}/renew`);
    const both = await Promise.all([renew(), renew()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await renew()).errors[0]?.message).toContain('schon erneuert');
    expect((await admin.post(`/api/branches/2/api-keys/${id}/renew`)).status).toBe(404);
    expect((await admin.post(`${KEYS}/9999/renew`)).status).toBe(404);
  });

  it('needs an end in the future, and a scope that exists', async () => {
    const past = await admin.post(KEYS, { name: 'x', endsAt: inMinutes(0) });
    expect(past).toMatchObject({
      status: 422,
      errors: [{ field: 'endsAt', message: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.' }],
    });
    const unknown = await admin.post(KEYS, { name: 'x', scope: 'catalogue' });
    expect([unknown.status, fieldsOf(unknown)]).toEqual([422, ['scope']]);
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

  it('leaves its renewal in the audit log: the old key and its successor', async () => {
    const old = await newKey('Protokoll');
    const next = (await admin.post(`${KEYS}/${old.id}/renew`)).data as NewApiKey;
    const audit = (await app.db.select().from(logs)).filter(({ context }) =>
      [old.id, next.id].includes(Number(context['id'])),
    );
    const renewal = { endsAt: inMinutes(24 * 60), renewedAt: inMinutes(0) };
    expect(audit.map(({ context }) => context)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'renew',
          id: old.id,
          before: { endsAt: null, renewedAt: null },
          after: renewal,
        }),
        expect.objectContaining({
          action: 'create',
          id: next.id,
          after: expect.objectContaining({ scope: 'tickets', branch: { id: 1 } }) as unknown,
        }),
      ]),
    );
    expect(JSON.stringify(audit)).not.toContain(next.key);
  });
});
