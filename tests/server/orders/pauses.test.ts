import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import type { LiveBusy } from '../../../src/lib/contract/branches.ts';
import { branches } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, NOON } from '../../support/app.ts';
import { newKitchen, type TestKitchen } from '../../support/kitchen.ts';
import { readEvents } from '../../support/read-events.ts';

const MINUTE = 60_000;
const ALL = ['takeaway', 'delivery', 'dineIn'];

describe('a kitchen that is full', () => {
  let { app, kitchen, admin } = {} as TestKitchen;
  beforeAll(async () => {
    ({ app, kitchen, admin } = await newKitchen());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    await change({ pause: { modes: ALL, for: null }, longer: null });
  });

  const change = (what: object, who = kitchen, ids = [1]) =>
    who.put('/api/pauses', { branches: ids.map((id) => ({ id })), ...what });
  const pause = (modes: string[], minutes: number | 'closing' | null, message = '') =>
    change({ pause: { modes, for: minutes, message } });
  const live = async (id = 1) =>
    (await app.call(`/api/branches/${id}/version`)).data as { busy?: LiveBusy; preparing?: number };

  it('takes no orders of a paused mode until the pause ends by itself, and others meanwhile', async () => {
    expect((await pause(['delivery'], 30, 'Danke für Ihre Geduld!')).status).toBe(200);
    const refused = await app.order(deliveryDraft());
    expect(refused).toMatchObject({
      status: 409,
      errors: [
        {
          code: 'paused',
          message: 'Gerade sehr viel los: Bestellungen wieder ab 12:30. Danke für Ihre Geduld!',
        },
      ],
    });
    expect((await app.order(draft())).status).toBe(201);
    app.clock.now += 30 * MINUTE - 1;
    expect((await app.order(deliveryDraft())).status).toBe(409);
    app.clock.now += 1;
    expect((await app.order(deliveryDraft())).status).toBe(201);
    expect((await live()).busy).toBeUndefined();
  });

  it('is said to open pages at once, and taken back by the kitchen', async () => {
    await pause(['delivery'], 60, 'Gleich wieder!');
    const until = new Date(Date.parse(NOON) + 60 * MINUTE).toISOString();
    expect((await live()).busy).toMatchObject({
      paused: { delivery: until },
      message: 'Gleich wieder!',
      longer: null,
    });
    expect(await pause(['delivery'], null)).toMatchObject({ data: [{ branch: { id: 1 }, busy: null }] });
    expect((await live()).busy).toBeUndefined();
    expect((await app.order(deliveryDraft())).status).toBe(201);
  });

  it('is said on the landing page once every mode is paused', async () => {
    await pause(['delivery'], 60);
    expect((await app.call('/api/preparing')).data).toEqual([]);
    await pause(ALL, 30);
    const pausedUntil = new Date(app.clock.now + 30 * MINUTE).toISOString();
    expect((await app.call('/api/preparing')).data).toEqual([{ branch: 'mitte', pausedUntil }]);
  });

  it('takes orders for after the pause where customers may order ahead', async () => {
    await pause(ALL, 30);
    const { busy } = await live();
    const later = (minutes: number) =>
      draft({ appointmentDate: new Date(app.clock.now + minutes * MINUTE).toISOString() });
    const statuses = [(await app.order(later(25))).status, (await app.order(later(30))).status];
    expect(statuses).toEqual(busy?.takesPreorders ? [409, 201] : [409, 409]);
  });

  it('lets staff write down what they are told all the same', async () => {
    await pause(ALL, 30);
    const employee = await app.as('employee', [1]);
    const { legalInstructions: _l, privacyPolicy: _p, ...told } = draft();
    const taken = await employee.post('/api/orders/taken', { ...told, how: 'phone' });
    expect(taken.status).toBe(201);
  });

  it('pauses until its hours end', async () => {
    const { data } = await pause(['takeaway'], 'closing');
    const [{ busy }] = data as [{ busy: LiveBusy }];
    const until = Date.parse(busy.paused.takeaway ?? '');
    expect(until).toBeGreaterThan(app.clock.now);
    app.clock.now = until - 1;
    expect((await live()).busy).toBeDefined();
    app.clock.now = until;
    expect((await live()).busy).toBeUndefined();
  });

  it('says longer times, and offers no earlier ones', async () => {
    await change({ longer: { minutes: 20, for: 60 } });
    expect((await live()).busy?.longer?.minutes).toBe(20);
    const at = (minutes: number) =>
      draft({ appointmentDate: new Date(app.clock.now + minutes * MINUTE).toISOString() });
    expect((await app.order(at(15))).errors[0]?.message).toContain('frühestens');
    expect((await app.order(at(20))).status).toBe(201);
    expect((await app.order(draft())).status).toBe(201);
  });

  it('changes neither the shop nor other branches', async () => {
    const before = await app.readShop();
    await pause(ALL, 30);
    expect((await app.readShop())?.revision).toBe(before?.revision);
    expect((await live(2)).busy).toBeUndefined();
  });

  it('is set at several branches by those who work there, and by nobody else', async () => {
    const both = { pause: { modes: ALL, for: 15 } };
    expect((await change(both, kitchen, [1, 2])).status).toBe(403);
    expect((await live()).busy).toBeUndefined();
    expect((await change(both, admin, [1, 2])).status).toBe(200);
    expect((await live(2)).busy).toBeDefined();
    await change({ pause: { modes: ALL, for: null } }, admin, [1, 2]);
    expect((await change(both, admin, [999])).status).toBe(404);
    expect((await change({ pause: { modes: ['drone'], for: 15 } })).status).toBe(422);
    expect((await app.as('bookkeeper').then((who) => change(both, who))).status).toBe(403);
  });

  it('is set at all of the branches or at none, also when one has been deleted in the same moment', async () => {
    // Not through the API: the process still knows the branch, as it does until it hears of the deletion.
    await app.db.delete(branches).where(eq(branches.id, 3));
    expect((await change({ pause: { modes: ALL, for: 15 } }, admin, [1, 3])).status).toBe(404);
    expect((await live()).busy).toBeUndefined();
  });

  it('is written into the log with the name of who did it', async () => {
    await pause(['delivery'], 15);
    const filter = JSON.stringify({ entity: 'pauses', entityId: 1 });
    const { data } = await admin.get(`/api/logs?${new URLSearchParams({ filter })}`);
    const [entry] = data as { context: { userId: number; after: { paused: object } } }[];
    expect(entry?.context.userId).toBe(kitchen.id);
    expect(entry?.context.after.paused).toHaveProperty('delivery');
  });

  it('is told to all boards of the branch, also by another process', async () => {
    const response = await app.app.request('/api/branches/1/orders/events', {
      headers: { cookie: kitchen.cookie },
    });
    const seen = readEvents(response);
    expect(await seen.next('busy')).toBeNull();
    const { app: other } = app.composeAgain();
    await other.request('/api/pauses', {
      method: 'PUT',
      headers: { cookie: kitchen.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ branches: [{ id: 1 }], pause: { modes: ['delivery'], for: 15 } }),
    });
    expect(await seen.next('busy')).toHaveProperty('paused.delivery');
    await seen.leave();
  });
});
