import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderEvents, orderItems, orders } from '../../../src/server/platform/database/schema.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

/** PostgreSQL's restrict_violation, which the triggers raise. */
const REFUSED = '23001';

describe.each(bothFor('SQL', 'errors'))('an order in the books on %s', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let id: number;
  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
    ({ id } = (await app.order(draft({ comment: 'Bitte klingeln', email: 'erika@example.org' }))).data);
  });
  afterAll(() => app.close());

  const change = (columns: Partial<typeof orders.$inferInsert>) =>
    app.db.update(orders).set(columns).where(eq(orders.id, id));
  const changeLine = (columns: Partial<typeof orderItems.$inferInsert>) =>
    app.db.update(orderItems).set(columns).where(eq(orderItems.orderId, id));

  it('can be weighed while it is open, which its history tells with old and new', async () => {
    await admin.post(`/api/orders/${id}/status/confirm`, {});
    expect((await admin.put(`/api/orders/${id}/items/0`, { amount: 2 })).status).toBe(200);
    const { history } = (await admin.get(`/api/orders/${id}`)).data as { history: object[] };
    expect(history.at(-1)).toMatchObject({
      actor: 'staff',
      user: { name: 'Petra Probe' },
      action: 'update-item',
      changes: { totalGross: { from: 10, to: 20 } },
    });
  });

  it('keeps its figures once it is final, whoever writes', async () => {
    await admin.post(`/api/orders/${id}/status/completed`, {});
    expect((await admin.put(`/api/orders/${id}/items/0`, { amount: 3 })).status).toBe(409);
    for (const columns of [
      { totalGrossCents: 1 },
      { taxes: [] },
      { paymentMethod: 'atm-card' as const },
      { bookNumber: 99 },
      { day: '2026-11-20' },
      { currency: 'CHF' },
    ])
      await expect(change(columns), JSON.stringify(columns)).rejects.toMatchObject({
        cause: { code: REFUSED },
      });
    for (const columns of [{ grossCents: 1 }, { amount: 3 }, { taxRate: 0 }, { name: 'Wasser' }])
      await expect(changeLine(columns), JSON.stringify(columns)).rejects.toMatchObject({
        cause: { code: REFUSED },
      });
    await expect(app.db.delete(orderItems).where(eq(orderItems.orderId, id))).rejects.toMatchObject({
      cause: { code: REFUSED },
    });
  });

  it('keeps its history', async () => {
    const where = eq(orderEvents.orderId, id);
    await expect(
      app.db
        .update(orderEvents)
        .set({ at: new Date(0) })
        .where(where),
    ).rejects.toMatchObject({ cause: { code: REFUSED } });
    await expect(
      app.db
        .update(orderEvents)
        .set({ changes: { totalGross: { from: 10, to: 10 } } })
        .where(where),
    ).rejects.toMatchObject({ cause: { code: REFUSED } });
  });

  it('loses its customer when that is asked for, and nothing else', async () => {
    const before = (await admin.get(`/api/orders/${id}`)).data as { bookNumber: string; pricing: object };
    expect((await admin.delete(`/api/orders/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/orders/${id}`)).data).toMatchObject({
      name: '',
      email: '',
      comment: '',
      bookNumber: before.bookNumber,
      pricing: before.pricing,
    });
  });
});
