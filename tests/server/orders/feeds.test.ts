import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKeyScope, NewApiKey } from '../../../src/lib/contract/people.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';

describe('what calendars and spreadsheets read by themselves', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  const keys = {} as Record<ApiKeyScope, string>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    for (const scope of ['tickets', 'calendar', 'sheet'] as const)
      keys[scope] = (
        (await admin.post('/api/branches/1/api-keys', { name: 'x', scope })).data as NewApiKey
      ).key;
  });
  afterAll(() => app.close());

  const read = async (path: string) => {
    const response = await app.app.request(path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const inHours = (hours: number) => new Date(app.clock.now + hours * 3_600_000).toISOString();

  it('a calendar has the orders for a time, as they stand, and nobody by name', async () => {
    const later = (await app.order(draft({ name: 'Zebulon Zwiesel', appointmentDate: inHours(3) }))).data;
    const gone = (await app.order(draft({ appointmentDate: inHours(4) }))).data;
    await app.order(draft());
    await admin.post(`/api/orders/${gone.id}/status/cancel`, {});
    const path = `/api/calendars/1/${keys.calendar}/orders.ics`;
    const before = await read(path);
    expect([before.status, before.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(before.headers.get('cache-control')).toBe('no-store');
    expect(before.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(before.text).toContain(`UID:order-${later.id}@branch-1`);
    expect(before.text).toContain('STATUS:TENTATIVE');
    expect(before.text).not.toContain('Zebulon');
    await admin.post(`/api/orders/${later.id}/status/confirm`, {});
    expect((await read(path)).text).toContain('STATUS:CONFIRMED');
  });

  it('a sheet has the orders of the last days, of its branch', async () => {
    const { data: order } = await app.order(draft({ name: 'Zebulon Zwiesel' }));
    const sheet = await read(`/api/sheets/1/${keys.sheet}/orders.csv`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, ...rows] = sheet.text.trim().split('\r\n');
    expect(head).toMatch(/^"Nummer","Filiale Nr\.","Filiale"/);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.includes('"Mitte"'))).toBe(true);
    const sheetOfNord = { name: 'x', scope: 'sheet' };
    const { key } = (await admin.post('/api/branches/2/api-keys', sheetOfNord)).data as NewApiKey;
    expect((await read(`/api/sheets/2/${key}/orders.csv`)).text.trim().split('\r\n')).toEqual([head]);
    expect(sheet.text).not.toContain('Zebulon');
    app.clock.now += 3 * 86_400_000;
    const today = await read(`/api/sheets/1/${keys.sheet}/orders.csv?days=1`);
    expect(today.text.trim().split('\r\n')).toHaveLength(1);
    app.clock.now -= 3 * 86_400_000;
    expect((await read(`/api/sheets/1/${keys.sheet}/orders.csv?days=1&format=excel`)).text).toContain(
      `;${order.ticketNumber};`,
    );
  });

  it('each needs a key of its own scope and branch', async () => {
    for (const path of [
      `/api/calendars/1/${keys.sheet}/orders.ics`,
      `/api/calendars/2/${keys.calendar}/orders.ics`,
      `/api/sheets/1/${keys.tickets}/orders.csv`,
      `/api/sheets/2/${keys.sheet}/orders.csv`,
    ])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    expect((await read(`/api/sheets/1/${keys.sheet}/orders.csv?days=0`)).status).toBe(422);
  });
});
