import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draft, newApp, NOON, type TestApp } from '../../../support/app.ts';
import { bothFor } from '../../../support/database.ts';
import { testShop } from '../../../support/shop.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

const FULL =
  'Zu dieser Zeit können wir leider keine Bestellungen mehr annehmen. Bitte wählen Sie einen anderen Termin.';

function shopWithCap(slotCapacity: number | null) {
  const shop = testShop();
  return { ...shop, branches: shop.branches.map((branch) => ({ ...branch, slotCapacity })) };
}

describe.each(bothFor('locks', 'races'))('a branch that takes so many orders per slot on %s', (kind) => {
  let app: TestApp;
  let admin: Staff;
  /** Each test has a day of its own. */
  let day = 10;
  beforeAll(async () => {
    app = await newApp(kind, shopWithCap(2));
    admin = await app.as('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    day += 1;
    await app.setShop(shopWithCap(2));
  });

  const at = (time: string) => new Date(`2026-12-${day}T${time}:00+01:00`).toISOString();
  const order = (time: string) => app.order(draft({ appointmentDate: at(time) }));
  /** Sends as a storefront does: after an answer 'later', again with the same key. */
  async function insist(time: string, key: string = crypto.randomUUID()) {
    let answer = await app.order(draft({ appointmentDate: at(time) }), key);
    while (answer.status === 503) answer = await app.order(draft({ appointmentDate: at(time) }), key);
    return answer;
  }
  async function full(time: string) {
    const answer = await order(time);
    if (answer.status === 409)
      expect(answer.errors).toMatchObject([{ field: 'appointmentDate', code: 'slotFull', message: FULL }]);
    return answer.status === 409;
  }

  it("a full slot refuses the next order at the appointment's field, and the next slot accepts it", async () => {
    expect([await full('18:00'), await full('18:25'), await full('18:10')]).toEqual([false, false, true]);
    expect([await full('18:30'), await full('17:55')]).toEqual([false, false]);
  });

  it('an order as soon as possible counts in the slot of its arrival', async () => {
    const now = (time: string) => {
      app.clock.now = Date.parse(at(time));
      return app.order(draft());
    };
    const statuses = [];
    for (const time of ['12:00', '12:10', '12:20', '12:30']) statuses.push((await now(time)).status);
    expect(statuses).toEqual([201, 201, 409, 201]);
  });

  it('the days of a month that are full are told, and no others', async () => {
    const fullDays = async (branch: number | string = 4, month = '2026-12', mode = 'takeaway') =>
      app.call(`/api/branches/${branch}/full-days/${mode}/${month}`);
    for (let half = 0; half < 8; half++)
      for (const _ of [1, 2]) {
        const time = at(`${18 + Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}`);
        expect((await app.order(draft({ branch: { id: 4 }, appointmentDate: time }))).status).toBe(201);
      }
    const answer = await fullDays();
    expect([answer.status, answer.data]).toEqual([200, { days: [`2026-12-${day}`] }]);
    expect((await fullDays(4, '2027-01')).data).toEqual({ days: [] });
    await app.setShop(shopWithCap(3));
    expect((await fullDays()).data).toEqual({ days: [] });
    await app.setShop(shopWithCap(null));
    expect((await fullDays()).data).toEqual({ days: [] });
    const statuses = [
      await fullDays(99),
      await fullDays(4, '2026-13'),
      await fullDays(4, '2026-12', 'drone'),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('a branch that is closed takes no order as soon as possible: it would evade the limit', async () => {
    const shop = shopWithCap(2);
    const branches = shop.branches.map((branch) => ({ ...branch, isAppointmentRequired: false }));
    await app.setShop({ ...shop, branches });
    app.clock.now = Date.parse(at('12:02'));
    const preorder = await app.order(draft({ branch: { id: 4 } }));
    expect([preorder.status, preorder.errors]).toMatchObject([
      422,
      [{ code: 'appointmentClosed', times: [at('18:00'), at('18:15'), at('18:30')] }],
    ]);
  });

  it('each branch has its own slots', async () => {
    for (const id of [1, 1, 4, 4])
      expect((await app.order(draft({ branch: { id }, appointmentDate: at('19:00') }))).status).toBe(201);
    expect(await full('19:00')).toBe(true);
  });

  it('a rejected, canceled or declined order releases its place', async () => {
    const [one, two] = [await order('18:00'), await order('18:00')];
    await admin.post(`/api/orders/${one.data.id}/status/reject`);
    expect([await full('18:00'), await full('18:00')]).toEqual([false, true]);
    await admin.post(`/api/orders/${two.data.id}/status/confirm`);
    await admin.post(`/api/orders/${two.data.id}/status/cancel`);
    const third = await order('18:00');
    expect([third.status, await full('18:00')]).toEqual([201, true]);
    await admin.put(`/api/orders/${third.data.id}`, { counterAppointment: at('20:00') });
    const { uid, hash } = third.data;
    await app.call(`/api/orders/public/${uid}/${hash}/reject-counter-appointment`, { method: 'POST' });
    expect([await full('20:00'), await full('20:00'), await full('20:00')]).toEqual([false, false, true]);
  });

  it('a canceled order releases its place, a completed one keeps it', async () => {
    const [one, two] = [await order('18:00'), await order('18:00')];
    await admin.post(`/api/orders/${one.data.id}/status/confirm`);
    await admin.post(`/api/orders/${one.data.id}/status/completed`);
    expect(await full('18:00')).toBe(true);
    await admin.post(`/api/orders/${two.data.id}/status/cancel`);
    expect([await full('18:00'), await full('18:00')]).toEqual([false, true]);
  });

  it('a proposed time moves the place, if there is one', async () => {
    const [one] = [await order('18:00'), await order('18:00'), await order('20:00')];
    const propose = (time: string) =>
      admin.put(`/api/orders/${one?.data.id}`, { counterAppointment: at(time) });
    expect((await propose('20:15')).status).toBe(200);
    expect([await full('18:00'), await full('20:00')]).toEqual([false, true]);
    expect(await propose('18:00')).toMatchObject({
      status: 409,
      errors: [{ field: 'counterAppointment', message: expect.stringContaining('alle Plätze') as string }],
    });
    expect((await propose('20:20')).status).toBe(200);
    const back = await admin.post(`/api/orders/${one?.data.id}/status/confirm`);
    expect([back.status, back.errors[0]?.field]).toEqual([409, 'appointment']);
    const there = { appointment: at('20:20') };
    expect((await admin.post(`/api/orders/${one?.data.id}/status/confirm`, there)).status).toBe(200);
  });

  it('orders from before the limit count', async () => {
    await app.setShop(shopWithCap(null));
    for (let count = 0; count < 3; count++) expect((await order('18:00')).status).toBe(201);
    await app.setShop(shopWithCap(4));
    expect([await full('18:00'), await full('18:00')]).toEqual([false, true]);
  });

  it('two hundred concurrent orders get the last ten places of a slot, ten of them', async () => {
    await app.setShop(shopWithCap(13));
    for (let count = 0; count < 3; count++) await order('18:00');
    const before = await app.countOrders();
    const answers = await Promise.all(Array.from({ length: 200 }, () => insist('18:15')));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(190);
    expect(await app.countOrders()).toBe(before + 10);
    expect(new Set(taken.map(({ data }) => data.ticketNumber)).size).toBe(10);
    // A refused order can take another slot, and no ticket number is skipped.
    const next = await order('18:30');
    const numbers = taken.map(({ data }) => Number(data.ticketNumber));
    expect(Number(next.data.ticketNumber)).toBe(Math.max(...numbers) + 1);
  });

  it('a new and a moved order compete for the last place, and one gets it', async () => {
    await app.setShop(shopWithCap(3));
    const elsewhere = await Promise.all(Array.from({ length: 3 }, () => order('19:00')));
    await order('18:00');
    await order('18:00');
    const moves = elsewhere.map(({ data }) =>
      admin.put(`/api/orders/${data.id}`, { counterAppointment: at('18:20') }),
    );
    const answers = await Promise.all([...moves, ...Array.from({ length: 5 }, () => order('18:10'))]);
    const won = answers.filter(({ status }) => status === 200 || status === 201);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('a hundred requests with one idempotency key take one place', async () => {
    await app.setShop(shopWithCap(1));
    const answers = await Promise.all(Array.from({ length: 100 }, () => insist('18:00', `slot-key-${day}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.uid)).size).toBe(1);
    expect(await full('18:00')).toBe(true);
  });
});
