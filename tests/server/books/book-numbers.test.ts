import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

describe.each(bothFor('locks', 'races'))('numbers of the books on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp(kind)));
  afterAll(() => app.close());

  const numbers = async (year: number) =>
    (
      await app.db
        .select({ number: orders.bookNumber })
        .from(orders)
        .where(eq(orders.bookYear, year))
        .orderBy(orders.bookNumber)
    ).map(({ number }) => number);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('have no gap, though orders come together, are sent twice and are refused', async () => {
    const same = draft({ name: 'Zweimal gesendet' });
    await Promise.all([
      ...Array.from({ length: 30 }, () => app.order(draft())),
      ...Array.from({ length: 6 }, () => app.order(same, 'the same key')),
      ...Array.from({ length: 6 }, () => app.order(draft({ name: '' }))),
      app.order(draft({ name: 'Ein anderer' }), 'the same key'),
    ]);
    expect(await numbers(2026)).toEqual(upTo(await app.countOrders()));
    await app.order(draft(), 'the same key');
    await app.order(draft());
    expect(await numbers(2026)).toEqual(upTo(await app.countOrders()));
  });

  it('begin again with the year of the shop’s calendar', async () => {
    app.clock.now = Date.parse('2027-01-01T12:00:00+01:00');
    const { data } = await app.order(draft());
    const admin = await app.as('admin');
    expect((await admin.get(`/api/orders/${data.id}`)).data).toMatchObject({ bookNumber: '2027-000001' });
    app.clock.now = Date.parse(NOON);
  });
});
