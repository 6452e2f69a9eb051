import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attendances } from '../../../src/lib/contract/staff-orders.ts';
import type { LiveBusy } from '../../../src/lib/contract/branches.ts';
import { branches, heartbeats, outbox } from '../../../src/server/platform/database/schema.ts';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { newKitchen, type TestKitchen } from '../../support/kitchen.ts';
import { newMessages, OFFICE, SOON, type TestMessages } from '../../support/messages.ts';
import { startSmsGateway } from '../../support/sms-gateway.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

const MINUTE = 60_000;
const TABLET = 'tablet-0123456789';

describe('a branch that nobody attends', () => {
  let { app, kitchen, admin } = {} as TestKitchen;
  beforeAll(async () => {
    ({ app, kitchen, admin } = await newKitchen());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    await app.db.delete(heartbeats);
    await set({ unattendedMinutes: 5, unattendedAction: 'call' });
  });

  const set = (fields: object) => admin.post('/api/config', fields);
  const beat = (who = kitchen, id = 1) =>
    who.post('/api/heartbeats', { device: TABLET, name: 'iPad, Safari', branch: { id } });
  const live = async () =>
    ((await app.call('/api/branches/1/version')).data as { busy?: LiveBusy }).busy ?? null;
  const read = async (who = kitchen) => (await who.get('/api/heartbeats')).data as Attendances;
  async function after(minutes: number) {
    app.clock.now += minutes * MINUTE;
    await app.attendance.check();
  }

  it('has no device awake for the minutes that the shop sets: customers are asked to call until one wakes', async () => {
    await beat();
    await after(4);
    expect(await live()).toBeNull();
    await after(1);
    expect(await live()).toMatchObject({ paused: {}, unattended: { phone: '+493012345' } });
    expect((await read()).unattended).toEqual([{ branch: { id: 1 }, since: new Date(NOON).toISOString() }]);
    expect((await app.order(draft())).status).toBe(201);
    expect((await beat()).status).toBe(200);
    expect(await live()).toBeNull();
    expect((await read()).unattended).toEqual([]);
  });

  it('is unattended since the same instant for as long as it lasts, so that staff are told once', async () => {
    await beat();
    await after(5);
    const since = (await read()).unattended;
    await app.order(draft());
    await after(45);
    await beat();
    expect((await read()).unattended).toEqual(since);
    expect(since).toHaveLength(1);
  });

  it('takes no orders until a device is awake, if the shop refuses them', async () => {
    await set({ unattendedAction: 'refuse' });
    await after(30);
    const refused = await app.order(draft());
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'paused' }] });
    expect(refused.errors?.[0]?.message).toMatch(
      /^Die Filiale meldet sich gerade nicht: Bestellungen wieder ab .+, oder sobald jemand da ist\. Bitte rufen Sie an: \+493012345$/,
    );
    await beat();
    expect((await app.order(draft())).status).toBe(201);
  });

  it('looks as usual to customers if only staff are told, and is none if the shop does not check', async () => {
    await set({ unattendedAction: 'tell' });
    await after(30);
    expect([await live(), (await read()).unattended.length]).toEqual([null, 1]);
    await set({ unattendedMinutes: 0 });
    await after(0);
    expect((await read()).unattended).toEqual([]);
  });

  it('has an order that nobody answers, though its board is awake', async () => {
    const { data } = await app.order(draft());
    await after(39);
    await beat();
    await after(0);
    expect(await live()).toBeNull();
    app.clock.now += MINUTE;
    await beat();
    await after(0);
    expect(await live()).not.toBeNull();
    expect((await kitchen.post(`/api/orders/${data.id}/status/confirm`, {})).status).toBe(200);
    await beat();
    expect(await live()).toBeNull();
  });

  it('is known by the boards of the last day, each with when it was awake', async () => {
    for (const minutes of [0, 1, 2, 40]) {
      app.clock.now = Date.parse(NOON) + minutes * MINUTE;
      await beat();
    }
    const iso = (minutes: number) => new Date(Date.parse(NOON) + minutes * MINUTE).toISOString();
    const day = {
      branch: { id: 1 },
      device: TABLET,
      name: 'iPad, Safari',
      lastAt: iso(40),
      awake: [
        { from: iso(0), to: iso(3) },
        { from: iso(40), to: iso(41) },
      ],
    };
    expect((await read()).devices).toEqual([day]);
    expect((await read(await app.as('kitchen', [2]))).devices).toEqual([]);
    app.clock.now += 24 * 60 * MINUTE + MINUTE;
    expect((await read()).devices).toEqual([]);
    app.clock.now += 24 * 60 * MINUTE;
    await app.attendance.tidy();
    expect(await app.db.$count(heartbeats)).toBe(0);
  });

  it('is not vouched for by staff of others, nor by malformed devices', async () => {
    expect((await beat(kitchen, 2)).status).toBe(403);
    expect((await beat(admin, 999)).status).toBe(404);
    const odd = await kitchen.post('/api/heartbeats', { device: 'x', branch: { id: 1 } });
    expect(odd).toMatchObject({ status: 422, errors: [{ field: 'device' }] });
  });

  it('has been deleted in the moment in which its board says that it is awake', async () => {
    // Not through the API: the process still knows the branch, as it does until it hears of the deletion.
    await app.db.delete(branches).where(eq(branches.id, 2));
    expect((await beat(admin, 2)).status).toBe(404);
    await after(30);
    expect((await read(admin)).devices).toEqual([]);
  });
});

describe('staff of a branch that nobody attends', () => {
  let app: TestApp;
  let messages: TestMessages;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
  beforeAll(async () => {
    app = await newApp();
    smtp = await startSmtpServer();
    const admin = await app.as('admin');
    await admin.put('/api/branches/1', { email: 'mitte@example.org', phone: '0151 12345678' });
    await admin.post('/api/config', { unattendedMinutes: 5, enablePluginSMS: true });
    gateway = await startSmsGateway();
    messages = await newMessages(app, {
      mail: { url: smtp.url, from: 'Shop <post@example.org>' },
      sms: {
        apiKey: 'geheim',
        from: 'Pizzeria',
        url: gateway.url,
        limits: { order: 20, day: 1000, perSegment: 9 },
      },
    });
  });
  afterAll(async () => {
    await messages.close();
    await smtp.stop();
    await gateway.stop();
    await app.close();
  });

  const unattended = async () =>
    (await app.db.select().from(outbox).orderBy(outbox.channel)).filter(({ branchId }) => branchId === 1);

  it('get one mail each time, which says what customers see, and a text message on a mobile number', async () => {
    app.clock.now += 10 * MINUTE;
    await app.attendance.check();
    await messages.remindStaff();
    await messages.remindStaff();
    await expect
      .poll(() => smtp.received.map(({ mail }) => mail.subject), SOON)
      .toEqual(['Niemand da: Mitte']);
    const { text } = smtp.received[0]?.mail ?? {};
    expect(text).toContain('Kunden werden gebeten anzurufen.');
    expect(text).toMatch(new RegExp(`${OFFICE}/backend/\\s`));
    await expect.poll(() => gateway.taken.map(({ to }) => to), SOON).toEqual(['+4915112345678']);
    expect(gateway.taken[0]?.text).toMatch(/^Niemand da: Mitte\. Seit \d\d:\d\d Uhr/);
    const own = await unattended();
    expect(own).toMatchObject([
      { channel: 'mail', orderId: null },
      { channel: 'sms', orderId: null },
    ]);
    const listed = await (await app.as('admin')).get('/api/messages');
    expect(listed.data).toContainEqual(expect.objectContaining({ purpose: 'unattended', order: null }));
  });
});
