import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Log } from '../../../src/lib/contract/people.ts';
import { logs, orders, outbox, prints } from '../../../src/server/platform/database/schema.ts';
import { removeOldData, type Removed, type Retention } from '../../../src/server/privacy/retention.ts';
import { deliveryDraft, newApp, type TestApp } from '../../support/app.ts';
import {
  askForWords,
  ERIKA,
  logDeletedOrder,
  orderOfErika,
  tablesWithErika,
} from '../../support/customer-data.ts';
import { bothFor } from '../../support/database.ts';

const DAY = 86_400_000;
const NONE: Removed = { orders: 0, withdrawals: 0, files: 0, messages: 0, prints: 0, logs: 0, analytics: 0 };

describe.each(bothFor('SQL'))('personal data past its time on %s', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let erika: Awaited<ReturnType<typeof orderOfErika>>;
  let start: number;
  const retention: Retention = {
    retentionCustomerDays: 90,
    retentionMessageDays: 365,
    retentionLogDays: 365,
    retentionAnalyticsDays: 60,
  };
  const remove = () => removeOldData(app, retention, app.clock.now);
  const figures = async () => {
    const range = 'from=2026-11-01&to=2026-11-30';
    const names = ['daily-report', 'popular-products', 'ratings', 'total-turnover', 'highest-activity'];
    return Promise.all(names.map(async (name) => (await admin.get(`/api/statistics/${name}?${range}`)).data));
  };

  beforeAll(async () => {
    app = await newApp(kind);
    start = app.clock.now;
    admin = await app.as('admin');
    await askForWords(app);
    erika = await orderOfErika(app, admin);
    await erika.finish();
    await erika.rate();
    await logDeletedOrder(app.db, 99_999, new Date(start));
    await app.post('/api/analytics-log', { type: 'event', action: 'open', category: 'menu' });
  });
  afterAll(() => app.close());

  it('stays until then', async () => {
    app.clock.now = start + 59 * DAY;
    expect(await remove()).toEqual(NONE);
    expect(await tablesWithErika(app.db)).toEqual([
      'public.logs',
      'public.order_events',
      'public.order_items',
      'public.orders',
      'public.outbox',
      'public.push_subscriptions',
      'public.questionnaires',
      'public.sent_mails',
    ]);
  });

  it('is then gone from every table and the storage, while totals and statistics stay the same', async () => {
    app.clock.now = start + 89 * DAY;
    // Their session of before has ended.
    admin = await app.as('admin');
    const young = await app.order(deliveryDraft({ name: 'Jonas Jung' }));
    expect(young.status).toBe(201);
    const before = await figures();
    const [{ pricing }, receipt] = [
      (await admin.get(erika.path)).data as { pricing: object },
      (await app.call(erika.publicPath)).data as { items: object[] },
    ];
    expect(await app.storage.read(erika.picture)).not.toBeNull();
    app.clock.now = start + 91 * DAY;
    expect(await remove()).toEqual({ ...NONE, orders: 1, files: 1, logs: 1, analytics: 1 });
    expect(await tablesWithErika(app.db)).toEqual([]);
    expect(await app.storage.read(erika.picture)).toBeNull();
    expect(await figures()).toEqual(before);
    expect((await admin.get(erika.path)).data).toMatchObject({
      name: '',
      city: '',
      pricing,
      questionnaire: { rating: 5, comment: '' },
    });
    const shown = await app.call(erika.publicPath);
    expect(shown).toMatchObject({
      status: 200,
      data: { isCompleted: true, pricing, questionnaireRating: 5 },
    });
    const { items } = shown.data as { items: { parts: object[] }[] };
    expect(items[0]?.parts).toEqual([{ name: 'Größe', value: 'groß' }]);
    expect(items).toEqual(receipt.items.map((item) => ({ ...item, parts: items[0]?.parts })));
    expect(await admin.get(`/api/orders/${young.data.id}`)).toMatchObject({ data: { name: 'Jonas Jung' } });
  });

  it('is written down with how many, and removing it again finds nothing', async () => {
    expect(await remove()).toEqual(NONE);
    const filter = encodeURIComponent(JSON.stringify({ action: 'erase' }));
    const entries = (await admin.get(`/api/logs?filter=${filter}`)).data as Log[];
    expect(entries.map(({ context }) => context)).toMatchObject([
      { userName: 'Bestellbar', entity: 'orders', after: { orders: 1, files: 1, logs: 1, analytics: 1 } },
    ]);
  });

  it('is removed again if staff enter it again', async () => {
    expect((await admin.put(erika.path, { name: ERIKA.name })).status).toBe(200);
    expect(await tablesWithErika(app.db)).toContain('public.orders');
    expect(await remove()).toMatchObject({ orders: 1 });
    expect(await tablesWithErika(app.db)).toEqual([]);
  });

  it('messages, prints and the log go at their own times; orders stay for the books', async () => {
    app.clock.now = start + 366 * DAY;
    const removed = await remove();
    expect(removed).toMatchObject({ messages: 1, prints: 1 });
    expect(removed.logs).toBeGreaterThan(0);
    const counts = [app.db.$count(outbox), app.db.$count(prints), app.db.$count(orders)];
    expect(await Promise.all(counts)).toEqual([0, 0, 2]);
    // Written since.
    expect(await app.db.$count(logs)).toBeGreaterThan(0);
  });
});

describe('the times of retention', () => {
  it('are ninety days for customers and messages and a year for the log, and can be set by an admin', async () => {
    const app = await newApp();
    const admin = await app.as('admin');
    const read = async () => (await app.call('/api/config')).data;
    expect(await read()).toMatchObject({
      retentionCustomerDays: 90,
      retentionMessageDays: 90,
      retentionLogDays: 365,
      retentionAnalyticsDays: 90,
    });
    expect(await admin.post('/api/config', { retentionCustomerDays: 6 })).toMatchObject({
      status: 422,
      errors: [{ field: 'retentionCustomerDays' }],
    });
    expect((await admin.post('/api/config', { retentionCustomerDays: 30 })).status).toBe(200);
    expect(await read()).toMatchObject({ retentionCustomerDays: 30 });
    await app.close();
  });
});
