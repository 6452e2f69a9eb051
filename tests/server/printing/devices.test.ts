import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Device } from '../../../src/lib/contract/printing.ts';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';

const PRINTER = { identifier: 'kueche', name: 'Küche', branch: { id: 1 } };

describe('a device', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const made = async (fields: object) => {
    const answer = await admin.post('/api/devices', fields);
    expect([answer.status, answer.errors]).toEqual([201, []]);
    return answer.data as Device;
  };

  it('is created, found, changed and deleted, and the log says by whom', async () => {
    const device = await made(PRINTER);
    expect(device).toMatchObject({ ...PRINTER, type: 'printer', isEnabled: true });
    expect((await admin.get(`/api/devices/${device.id}`)).data).toEqual(device);
    expect((await admin.get('/api/devices/kueche')).data).toEqual(device);
    const changed = await admin.put(`/api/devices/${device.id}`, { isEnabled: false });
    expect(changed).toMatchObject({ status: 200, data: { ...device, isEnabled: false } });
    expect((await admin.put(`/api/devices/${device.id}`, { name: 'Bar' })).data).toMatchObject({
      isEnabled: false,
      name: 'Bar',
    });
    expect((await admin.delete(`/api/devices/${device.id}`)).status).toBe(200);
    expect((await admin.get(`/api/devices/${device.id}`)).status).toBe(404);
    const audit = (await app.db.select().from(logs).orderBy(logs.id)).map(({ context }) => context);
    expect(audit).toMatchObject([
      { action: 'create', entity: 'devices', id: device.id, userId: admin.id },
      { action: 'update', before: { isEnabled: true }, after: { isEnabled: false } },
      { action: 'update', before: { name: 'Küche' }, after: { name: 'Bar' } },
      { action: 'delete', after: null },
    ]);
  });

  it('is listed by branch and search terms', async () => {
    const bar = await made({ identifier: 'bar', name: 'Theke', branch: { id: 2 } });
    const tablet = await made({ identifier: 'tablet', type: 'tablet', branch: { id: 1 } });
    const ask = async (filter: object) => {
      const answer = await admin.get(
        `/api/devices?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,9]`,
      );
      return [answer.headers.get('content-range'), (answer.data as Device[]).map(({ id }) => id)];
    };
    expect(await ask({ branchId: 2 })).toEqual(['devices 0-0/1', [bar.id]]);
    expect(await ask({ q: 'TABL' })).toEqual(['devices 0-0/1', [tablet.id]]);
    expect(await ask({ q: '100%' })).toEqual(['devices */0', []]);
    expect((await admin.get('/api/devices?sort=x')).status).toBe(400);
    const sorted = await admin.get('/api/devices?sort=["identifier","DESC"]');
    expect((sorted.data as Device[]).map(({ identifier }) => identifier)).toEqual(['tablet', 'bar']);
  });

  it('has a unique identifier and an existing branch', async () => {
    const device = await made({ ...PRINTER, identifier: 'eins' });
    const other = await made({ ...PRINTER, identifier: 'zwei' });
    const taken = await admin.put(`/api/devices/${other.id}`, { identifier: 'eins' });
    expect([taken.status, taken.errors]).toEqual([
      422,
      [{ field: 'identifier', message: 'Diese Kennung ist schon vergeben.' }],
    ]);
    expect((await admin.put(`/api/devices/${device.id}`, { identifier: 'eins' })).status).toBe(200);
    const lost = await admin.post('/api/devices', { identifier: 'eins', branch: { id: 99 } });
    expect([lost.status, fieldsOf(lost)]).toEqual([422, ['identifier', 'branch.id']]);
    expect((await admin.post('/api/devices', { identifier: 'Ä' })).status).toBe(422);
  });

  it('that prints over the network has exactly one address there', async () => {
    const tcp = { ...PRINTER, identifier: 'netz', connection: 'tcp' };
    const refused = await admin.post('/api/devices', tcp);
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ field: 'host', message: 'Bitte geben Sie die Adresse des Druckers im Netz an.' }],
    ]);
    for (const host of ['http://drucker', 'drucker:9100', 'a b', 'x@y', '-'])
      expect([host, fieldsOf(await admin.post('/api/devices', { ...tcp, host: `${host}/` }))]).toEqual([
        host,
        ['host'],
      ]);
    for (const wrong of [{ port: 0 }, { port: 70_000 }, { columns: 40 }, { copies: 9 }, { encoding: 'utf8' }])
      expect(fieldsOf(await admin.post('/api/devices', { ...tcp, host: '10.0.0.5', ...wrong }))).toEqual(
        Object.keys(wrong),
      );
    const other = await admin.post('/api/devices', { ...tcp, host: '10.0.0.5', port: 22 });
    expect([other.status, other.errors]).toEqual([
      422,
      [
        {
          field: 'port',
          message: 'Drucker werden nur an den Anschlüssen 9100 bis 9109 angesprochen.',
        },
      ],
    ]);
    const device = await made({ ...tcp, host: 'fe80::1', columns: 32 });
    expect(device).toMatchObject({ port: 9100, encoding: 'cp858', isAutomatic: true, copies: 1 });
    // Only the device itself may report its state.
    const { data } = await admin.put(`/api/devices/${device.id}`, {
      status: 'ready',
      hasToken: true,
      port: 9101,
    });
    expect(data).toEqual({ ...device, port: 9101 });
    expect((await admin.put(`/api/devices/${device.id}`, { host: '' })).status).toBe(422);
  });

  it('reports the result of a test in words', async () => {
    const { id } = await made({ ...PRINTER, identifier: 'probe' });
    const test = async (what: string) => {
      const { status, errors } = await admin.post(`/api/devices/${id}/test/${what}`, {});
      return [status, errors[0]?.message];
    };
    expect(await test('print')).toEqual([
      409,
      'Test nicht erfolgreich: Es ist noch kein Drucker eingerichtet.',
    ]);
    expect(await test('notification')).toEqual([409, expect.stringContaining('Test nicht erfolgreich')]);
    await admin.put(`/api/devices/${id}`, { isEnabled: false });
    expect(await test('print')).toEqual([409, 'Test nicht erfolgreich: Das Gerät ist ausgeschaltet.']);
    expect((await admin.post('/api/devices/99999/test/print', {})).status).toBe(404);
    expect((await (await app.as('employee')).post(`/api/devices/${id}/test/print`, {})).status).toBe(403);
  });

  it('reports success only if it accepted the test', async () => {
    const { id } = await made({ ...PRINTER, identifier: 'ofen' });
    const taken: string[] = [];
    const { app: reached } = app.composeAgain({
      deviceTests: {
        print: ({ identifier }) =>
          Promise.resolve({ ok: taken.push(identifier) === 1, reason: 'Kein Papier' }),
        notification: () => Promise.resolve({ ok: true }),
      },
    });
    const test = async (what: string) => {
      const path = `/api/devices/${id}/test/${what}`;
      return (await reached.request(path, { method: 'POST', headers: { cookie: admin.cookie } })).status;
    };
    expect([await test('notification'), await test('print'), await test('print')]).toEqual([200, 200, 409]);
    expect(taken).toEqual(['ofen', 'ofen']);
  });

  it('prevents its branch from being deleted', async () => {
    const branch = (await admin.post('/api/branches', { identifier: 'ost', name: 'Ost' })).data as {
      id: number;
    };
    const device = await made({ identifier: 'ost-1', branch });
    const refused = await admin.delete(`/api/branches/${branch.id}`);
    expect([refused.status, refused.errors[0]?.message]).toEqual([
      409,
      'Das kann nicht gelöscht werden. Es wird noch verwendet: Gerät „ost-1“.',
    ]);
    await admin.delete(`/api/devices/${device.id}`);
    expect((await admin.delete(`/api/branches/${branch.id}`)).status).toBe(200);
  });

  it('is not found if it does not exist', async () => {
    expect((await admin.get('/api/devices/nirgends')).status).toBe(404);
    expect((await admin.put('/api/devices/99', { name: 'x' })).status).toBe(404);
    expect((await admin.delete('/api/devices/99')).status).toBe(404);
  });

  it('is for admins only', async () => {
    const employee = await app.as('employee', [1]);
    for (const [who, status] of [
      [employee, 403],
      [{ get: app.call, post: app.post }, 401],
    ] as const) {
      expect((await who.get('/api/devices')).status).toBe(status);
      expect((await who.get('/api/devices/1')).status).toBe(status);
      expect((await who.post('/api/devices', PRINTER)).status).toBe(status);
    }
    expect((await employee.put('/api/devices/1', {})).status).toBe(403);
    expect((await employee.delete('/api/devices/1')).status).toBe(403);
    expect((await app.call('/api/devices/1', { method: 'PUT' })).status).toBe(401);
    expect((await app.call('/api/devices/1', { method: 'DELETE' })).status).toBe(401);
  });
});
