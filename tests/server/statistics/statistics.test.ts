import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import * as contract from '../../../src/lib/contract/statistics.ts';
import { keepStatisticsFresh } from '../../../src/server/statistics/queries/keep-fresh.ts';
import { orders, statistics } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

const RESULTS = {
  'daily-report': contract.DailyReport,
  'total-turnover': contract.TotalTurnover,
  'total-orders': contract.TotalOrders,
  'total-items': contract.TotalItems,
  'popular-products': contract.PopularProducts,
  'highest-activity': contract.HighestActivity,
  'payment-methods': contract.PaymentMethodStatistics,
  'delivery-methods': contract.DeliveryMethodStatistics,
  'successful-orders': contract.SuccessfulOrders,
  ratings: contract.Ratings,
} as const;
const NAMES = [...Object.keys(RESULTS), 'reviews'];

describe.each(bothFor('SQL'))('statistics on %s', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const at = (instant: string) => void (app.clock.now = Date.parse(instant));
  const read = async (path: string, staff = admin) =>
    (await staff.get(`/api/statistics/${path}`)).data as Record<string, unknown>;
  const turnovers = async (query: string) =>
    ((await read(`total-turnover?${query}`)) as unknown as contract.TotalTurnover).days;

  it('cover today by default, in the shape of the contract', async () => {
    at('2026-09-01T12:00:00+02:00');
    await app.order(deliveryDraft());
    await app.order(draft({ isDineIn: true, table: { id: 1 }, paymentMethod: 'atm-card' }));
    for (const [name, schema] of Object.entries(RESULTS)) {
      const today = await admin.get(`/api/statistics/${name}`);
      expect(today.status).toBe(200);
      expect(today.headers.get('cache-control')).toBe('no-store');
      expect(schema.parse(today.data)).toEqual(today.data);
      expect(await read(`${name}?from=2026-09-01`)).toEqual(today.data);
      expect(await read(`${name}?from=2026-09-01&to=2026-09-01&branchId=1`)).toEqual(today.data);
    }
    expect(await read('daily-report')).toMatchObject({
      from: '2026-09-01',
      to: '2026-09-01',
      orders: 2,
      turnover: 32.5,
      net: 29.43,
      tax: 3.07,
      delivery: 2.5,
      taxes: [
        { rate: 7, gross: 22.5, net: 21.03, tax: 1.47 },
        { rate: 19, gross: 10, net: 8.4, tax: 1.6 },
      ],
      open: 2,
    });
  });

  it('exclude an order from the moment it is canceled or rejected', async () => {
    at('2026-09-02T12:00:00+02:00');
    const { data } = await app.order(draft());
    expect(await read('total-turnover')).toMatchObject({ orders: 1, turnover: 10 });
    await app.db.update(orders).set({ rejectedAt: new Date() }).where(eq(orders.id, data.id));
    expect(await read('total-turnover')).toMatchObject({ orders: 0, turnover: 0, average: null });
    expect(await read('successful-orders')).toMatchObject({ orders: 1, rejected: 1, share: 0 });
    await app.db.delete(orders).where(eq(orders.id, data.id));
    expect(await read('successful-orders')).toMatchObject({ orders: 0, share: null });
  });

  it('count an order on its business day', async () => {
    at('2026-09-30T23:59:59+02:00');
    await app.order(draft());
    at('2026-10-01T00:00:00+02:00');
    await app.order(draft());
    await app.order(draft());
    expect(await turnovers('from=2026-09-30&to=2026-10-01')).toEqual([
      { day: '2026-09-30', turnover: 10 },
      { day: '2026-10-01', turnover: 20 },
    ]);
  });

  it('have the repeated hour of a clock change twice, and not the skipped one', async () => {
    for (const instant of [
      ...['2026-03-29T01:59:00+01:00', '2026-03-29T03:00:00+02:00'],
      ...['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', '2026-10-25T23:59:00+01:00'],
    ]) {
      at(instant);
      await app.order(draft());
    }
    expect((await read('highest-activity?from=2026-03-29'))['hoursOfWeek']).toEqual([
      { weekday: 7, hour: 1, orders: 1 },
      { weekday: 7, hour: 3, orders: 1 },
    ]);
    expect(await read('highest-activity?from=2026-10-25')).toMatchObject({
      busiest: { weekday: 7, hour: 2, orders: 2 },
      hoursOfWeek: [
        { weekday: 7, hour: 2, orders: 2 },
        { weekday: 7, hour: 23, orders: 1 },
      ],
    });
  });

  it('cover their own branches for employees, and no others', async () => {
    at('2026-09-05T12:00:00+02:00');
    const appointmentDate = '2026-09-06T19:00:00+02:00';
    await app.order(draft());
    await app.order(draft({ branch: { id: 4 }, appointmentDate }));
    await app.order(draft({ branch: { id: 4 }, appointmentDate }));
    const cook = await app.as('employee', [4]);
    const both = await app.as('employee', [1, 4]);
    const nowhere = await app.as('employee');
    expect(await read('total-orders')).toMatchObject({ orders: 3 });
    expect(await read('total-orders', cook)).toMatchObject({ orders: 2 });
    expect(await read('total-orders?branchId=4', cook)).toMatchObject({ orders: 2 });
    expect(await read('total-orders', both)).toMatchObject({ orders: 3 });
    expect(await read('total-orders', nowhere)).toMatchObject({ orders: 0 });
    for (const name of NAMES) {
      expect((await cook.get(`/api/statistics/${name}?branchId=1`)).status).toBe(403);
      expect((await app.call(`/api/statistics/${name}`)).status).toBe(401);
    }
  });

  it('refuse days that are invalid, in the wrong order, or too many', async () => {
    for (const name of NAMES) {
      const refused = async (query: string) => {
        const answer = await admin.get(`/api/statistics/${name}?${query}`);
        return [answer.status, ...fieldsOf(answer)];
      };
      expect(await refused('from=2026-02-30')).toEqual([422, 'from']);
      expect(await refused('to=2026-02-01')).toEqual([422, 'from']);
      expect(await refused('from=2026-02-02&to=2026-02-01')).toEqual([422, 'to']);
      expect(await refused('from=2000-01-01&to=2026-01-01')).toEqual([422, 'to']);
      expect(await refused('branchId=x')).toEqual([422, 'branchId']);
    }
    expect((await admin.get('/api/statistics/reviews?range=[5,1]')).status).toBe(400);
  });

  it('page through reviews, newest first, without the authors', async () => {
    const placed = [];
    for (const [hour, comment] of [
      [12, 'Gut'],
      [14, 'Sehr gut'],
      [13, ''],
    ] as const) {
      at(`2026-09-07T11:00:00+02:00`);
      const { data } = await app.order(draft({ name: 'Erika Geheim', email: 'erika@example.org' }));
      await app.db.update(orders).set({ completedAt: new Date() }).where(eq(orders.id, data.id));
      at(`2026-09-08T${hour}:00:00+02:00`);
      const stars = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2, comment };
      await app.post(`/api/orders/public/${data.uid}/${data.hash}/questionnaire`, stars);
      placed.push(data);
    }
    const path = '/api/statistics/reviews?from=2026-09-07&to=2026-09-07';
    const all = await admin.get(path);
    expect(contract.Review.array().parse(all.data)).toEqual(all.data);
    expect(all.headers.get('content-range')).toBe('reviews 0-2/3');
    expect((all.data as contract.Review[]).map(({ comment }) => comment)).toEqual(['Sehr gut', '', 'Gut']);
    expect((all.data as contract.Review[])[0]).toEqual({
      id: placed[1]?.id,
      ticketNumber: placed[1]?.ticketNumber,
      branch: { id: 1 },
      day: '2026-09-07',
      createdAt: '2026-09-08T12:00:00.000Z',
      rating: 5,
      foodRating: 4,
      serviceRating: 3,
      processRating: 2,
      comment: 'Sehr gut',
    });
    expect(JSON.stringify(all.data)).not.toMatch(/Geheim|example/);
    const part = await admin.get(`${path}&range=[1,1]`);
    expect(part.headers.get('content-range')).toBe('reviews 1-1/3');
    expect((part.data as contract.Review[]).map(({ comment }) => comment)).toEqual(['']);
    expect((await admin.get(`${path}&branchId=2`)).headers.get('content-range')).toBe('reviews */0');
    expect(await read('ratings?from=2026-09-07')).toMatchObject({
      ratings: 3,
      rating: 5,
      foodRating: 4,
      serviceRating: 3,
      processRating: 2,
    });
  });

  it('are correct while orders are placed, in every process', async () => {
    at('2026-09-10T12:00:00+02:00');
    const other = app.composeAgain();
    const path = '/api/statistics/total-turnover';
    const seen: number[] = [];
    let isDone = false;
    const look = async () => {
      while (!isDone) {
        const response = await other.app.request(path, { headers: { cookie: admin.cookie } });
        const { data } = (await response.json()) as { data: contract.TotalTurnover };
        expect(data.turnover).toBe(data.orders * 10);
        seen.push(data.orders, ((await read('total-orders')) as unknown as contract.TotalOrders).orders);
      }
    };
    const looking = look();
    const placed = await Promise.all(Array.from({ length: 30 }, () => app.order(draft()))).finally(() => {
      isDone = true;
    });
    await looking;
    await other.stopWatching();
    expect(placed.every(({ status }) => status === 201)).toBe(true);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await read('total-turnover')).toMatchObject({ orders: 30, turnover: 300 });
  });

  it('are stored for past months, and recounted when one of their orders changes', async () => {
    at('2026-07-10T12:00:00+02:00');
    const { data } = await app.order(draft());
    await app.order(draft());
    await keepStatisticsFresh(app.db, '2026-09-10');
    const months = await app.db.select().from(statistics).where(eq(statistics.start, '2026-07-01'));
    expect(months).toMatchObject([{ period: 'month', branchId: 1, orders: 2, cents: 2000 }]);
    const july = 'daily-report?from=2026-07-01&to=2026-07-31';
    expect(await read(july)).toMatchObject({ orders: 2, turnover: 20 });
    await app.db.update(orders).set({ canceledAt: new Date() }).where(eq(orders.id, data.id));
    expect(await read(july)).toMatchObject({ orders: 1, turnover: 10, canceled: 1 });
    await keepStatisticsFresh(app.db, '2026-09-10');
    expect(await read(july)).toMatchObject({ orders: 1, turnover: 10, canceled: 1 });
  });
});
