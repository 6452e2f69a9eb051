import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LiveBusy } from '../../../src/lib/contract/branches.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { draft, NOON } from '../../support/app.ts';
import { newKitchen, type TestKitchen } from '../../support/kitchen.ts';
import { readEvents } from '../../support/read-events.ts';

const MINUTE = 60_000;

describe('a branch with a limit on open orders', () => {
  let { app, kitchen, admin } = {} as TestKitchen;
  beforeAll(async () => {
    ({ app, kitchen, admin } = await newKitchen());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    await app.db.delete(orders);
    await set({ longerFromOrders: null, pauseFromOrders: null });
    await kitchen.put('/api/pauses', { branches: [{ id: 1 }], longer: null });
  });

  const set = async (fields: object) => (await admin.put('/api/branches/1', fields)).status;
  const busy = async () =>
    ((await app.call('/api/branches/1/version')).data as { busy?: LiveBusy }).busy ?? null;
  const order = async () => (await app.order(draft())).data;
  const inMinutes = (minutes: number) => new Date(Date.parse(NOON) + minutes * MINUTE).toISOString();

  it('takes no more orders with so many, until one is done', async () => {
    expect(await set({ pauseFromOrders: 2 })).toBe(200);
    const { id } = await order();
    expect(await busy()).toBeNull();
    await order();
    expect(await busy()).toMatchObject({ isCrowded: true, paused: { takeaway: inMinutes(10) } });
    expect(await app.order(draft())).toMatchObject({ status: 409, errors: [{ code: 'paused' }] });
    for (const step of ['confirm', 'completed'])
      expect((await kitchen.post(`/api/orders/${id}/status/${step}`, {})).status).toBe(200);
    expect(await busy()).toBeNull();
    await order();
  });

  it('says longer times with so many, unless its kitchen has set more', async () => {
    await set({ longerFromOrders: 1 });
    await order();
    expect(await busy()).toMatchObject({ longer: { minutes: 15 }, paused: {} });
    const longer = { minutes: 30, for: 60 };
    await kitchen.put('/api/pauses', { branches: [{ id: 1 }], longer });
    expect(await busy()).toMatchObject({ longer: { minutes: 30 } });
  });

  it('does not count what is not paid yet, or due later', async () => {
    await set({ pauseFromOrders: 1 });
    await order();
    const change = (fields: Partial<typeof orders.$inferInsert>) => app.db.update(orders).set(fields);
    await change({ appointment: new Date(inMinutes(61)) });
    expect(await busy()).toBeNull();
    await change({ appointment: new Date(inMinutes(60)) });
    expect(await busy()).not.toBeNull();
    await change({ paymentMethod: 'mollie' });
    expect(await busy()).toBeNull();
    await change({ paidAt: new Date(NOON) });
    expect(await busy()).not.toBeNull();
  });

  it('says so on the board that opens', async () => {
    await set({ pauseFromOrders: 1 });
    await order();
    const path = '/api/branches/1/orders/events';
    const response = await app.app.request(path, { headers: { cookie: kitchen.cookie } });
    const seen = readEvents(response);
    expect(await seen.next('busy')).toMatchObject({ isCrowded: true });
    await seen.leave();
  });
});
