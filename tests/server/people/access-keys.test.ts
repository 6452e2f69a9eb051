import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import type { AccessKeyDraft, NewAccessKey } from '../../../src/lib/contract/people.ts';
import { KEY_CALLS, KEY_SCOPES, type KeyScope } from '../../../src/lib/contract/roles.ts';
import { REQUEST_MESSAGES } from '../../../src/lib/contract/words/customers.ts';
import { apiKeys, logs, orderEvents } from '../../../src/server/platform/database/schema.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';

const KEYS = '/api/access-keys';
const calls = Object.entries(endpoints)
  .filter(([, { who }]) => who !== 'anyone')
  .map(([name, { route }]) => ({ name, method: route.method.toUpperCase(), path: route.path as string }));

describe("a program's API key", () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  const keys = {} as Record<KeyScope, string>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    for (const scope of KEY_SCOPES) keys[scope] = (await newKey({ scopes: [scope] })).key;
  });
  afterAll(() => app.close());

  async function newKey(changes: Partial<AccessKeyDraft> = {}): Promise<NewAccessKey> {
    const { status, data } = await admin.post(KEYS, { name: 'Kasse', scopes: ['read'], ...changes });
    expect(status).toBe(201);
    return data as NewAccessKey;
  }
  const by = (key: string, method: string, path: string, body?: unknown) =>
    app.call(path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  it.each(calls)('opens $method $path only with a scope that names it ($name)', async ({ name, ...call }) => {
    for (const scope of KEY_SCOPES) {
      const { status, errors } = await by(
        keys[scope],
        call.method,
        call.path.replaceAll(/\{\w+\}/g, '99999'),
      );
      const isRefused = status === 403 && errors[0]?.message === REQUEST_MESSAGES.notAllowed;
      const isMeant = (KEY_CALLS[scope] as readonly string[]).includes(name);
      expect([scope, isRefused, status === 401]).toEqual([scope, !isMeant, false]);
    }
  });

  it('names only endpoints that exist', () => {
    expect(Object.values(KEY_CALLS).flatMap((names) => names.filter((name) => !(name in endpoints)))).toEqual(
      [],
    );
  });

  it('is shown once, stored as a hash, and in the log without its secret', async () => {
    const made = await newKey();
    expect(made.key).toMatch(/^bbk_[\w-]{43}$/);
    expect(JSON.stringify((await admin.get(KEYS)).data)).not.toContain(made.key);
    expect(JSON.stringify(await app.db.select().from(apiKeys))).not.toContain(made.key);
    expect(JSON.stringify(await app.db.select().from(logs))).not.toContain(made.key);
  });

  it('accepts and steps an order, and the history names it', async () => {
    const { data: order } = await app.order(draft());
    const path = `/api/orders/${order.id}/status`;
    expect((await by(keys.step, 'POST', `${path}/in-delivery`, {})).status).toBe(409);
    expect(await by(keys.accept, 'POST', `${path}/confirm`, {})).toMatchObject({
      status: 200,
      data: { isConfirmed: true },
    });
    expect((await by(keys.step, 'POST', `${path}/in-delivery`, {})).status).toBe(200);
    const events = await app.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events).toMatchObject([
      { action: 'confirm', actor: 'staff', userId: null, userName: 'Kasse' },
      { action: 'in-delivery', userId: null, userName: 'Kasse' },
    ]);
    // What a key did, nobody takes back as their own.
    expect((await admin.post(`${path}/undo`)).status).toBe(409);
  });

  it('changes the catalogue, and marks a dish as sold out', async () => {
    const { data } = await by(keys.catalogue, 'PUT', '/api/products/1', { name: 'Pizza Kasse' });
    expect(data).toMatchObject({ name: 'Pizza Kasse' });
    const soldOut = { product: { id: 1 }, part: null, option: null, isOut: true };
    expect(await by(keys.soldOut, 'PUT', '/api/branches/1/sold-out', soldOut)).toMatchObject({
      status: 200,
      data: [{ product: { id: 1 } }],
    });
    const back = { ...soldOut, isOut: false };
    expect((await by(keys.soldOut, 'PUT', '/api/branches/1/sold-out', back)).data).toEqual([]);
  });

  it('is for its branches only', async () => {
    const { key } = await newKey({ scopes: ['read', 'accept', 'soldOut'], branches: [{ id: 2 }] });
    const { data: order } = await app.order(draft());
    expect((await by(key, 'GET', `/api/orders/${order.id}`)).status).toBe(403);
    expect((await by(key, 'POST', `/api/orders/${order.id}/status/confirm`, {})).status).toBe(403);
    const soldOut = { product: { id: 1 }, part: null, option: null, isOut: true };
    expect((await by(key, 'PUT', '/api/branches/1/sold-out', soldOut)).status).toBe(403);
    expect(((await by(key, 'GET', '/api/orders')).data as unknown[]).length).toBe(0);
    expect(((await by(keys.read, 'GET', '/api/orders')).data as unknown[]).length).toBeGreaterThan(0);
  });

  it('opens nothing after its end, once it was deleted, and beside a session', async () => {
    const { id, key } = await newKey({ endsAt: new Date(app.clock.now + 60_000).toISOString() });
    expect((await by(key, 'GET', '/api/orders')).status).toBe(200);
    const [stored] = ((await admin.get(KEYS)).data as NewAccessKey[]).filter((one) => one.id === id);
    expect(stored?.lastUsedAt).toBe(new Date(app.clock.now).toISOString());
    app.clock.now += 60_000;
    expect((await by(key, 'GET', '/api/orders')).status).toBe(401);
    const other = await newKey();
    expect(await admin.delete(`${KEYS}/${other.id}`)).toMatchObject({ status: 200, data: { id: other.id } });
    expect((await by(other.key, 'GET', '/api/orders')).status).toBe(401);
    expect((await admin.delete(`${KEYS}/${other.id}`)).status).toBe(404);
    const nobody = await app.as('nobody');
    const both = { cookie: nobody.cookie, authorization: `Bearer ${keys.read}` };
    expect((await app.call('/api/orders', { headers: both })).status).toBe(403);
  });

  it('needs a name, a scope, branches that exist, and an end in the future', async () => {
    const create = async (changes: object) => {
      const { status, errors } = await admin.post(KEYS, { name: 'x', scopes: ['read'], ...changes });
      return [status, errors.map(({ field }) => field)];
    };
    expect(await create({ name: ' ' })).toEqual([422, ['name']]);
    expect(await create({ scopes: [] })).toEqual([422, ['scopes']]);
    expect(await create({ scopes: ['everything'] })).toEqual([422, ['scopes.0']]);
    expect(await create({ branches: [{ id: 99 }] })).toEqual([422, ['branches']]);
    expect(await create({ scopes: ['catalogue'], branches: [{ id: 1 }] })).toEqual([422, ['branches']]);
    expect(await create({ endsAt: new Date(app.clock.now).toISOString() })).toEqual([422, ['endsAt']]);
  });
});
