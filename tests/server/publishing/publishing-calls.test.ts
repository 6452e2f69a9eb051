import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PublishStatus } from '../../../src/lib/contract/publishing.ts';
import type { Log } from '../../../src/lib/contract/people.ts';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { serveApp } from '../../support/serve-app.ts';

const PUBLISH = '/api/publish';
const ROLLBACK = '/api/publish/rollback';

const currentOf = ({ data }: { data: unknown }) =>
  (data as PublishStatus).publications.find(({ isCurrent }) => isCurrent)?.id;

describe('publishing', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp('PGlite');
    admin = await app.as('admin');
  });
  beforeEach(async () => {
    app.publisher.forget();
    await app.db.delete(logs);
  });
  afterAll(() => app.close());

  const logged = async (action: string) =>
    (await admin.get(`/api/logs?filter=${JSON.stringify({ entity: 'site', action })}`)).data as Log[];

  it('tells admins the state of the pages, and does not let it be cached', async () => {
    const answer = await admin.get(PUBLISH);
    expect(answer).toMatchObject({ status: 200, data: { state: 'idle', failure: null } });
    expect(currentOf(answer)).toBe('second');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(app.publisher.asked).toEqual([]);
  });

  it('is requested by an admin without waiting, and the audit log has their name', async () => {
    expect(await admin.post(PUBLISH)).toMatchObject({ status: 202, data: { state: 'waiting' } });
    expect((await admin.post(PUBLISH, { whole: true })).status).toBe(202);
    expect(app.publisher.asked).toEqual([{ whole: false }, { whole: true }]);
    expect(await logged('publish')).toMatchObject([
      { level: 'audit', context: { userId: admin.id, userName: 'Petra Probe', after: { whole: true } } },
      { context: { userId: admin.id, after: { whole: false } } },
    ]);
  });

  it('rolls back to the previous publication, and the audit log has both', async () => {
    const answer = await admin.post(ROLLBACK);
    expect(answer.status).toBe(200);
    expect(currentOf(answer)).toBe('first');
    expect(await logged('rollback')).toMatchObject([
      {
        message: 'rollback site',
        context: { userId: admin.id, before: { publication: 'second' }, after: { publication: 'first' } },
      },
    ]);
  });

  it('rolls back a named publication only while it is live', async () => {
    const refused = {
      status: 409,
      errors: [{ field: null, message: expect.stringContaining('Inzwischen ist ein anderer Stand live') }],
    };
    expect(await admin.post(ROLLBACK, { publication: 'first' })).toMatchObject(refused);
    expect(currentOf(await admin.get(PUBLISH))).toBe('second');
    expect(await logged('rollback')).toEqual([]);
    expect(await admin.post(ROLLBACK, { publication: 'second' })).toMatchObject({ status: 200 });
    // A second press of the same button.
    expect(await admin.post(ROLLBACK, { publication: 'second' })).toMatchObject(refused);
    expect(currentOf(await admin.get(PUBLISH))).toBe('first');
    expect(await logged('rollback')).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['nothing as JSON', { body: '' }],
    ['an empty object', { body: '{}' }],
  ])('rolls back for callers who send %s', async (_, body) => {
    const headers = { cookie: admin.cookie, 'content-type': 'application/json' };
    const answer = await app.call(ROLLBACK, { method: 'POST', headers, ...body });
    expect([answer.status, currentOf(answer)]).toEqual([200, 'first']);
  });

  it('refuses a body of another shape', async () => {
    for (const publication of [1, null, '', 'x'.repeat(101), 'a\nb'])
      expect([409, 422]).toContain((await admin.post(ROLLBACK, { publication })).status);
    expect(await admin.post(ROLLBACK, { publication: 7 })).toMatchObject({
      status: 422,
      errors: [{ field: 'publication' }],
    });
    const headers = { cookie: admin.cookie, 'content-type': 'application/json' };
    expect((await app.call(ROLLBACK, { method: 'POST', headers, body: '{' })).status).toBe(400);
    expect(currentOf(await admin.get(PUBLISH))).toBe('second');
  });

  it('builds all pages after a rollback, whether or not the caller knows of it', async () => {
    await admin.post(ROLLBACK);
    expect((await admin.post(PUBLISH)).status).toBe(202);
    expect(app.publisher.asked).toEqual([{ whole: true }]);
  });

  it('builds all pages after a failure, whatever the request: single pages would not clear it', async () => {
    app.publisher.fail('Die Seiten ließen sich nicht erzeugen.');
    expect((await admin.post(PUBLISH)).status).toBe(202);
    expect(app.publisher.asked).toEqual([{ whole: true }]);
    expect(await logged('publish')).toMatchObject([{ context: { after: { whole: true } } }]);
  });

  it('says so if there is nothing to roll back to, and writes no audit entry', async () => {
    await admin.post(ROLLBACK);
    expect(await admin.post(ROLLBACK)).toMatchObject({
      status: 409,
      errors: [
        { field: null, message: 'Es gibt keine frühere Veröffentlichung, die zurückgeholt werden kann.' },
      ],
    });
    expect(await logged('rollback')).toHaveLength(1);
  });

  it.each([
    ['GET', PUBLISH],
    ['POST', PUBLISH],
    ['POST', ROLLBACK],
  ])('is not for employees and not for strangers: %s %s', async (method, path) => {
    const { cookie } = await app.as('employee', [1]);
    expect((await app.call(path, { method, headers: { cookie } })).status).toBe(403);
    expect((await app.call(path, { method })).status).toBe(401);
    const forged = { cookie: admin.cookie, 'sec-fetch-site': 'cross-site' };
    if (method === 'POST') expect((await app.call(path, { method, headers: forged })).status).toBe(403);
    expect(app.publisher.asked).toEqual([]);
    expect(currentOf(await admin.get(PUBLISH))).toBe('second');
  });

  it('accepts an empty body with and without a JSON content type', async () => {
    const ask = (init: RequestInit) => app.call(PUBLISH, { method: 'POST', ...init });
    const json = { cookie: admin.cookie, 'content-type': 'application/json' };
    for (const init of [
      { headers: { cookie: admin.cookie } },
      { headers: json },
      { headers: json, body: '' },
      { headers: { ...json, 'content-length': '0' } },
      { headers: { ...json, 'content-type': 'application/json; charset=utf-8' } },
      { headers: json, body: '{}' },
    ])
      expect((await ask(init)).status).toBe(202);
    expect(app.publisher.asked).toEqual(Array.from({ length: 6 }, () => ({ whole: false })));
  });

  it('refuses an unexpected body', async () => {
    expect(await admin.post(PUBLISH, { whole: 'ja' })).toMatchObject({
      status: 422,
      errors: [{ field: 'whole' }],
    });
    const headers = { cookie: admin.cookie, 'content-type': 'application/json' };
    for (const body of ['{', ' ', 'ja'])
      expect((await app.call(PUBLISH, { method: 'POST', headers, body })).status).toBe(400);
    const large = JSON.stringify({ whole: true, more: ' '.repeat(1024 * 1024) });
    expect((await app.call(PUBLISH, { method: 'POST', headers, body: large })).status).toBe(413);
    expect(app.publisher.asked).toEqual([]);
  });

  it('is refused by a process without a site, with the reason', async () => {
    const { app: other } = app.composeAgain({
      publisher: { ...app.publisher, hasSite: () => Promise.resolve(false) },
    });
    const noSite = { errors: [{ field: null, message: 'Die Seiten werden hier nicht veröffentlicht.' }] };
    for (const [method, path] of [
      ['GET', PUBLISH],
      ['POST', PUBLISH],
      ['POST', ROLLBACK],
    ] as const) {
      const answer = await other.request(path, { method, headers: { cookie: admin.cookie } });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual(noSite);
    }
    expect(await logged('publish')).toEqual([]);
  });
});

