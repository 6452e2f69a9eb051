import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DayClose } from '../../../src/lib/contract/books.ts';
import { OrderDetails } from '../../../src/lib/contract/staff-orders.ts';
import { drawerCents } from '../../../src/lib/domain/day-close.ts';
import { corrections, orders } from '../../../src/server/platform/database/schema.ts';
import { newApp, NOON, type TestApp } from '../../support/app.ts';
import { storedOrders } from '../../support/stored-orders.ts';

const WRONG = { reason: 'Falsches Gericht' };

describe('corrections of orders paid on site', () => {
  let app: TestApp;
  let waiter: Awaited<ReturnType<TestApp['as']>>;
  let admin: typeof waiter;
  let stored: ReturnType<typeof storedOrders>;
  beforeAll(async () => {
    app = await newApp();
    stored = storedOrders(app.db);
    waiter = await app.as('employee', [1]);
    admin = await app.as('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    await app.db.execute(sql`truncate orders, day_closes cascade`);
  });

  /** Two pizzas for 20.00 at 7 %, a wine for 5.00 at 19 %, delivery for 2.50 at 7 %. */
  async function sold(facts: Partial<typeof orders.$inferInsert> = {}): Promise<number> {
    const id = await stored.place({
      branchId: 1,
      day: '2026-11-18',
      hour: 12,
      mode: 'delivery',
      paymentMethod: 'cash',
      deliveryCents: 250,
      lines: [
        { name: 'Pizza', unit: 'Stk', amount: 2, cents: 2000, rate: 7 },
        { name: 'Wein', unit: 'Stk', amount: 1, cents: 500, rate: 19 },
      ],
    });
    const at = new Date('2026-11-18T12:00:00+01:00');
    await app.db
      .update(orders)
      .set({ createdAt: at, completedAt: at, ...facts })
      .where(eq(orders.id, id));
    return id;
  }
  const correct = (id: number, wish: object, by = waiter) => by.post(`/api/orders/${id}/corrections`, wish);
  const details = async (id: number) => OrderDetails.parse((await waiter.get(`/api/orders/${id}`)).data);

  it('give back lines, an amount, and then the rest, each with who, when, why and its tax', async () => {
    const id = await sold();
    const [before] = await app.db.select().from(orders).where(eq(orders.id, id));
    expect((await correct(id, { lines: [{ index: 0, amount: 1 }], ...WRONG })).status).toBe(200);
    expect((await correct(id, { amount: 3.5, reason: 'Zu spät' })).status).toBe(200);
    expect((await correct(id, { reason: 'Alles zurück' })).status).toBe(200);
    const order = await details(id);
    expect(order.corrections).toMatchObject([
      {
        at: new Date(NOON).toISOString(),
        kind: 'part',
        amount: 10,
        rates: [{ rate: 7, gross: 10, tax: 0.65 }],
        lines: [{ index: 0, amount: 1 }],
        reason: 'Falsches Gericht',
        user: 'Petra Probe',
      },
      { kind: 'part', amount: 3.5, lines: [], reason: 'Zu spät' },
      { kind: 'storno', amount: 14, reason: 'Alles zurück' },
    ]);
    const byRate = Map.groupBy(
      order.corrections.flatMap(({ rates }) => rates),
      ({ rate }) => rate,
    );
    const sum = (rate: number) => (byRate.get(rate) ?? []).reduce((all, { gross }) => all + gross, 0);
    expect([sum(7), sum(19)]).toEqual([22.5, 5]);
    expect(order.history.at(-1)).toMatchObject({
      action: 'correction-all',
      user: { name: 'Petra Probe' },
      changes: { refunded: { from: 13.5, to: 27.5 }, correctionReason: { to: 'Alles zurück' } },
    });
    expect(await app.db.select().from(orders).where(eq(orders.id, id))).toEqual([before]);
    const receipt = await app.app.request(`/api/orders/${id}/receipt`, {
      headers: { cookie: waiter.cookie },
    });
    const shown = (await receipt.text()).replaceAll(/<[^>]*>/g, '').replaceAll('&#xa0;', ' ');
    for (const words of ['STORNO', 'TEILERSTATTUNG', '-14,00', 'Alles zurück'])
      expect(shown).toContain(words);
  });

  it('never exceed what is left, of an order or of one of its lines', async () => {
    const id = await sold();
    const tooMuch = {
      status: 422,
      errors: [{ field: 'amount', message: 'So viel ist nicht mehr zu erstatten.' }],
    };
    expect(await correct(id, { amount: 27.51, ...WRONG })).toMatchObject(tooMuch);
    expect(await correct(id, { lines: [{ index: 0, amount: 3 }], ...WRONG })).toMatchObject(tooMuch);
    await correct(id, { lines: [{ index: 0, amount: 2 }], ...WRONG });
    expect(await correct(id, { lines: [{ index: 0, amount: 1 }], ...WRONG })).toMatchObject(tooMuch);
    expect((await correct(id, { amount: 7.5, ...WRONG })).status).toBe(200);
    expect(await correct(id, WRONG)).toMatchObject(tooMuch);
    expect((await details(id)).corrections.map(({ kind }) => kind)).toEqual(['part', 'storno']);
  });

  it('want a reason, a completed order paid on site, and staff of its branch', async () => {
    const id = await sold();
    for (const wish of [
      { reason: ' ' },
      {},
      { ...WRONG, amount: 0 },
      { ...WRONG, amount: 1, lines: [{ index: 0, amount: 1 }] },
    ])
      expect((await correct(id, wish)).status).toBe(422);
    expect((await correct(id, WRONG, await app.as('employee', [2]))).status).toBe(403);
    expect((await correct(999_999, WRONG)).status).toBe(404);
    for (const facts of [{ completedAt: null }, { paymentMethod: 'mollie' as const }])
      expect((await correct(await sold(facts), WRONG)).status).toBe(409);
    expect(await app.db.$count(corrections)).toBe(0);
  });

  it('fall into the day close of the day on which they were entered, and into the exports', async () => {
    const id = await sold();
    await admin.post('/api/branches/1/day-closes', { day: '2026-11-18' });
    app.clock.now = Date.parse('2026-11-20T20:00:00+01:00');
    await correct(id, { lines: [{ index: 1, amount: 1 }], ...WRONG });
    app.clock.now = Date.parse(NOON);
    const { data } = await admin.post('/api/branches/1/day-closes', { day: '2026-11-20' });
    expect((data as DayClose[])[0]?.content).toMatchObject({
      number: 2,
      sales: { count: 0 },
      refunds: {
        count: 1,
        cents: 500,
        taxCents: 80,
        methods: [{ method: 'cash', rates: [{ rate: 19, grossCents: 500, taxCents: 80 }] }],
      },
    });
    const file = await app.app.request(
      '/api/books/exports/corrections?from=2026-11-20&to=2026-11-20&format=plain',
      {
        headers: { cookie: admin.cookie },
      },
    );
    const [head, row] = (await file.text()).split('\r\n');
    expect(head).toContain('"Berichtigung Nr.","Nummer","Filiale Nr.","Eingetragen","Art","Grund","Von"');
    expect(row).toContain('2026-11-20 20:00:00,"Teilerstattung","Falsches Gericht","Petra Probe"');
    expect(row).toContain('"EUR",5.00,0.80,"19: 5.00","2: 1"');
  });

  it('and sales in francs are in the close as they lie in the drawer, rounded to coins, and a tip by itself', async () => {
    const id = await sold({
      ...{ currency: 'CHF', tipCents: 44, totalGrossCents: 2794, roundingCents: 1 },
      taxes: [
        { rate: 7, amountCents: 147, grossCents: 2250 },
        { rate: 19, amountCents: 80, grossCents: 500 },
      ],
    });
    app.clock.now = Date.parse('2026-11-20T20:00:00+01:00');
    await correct(id, { amount: 5.03, ...WRONG });
    app.clock.now = Date.parse(NOON);
    const { data } = await admin.post('/api/branches/1/day-closes', { day: '2026-11-20' });
    const [first, second] = (data as DayClose[]).map(({ content }) => content);
    expect(first?.methods).toMatchObject([{ cents: 2794, roundingCents: 1, untaxedTipCents: 44 }]);
    expect(first && drawerCents(first, 'cash')).toBe(2795);
    // 5.03 is handed back as 5.05.
    expect(second?.refunds.methods).toMatchObject([{ cents: 503, roundingCents: 2, untaxedTipCents: 8 }]);
    expect(second && drawerCents(second, 'cash')).toBe(-505);
    expect((await admin.get('/api/branches/1/books')).data).toMatchObject({ closes: 2, broken: null });
  });

  it('are taken off the turnover, and take the order out of the statistics once all of it was given back', async () => {
    const id = await sold();
    const turnover = async () =>
      (await admin.get('/api/statistics/total-turnover?from=2026-11-18&to=2026-11-18')).data as {
        turnover: number;
      };
    expect(await turnover()).toMatchObject({ turnover: 27.5 });
    await correct(id, { amount: 7.5, ...WRONG });
    expect(await turnover()).toMatchObject({ turnover: 20 });
    await correct(id, WRONG);
    expect(await turnover()).toMatchObject({ turnover: 0 });
  });

  it('cannot be changed or deleted, nor can their order be reopened', async () => {
    const id = await sold({ completedAt: null, confirmedAt: new Date(NOON) });
    expect((await waiter.post(`/api/orders/${id}/status/completed`)).status).toBe(200);
    expect((await correct(id, WRONG)).status).toBe(200);
    const undone = await waiter.post(`/api/orders/${id}/status/undo`);
    expect(undone).toMatchObject({ status: 409 });
    const refused = { cause: { code: '23001' } };
    await expect(app.db.update(corrections).set({ amountCents: 1 })).rejects.toMatchObject(refused);
    await expect(app.db.delete(corrections)).rejects.toMatchObject(refused);
  });
});
