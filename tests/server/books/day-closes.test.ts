import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookState, DayClose } from '../../../src/lib/contract/books.ts';
import { dayClosedByNight, scheduleDayCloses } from '../../../src/server/books/nightly-closes.ts';
import {
  corrections,
  dayCloses,
  orders,
  payments,
  refunds,
} from '../../../src/server/platform/database/schema.ts';
import { newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { storedOrders } from '../../support/stored-orders.ts';

const TODAY = '2026-11-21';
/** PostgreSQL's restrict_violation, which the triggers raise. */
const REFUSED = '23001';
const PIZZA = { name: 'Pizza', unit: 'Stk' as const, amount: 1, cents: 1000, rate: 7 };
const WINE = { name: 'Wein', unit: 'Stk' as const, amount: 1, cents: 500, rate: 19 };

describe.each(bothFor('SQL', 'values', 'locks'))('day closes on %s', (kind) => {
  let app: TestApp;
  let stored: ReturnType<typeof storedOrders>;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let waiter: typeof admin;
  beforeAll(async () => {
    app = await newApp(kind);
    stored = storedOrders(app.db);
    admin = await app.as('admin');
    waiter = await app.as('employee', [1]);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    await app.db.execute(sql`truncate orders, day_closes, payments cascade`);
  });

  type Facts = Partial<typeof orders.$inferInsert>;
  /** A delivery of pizza and wine for 17.50, completed at an instant unless `facts` say otherwise. */
  async function sold(at: string, facts: Facts = {}, branchId = 1): Promise<number> {
    const id = await stored.place({
      branchId,
      day: at.slice(0, 10),
      hour: 12,
      mode: 'delivery',
      paymentMethod: 'cash',
      deliveryCents: 250,
      lines: [PIZZA, WINE],
    });
    const placed = { createdAt: new Date(at), completedAt: new Date(at), ...facts };
    await app.db.update(orders).set(placed).where(eq(orders.id, id));
    return id;
  }

  let paid = 0;
  async function refund(orderId: number, amountCents: number, doneAt: string): Promise<void> {
    const at = new Date(doneAt);
    const reference = `reference-${++paid}`;
    const [payment] = await app.db
      .insert(payments)
      .values({
        orderId,
        branchId: 1,
        method: 'mollie',
        reference,
        amountCents: 1750,
        currency: 'EUR',
        state: 'paid',
        waitsUntil: at,
        createdAt: at,
      })
      .returning({ id: payments.id });
    await app.db.insert(refunds).values({
      paymentId: payment?.id ?? 0,
      key: reference,
      reason: 'staff',
      amountCents,
      currency: 'EUR',
      state: 'done',
      createdAt: at,
      doneAt: at,
    });
  }

  const close = (day: string, by = admin, branch = 1) =>
    by.post(`/api/branches/${branch}/day-closes`, { day });
  const state = async (by = admin) => (await by.get('/api/branches/1/books')).data as BookState;

  it('freeze the sums of what was completed that day', async () => {
    await sold('2026-11-20T12:00:00+01:00');
    await sold('2026-11-20T23:59:59+01:00', { paymentMethod: 'atm-card' });
    await sold('2026-11-20T18:00:00+01:00', {
      completedAt: null,
      canceledAt: new Date('2026-11-20T18:00:00+01:00'),
    });
    await sold('2026-11-21T00:00:00+01:00');
    await sold('2026-11-20T12:00:00+01:00', {}, 2);
    const answer = await close('2026-11-20');
    expect(answer.status).toBe(201);
    const [made] = answer.data as DayClose[];
    expect(made).toMatchObject({ number: 1, day: '2026-11-20', previousHash: '', user: 'Petra Probe' });
    expect(made?.content).toMatchObject({
      sales: { count: 2, cents: 3500, taxCents: 2 * (82 + 80) },
      positions: [
        { name: 'delivery', cents: 500 },
        { name: 'goods', cents: 3000 },
      ],
      rates: [
        { rate: 7, grossCents: 2500, taxCents: 164 },
        { rate: 19, grossCents: 1000, taxCents: 160 },
      ],
      methods: [
        { method: 'atm-card', count: 1, cents: 1750 },
        { method: 'cash', count: 1, cents: 1750 },
      ],
      modes: [{ mode: 'delivery', count: 2, cents: 3500 }],
      ended: { canceled: { count: 1, cents: 1750 } },
    });
    expect((await admin.get(`/api/books/day-closes/${made?.id}`)).data).toEqual(made);
  });

  it('count a refund on its own day, also for an order of an earlier day', async () => {
    const id = await sold('2026-11-18T12:00:00+01:00');
    const canceled = await sold('2026-11-19T12:00:00+01:00', {
      completedAt: null,
      canceledAt: new Date('2026-11-19T12:00:00+01:00'),
    });
    await close('2026-11-18');
    await refund(id, 875, '2026-11-19T10:00:00+01:00');
    await refund(canceled, 1750, '2026-11-19T12:05:00+01:00');
    const [made] = (await close('2026-11-19')).data as DayClose[];
    expect(made?.content).toMatchObject({
      number: 2,
      sales: { count: 0, cents: 0 },
      refunds: {
        count: 1,
        cents: 875,
        methods: [
          {
            rates: [
              { rate: 7, grossCents: 625 },
              { rate: 19, grossCents: 250 },
            ],
          },
        ],
      },
    });
  });

  it('count the one of two corrections at once that still fits', async () => {
    const id = await sold('2026-11-19T12:00:00+01:00');
    const wish = { amount: 10, reason: 'Reklamation' };
    const asked = [1, 2].map(() => waiter.post(`/api/orders/${id}/corrections`, wish));
    expect((await Promise.all(asked)).map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await app.db.$count(corrections)).toBe(1);
  });

  it('are made in order, once, and never of a day that still runs', async () => {
    await sold('2026-11-18T12:00:00+01:00');
    await sold('2026-11-20T12:00:00+01:00');
    await sold(`${TODAY}T09:00:00+01:00`);
    expect(await state()).toMatchObject({ openDays: ['2026-11-18', '2026-11-20'], closes: 0, broken: null });
    expect(await close(TODAY)).toMatchObject({
      status: 409,
      errors: [{ message: 'Dieser Tag läuft noch. Abschließen lässt er sich nach Mitternacht.' }],
    });
    const both = await Promise.all([close('2026-11-20'), close('2026-11-20', waiter)]);
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(201);
    const { data } = await admin.get('/api/books/day-closes?sort=["number","ASC"]');
    expect(data).toMatchObject([
      { number: 1, day: '2026-11-18' },
      { number: 2, day: '2026-11-20' },
    ]);
    expect((data as DayClose[])[1]?.previousHash).toBe((data as DayClose[])[0]?.hash);
    expect((await close('2026-11-20')).errors[0]?.message).toBe('Dieser Tag ist schon abgeschlossen.');
    app.clock.now = Date.parse('2026-11-23T12:00:00+01:00');
    expect((await close('2026-11-22')).status).toBe(201);
    expect((await close('2026-11-22')).status).toBe(409);
  });

  it('keep their chain, which says where it was broken', async () => {
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19']) await sold(`${day}T12:00:00+01:00`);
    await close('2026-11-19');
    expect(await state()).toMatchObject({ closes: 3, broken: null });
    await app.db.execute(sql`alter table day_closes disable trigger day_closes_kept`);
    await app.db.execute(
      sql`update day_closes set content = jsonb_set(content, '{sales,cents}', '1') where number = 2`,
    );
    await app.db.execute(sql`alter table day_closes enable trigger day_closes_kept`);
    expect(await state()).toMatchObject({ broken: { number: 2, day: '2026-11-18', why: 'content' } });
  });

  it('cannot be changed or deleted, and hold the end of their orders', async () => {
    const id = await sold('2026-11-20T12:00:00+01:00');
    await close('2026-11-20');
    await expect(app.db.update(dayCloses).set({ day: TODAY })).rejects.toMatchObject({
      cause: { code: REFUSED },
    });
    await expect(app.db.delete(dayCloses)).rejects.toMatchObject({ cause: { code: REFUSED } });
    await expect(
      app.db.update(orders).set({ completedAt: null }).where(eq(orders.id, id)),
    ).rejects.toMatchObject({ cause: { code: REFUSED } });
    expect(await app.db.$count(dayCloses)).toBe(1);
  });

  it('are the business of a branch’s own staff', async () => {
    await sold('2026-11-20T12:00:00+01:00');
    await sold('2026-11-20T12:00:00+01:00', {}, 2);
    const other = await app.as('employee', [2]);
    expect((await close('2026-11-20', other)).status).toBe(403);
    expect((await other.get('/api/branches/1/books')).status).toBe(403);
    const [made] = (await close('2026-11-20', waiter)).data as DayClose[];
    expect((await other.get(`/api/books/day-closes/${made?.id}`)).status).toBe(403);
    expect((await other.get('/api/books/day-closes')).data).toEqual([]);
    expect((await waiter.get('/api/books/day-closes')).data).toMatchObject([{ id: made?.id }]);
    expect((await waiter.get('/api/books/settings')).status).toBe(403);
    expect((await admin.get('/api/books/day-closes/999')).status).toBe(404);
    expect((await admin.get('/api/branches/999/books')).status).toBe(404);
    expect((await close('2026-11-20', admin, 999)).status).toBe(404);
    expect((await close('yesterday')).status).toBe(422);
    expect((await admin.get('/api/books/day-closes?filter={"secret":1}')).status).toBe(400);
  });

  it('are made by night for all branches, from four o’clock', async () => {
    await sold('2026-11-20T12:00:00+01:00');
    await sold('2026-11-20T12:00:00+01:00', {}, 2);
    await sold(`${TODAY}T09:00:00+01:00`);
    const failures: unknown[] = [];
    const stop = scheduleDayCloses(app.db, app.readShop, {
      now: () => app.clock.now,
      report: (error) => failures.push(error),
    });
    await expect.poll(() => app.db.$count(dayCloses)).toBe(2);
    await stop();
    expect(failures).toEqual([]);
    expect((await admin.get('/api/books/day-closes')).data).toMatchObject([{ user: null }, { user: null }]);
    expect(dayClosedByNight(Date.parse('2026-11-21T03:59:00+01:00'), 'Europe/Berlin')).toBe('2026-11-19');
    expect(dayClosedByNight(Date.parse('2026-11-21T04:00:00+01:00'), 'Europe/Berlin')).toBe('2026-11-20');
  });
});