describe('an empty body', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp('PGlite')));
  afterAll(() => app.close());

  it.each([
    ['is said to be JSON', { 'content-type': 'application/json' }],
    ['is said to be nothing', {}],
  ])('is accepted by all endpoints without input, if it %s', async (_, type) => {
    const { cookie } = await app.as('admin');
    const send = (method: string, path: string) =>
      app.call(path, { method, headers: { cookie, ...type }, body: new Uint8Array() });
    const before = (await app.call('/api/products?filter={"id":1}')).data;
    // There is nothing to change, and no such order: both were understood.
    expect(await send('PUT', '/api/products/1')).toMatchObject({
      status: 200,
      data: (before as object[])[0],
    });
    expect((await send('POST', '/api/orders/4711/status/confirm')).status).toBe(404);
    expect([400, 422]).toContain((await send('POST', '/api/orders')).status);
    expect([400, 422]).toContain((await send('POST', '/api/users')).status);
    // The order of all products stands where else a product's id does, and cannot be left out.
    expect([400, 422]).toContain((await send('PUT', '/api/products/order')).status);
    expect(app.reported).toEqual([]);
  });

  it('is empty over HTTP with any kind of length', async () => {
    const { cookie } = await app.as('admin');
    const shop = await serveApp(app);
    const statuses: (number | undefined)[] = [];
    for (const length of [{ 'content-length': '0' }, { 'transfer-encoding': 'chunked' }]) {
      const headers = { cookie, 'content-type': 'application/json', ...length };
      const call = request(shop.url + PUBLISH, { method: 'POST', headers }).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      statuses.push(answer.resume().statusCode);
    }
    shop.close();
    expect(statuses).toEqual([202, 202]);
    expect(app.publisher.asked).toEqual([{ whole: false }, { whole: false }]);
    expect(app.reported).toEqual([]);
  });
});
